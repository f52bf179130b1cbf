import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SIZES } from '../src/relay/memory-channel.ts'

test('the plan to a million begins with what the benchmark measured', () => {
  const { servers } = JSON.parse(readFileSync('docs/benchmarks/relay.json', 'utf8'))
  const { bytesEach, broadcast, personal, connectMicros } = servers.belfry[10_000]
  expect(readFileSync('docs/relay.md', 'utf8')).toContain(
    `10 000 connections at ${Math.round(bytesEach / 1000)} kB each (${(bytesEach / 1e5).toFixed(2)} GB). ` +
      `A delivery costs ${Math.round(broadcast.micros.median)} µs of CPU, ` +
      `a personal one ${personal.micros} µs including its publish, ` +
      `a connect ${(connectMicros / 1000).toFixed(1)} ms.`,
  )
})

test('the guide says what a log in memory counts', () => {
  expect(readFileSync('docs/relay.md', 'utf8')).toContain(
    `for each user or channel about ${SIZES.channel} bytes, and for each item ${SIZES.item} bytes, its id, ` +
      `and its JSON at a byte a character (two outside of Latin-1); a mark takes ${SIZES.mark} bytes more.`,
  )
})

test('the capacity of page loads is what the benchmark measured', () => {
  const { crowded } = JSON.parse(readFileSync('docs/benchmarks/relay.json', 'utf8'))
  const { pages, quiet, beside } = crowded.redis
  const ms = (micros: number): string => (micros / 1000).toFixed(1)
  expect(readFileSync('docs/relay.md', 'utf8')).toContain(
    `with 5 full channels ${ms(pages[5].firstRelay)} ms in the relay and ${ms(pages[5].firstEngine)} ms in Redis, ` +
      `with 100 of them ${ms(pages[100].firstRelay)} and ${ms(pages[100].firstEngine)} ms; one that resumes, ` +
      `${ms(pages[5].againEngine)} and ${ms(pages[100].againEngine)} ms in Redis. ` +
      `One user who does all that the limits allow changes the median of a publish from ${quiet.p50} to ${beside.p50} ms.`,
  )
})
