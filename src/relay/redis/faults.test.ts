import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildExamples } from '../examples.model.ts'
import { publishSurely, type RelayProcess, startDevice, startRelay } from './faults.model.ts'
import { lacks, redisProgram, type RedisServer, startRedis } from './redis-server.model.ts'

const SEQUENCES = process.env.BELFRY_LONG ? 200 : 20
const STEPS = 6

/** The same numbers for the same seed. */
const randomFrom =
  (seed: number) =>
  (below: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }

describe.skipIf(lacks(redisProgram))('whatever is killed', () => {
  let folder: string
  let redis: RedisServer
  let relays: RelayProcess[]
  let addresses: string[]

  beforeAll(async () => {
    folder = await buildExamples('bundle')
    redis = await startRedis({ appendOnly: true })
    relays = await Promise.all([startRelay(folder, redis.url), startRelay(folder, redis.url)])
    addresses = relays.map(({ address }) => address)
  }, 60_000)
  afterAll(async () => {
    await Promise.all(relays.map((relay) => relay.kill()))
    await redis.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  it.each(Array.from({ length: SEQUENCES }, (_, seed) => seed))(
    'every confirmed record reaches its user, in order, and nobody else (seed %i)',
    { timeout: 300_000 },
    async (seed) => {
      const random = randomFrom(seed * 7919 + 1)
      const [ada, bob] = [`ada ${seed}`, `bob ${seed}`]
      const phone = startDevice(ada, addresses)
      const laptop = startDevice(ada, [...addresses].reverse())
      const other = startDevice(bob, addresses)
      const confirmed: string[] = []
      const restart = async (part: { kill: () => Promise<void>; start: () => Promise<void> }) => {
        await part.kill()
        await part.start()
      }

      for (let step = 0; step < STEPS; step += 1) {
        const faults = [
          () => restart(relays[random(2)]!),
          () => restart(redis),
          async () => phone.cut(),
          async () => laptop.cut(),
        ]
        const fault = faults[random(faults.length)]!()
        for (let n = 0; n < 3; n += 1) {
          const id = `${seed}.${step}.${n}`
          await publishSurely(addresses, { user: ada }, id)
          confirmed.push(id)
        }
        await fault
      }
      await publishSurely(addresses, { user: bob }, `${seed} for bob`)

      const firsts = (device: { heard: readonly { id: string }[] }): string[] => [
        ...new Set(device.heard.map(({ id }) => id)),
      ]
      for (const device of [phone, laptop])
        await vi.waitFor(() => expect(firsts(device)).toEqual(confirmed), { timeout: 100_000 })
      await vi.waitFor(() => expect(firsts(other)).toEqual([`${seed} for bob`]), {
        timeout: 100_000,
      })
      expect(phone.gaps() + laptop.gaps() + other.gaps()).toBe(0)
      await Promise.all([phone.leave(), laptop.leave(), other.leave()])
    },
  )
})
