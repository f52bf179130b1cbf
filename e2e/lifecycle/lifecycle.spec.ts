import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from './tab.ts'

// One browser for all of them.
test.describe.configure({ mode: 'default' })

test.describe('a hidden tab', () => {
  test('stops display time, and goes on with what was left', async ({ tab }) => {
    await tab.open()
    const id = await tab.notify('Saved', 3000)
    await tab.seesTimeRun(id)
    await tab.hide()
    expect(await tab.timeLeft(id)).toBeGreaterThan(0)
    await tab.seesTimeStandStill(id, 3500)
    await tab.comeBack()
    await tab.seesTimeRun(id)
    await tab.seesGone(id)
  })

  test('shows what came meanwhile for its full time', async ({ tab }) => {
    await tab.open()
    await tab.hide()
    const id = await tab.notify('Unseen', 1000)
    await wait(2500)
    expect(await tab.timeLeft(id)).toBe(1000)
    await tab.comeBack()
    await tab.seesTimeRun(id)
    await tab.seesGone(id)
  })

  test('keeps announcements, in their latest words, until somebody listens', async ({ tab }) => {
    await tab.open()
    await tab.hide()
    const first = await tab.notify('Sending')
    await tab.notify('Tea is ready')
    const gone = await tab.notify('Never mind')
    await tab.update(first, 'Sent')
    await tab.dismiss(gone)
    await wait(2500)
    expect(await tab.words()).toEqual([])
    await tab.comeBack()
    await tab.hears('Info: Sent.', 'Info: Tea is ready.')
  })

  test('sums up more than three on return', async ({ tab }) => {
    await tab.open()
    await tab.hide()
    for (const name of ['One', 'Two', 'Three', 'Four']) await tab.notify(name)
    await wait(1500)
    expect(await tab.words()).toEqual([])
    await tab.comeBack()
    await tab.hears('4 notifications')
  })

  test('forgets a finger that was lifted elsewhere', async ({ tab }) => {
    await tab.open()
    const id = await tab.notify('Pressed', 60_000)
    await tab.putFingerOn(id)
    await tab.seesTimeStandStill(id, 500)
    await tab.hide()
    await tab.comeBack()
    await tab.seesTimeRun(id)
  })
})

test.describe('a frozen tab', () => {
  test('expires nothing unseen and goes on when it thaws', async ({ tab }) => {
    await tab.open()
    const id = await tab.notify('Kept', 2000)
    await tab.seesTimeRun(id)
    await tab.hide()
    const left = (await tab.timeLeft(id))!
    await tab.freeze()
    await wait(3000)
    await tab.thaw()
    expect(await tab.timeLeft(id)).toBe(left)
    await tab.comeBack()
    await tab.seesTimeRun(id)
    await tab.seesGone(id)
  })

  test('says on return what was to be said', async ({ tab }) => {
    await tab.open()
    await tab.hide()
    await tab.notify('While away')
    await tab.freeze()
    await wait(1500)
    await tab.thaw()
    expect(await tab.words()).toEqual([])
    await tab.comeBack()
    await tab.hears('Info: While away.')
  })
})

test('a page that hangs costs the others two seconds at most', async ({ tab }) => {
  await tab.open()
  const first = await tab.notify('First', 60_000)
  const second = await tab.notify('Second', 60_000)
  await tab.seesTimeRun(second)
  expect(await tab.hangUntilGone(first, second, 6000)).toBeLessThan(1000 + 2000 + 500)
  await tab.seesTimeRun(second)
})

test.describe('a page that was suspended and restored', () => {
  test('shows what it showed, with the time that was left', async ({ tab }) => {
    await tab.open()
    const id = await tab.notify('Kept', 6000)
    await tab.seesTimeRun(id)
    await tab.noteTimeOf(id)
    expect(await tab.leaveAndReturn(6000), 'kept in the back/forward cache').toBe(true)
    const [gone, back] = await tab.timesNoted()
    expect(back).toBeGreaterThan(gone! - 2500)
    await tab.seesTimeRun(id)
    await tab.seesGone(id)
  })

  test('forgets the finger that led away from it', async ({ tab }) => {
    await tab.open()
    const id = await tab.notify('Pressed', 60_000)
    await tab.putFingerOn(id)
    await tab.seesTimeStandStill(id, 500)
    expect(await tab.leaveAndReturn(1000), 'kept in the back/forward cache').toBe(true)
    await tab.seesTimeRun(id)
  })

  test('re-reads nothing, and says what is new', async ({ tab }) => {
    await tab.open()
    await tab.notify('Before')
    await tab.hears('Info: Before.')
    expect(await tab.leaveAndReturn(1000), 'kept in the back/forward cache').toBe(true)
    await tab.notify('After')
    await tab.hears('Info: Before.', 'Info: After.')
  })
})
