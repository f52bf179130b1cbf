import { check, readName } from './check.ts'

/** Who a notification is for: one user, or everyone to whom `authorize` gives the channel. */
export type Target =
  | { readonly user: string; readonly channel?: undefined }
  | { readonly user?: undefined; readonly channel: string }

// The first letter distinguishes the two, whatever the name.
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

/** Returns the log's channel names of the targets, without duplicates. */
export function channelsOf(to: Target | readonly Target[]): readonly string[] {
  const targets: readonly unknown[] = Array.isArray(to) ? to : [to]
  check('to', TARGETS, targets.length >= 1 && targets.length <= 100, to)
  return [...new Set(targets.map(channelOf))]
}
