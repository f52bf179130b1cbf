// @ts-check
import { number } from './text.js'
import { relayField, relayTables, stormTable } from './relay-table.js'

/** @param {NonNullable<import('./figures.ts').Relay['redis']>} redis */
const redisLine = ({ connections, micros, p50, p99, lost, redisMicrosEach }) =>
  `Two relays with a Redis between them, ${number(connections)} readers, half of them on each:
${number(micros)} µs of CPU a delivery in the relays, ${number(redisMicrosEach)} µs of Redis a
broadcast, p50 ${number(p50)} ms, p99 ${number(p99)} ms, ${number(lost)} lost.`

/**
 * @param {import('./figures.ts').Relay} relay
 * @param {(surroundings: import('./figures.ts').Surroundings) => string} about
 */
export const relayPart = (relay, about) => `## The relay

One record of about 460 bytes, with the same fields for all of them, to everybody, the next when all
have it; each server is one process, its readers are plain sockets in another. ${relay.machine}; measured on ${relay.date}, at a load of
${number(relay.load)}. CPU time is the kernel's count of the server's process and holds on a busy
machine as well; times until arrival do not. Memory is what the process grew by. Each reader is a user
of her own.
${about(relay)}
${relayField(relay.versions)}

![relay](benchmarks/relay.svg)

${relayTables(relay.servers)}

### Personal messages, and a storm

A thousand messages a second, each for one user. Then all are cut off, one message is sent meanwhile,
and all come back, 500 at a time.

${stormTable(relay.servers)}

${relay.redis ? redisLine(relay.redis) : ''}
`
