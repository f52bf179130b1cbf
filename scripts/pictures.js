// @ts-check
// Makes the pictures of the documentation from the real page.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { chromiumFlags, prepareBrowsers } from './browsers.js'
import { serveFolder } from './serve-folder.js'
import { animate } from './webp-animation.js'

/** @typedef {import('@playwright/test').Page} Page */

const folder = 'docs/pictures'
const site = resolve('.cache/pictures')
const size = { width: 1280, height: 840 }
const LARGEST = 150_000
// The animation has many pictures, so they are smaller.
const STORY = 0.75

/** @param {Page} page @param {number} quality @param {number} [scale] */
async function capture(page, quality, scale = 1) {
  const client = await page.context().newCDPSession(page)
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    clip: { x: 0, y: 0, ...size, scale },
  })
  await client.detach()
  return Buffer.from(data, 'base64')
}

/** @param {string} name @param {Buffer} picture */
function keep(name, picture) {
  if (picture.length > LARGEST) throw new Error(`${name} has ${picture.length} bytes: too large.`)
  writeFileSync(join(folder, name), picture)
  console.log(`${join(folder, name)}  ${Math.ceil(picture.length / 1000)} kB`)
}

/** Presses without scrolling there: the picture is of the first screen. @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name }).first().dispatchEvent('click')

/** What moves has come to rest. @param {Page} page */
const rest = (page) => page.waitForTimeout(700)

/** A few cards, spread out under the mouse. @param {Page} page */
async function stack(page) {
  await press(page, 'Ring the bell')
  await press(page, 'With an image')
  await press(page, 'Undo that waits')
  await rest(page)
  await page.getByRole('region', { name: 'Notifications' }).locator('li').first().hover()
  await rest(page)
}

/** @param {Page} page */
async function modal(page) {
  await press(page, 'Toast inside a modal')
  await rest(page)
}

/** @type {readonly { name: string, colorScheme: 'light' | 'dark', scene: (page: Page) => Promise<void> }[]} */
const stills = [
  { name: 'hero.webp', colorScheme: 'light', scene: stack },
  { name: 'hero-dark.webp', colorScheme: 'dark', scene: stack },
  { name: 'modal.webp', colorScheme: 'light', scene: modal },
]

/** @type {readonly { ms: number, scene: (page: Page) => Promise<unknown> }[]} */
const story = [
  { ms: 1500, scene: (page) => press(page, 'Ring the bell') },
  { ms: 1200, scene: (page) => press(page, 'Same message') },
  { ms: 1200, scene: (page) => press(page, 'With an image') },
  { ms: 2200, scene: (page) => page.locator('[data-notification]').first().hover() },
  {
    ms: 2600,
    async scene(page) {
      await page.mouse.move(10, 10)
      await modal(page)
    },
  },
]

await prepareBrowsers()
await build({ configFile: 'playground/vite.config.ts', logLevel: 'warn', build: { outDir: site } })
const { url, close } = await serveFolder(site)
const browser = await chromium.launch({
  executablePath: process.env.BELFRY_CHROMIUM ?? '',
  args: chromiumFlags,
})
mkdirSync(folder, { recursive: true })

/** The page without its greeting. @param {'light' | 'dark'} colorScheme */
async function open(colorScheme) {
  const page = await browser.newPage({ viewport: size, colorScheme })
  await page.goto(`${url}#top`)
  await rest(page)
  return page
}

for (const { name, colorScheme, scene } of stills) {
  const page = await open(colorScheme)
  await scene(page)
  keep(name, await capture(page, 82))
  await page.close()
}

const page = await open('light')
const frames = []
for (const { ms, scene } of story) {
  await scene(page)
  await rest(page)
  frames.push({ webp: await capture(page, 36, STORY), ms })
}
keep('story.webp', animate(frames, { width: size.width * STORY, height: size.height * STORY }))

await browser.close()
close()
