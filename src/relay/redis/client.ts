/** What the log needs from a client of the `redis` package. */
export interface RedisClient {
  readonly isReady: boolean
  readonly on: (event: string, listener: (value: unknown) => void) => unknown
  readonly connect: () => Promise<unknown>
  readonly sendCommand: (args: string[]) => Promise<unknown>
  readonly unref: () => void
  readonly destroy: () => void
}
