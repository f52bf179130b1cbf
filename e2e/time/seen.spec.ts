import type { ToasterProps } from 'belfry/react'
import { expect, test } from '../test.ts'

const LONG = !!process.env.BELFRY_LONG

/** What became of a notification: how long it should be seen, and how long it could be read. */
interface Sighting {
  title: string
  duration: number
  readable: number
  /** The longest that the browser took for a frame while its card was there. */
  frame: number
}

// As long as a card takes to fade in so far that it can be read.
const FADE = 200

/** Looks at every frame which cards can be read, and adds up. Runs in the page. */
function watchEveryFrame(): readonly Sighting[] {
  const readable = new Map<string, number>()
  const frames = new Map<string, number>()
  const expired: Sighting[] = []
  const isReadable = (card: HTMLElement) => {
    const { left, top, right, bottom } = card.getBoundingClientRect()
    const isInside = top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1
    const text = card.querySelector('.belfry-title')!
    let opacity = 1
    for (let each: Element | null = text; each; each = each.parentElement)
      opacity *= Number(getComputedStyle(each).opacity)
    const box = text.getBoundingClientRect()
    const hit = document.elementFromPoint(box.left + 3, box.top + box.height / 2)
    return isInside && opacity > 0.5 && !document.hidden && card.contains(hit)
  }
  let last = performance.now()
  let seen = new Set<string>()
  const look = () => {
    const now = performance.now()
    const cards = [...document.querySelectorAll<HTMLElement>('[data-notification]')]
    const found = new Set(cards.filter(isReadable).map((card) => card.dataset.notification!))
    // What a frame has shown is on the screen until the next one, however late that comes; and what
    // fades in or makes way meanwhile does so without waiting for it.
    for (const id of new Set([...seen, ...found]))
      readable.set(id, (readable.get(id) ?? 0) + now - last)
    for (const { dataset } of cards) {
      const id = dataset.notification!
      frames.set(id, Math.max(frames.get(id) ?? 0, now - last))
    }
    seen = found
    last = now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  window.notify.observe(({ type, notification, reason }) => {
    if (type !== 'closed' || reason !== 'expired') return
    const { duration = 5000, id, title } = notification
    const since = seen.has(id) ? performance.now() - last : 0
    expired.push({
      title,
      duration,
      readable: (readable.get(id) ?? 0) + since,
      frame: frames.get(id) ?? 0,
    })
  })
  return expired
}

/** Adds notifications and does what people do, as the seed says. Runs in the page. */
async function live(seed: number): Promise<void> {
  let state = seed * 2_654_435_761
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const types = ['info', 'success', 'warning', 'error'] as const
  const dialog = document.querySelector('dialog')
  let count = 0
  const add = () =>
    window.notify(`${++count}`, {
      type: types[random(4)]!,
      duration: 500 + random(1000),
      message: 'Some words. '.repeat(random(12)),
    })
  const moves = [
    add,
    add,
    () => [1, 2, 3, 4, 5].forEach(add),
    () => window.notify.batch(() => [1, 2, 3].forEach(add)),
    () => window.notify.dismiss(window.notify.shown()[0]?.id ?? ''),
    () => dialog && (dialog.open ? dialog.close() : dialog.showModal()),
    () => document.querySelector('.belfry-region')?.scrollBy(0, random(2) ? 200 : -200),
    () => document.querySelector<HTMLElement>('#field')?.focus(),
  ]
  for (let step = 0; step < 8; step++) {
    moves[random(moves.length)]!()
    await pause(random(500))
  }
  if (dialog?.open) dialog.close()
}

const looks: Record<string, { toaster?: ToasterProps; height?: number }> = {
  spread: {},
  'at the top': { toaster: { position: 'top-center' } },
  stacked: { toaster: { stack: true } },
  'many at once': { toaster: { limit: 8 } },
  'in a low window': { height: 320 },
  'stacked in a low window': { toaster: { stack: true }, height: 260 },
}

for (const [look, { toaster = {}, height = 700 }] of Object.entries(looks)) {
  test(`nothing expires unseen: ${look}`, async ({ page }) => {
    if (LONG) test.setTimeout(900_000)
    await page.setViewportSize({ width: 700, height })
    for (let seed = 1; seed <= (LONG ? 20 : 2); seed++) {
      await page.goto(`/dialogs?toaster=${JSON.stringify(toaster)}`)
      await page.waitForFunction(() => 'notify' in window)
      const expired = await page.evaluateHandle(watchEveryFrame)
      await page.evaluate(live, seed)
      await page.waitForFunction(() => window.notify.size() === 0)
      const seen = await expired.jsonValue()
      expect(seen.length, `seed ${seed}`).toBeGreaterThan(0)
      // What comes in begins to fade in with the frame after its first, which a busy machine draws late.
      const unseen = seen.filter(
        ({ duration, readable, frame }) => readable < duration - FADE - frame,
      )
      expect(unseen, `seed ${seed}`).toEqual([])
    }
  })
}

for (const zoom of [0.5, 2]) {
  test(`on a page zoomed by its style (${zoom}), time runs, and the focused element is not hidden`, async ({
    toaster,
    page,
  }) => {
    await toaster.open()
    await page.evaluate((zoom) => {
      document.body.style.setProperty('zoom', `${zoom}`)
      const under = document.createElement('button')
      under.textContent = 'Under'
      under.style.cssText = 'position: fixed; right: 40px; bottom: 30px; width: 40px; height: 20px'
      document.body.append(under)
    }, zoom)
    await toaster.notify('Saved', { duration: 60_000, message: 'Words' })
    await toaster.comesToRest()
    await toaster.seesTimeRun()
    await toaster.button('Under').focus()
    await expect(toaster.region).toHaveAttribute('data-folded', 'right')
  })
}
