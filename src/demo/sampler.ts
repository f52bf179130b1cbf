import { faker } from '@faker-js/faker/locale/en'
import type { IconMedia, ImageMedia } from '../core/index.ts'
import { kind } from '../core/inside.ts'
import { icons } from './icons.ts'
import { pictureOf } from './picture.ts'

/** A notification made of sample data, which every notifier accepts. */
export interface RandomNotification {
  readonly title: string
  /** One to three sentences. */
  readonly message: string
  readonly type: 'info' | 'success' | 'warning'
  /** From 4000 to 10000 milliseconds. */
  readonly duration: number
  /** Within the past two years, in epoch milliseconds. */
  readonly timestamp: number
  /** A 50×50 image or an icon, equally often. */
  readonly media: ImageMedia | IconMedia
}

const DAY = 86_400_000
// Two calendar years are never shorter.
const TWO_YEARS = 2 * 365 * DAY

const readSeed = kind('a whole number', (value) => Number.isSafeInteger(value))

type Faker = typeof faker
type FakerClass = new (options: { locale: Faker['rawDefinitions'] }) => Faker

// The entry exports one instance, which the user shares. A separate one of the same class and locale
// keeps their seed and ours apart.
const createFaker = (): Faker =>
  new (faker.constructor as FakerClass)({ locale: faker.rawDefinitions })

/** Creates random notifications one by one; a seed gives the same ones in the same order. */
export function createSampler(seed?: number): (now?: number) => RandomNotification {
  if (seed !== undefined) readSeed('seed', seed)
  const own = createFaker()
  own.seed(seed)
  const today = seed === undefined ? undefined : Math.floor(Date.now() / DAY) * DAY

  const sentence = () => {
    const phrase = own.company.buzzPhrase()
    return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`
  }

  return (now = today ?? Date.now()) => ({
    title: own.company.catchPhrase(),
    message: own.helpers.multiple(sentence, { count: { min: 1, max: 3 } }).join(' '),
    type: own.helpers.arrayElement(['info', 'success', 'warning']),
    duration: own.number.int({ min: 4000, max: 10_000 }),
    timestamp: now - own.number.int(TWO_YEARS),
    media: own.datatype.boolean()
      ? { type: 'image', url: pictureOf(own.number.int(359)) }
      : { type: 'icon', set: 'mdi', path: own.helpers.arrayElement(icons) },
  })
}
