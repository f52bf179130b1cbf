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
          ],
        },
      ],
    },
  ],
})

test('the reference shows how to call what can be called', () => {
  expect(page).toContain('interface Notify {\n  (title: string): string;\n}')
})
