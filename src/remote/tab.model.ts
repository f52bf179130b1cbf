import { createNotifier, type Notifier } from '../core/index.ts'
import { createInbox, type Inbox, type InboxStore } from '../inbox/index.ts'
import { createTestClock, type TestClock } from '../testing/index.ts'
import { createFakeBrowser } from './fake-browser.model.ts'
import { settle } from './fake-fetch.model.ts'
import type { PageListener } from './host.ts'
import { createRemote, type Remote } from './remote.ts'
import { createRequest, type HeaderSource } from './request.ts'

/** Options of a tab. */
export interface TabOptions {
  /** If it is empty, the tab shares with no other. */
  group?: string
  showsIn?: 'one' | 'all'
  visible?: boolean
  headers?: HeaderSource
  onGap?: () => void
  store?: InboxStore
  /** Without it, as where storage is blocked, the tab can't note what was shown. */
  hasStorage?: boolean
}

/** A tab with everything in it. */
export interface Tab {
  notifier: Notifier
  inbox: Inbox
  remote: Remote
  /** The titles of everything that was ever queued here. */
  shown: string[]
  /** Returns the titles of what is queued now. */
  queued: () => string[]
  /** Returns the titles of what the inbox has, on screen or not. */
  filed: () => string[]
  look: () => void
  lookAway: () => void
  hide: () => void
  comeBack: () => void
  goOnline: () => void
  hang: () => void
  crash: () => void
}

/** Creates a browser whose tabs share locks and channels, driven by one clock. */
export function createTabs(
  fetch: typeof globalThis.fetch,
  random: () => number = Math.random,
): {
  clock: TestClock
  openTab: (options?: TabOptions) => Tab
  /** Runs everything that is due within this many milliseconds. */
  advance: (ms?: number) => Promise<void>
  steal: (name: string) => void
  stored: () => [key: string, value: string][]
  sent: () => number
} {
  const clock = createTestClock(1_000_000)
  const browser = createFakeBrowser()

  const openTab = (options: TabOptions = {}): Tab => {
    const { group = 'ada', showsIn = 'one', visible = true, headers, onGap } = options
    const { hasStorage = true } = options
    const { locks, openChannel, storage, hang, crash } = browser.openTab()
    const notifier = createNotifier({ clock, duration: Infinity })
    const inbox = createInbox({ notifier, clock, store: options.store })
    const shown: string[] = []
    let isVisible = visible
    let page: PageListener | undefined
    notifier.observe(({ type, notification }) => {
      if (type === 'added') shown.push(notification.title)
    })
    const remote = createRemote(
      {
        notifier,
        inbox,
        url: '/relay',
        request: createRequest('/relay', headers, fetch),
        group,
        showsIn,
        onGap,
      },
      {
        clock,
        random,
        locks,
        openChannel,
        storage: hasStorage ? storage : () => undefined,
        isVisible: () => isVisible,
        listen: (listener) => {
          page = listener
          return () => {
            page = undefined
          }
        },
      },
    )
    const queued = (): string[] => notifier.list().map(({ title }) => title)
    return {
      notifier,
      inbox,
      remote,
      shown,
      queued,
      filed: () => [...inbox.list('all').map(({ title }) => title), ...queued()].sort(),
      look: () => {
        isVisible = true
        page?.onVisible()
      },
      lookAway: () => {
        isVisible = false
      },
      hide: () => page?.onHide(),
      comeBack: () => page?.onShow(),
      goOnline: () => page?.onOnline(),
      hang,
      crash: () => {
        crash()
        remote.close()
      },
    }
  }

  const advance = async (ms = 0): Promise<void> => {
    for (const step of [0, ms, 0]) {
      clock.advance(step)
      for (let turn = 0; turn < 3; turn++) {
        await settle()
        browser.deliver()
      }
    }
  }

  const { steal, stored, sent } = browser
  return { clock, openTab, advance, steal, stored, sent }
}
