import type { Result } from '../browser/notebook.js'
import type { Summary } from '../statistics.js'
import type { Size } from './size-table.js'

/** Where and with what a part was measured. */
export interface Surroundings {
  machine: string
  versions: Record<string, string>
  /** One round, to try the harness. */
  quick: boolean
}

/** Bytes, by use and library. */
export interface Sizes extends Surroundings {
  uses: Record<string, Record<string, Size>>
}

/** Results by item, and then by library. */
export type Items = Record<string, Record<string, Result>>

/** What was measured in a browser. */
export interface Browser extends Surroundings {
  chromium: string
  items: Items
}

/** Summaries by queue, size and operation; null where a queue has no such operation. */
export type Queues = Record<string, Record<string, Record<string, Summary | null>>>

/** What was measured of the queues alone. */
export interface Queue extends Surroundings {
  queues: Queues
}

/** What was measured of notification centres. */
export interface Inbox extends Surroundings {
  chromium: string
  items: Items
  sizes: Record<string, Size>
}

/** What it takes to deliver: times in milliseconds, CPU time in microseconds. */
export interface Delivery {
  micros: number
  p50: number
  p99: number
  lost: number
}

/** The same for several turns: the medians, and in how far the turns differ. */
export interface Deliveries extends Omit<Delivery, 'micros'> {
  micros: Summary
}

/** What was measured of a server with so many connected. */
export interface Served {
  bytesEach: number
  connectMicros: number
  broadcast: Deliveries
  personal?: Delivery
  storm?: { seconds: number; micros: number; missed: number }
}

/** By server, and then by how many are connected. */
export type Servers = Record<string, Record<string, Served>>

/** What a page load costs with so many full channels, in microseconds: at first, and when it resumes. */
export interface PageLoad {
  firstRelay: number
  firstEngine: number
  againRelay: number
  againEngine: number
}

/** A log with full channels, and a publisher alone and beside a user who does all that the limits allow. */
export interface Crowded {
  pages: Record<string, PageLoad>
  quiet: { p50: number; p99: number }
  beside: { p50: number; p99: number }
}

/** What was measured of relays. */
export interface Relay extends Surroundings {
  date: string
  load: number
  servers: Servers
  redis?: Delivery & { connections: number; redisMicrosEach: number }
  crowded?: { memory: Crowded; redis: Crowded; bytesAUser: number }
}

/** What a document may be written from, by part. */
export interface Figures {
  sizes?: Sizes | undefined
  browser?: Browser | undefined
  queue?: Queue | undefined
  inbox?: Inbox | undefined
  relay?: Relay | undefined
}
