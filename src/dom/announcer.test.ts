// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Notifier, createNotifier } from '../core/index.ts'
import { type TestClock, createTestClock } from '../testing/index.ts'
import { createAnnouncer } from './announcer.ts'
import { createLife } from './life.ts'
import { createShell } from './shell.ts'
import { saidIn } from './voice.ts'

const labels = {
  types: { info: 'Info', success: 'Success', warning: 'Warning', error: 'Error' },
  times: (count: number) => `${count} times`,
  summary: (count: number) => `${count} notifications`,
  failed: 'It failed. Try again.',
}

let clock: TestClock
let notify: Notifier
const unmountAll: (() => void)[] = []

/** A view that is mounted for a second, so that browsers know its regions. */
const mount = (notifier: Notifier = notify) => {
  const life = createLife()
  const { shell } = createShell(document)
  document.body.append(shell)
  const announcer = createAnnouncer(
    shell,
    life,
    notifier,
    () => true,
    () => ({ labels, lang: undefined }),
  )
  clock.advance(1000)
  /** What a view does after each rendering. */
  const refresh = () => notifier.shown().forEach(announcer.say)
  unmountAll.push(life.end)
  return { ...announcer, refresh, unmount: life.end }
}

beforeEach(() => {
  document.body.replaceChildren()
  clock = createTestClock()
  notify = createNotifier({ clock })
})

afterEach(() => unmountAll.splice(0).forEach((unmount) => unmount()))

test('one that comes with the id of one that is being said, and was dismissed, is said too', () => {
  mount()
  notify('Saved', { id: 'save' })
  clock.advance(60)
  notify.dismiss('save')
  notify('Saved', { id: 'save' })
  clock.advance(2000)
  expect(saidIn(document)).toEqual(['Info: Saved.', 'Info: Saved.'])
})

test('the beginning of a second promise of the same id is said, however soon it follows', async () => {
  mount()
  const first = notify.promise(Promise.resolve(), {
    loading: { id: 'up', title: 'Uploading A' },
    success: null,
    error: null,
  })
  clock.advance(60)
  await first
  void notify.promise(new Promise(() => {}), {
    loading: { id: 'up', title: 'Uploading B' },
    success: null,
    error: null,
  })
  clock.advance(2000)
  expect(saidIn(document)).toEqual(['Info: Uploading A.', 'Info: Uploading B.'])
})

test('one that expires after it was said is not said again, though its view looked meanwhile', () => {
  const { refresh } = mount()
  notify('Alpha', { duration: 200 })
  notify.offer(3).readable()
  clock.advance(60)
  notify('Beta')
  refresh()
  clock.advance(2000)
  expect(saidIn(document)).toEqual(['Info: Alpha.', 'Info: Beta.'])
})

test('one that is dismissed after its view has gone is dropped, though the voice goes on', () => {
  mount(createNotifier({ clock }))
  const { unmount } = mount()
  notify('One')
  clock.advance(20)
  const two = notify('Two')
  unmount()
  notify.dismiss(two)
  clock.advance(2000)
  expect(saidIn(document)).toEqual(['Info: One.'])
})

test('that an action has failed replaces no other message, whatever its id', () => {
  const { sayFailed } = mount()
  const id = notify('Sent', { id: 'a' })
  clock.advance(1000)
  notify('First')
  clock.advance(20)
  notify('Second', { id: 'a failed' })
  sayFailed(notify.list().find((each) => each.id === id)!)
  clock.advance(2000)
  expect(saidIn(document)).toEqual([
    'Info: Sent.',
    'Info: First.',
    'Info: Second.',
    'Error: It failed. Try again.',
  ])
})
