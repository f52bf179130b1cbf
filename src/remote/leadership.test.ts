import { expect, test } from 'vitest'
import { createFakeBrowser } from './fake-browser.model.ts'
import { settle } from './fake-fetch.model.ts'
import type { Locks } from './host.ts'
import { createLeadership } from './leadership.ts'

function line(...tabs: readonly (Locks | undefined)[]) {
  const leading = new Set<number>()
  const members = tabs.map((locks, index) =>
    createLeadership(locks, 'name', () => {
      leading.add(index)
      return () => leading.delete(index)
    }),
  )
  return { members, leading }
}

test('one tab leads, and the next one takes over when it leaves', async () => {
  const { openTab } = createFakeBrowser()
  const { members, leading } = line(openTab().locks, openTab().locks, openTab().locks)
  members.forEach(({ join }) => join())
  await settle()
  expect([...leading]).toEqual([0])
  members[0]?.leave()
  await settle()
  expect([...leading]).toEqual([1])
})

test('a tab that left comes back at the end of the line', async () => {
  const { openTab } = createFakeBrowser()
  const { members, leading } = line(openTab().locks, openTab().locks)
  members.forEach(({ join }) => join())
  await settle()
  members[0]?.leave()
  members[0]?.join()
  members[0]?.join()
  await settle()
  expect([...leading]).toEqual([1])
  members[1]?.leave()
  await settle()
  expect([...leading]).toEqual([0])
})

test('a tab that left the line before its turn never leads', async () => {
  const { openTab } = createFakeBrowser()
  const { members, leading } = line(openTab().locks, openTab().locks)
  members.forEach(({ join }) => join())
  members[1]?.join()
  members[0]?.leave()
  members[1]?.leave()
  await settle()
  expect([...leading]).toEqual([])
})

test('the next tab leads when the leader dies', async () => {
  const { openTab } = createFakeBrowser()
  const [first, second] = [openTab(), openTab()]
  const { members, leading } = line(first.locks, second.locks)
  members.forEach(({ join }) => join())
  await settle()
  first.crash()
  await settle()
  expect(leading.has(1)).toBe(true)
})

test('a tab that loses the lead while asleep stops, and gets in line again', async () => {
  const { openTab, steal } = createFakeBrowser()
  const { members, leading } = line(openTab().locks, openTab().locks)
  members.forEach(({ join }) => join())
  await settle()
  steal('name')
  await settle()
  expect([...leading]).toEqual([1])
  members[1]?.leave()
  await settle()
  expect([...leading]).toEqual([0])
})

test('each tab leads itself where nobody can tell who leads', () => {
  const { members, leading } = line(undefined, undefined)
  members.forEach(({ join }) => join())
  expect([...leading]).toEqual([0, 1])
  members[0]?.leave()
  expect([...leading]).toEqual([1])
})

test('a tab leads itself where locks are refused', async () => {
  const refusing: Locks = { request: () => Promise.reject(new Error('SecurityError')) }
  const { members, leading } = line(refusing)
  members[0]?.join()
  await settle()
  expect([...leading]).toEqual([0])
  members[0]?.leave()
  expect([...leading]).toEqual([])
})
