import { type Mock, afterEach, beforeEach, vi } from 'vitest'
import { type TestClock, createTestClock } from '../testing/index.ts'
import {
  type CloseReason,
  type Notification,
  type Notifier,
  type NotifierOptions,
  createNotifier,
} from './index.ts'

/** A notifier for one test, which drives its clock. */
export interface Driven {
  clock: TestClock
  notify: Notifier
  /** The titles of what is shown, oldest first. */
  shown: () => string
  /** The titles of everything queued, oldest first. */
  listed: () => string
}

const titles = (list: readonly Notification[]) => list.map(({ title }) => title).join('')

/** Creates one with these options. */
export function startNotifier(options: NotifierOptions = {}): Driven {
  const clock = createTestClock()
  const notify = createNotifier({ clock, ...options })
  return {
    clock,
    notify,
    shown: () => titles(notify.shown()),
    listed: () => titles(notify.list()),
  }
}

/** The same, with the reasons for which notifications have closed so far. */
export function startWithReasons(
  options: NotifierOptions = {},
): Driven & { reasons: CloseReason[] } {
  const driven = startNotifier(options)
  const reasons: CloseReason[] = []
  driven.notify.observe((change) => change.type === 'closed' && reasons.push(change.reason))
  return { ...driven, reasons }
}

/** A promise that the test settles. */
export function deferred() {
  let resolve: (value?: unknown) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<unknown>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

/** Waits until every promise that can settle has done so. */
export const settled = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve))

/** Replaces the host's `reportError` with a mock, for every test of a file. */
export function stubReportError(): Mock<(error: unknown) => void> {
  const reportError = vi.fn<(error: unknown) => void>()
  beforeEach(() => {
    reportError.mockReset()
    vi.stubGlobal('reportError', reportError)
  })
  afterEach(() => vi.unstubAllGlobals())
  return reportError
}

/** Collects what is logged to the console, in every test of a file. */
export function collectTold(): TypeError[] {
  const told: TypeError[] = []
  beforeEach(() => {
    told.length = 0
    vi.spyOn(console, 'error').mockImplementation((error: TypeError) => told.push(error))
  })
  afterEach(() => void vi.restoreAllMocks())
  return told
}
