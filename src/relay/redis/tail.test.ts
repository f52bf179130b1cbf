import { onTestFinished, expect, it, vi } from 'vitest'
import type { Entry, Follower } from '../log.ts'
import { soon } from '../soon.model.ts'
import { followTail } from './tail.ts'

type Step = [name: string, fields: string[]]

const step = (at: number, before: number): Step => [
  `${at}-0`,
  ['a', `${at}`, 'p', `${before}`, 'r', '{}', 'c', 'uada'],
]

/** A Redis with these replies to each command; when it has no more, it never answers again. */
function follow(replies: Readonly<Record<string, unknown[]>>, ...others: readonly Follower[]) {
  const asked: string[] = []
  const heard: (number | 'lost')[] = []
  const told = vi.fn<(error: unknown) => void>()
  const send = async ([command, ...args]: string[]): Promise<unknown> => {
    asked.push(command === 'XREAD' ? `XREAD ${args.at(-1)}` : [command, ...args].join(' '))
    const reply = replies[command!]?.shift()
    if (reply instanceof Error) throw reply
    return reply === undefined ? new Promise(() => {}) : reply
  }
  const follower = {
    onEntries: (entries: readonly Entry[]) => heard.push(...entries.map(({ at }) => at)),
    onLost: () => heard.push('lost'),
  }
  const tail = followTail(
    { send, run: send as never, close: () => {} },
    'tail',
    'meta',
    new Set([...others, follower]),
    told,
  )
  onTestFinished(tail.close)
  return { asked, heard, told }
}

const rows = (...steps: readonly Step[]) => [['tail', steps]]

it('delivers nothing after a failover until Redis has taken the new epoch', async () => {
  const { asked, heard, told } = follow({
    XREVRANGE: [[step(12, 11)]],
    XREAD: [rows(step(13, 11)), rows(step(13, 11)), rows(step(14, 13))],
    HSET: [new Error('Redis did not answer in time'), 0],
  })
  await soon(() => expect(heard).toEqual(['lost', 14]))
  expect(asked.slice(1, 6)).toEqual([
    'XREAD 12-0',
    'HSET meta epoch 13-0',
    'XREAD 12-0',
    'HSET meta epoch 13-0',
    'XREAD 13-0',
  ])
  expect(told).not.toHaveBeenCalled()
})

it('says once that Redis refuses the new epoch, however often it is tried', async () => {
  const refusal = (): Error => new Error("NOPERM no permissions to run the 'hset' command")
  const { heard, told } = follow({
    XREVRANGE: [[step(12, 11)]],
    XREAD: Array.from({ length: 3 }, () => rows(step(13, 11))),
    HSET: [refusal(), refusal(), 0],
  })
  await soon(() => expect(heard).toEqual(['lost']))
  expect(told).toHaveBeenCalledOnce()
})

it('tells every follower, and the operator, when one of them fails', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => complain.mockRestore())
  const fail = (): never => {
    throw new Error('oops')
  }
  const { heard } = follow(
    { XREVRANGE: [[step(12, 11)]], XREAD: [rows(step(13, 12)), rows(step(14, 13))] },
    { onEntries: fail, onLost: fail },
  )
  await soon(() => expect(heard).toEqual([13, 14]))
  expect(complain.mock.calls).toEqual([[new Error('oops')], [new Error('oops')]])
})
