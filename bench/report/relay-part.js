// @ts-check
import { aboutQuick, number } from './text.js'
import { crowdedTable, pagesTable, relayField, relayTables, stormTable } from './relay-table.js'

/** @param {NonNullable<import('./figures.ts').Relay['redis']>} redis */
const redisLine = ({ connections, micros, p50, p99, lost, redisMicrosEach }) =>
  `Two relays with a Redis between them and ${number(connections)} readers, half of them on each relay: a
delivery takes ${number(micros)} µs of CPU in the relays, and a broadcast takes ${number(redisMicrosEach)} µs
in Redis; p50 ${number(p50)} ms, p99 ${number(p99)} ms, ${number(lost)} lost.`

/** @param {NonNullable<import('./figures.ts').Relay['crowded']>} crowded */
const crowdedPart = (crowded) => `### Page loads, and one user without manners

A page without a cursor gets the newest 500 items of its channels, each of which holds 100; one with a cursor
gets what is new, here nothing. In milliseconds of CPU:

${pagesTable(crowded)}

One publisher, and then beside it for a minute one user of 100 channels who opens streams and posts 1000
marks of nothing at a time, as fast as the limits allow. How long a publish takes, in milliseconds:

${crowdedTable(crowded)}

With \`memoryLog\`, a user with ten notifications takes ${number(crowded.bytesAUser)} bytes.`

/** @param {import('./figures.ts').Relay} relay */
export const relayPart = (relay) => `## The relay

Each server sends the same record of about 460 bytes to everybody, and the next one when all have it. The
server is one process; its readers are plain sockets in another. All servers are up at once and take turns,
so that whatever else the machine does meets all of them; you see the median of the turns and its quartiles.
${relay.machine}; measured on ${relay.date}, at a load of ${number(relay.load)}.

CPU time is what the kernel counts for the server's process, so it holds on a busy machine too; the times
until arrival do not. Memory is what the process grew by. Every reader is a different user.
${aboutQuick(relay)}
${relayField(relay.versions)}

![relay](benchmarks/relay.svg)

${relayTables(relay.servers)}

### Personal messages, and a storm

First, a thousand messages a second, each for one user. Then everybody is cut off, one message is sent
meanwhile, and all of them come back, 500 at a time.

${stormTable(relay.servers)}

${relay.redis ? redisLine(relay.redis) : ''}

${relay.crowded ? crowdedPart(relay.crowded) : ''}
`
