import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../runs.model.ts'
import { createTestClock } from '../testing/index.ts'
import { START, createSharedRows, settle, tab } from './fresh.model.ts'
import type { ItemState } from '../record/index.ts'

const id = fc.constantFrom('a', 'b', 'c', 'd')
const state = fc.constantFrom<ItemState>('unread', 'read', 'archived')
const step = fc.record({
  tab: fc.nat(2),
  id,
  state,
  does: fc.constantFrom(
    'notify',
    'key',
    'silent',
    'add',
    'mark',
    'all',
    'remove',
    'clear',
    'dismiss',
    'again',
    'update',
    'redact',
    'act',
    'work',
    'look',
    'wait',
    'hear',
  ),
})

test.each([
  ['everything', 100],
  ['very little', 2],
])(
  'with room for %s, count is the length of the list, and tabs that heard everything agree',
  async (_, limit) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const shared = createSharedRows()
        const clock = createTestClock(START)
        const tabs = [0, 1, 2].map(() => tab(clock, shared.open(), limit))
        await settle()
        for (const { tab: index, id, state, does } of steps) {
          const { notify, inbox } = tabs[index]!
          if (does === 'notify') notify(id, { id })
          if (does === 'key') notify(id, { key: id })
          if (does === 'silent') notify(id, { id, silent: true })
          if (does === 'add') inbox.add({ id, title: id })
          if (does === 'mark') inbox.mark(id, state)
          if (does === 'all') inbox.mark(inbox.list(), state)
          if (does === 'remove') inbox.remove(id)
          if (does === 'clear') notify.clear()
          if (does === 'dismiss') notify.dismiss(id, 'user')
          if (does === 'again')
            notify.batch(() => {
              notify.dismiss(id)
              notify(id, { id, action: { label: 'Undo', onAction: () => {} } })
            })
          if (does === 'update') notify.update(id, { title: `${id}, updated` })
          if (does === 'redact') notify.update(id, { keep: false })
          if (does === 'act') inbox.act(id)
          if (does === 'work') notify(id, { id, pending: true })
          if (does === 'look') inbox.markSeen()
          if (does === 'hear') await settle()
          if (does === 'wait') {
            await settle()
            clock.advance(1000)
          }
          for (const each of [undefined, 'unread', 'read', 'archived', 'all'] as const)
            expect(inbox.count(each)).toBe(inbox.list(each ?? 'unread').length)
          expect(inbox.unseen()).toBeLessThanOrEqual(inbox.count())
        }
        await settle()
        for (const { notify } of tabs) notify.clear()
        await settle()
        const [first, ...others] = tabs.map(({ inbox }) => inbox.list('all'))
        const plain = (items: typeof first) =>
          items!.map(({ id, title, state, filed, count }) => [id, title, state, filed, count])
        for (const other of others) expect(plain(other)).toEqual(plain(first))
        const reloaded = tab(clock, shared.open(), limit).inbox
        await reloaded.ready
        expect(plain(reloaded.list('all'))).toEqual(plain(first))
      }),
      runs(300),
    )
  },
)
