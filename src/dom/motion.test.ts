import { expect, test } from 'vitest'
import { createMotion } from './motion.ts'

test('a finger that moves evenly has that speed', () => {
  const motion = createMotion(1000)
  motion.move(20, 1020)
  motion.move(40, 1040)
  expect(motion.way()).toBe(40)
  expect(motion.speedAt(1040)).toBe(1)
})

test('moves that are delivered together are measured together', () => {
  const motion = createMotion(0)
  motion.move(1, 1)
  motion.move(30, 2)
  expect(motion.speedAt(2)).toBe(0)
  motion.move(32, 16)
  expect(motion.speedAt(16)).toBe(2)
})

test('a finger that turns back has a negative speed', () => {
  const motion = createMotion(0)
  motion.move(40, 20)
  motion.move(20, 40)
  expect(motion.speedAt(40)).toBe(-1)
  expect(motion.way()).toBe(20)
})

test('a finger that rests has none', () => {
  const motion = createMotion(0)
  motion.move(40, 20)
  expect(motion.speedAt(120)).toBe(2)
  expect(motion.speedAt(121)).toBe(0)
})
