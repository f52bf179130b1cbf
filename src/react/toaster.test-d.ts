import { type ReactElement, createElement } from 'react'
import { expectTypeOf, test } from 'vitest'
import { createNotifier } from '../core/index.ts'
import {
  type CardProps,
  type Icons,
  type OwnLabels,
  type RenderCard,
  Toaster,
  type ToasterProps,
  useNotifications,
} from './index.ts'

test('a Toaster is an element to every compiler', () => {
  // Before TypeScript 5.1, a component could not return just any node.
  expectTypeOf(Toaster).returns.toEqualTypeOf<ReactElement>()
})

test('what a Toaster is given can be declared apart', () => {
  const render: RenderCard = ({ title }, { parts }) =>
    createElement('b', null, parts.picture, title)
  const cardProps: CardProps = ({ type }) => ({ className: type, 'data-loud': type === 'error' })
  const labels: OwnLabels = { dismiss: 'Schließen', types: { error: 'Fehler' } }
  const icons: Icons = { success: '✓' }
  const props: ToasterProps = { children: render, cardProps, labels, icons, position: 'top-end' }
  expectTypeOf(Toaster(props)).toEqualTypeOf<ReactElement>()
})

test('a notifier’s data reaches cards, attributes and hooks', () => {
  const notifier = createNotifier<{ user: string }>()
  Toaster({
    notifier,
    cardProps: ({ data }) => ({ title: data?.user }),
    children: ({ data }) => data?.user.toUpperCase(),
  })
  const users = () => useNotifications(notifier).map(({ data }) => data?.user)
  expectTypeOf(users).returns.toEqualTypeOf<(string | undefined)[]>()
})
