import { expect, test } from 'vitest'
import { type Composition, untouched } from './composition.ts'
import { errorsOf, soundPlan } from './errors.ts'
import { planOf } from './plan.ts'

const errorsFor = (changes: Partial<Composition>) => errorsOf(planOf({ ...untouched, ...changes }))

test('there is nothing to say about an untouched composition', () => {
  expect(errorsFor({})).toEqual({})
})

const bad: [Partial<Composition>, field: string, name: string][] = [
  [{ type: 'loud' }, 'type', 'type'],
  [{ title: '', message: '' }, 'title', 'title or message'],
  [{ duration: '-5' }, 'duration', 'duration'],
  [{ duration: 'soon' }, 'duration', 'duration'],
  [{ timestamp: 'once' }, 'timestamp', 'timestamp'],
  [{ media: 'video' }, 'media', 'media.type'],
  [{ media: 'image', url: '' }, 'url', 'media.url'],
  [{ media: 'image', url: 'data:text/html,x' }, 'url', 'media.url'],
  [{ media: 'icon', set: '' }, 'set', 'media.set'],
  [{ media: 'icon', path: '' }, 'path', 'media.path'],
  [{ priority: 'high' }, 'priority', 'priority'],
  [{ defaultDuration: '-1' }, 'defaultDuration', 'duration'],
  [{ limit: '0' }, 'limit', 'limit'],
  [{ overflow: 'random' }, 'overflow', 'overflow'],
  [{ room: '1.5' }, 'room', 'room'],
]

test.each(bad)("%j shows the library's own error beside %s", (changes, field, name) => {
  const words = expect.stringMatching(new RegExp(`^belfry: ${name} must be .+; got `))
  expect(errorsFor(changes)).toEqual({ [field]: words })
})

test('several bad values are all reported', () => {
  expect(Object.keys(errorsFor({ duration: '-1', priority: 'x', limit: '0', room: '0' }))).toEqual([
    'duration',
    'priority',
    'limit',
    'room',
  ])
})

test('the page goes on without the settings that were refused', () => {
  const plan = planOf({
    ...untouched,
    limit: '0',
    defaultDuration: '100',
    room: '-1',
    stack: true,
  })
  const sound = soundPlan(plan, errorsOf(plan))
  expect(sound.notifier).toEqual({ duration: 100 })
  expect(sound.toaster).toEqual({ stack: true })
})
