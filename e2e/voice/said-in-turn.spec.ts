import { expect, test } from '../test.ts'

test('several notifications are said in order, at least 500 ms apart', async ({ toaster }) => {
  await toaster.open()
  await toaster.passes(1000)
  await toaster.notifyAll('One', 'Two', 'Three')
  await toaster.hears('Info: One.', 'Info: Two.', 'Info: Three.')
  const times = (await toaster.spoken()).map(({ at }) => at)
  for (const [index, at] of times.entries()) {
    if (index) expect(at - times[index - 1]!).toBeGreaterThanOrEqual(500)
  }
})

test('more than three waiting ones are summed up', async ({ toaster }) => {
  await toaster.open()
  await toaster.passes(1000)
  await toaster.add('One')
  await toaster.passes(1)
  await toaster.notifyAll('Two', 'Three', 'Four', 'Five')
  await toaster.hears('Info: One.', '4 notifications')
})

test('notifications that come in one go are summed up as a whole', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.passes(1000)
  await page.evaluate(() => {
    for (const title of ['One', 'Two', 'Three', 'Four']) window.notify(title)
  })
  await toaster.hears('4 notifications')
})

test('a summary with an error in it is assertive', async ({ toaster, page }) => {
  await toaster.open()
  await page.evaluate(() => {
    for (const title of ['One', 'Two', 'Three']) window.notify(title)
    window.notify.error('Four')
  })
  await toaster.hears('4 notifications')
  expect((await toaster.spoken())[0]?.politeness).toBe('assertive')
})

test('a notification that is dismissed before its turn is not said', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.passes(1000)
  await toaster.add('One')
  const id = await toaster.add('Two')
  await toaster.add('Three')
  await page.evaluate((id) => window.notify.dismiss(id), id)
  await toaster.hears('Info: One.', 'Info: Three.')
})

test('a newer text replaces one that has not been said yet', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.passes(1000)
  await toaster.add('One')
  const id = await toaster.add('Loading')
  await page.evaluate((id) => window.notify.update(id, { title: 'Loaded' }), id)
  await toaster.hears('Info: One.', 'Info: Loaded.')
})

test('a summary that throws silences nothing', async ({ toaster, page, complaints }) => {
  await toaster.open()
  await page.evaluate(() => {
    window.setToaster({
      labels: {
        summary: () => {
          throw new Error('no summary')
        },
      },
    })
    for (const title of ['One', 'Two', 'Three', 'Four']) window.notify(title)
  })
  await toaster.hears('4 notifications')
  expect(complaints.splice(0)).toEqual(['Error: no summary'])
})
