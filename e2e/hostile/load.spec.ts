import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import type { ToasterModel } from '../toaster.ts'

declare global {
  interface Window {
    /** How often a layout was forced. */
    layouts: number
  }
}

/**
 * Counts whatever forces a layout. What an observer reads is free: browsers call it when they have
 * laid out, once for each frame. Runs in the page, before all else.
 */
function countForcedLayouts(): void {
  window.layouts = 0
  let isLaidOut = false
  for (const name of ['IntersectionObserver', 'ResizeObserver'] as const) {
    type Observe = (...given: unknown[]) => void
    const Original = window[name] as new (callback: Observe, options?: object) => object
    const Observer = class extends Original {
      constructor(callback: Observe, options?: object) {
        super((...given) => {
          isLaidOut = true
          callback(...given)
          isLaidOut = false
        }, options)
      }
    }
    Object.assign(window, { [name]: Observer })
  }
  const readers: [object, string[]][] = [
    [
      Element.prototype,
      [
        'getBoundingClientRect',
        'getClientRects',
        'clientHeight',
        'clientWidth',
        'scrollHeight',
        'scrollTop',
      ],
    ],
    [
      HTMLElement.prototype,
      ['offsetHeight', 'offsetWidth', 'offsetTop', 'offsetLeft', 'innerText'],
    ],
    [Document.prototype, ['elementFromPoint', 'elementsFromPoint']],
    [window, ['getComputedStyle']],
  ]
  for (const [owner, names] of readers) {
    for (const name of names) {
      const found = Object.getOwnPropertyDescriptor(owner, name)
      if (!found) continue
      const kind = found.get ? 'get' : 'value'
      const original = found[kind] as (...given: unknown[]) => unknown
      Object.defineProperty(owner, name, {
        ...found,
        [kind](this: unknown, ...given: unknown[]) {
          if (!isLaidOut) window.layouts++
          return original.apply(this, given)
        },
      })
    }
  }
}

/** What a burst costs on screen: elements, commits of React, forced layouts. */
const burst = (page: Page, size: number) =>
  page.evaluate(async (size) => {
    window.layouts = window.commits = 0
    for (let index = 0; index < size; index++) window.notify(`Number ${index}`, { duration: 0 })
    await new Promise((done) => queueMicrotask(() => done(undefined)))
    return {
      elements: document.querySelectorAll('.belfry *').length,
      commits: window.commits,
      layouts: window.layouts,
    }
  }, size)

/** Opens a page on which the first notification, which measures the window, has come and gone. */
async function openMeasured(toaster: ToasterModel): Promise<void> {
  await toaster.page.addInitScript(countForcedLayouts)
  await toaster.open()
  await toaster.notify('First')
  await toaster.clear()
  await toaster.passes(500)
}

test('a burst of 1000 costs no more on screen than a burst of 4', async ({ toaster, page }) => {
  await openMeasured(toaster)
  const small = await burst(page, 4)
  await toaster.clear()
  await toaster.passes(500)
  const large = await burst(page, 1000)
  expect(large.elements).toBe(small.elements)
  expect(large.commits).toBeLessThanOrEqual(small.commits)
  expect(small.layouts).toBe(0)
  expect(large.layouts).toBe(0)
  await expect(toaster.more).toHaveText('+997 more')
})

test('a stream of 60, one after another, keeps the screen as it was', async ({ toaster, page }) => {
  await openMeasured(toaster)
  const [elements, layouts] = await page.evaluate(async () => {
    let most = 0
    window.layouts = 0
    for (let index = 0; index < 60; index++) {
      window.notify(`Number ${index}`, { duration: 0 })
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', done)
        port1.start()
        port2.postMessage(0)
      })
      most = Math.max(most, document.querySelectorAll('[data-notification]').length)
    }
    return [most, window.layouts]
  })
  // Three that are shown, and a few on their way out.
  expect(elements).toBeLessThanOrEqual(6)
  expect(layouts).toBe(0)
  await toaster.passes(300)
  await expect(page.locator('[data-notification]')).toHaveCount(3)
})

test('a card as tall as the last one on this screen is placed once', async ({ toaster, page }) => {
  await toaster.open()
  await toaster.notify('One')
  await toaster.comesToRest()
  await toaster.clear()
  await toaster.passes(500)
  const written = await page.evaluateHandle(() => {
    const written: Node[] = []
    const observer = new MutationObserver((all) => {
      for (const { target } of all)
        if ((target as Element).matches('.belfry-rest')) written.push(target)
    })
    observer.observe(document, { attributeFilter: ['style'], subtree: true })
    return written
  })
  await toaster.notify('Two')
  await toaster.comesToRest()
  expect(await written.evaluate((all) => all.length)).toBe(1)
})

test('heap and document have not grown after 100 000', async ({ toaster, page }) => {
  test.setTimeout(300_000)
  await toaster.open()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')

  async function measure(rounds: number): Promise<{ heap: number; nodes: number }> {
    for (let round = 0; round < rounds; round++) {
      await page.evaluate(() => {
        for (let index = 0; index < 1000; index++) {
          window.notify(`Number ${index}`, { message: 'Some text', key: `${index % 1500}` })
        }
        window.notify.clear()
      })
      await toaster.passes(1000)
    }
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const value = (name: string) => metrics.find((each) => each.name === name)!.value
    return { heap: value('JSHeapUsedSize'), nodes: value('Nodes') }
  }

  await measure(3)
  const before = await measure(2)
  const after = await measure(100)
  expect(after.nodes - before.nodes).toBeLessThan(200)
  expect(after.heap - before.heap).toBeLessThan(1_000_000)
})
