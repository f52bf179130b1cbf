import { check, readName } from './check.ts'

/** Whom a notification is for: one user, or everybody whom `authorize` gives the channel. */
export type Target = { readonly user: string } | { readonly channel: string }

// The first letter tells the two apart, whatever the name holds.
export const userChannel = (user: string): string => `u${user}`
export const sharedChannel = (channel: string): string => `c${channel}`

const TARGETS = '{ user }, { channel } or up to 100 of them'

const channelOf = (target: unknown): string => {
  const { user, channel } = Object(target) as Partial<Record<string, unknown>>
  check('to', TARGETS, (user === undefined) !== (channel === undefined), target)
  return user === undefined
    ? sharedChannel(readName('channel', channel))
    : userChannel(readName('user', user))
}

/** The log's names of those whom somebody wants to reach, each once. */
export function channelsOf(to: Target | readonly Target[]): readonly string[] {
  const targets: readonly unknown[] = Array.isArray(to) ? to : [to]
  check('to', TARGETS, targets.length >= 1 && targets.length <= 100, to)
  return [...new Set(targets.map(channelOf))]
}
