import { marked } from 'marked'
import { expect, test } from 'vitest'
import { referencePage } from './reference.js'

const word = (text: string) => ({ kind: 'Content', text })

const page = referencePage('belfry', {
  members: [
    {
      members: [
        {
          kind: 'Interface',
          name: 'Notify',
          canonicalReference: 'belfry!Notify:interface',
          docComment: '/** Adds a notification and returns its id. */',
          excerptTokens: [word('export interface Notify')],
          members: [
            {
              kind: 'CallSignature',
              name: '',
              canonicalReference: 'belfry!Notify:call(1)',
              excerptTokens: [word('(title: '), word('string'), word('): string;')],
            },
            {
              kind: 'PropertySignature',
              name: 'more',
              canonicalReference: 'belfry!Notify#more:member',
              docComment: '/** How many wait. @default (n) => `+${n} more` */',
              excerptTokens: [word('more: (n: number) => string;')],
            },
          ],
        },
      ],
    },
  ],
})

test('the reference shows how to call what can be called', () => {
  expect(page).toContain('interface Notify {\n  (title: string): string;\n}')
})

test('a default that is written with backticks is shown as it is', async () => {
  expect(await marked(page)).toContain('Default: <code>(n) =&gt; `+${n} more`</code>.')
})
