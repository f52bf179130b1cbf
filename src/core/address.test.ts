import { expect, test } from 'vitest'
import { collectTold, startNotifier } from './driven.model.ts'

const told = collectTold()

const image = (url: string) => ({ media: { type: 'image', url } as const })

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript\r:alert(1)',
  '\u0000\u001Fjavascript:alert(1)',
  'vbscript:msgbox(1)',
  'VB\nScript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:,image/png',
  'data:;base64,AAAA',
  ' DA\tTA:text/html,x',
  'data:imagetext/html,x',
  'data:application/xhtml+xml,x',
])('an address that could run a script or be something else is left out: %j', (url) => {
  const { notify } = startNotifier()
  notify('a', image(url))
  notify('b', { action: { label: 'Open', href: url } })
  expect(notify.list().map(({ media, action }) => media ?? action)).toEqual([undefined, undefined])
  expect(told[0]?.message).toMatch(/^belfry: media\.url must be .+; got "/)
  expect(told[1]?.message).toMatch(/^belfry: action\.href must be .+; got "/)
})

test.each([
  'a.png',
  '/a.png',
  './javascript/a.png',
  '?javascript:a',
  '//example.org/javascript:a.png',
  'https://example.org/data:text/a.png',
  'blob:https://example.org/1234',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml,%3Csvg/%3E',
  'DATA:IMAGE/GIF,x',
  'Ünï/cöde.png',
])('any other image address is kept as it is: %j', (url) => {
  const { notify } = startNotifier()
  notify('a', image(url))
  expect(notify.list()[0]?.media).toStrictEqual({ type: 'image', url })
})

test('an image is no valid address for a link', () => {
  const { notify } = startNotifier()
  notify('a', { action: { label: 'Open', href: 'data:image/png;base64,AAAA' } })
  expect(notify.list()[0]).not.toHaveProperty('action')
})
