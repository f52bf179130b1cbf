import { type Browser, expect, test } from '@playwright/test'
import type { ToasterProps } from 'belfry/sonner'
import { type Step, openPair } from './pair.ts'
import { randomSteps } from './random-steps.ts'

const alike = async (browser: Browser, steps: readonly Step[], toaster?: ToasterProps) => {
  const pair = await openPair(browser, toaster)
  let seen
  for (const step of steps) seen = await pair.same(step)
  await pair.close()
  return seen
}

const make = (how: string, title: string, rest: object = {}): Step => ({
  do: 'make',
  how,
  title,
  ...rest,
})

test('every kind of toast looks the same to a selector', async ({ browser }) => {
  const kinds = ['toast', 'message', 'success', 'info', 'warning', 'error', 'loading']
  const seen = await alike(
    browser,
    kinds.map((kind) => make(kind, kind, { options: { description: `of ${kind}`, testId: kind } })),
    { richColors: true },
  )
  expect(seen?.cards).toHaveLength(kinds.length)
})

test('the same id merges, and a dismissed one starts over', async ({ browser }) => {
  await alike(browser, [
    make('loading', 'one', { options: { id: 'a', description: 'kept', className: 'own' } }),
    make('success', 'two', { options: { id: 'a' } }),
    make('toast', 'three', { options: { id: 7 } }),
    make('toast', 'four'),
    { do: 'dismiss', id: 'a' },
    make('error', 'five', { options: { id: 'a' } }),
    { do: 'dismiss', id: 'nobody' },
    { do: 'dismiss' },
  ])
})

test('buttons call back, and close as in sonner', async ({ browser }) => {
  const seen = await alike(
    browser,
    [
      make('toast', 'acts', { buttons: { action: 'closes', cancel: 'closes' } }),
      make('toast', 'stays', { buttons: { action: 'stays', cancel: 'stays' } }),
      make('toast', 'bound', { buttons: { cancel: 'closes' }, options: { dismissible: false } }),
      { do: 'press', which: 'action', title: 'acts' },
      { do: 'press', which: 'action', title: 'stays' },
      { do: 'press', which: 'cancel', title: 'stays' },
      { do: 'press', which: 'cancel', title: 'bound' },
      make('success', 'closed'),
      { do: 'press', which: 'close-button', title: 'closed' },
    ],
    { closeButton: true },
  )
  expect(seen?.calls).toEqual(['dismissed closed 4'])
})

test('promises say the same in the same place', async ({ browser }) => {
  await alike(browser, [
    { do: 'promise', outcome: 'yes' },
    { do: 'promise', outcome: 'no', fails: true },
    { do: 'promise', outcome: 'named', options: { id: 'p', testId: 'p', description: 'd' } },
    { do: 'promise', outcome: 'quiet', options: { loading: undefined } },
    { do: 'promise', outcome: 'late', options: { success: undefined } },
    make('toast', 'over', { options: { id: 'p' } }),
  ])
})

test('an expired toast calls back once, and nothing else', async ({ browser }) => {
  const expired = await alike(browser, [
    make('toast', 'short', { options: { duration: 1 }, expires: true }),
  ])
  expect(expired).toMatchObject({ calls: ['expired short'], cards: [] })
})

const rounds = process.env['BELFRY_LONG'] ? 200 : 20

test(`nobody can tell ${rounds} random sequences of calls and clicks apart`, async ({
  browser,
}) => {
  test.setTimeout(rounds * 15_000)
  const pair = await openPair(browser, { closeButton: true })
  for (let seed = 1; seed <= rounds; seed++) {
    for (const step of randomSteps(seed)) await pair.same(step, `seed ${seed}:`)
    await pair.same({ do: 'dismiss' }, `seed ${seed}:`)
  }
  await pair.close()
})
