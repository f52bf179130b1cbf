import { afterEach, expect, test, vi } from 'vitest'
import { showInSystem } from './show-in-system.ts'

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

/** A system that shows a notification when it is told to. */
function openSystem() {
  const close = vi.fn<() => void>()
  const focus = vi.fn<() => void>()
  vi.stubGlobal('focus', focus)
  const events = new EventTarget()
  const shown = Object.assign(events, { close })
  let answer!: (shown: unknown) => void
  const show = () => new Promise((resolve) => (answer = resolve))
  return {
    show,
    close,
    focus,
    present: () => {
      answer(shown)
      return settle()
    },
    click: () => events.dispatchEvent(new Event('click')),
  }
}

afterEach(() => vi.unstubAllGlobals())

test('a click brings the page to the front, closes the notification and opens the item', async () => {
  const { show, close, focus, present, click } = openSystem()
  const onClick = vi.fn<() => void>()
  showInSystem({ title: 'Saved' }, onClick, show)
  await present()
  click()
  for (const done of [focus, close, onClick]) expect(done).toHaveBeenCalledOnce()
})

test('what is closed before the system shows it is closed then', async () => {
  const { show, close, present, click } = openSystem()
  const onClick = vi.fn<() => void>()
  showInSystem({ title: 'Saved' }, onClick, show)()
  expect(close).not.toHaveBeenCalled()
  await present()
  expect(close).toHaveBeenCalledOnce()
  click()
  expect(onClick).not.toHaveBeenCalled()
})

test('what the system refuses is reported, and can still be closed', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const error = new TypeError('Illegal constructor')
  const close = showInSystem(
    { title: 'Saved' },
    () => {},
    () => {
      throw error
    },
  )
  await settle()
  expect(said).toHaveBeenCalledExactlyOnceWith(error)
  expect(close).not.toThrow()
  said.mockRestore()
})
