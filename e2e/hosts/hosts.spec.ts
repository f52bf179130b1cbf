import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from '@playwright/test'
import { serveFolder } from '../../scripts/serve-folder.js'
import { buildReference, builtFolder } from './application.js'
import {
  type Look,
  cardOf,
  comesToRest,
  dismissAboveDialog,
  drawn,
  lookOf,
  schemes,
} from './card.ts'

const applications = [
  ['vite-tailwind', 'Vite 8 with Tailwind 4, where the React Compiler reads packages too'],
  ['next-app', 'Next with the App Router'],
  ['vite-react18', 'Vite 8 with React 18'],
] as const

type Scheme = keyof typeof schemes
const schemeNames = Object.keys(schemes) as Scheme[]
const pictureOf = (scheme: Scheme) => `${scheme.replaceAll(' ', '-')}.png`

const reference = {} as Record<Scheme, Look[]>

test.beforeAll('the reference is drawn', async ({ browser }, testInfo) => {
  const { url, close } = await serveFolder(await buildReference())
  for (const scheme of schemeNames) {
    const page = await browser.newPage()
    await page.goto(url)
    await page.evaluate(schemes[scheme])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const card = cardOf(page, 'Saved')
    await comesToRest(card)
    reference[scheme] = await lookOf(card)
    const picture = testInfo.snapshotPath(pictureOf(scheme), { kind: 'snapshot' })
    mkdirSync(dirname(picture), { recursive: true })
    writeFileSync(picture, await card.screenshot())
    await page.close()
  }
  close()
})

test('the reference is a card: painted, padded, and dark where the page is', () => {
  const [light, ...dark] = schemeNames.map((scheme) => reference[scheme][0]?.background)
  expect(light).toMatch(/^rgb\(/)
  for (const background of dark) {
    expect(background).toMatch(/^rgb\(/)
    expect(background).not.toBe(light)
  }
  expect(reference.light.some(({ padding }) => padding !== '0px')).toBe(true)
})

for (const [name, title] of applications) {
  test.describe(`${title}, built for production`, () => {
    let site: Awaited<ReturnType<typeof serveFolder>>

    test.beforeAll(async () => {
      site = await serveFolder(builtFolder(name))
    })
    test.afterAll(() => site?.close())

    let faults: string[]
    test.beforeEach(async ({ page }) => {
      faults = []
      page.on('pageerror', ({ message }) => faults.push(message))
      await page.goto(site.url)
    })
    test.afterEach(() => expect(faults).toEqual([]))

    for (const scheme of schemeNames) {
      test(`a card looks as it should, ${scheme}`, async ({ page }) => {
        await page.evaluate(schemes[scheme])
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        const card = cardOf(page, 'Saved')
        await comesToRest(card)
        expect(await lookOf(card)).toEqual(reference[scheme])
        expect(await card.screenshot()).toMatchSnapshot(pictureOf(scheme), {
          maxDiffPixelRatio: 0.01,
        })
      })
    }

    test('a card’s action and close button work', async ({ page }) => {
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      const card = cardOf(page, 'Saved')
      await card.getByRole('button', { name: 'Undo' }).click()
      await expect(card).toBeVisible()
      await card.getByRole('button', { name: 'Dismiss notification' }).click()
      await expect(card).toHaveCount(0)
    })

    test('an undefined title does not blank the application', async ({ page }) => {
      await page.getByRole('button', { name: 'Ask the server' }).click()
      await expect(cardOf(page, 'Error')).toBeVisible()
      await expect(page.getByText('Answered')).toBeVisible()
    })

    test('the application alone styles the content of a custom card', async ({ page }) => {
      await page.getByRole('button', { name: 'Show own card' }).click()
      const own = page.getByRole('button', { name: 'Own button' })
      const outside = page.getByRole('button', { name: 'Twin', exact: true })
      expect(await drawn(own)).toEqual(await drawn(outside))
    })

    test('a custom card may use hooks', async ({ page }) => {
      await page.getByRole('button', { name: 'Show own card' }).click()
      await page.getByRole('button', { name: 'Own button' }).click()
      await page.getByRole('button', { name: 'Own button!' }).click()
      await expect(page.getByRole('button', { name: 'Own button!!' })).toBeVisible()
    })

    test('the number of waiting ones follows what comes', async ({ page }) => {
      const save = page.getByRole('button', { name: 'Save', exact: true })
      for (let shown = 0; shown < 3; shown++) await save.click()
      for (const waiting of [1, 2, 3]) {
        await save.click()
        await expect(page.getByText(`+${waiting} more`)).toBeVisible()
      }
    })

    test('a card stands above a modal dialog and can be clicked there', async ({ page }) => {
      await dismissAboveDialog(page)
    })
  })
}
