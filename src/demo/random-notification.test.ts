import * as mdi from '@mdi/js'
import { expect, test } from 'vitest'
import { createNotifier } from '../core/index.ts'
import { icons } from './icons.ts'
import { type RandomNotificationOptions, randomNotification } from './index.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 2, 1, 12)
const DRAWS = 12_000

const draws = Array.from({ length: DRAWS }, (_, seed) => randomNotification({ seed, now: NOW }))

/** The answers that are not possible, or come more or less often than chance explains. */
function odd(answers: readonly unknown[], possible: readonly unknown[]): unknown[] {
  const share = 1 / possible.length
  const deviation = Math.sqrt(answers.length * share * (1 - share))
  const often = (one: unknown) => answers.filter((answer) => answer === one).length
  return [...new Set([...possible, ...answers])].filter(
    (one) =>
      !possible.includes(one) || Math.abs(often(one) - answers.length * share) > 3 * deviation,
  )
}

const sentencesOf = (message: string) => message.split(/(?<=\.) /)

test('a random notification has every field except an id', () => {
  for (const draw of [randomNotification(), randomNotification({}), ...draws.slice(0, 100)]) {
    expect(Object.keys(draw)).toEqual([
      'title',
      'message',
      'type',
      'duration',
      'timestamp',
      'media',
    ])
    expect(draw.title).not.toBe('')
  }
})

test('it is info, success or warning, each as often as the others, and never an error', () => {
  expect(
    odd(
      draws.map(({ type }) => type),
      ['info', 'success', 'warning'],
    ),
  ).toEqual([])
})

test('its message has one to three sentences, each number as often as the others', () => {
  expect(
    odd(
      draws.map(({ message }) => sentencesOf(message).length),
      [1, 2, 3],
    ),
  ).toEqual([])
  for (const { message } of draws) {
    for (const sentence of sentencesOf(message)) expect(sentence).toMatch(/^[A-Z0-9][^.]+\.$/)
  }
})

test('it stays for a whole number of milliseconds from 4000 to 10000, evenly spread', () => {
  const durations = draws.map(({ duration }) => duration)
  expect(durations.every(Number.isInteger)).toBe(true)
  expect(Math.min(...durations)).toBeGreaterThanOrEqual(4000)
  expect(Math.min(...durations)).toBeLessThan(4010)
  expect(Math.max(...durations)).toBeLessThanOrEqual(10_000)
  expect(Math.max(...durations)).toBeGreaterThan(9990)
  expect(
    odd(
      durations.map((duration) => Math.min(9, Math.floor(duration / 1000))),
      [4, 5, 6, 7, 8, 9],
    ),
  ).toEqual([])
})

test('it happened within the past two years, evenly spread', () => {
  const twoYearsAgo = Date.UTC(2024, 2, 1, 12)
  const times = draws.map(({ timestamp }) => timestamp)
  expect(times.every(Number.isInteger)).toBe(true)
  expect(Math.min(...times)).toBeGreaterThanOrEqual(twoYearsAgo)
  expect(Math.min(...times)).toBeLessThan(twoYearsAgo + 5 * DAY)
  expect(Math.max(...times)).toBeLessThanOrEqual(NOW)
  expect(Math.max(...times)).toBeGreaterThan(NOW - 5 * DAY)
  expect(
    odd(
      times.map((time) => Math.min(3, Math.floor((NOW - time) / (182.5 * DAY)))),
      [0, 1, 2, 3],
    ),
  ).toEqual([])
})

test('half of them carry an image and half an icon', () => {
  expect(
    odd(
      draws.map(({ media }) => media.type),
      ['image', 'icon'],
    ),
  ).toEqual([])
})

test('an image is 50×50, self-contained and comes in many colours', () => {
  const addresses = draws.flatMap(({ media }) => (media.type === 'image' ? media.url : []))
  for (const address of addresses) {
    expect(address).toMatch(/^data:image\/svg\+xml,[\w%.!~*'()-]+$/)
    const svg = decodeURIComponent(address.slice(address.indexOf(',') + 1))
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 50 50" width="50" height="50">.+<\/svg>$/)
    expect(svg).not.toMatch(/href|script|style|NaN|undefined/)
  }
  expect(new Set(addresses).size).toBe(360)
})

test('an icon is one of a dozen real ones, each as often as the others', () => {
  const drawn = draws.flatMap(({ media }) => (media.type === 'icon' ? media : []))
  expect(drawn.every(({ set }) => set === 'mdi')).toBe(true)
  expect(icons).toHaveLength(12)
  expect(
    odd(
      drawn.map(({ path }) => path),
      icons,
    ),
  ).toEqual([])
  const real = new Set<string>(Object.values(mdi))
  expect(icons.filter((path) => !real.has(path))).toEqual([])
})

test('a notifier accepts every one of them', () => {
  const notify = createNotifier()
  for (const draw of draws.slice(0, 500)) notify(draw)
  expect(notify.size()).toBe(500)
  expect(notify.list()[7]).toMatchObject(draws[7]!)
  notify.clear()
})

const refused: [unknown, string][] = [
  [null, 'options must be an object; got null'],
  [7, 'options must be an object; got 7'],
  [() => {}, 'options must be an object; got function'],
  [{ seed: 1.5 }, 'seed must be a whole number; got 1.5'],
  [{ seed: NaN }, 'seed must be a whole number; got NaN'],
  [{ seed: '7' }, 'seed must be a whole number; got "7"'],
  [{ seed: null }, 'seed must be a whole number; got null'],
  [{ now: NaN }, 'now must be a valid Date or epoch milliseconds; got NaN'],
  [{ now: Infinity }, 'now must be a valid Date or epoch milliseconds; got Infinity'],
  [{ now: null }, 'now must be a valid Date or epoch milliseconds; got null'],
  [{ now: '2026-03-01' }, 'now must be a valid Date or epoch milliseconds; got "2026-03-01"'],
  [{ now: new Date(NaN) }, 'now must be a valid Date or epoch milliseconds; got date'],
  [{ now: {} }, 'now must be a valid Date or epoch milliseconds; got object'],
]

test.each(refused)('%o is refused', (options, message) => {
  expect(() => randomNotification(options as RandomNotificationOptions)).toThrow(
    new TypeError(`belfry: ${message}`),
  )
})
