import type { Page } from '@playwright/test'
import { expect, test } from '../inbox/test.ts'

/**
 * Translates a page as Chrome does: every text gives way to elements with other words, now and
 * whenever something changes. The texts that React knows are then outside the page.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const translated = (text: Text) => {
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild!.textContent = text.data.toUpperCase()
      text.replaceWith(font)
    }
    const translateAll = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const fresh: Text[] = []
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        if (text.data.trim() && !text.parentElement!.closest('font, script')) fresh.push(text)
      }
      fresh.forEach(translated)
    }
    new MutationObserver(translateAll).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    translateAll()
  })

test('a translated card says what its notification says now', async ({ page, toaster }) => {
  await toaster.open()
  await translate(page)
  await page.evaluate(() => {
    window.notify('Saving', { id: 'draft', key: 'draft', message: 'Your draft', duration: 0 })
  })
  await expect(toaster.cards).toContainText('SAVING')

  await page.evaluate(() => window.notify.update('draft', { title: 'Saved', type: 'success' }))
  await expect(toaster.cards).toContainText('SUCCESS: SAVED')
  await expect(toaster.cards).not.toContainText('SAVING')

  for (const times of ['2', '3']) {
    await page.evaluate(() => window.notify('Again', { key: 'draft', duration: 0 }))
    await expect(toaster.cards).toContainText(`INFO: AGAIN, ${times} TIMES×${times}`)
  }
  await page.evaluate(() => window.notify('Once', { id: 'draft', duration: 0 }))
  await expect(toaster.cards).toHaveText('INFO: ONCE')

  await page.evaluate(() => {
    for (const title of ['A', 'B', 'C', 'D']) window.notify(title, { duration: 0 })
  })
  await expect(page.getByText('+2 MORE')).toBeVisible()
  await page.evaluate(() => window.notify('E', { duration: 0 }))
  await expect(page.getByText('+3 MORE')).toBeVisible()
  await page.getByRole('button', { name: 'DISMISS ALL' }).click()
  await expect(toaster.cards).toHaveCount(0)
})

test('a translated panel says what its items say now', async ({ page, inbox }) => {
  await inbox.visit()
  await inbox.has('One', 'Two')
  await inbox.bell.click()
  await translate(page)
  await expect(inbox.row('One')).toContainText('ONE')

  await page.evaluate(() => {
    for (const title of ['First', 'Second', 'Third'])
      window.inbox.add({ id: title, key: 'same', title })
  })
  await expect(inbox.rows.first()).toContainText('THIRD×3')

  await page.evaluate(() => window.inbox.add({ id: 'One', title: 'Uno' }))
  await expect(inbox.row('One')).toContainText('UNO')

  await inbox.row('Two').getByRole('button', { name: 'ARCHIVE' }).click()
  await expect(inbox.panel).toContainText('ARCHIVED.UNDO')
  await page.getByRole('button', { name: 'ARCHIVED' }).click()
  await inbox.row('Two').getByRole('button', { name: 'MOVE TO INBOX' }).click()
  await expect(inbox.panel).toContainText('MOVED TO INBOX.UNDO')
})
