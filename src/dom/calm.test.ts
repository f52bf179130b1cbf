// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { keepCalm } from './calm.ts'
import { type Place, behind } from './extent.ts'

/** Three cards of 10 pixels, one behind another, and where they are. */
const placeThree = () => {
  const places = new Map<Element, Place>()
  let next: Place = { pixels: 0, gaps: 0, index: 0 }
  for (let count = 0; count < 3; count++) {
    const card = document.createElement('li')
    card.dataset.notification = `${count}`
    places.set(card, next)
    next = behind(next, 10)
  }
  const [first, second, third] = places.keys()
  return {
    first: first!,
    second: second!,
    third: third!,
    placeOf: (card: Element) => places.get(card),
  }
}

const nobody = () => false
const edge: Place = { pixels: 0, gaps: 0, index: 0 }

test('cards that nobody is using take the next free place', () => {
  const { second, third, placeOf } = placeThree()
  const choose = keepCalm([second, third], [], placeOf, nobody)
  expect(choose(second, edge)).toBe(edge)
})

test('a new card takes the next free place, whoever is using others', () => {
  const { first, placeOf } = placeThree()
  const added = document.createElement('li')
  const choose = keepCalm([first, added], [first], placeOf, nobody)
  expect(choose(added, edge)).toBe(edge)
})

test('a card in use and those before it stay where they are', () => {
  const { first, second, placeOf } = placeThree()
  const button = document.createElement('button')
  second.append(button)
  const choose = keepCalm([first, second], [button], placeOf, nobody)
  const grown = { pixels: 50, gaps: 1, index: 1 }
  expect(choose(first, grown)).toBe(placeOf(first))
  expect(choose(second, grown)).toBe(placeOf(second))
})

test('a card behind the one in use moves away from one that grows, and comes no closer', () => {
  const { first, third, placeOf } = placeThree()
  const choose = keepCalm([first, third], [first], placeOf, nobody)
  expect(choose(third, { pixels: 50, gaps: 1, index: 1 })).toEqual({
    pixels: 50,
    gaps: 2,
    index: 2,
  })
  expect(choose(third, { pixels: 10, gaps: 1, index: 1 })).toEqual(placeOf(third))
})

test('when a person closes the card that they are using, the next one takes its place', () => {
  const { first, second, third, placeOf } = placeThree()
  const choose = keepCalm([first, third], [second], placeOf, (card) => card === second)
  expect(choose(third, behind(edge, 10))).toEqual(placeOf(second))
})
