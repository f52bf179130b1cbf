import { expect, test } from 'vitest'
import { startNotifier } from './driven.model.ts'
import { createNotifier } from './index.ts'

test.each([
  ['limit', 0],
  ['limit', 1.5],
  ['limit', -1],
  ['limit', NaN],
  ['limit', '3'],
  ['limit', null],
  ['duration', -1],
  ['duration', NaN],
  ['duration', '5000'],
  ['duration', null],
  ['overflow', 'newest'],
  ['overflow', null],
])('a notifier with a bad option is refused: %s %s', (option, value) => {
  const create = () => createNotifier({ [option]: value })
  expect(create).toThrow(TypeError)
  expect(create).toThrow(new RegExp(`^belfry: ${option} must be .+; got `))
})

test.each([0, 1.5, -1, NaN, '3', undefined, null])('a bad room is refused: %s', (room) => {
  const { notify } = startNotifier()
  expect(() => notify.offer(room as number)).toThrow(/^belfry: room must be .+; got /)
  expect(notify.offer(1).shows()).toBe(true)
})

test.each(['subscribe', 'watch', 'observe', 'batch'] as const)('%s takes a function', (method) => {
  for (const nothing of [undefined, null, {}, 'a']) {
    expect(() => startNotifier().notify[method](nothing as never)).toThrow(
      /^belfry: .+ must be .+; got /,
    )
  }
})

test.each([0, 1.5, NaN, '3', null])('a bad limit of a view is refused: %s', (limit) => {
  const notify = createNotifier()
  expect(() => notify.offer(3, limit as number)).toThrow(/^belfry: limit must be .+; got /)
  expect(() => notify.offer(3).resize(3, limit as number)).toThrow(/^belfry: limit must be /)
})
