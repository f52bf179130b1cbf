import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../runs.model.ts'
import { createModelRelay } from './relay.model.ts'
import { createTabs, type Tab } from './tab.model.ts'

const tabNumber = fc.nat({ max: 3 })
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('publish' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('serve' as const), ok: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('cut' as const), at: fc.nat({ max: 40 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 8000 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('crash', 'hide', 'come back', 'look', 'look away', 'mark', 'dismiss'),
      tab: tabNumber,
    }),
  },
)

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

async function run(steps: readonly Step[], random: () => number): Promise<void> {
  const relay = createModelRelay(() => browser.clock.now() + 3_600_000)
  const browser = createTabs(relay.fetch, random)
  const { openTab, advance } = browser
  const tabs: Tab[] = [openTab(), openTab({ visible: false }), openTab(), openTab()]
  const crashed: Tab[] = []
  const published: string[] = []

  const take = (given: Step): unknown => {
    if ('tab' in given) return touch(given.kind, tabs[given.tab]!, given.tab)
    if (given.kind === 'serve') return relay.serve(given.ok)
    if (given.kind === 'cut') return relay.cut(given.at)
    if (given.kind === 'wait') return advance(given.ms)
    published.push(`record ${published.length + 100}`)
    return relay.publish(published.at(-1)!)
  }

  const touch = (kind: string, tab: Tab, index: number): void => {
    if (kind === 'hide') tab.hide()
    if (kind === 'come back') tab.comeBack()
    if (kind === 'look') tab.look()
    if (kind === 'look away') tab.lookAway()
    if (kind === 'mark') tab.inbox.mark(tab.inbox.list('unread').slice(0, 2), 'read')
    if (kind === 'dismiss') tab.notifier.clear('user')
    if (kind !== 'crash') return
    tab.crash()
    crashed.push(tab)
    tabs[index] = openTab({ visible: index % 2 === 0 })
  }

  await advance()
  for (const given of steps) {
    await take(given)
    await advance()
  }

  // In the end everything is well again.
  for (const tab of tabs) {
    tab.hide()
    tab.comeBack()
  }
  for (let round = 0; round < 6; round++) {
    relay.serve(true)
    await advance(31_000)
  }

  const shown = [...tabs, ...crashed].flatMap((tab) => tab.shown)
  expect(shown.sort()).toEqual([...new Set(shown)])
  for (const tab of tabs) expect(tab.filed()).toEqual(published)
  const states = tabs.map((tab) => published.map((id) => tab.inbox.record(id)?.state))
  for (const state of states) expect(state).toEqual(states[0])
  expect(tabs.every((tab) => tab.remote.state() === 'open')).toBe(true)

  // What comes while all are hidden is shown in the tab that is looked at or opened next.
  for (const tab of tabs) tab.lookAway()
  for (const [index, tab] of tabs.entries()) {
    const before = tab.shown.length
    relay.publish(`later ${index}`)
    await advance()
    tab.look()
    await advance()
    expect(tab.shown.slice(before)).toEqual([`later ${index}`])
    tab.lookAway()
  }
  relay.publish('late')
  await advance()
  const opened = openTab()
  await advance()
  expect(opened.shown).toEqual(['late'])
  for (const tab of [...tabs, opened]) tab.remote.close()
}

test('whatever dies meanwhile, every record is in every inbox once and was shown at most once, and the next is shown', async () => {
  const series = fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 40 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 }),
      async (steps, chances) => {
        let turn = 0
        await run(steps, () => chances[turn++ % chances.length]! * 0.999 + turn * 1e-9)
      },
    ),
    runs(200),
  )
  await expect(series).resolves.toBeUndefined()
})
