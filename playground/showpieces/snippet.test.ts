import { expect, test } from 'vitest'
import { snippetOf } from './snippet.ts'

test('a snippet is the body of the piece, with the shared notify', () => {
  const source = `import type { Notifier } from 'belfry'
import { placeholder } from 'belfry/media'

export function piece(notify: Notifier): void {
  if (true) {
    notify(placeholder('icon'))
  }
}
`
  expect(snippetOf(source)).toBe(`import { notify } from 'belfry'
import { placeholder } from 'belfry/media'

if (true) {
  notify(placeholder('icon'))
}
`)
})
