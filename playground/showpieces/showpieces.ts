import type { Notifier } from 'belfry'
import { burst } from './pieces/burst.ts'
import { errorsOutrank } from './pieces/errors-outrank.ts'
import { hiddenTab } from './pieces/hidden-tab.ts'
import { image } from './pieces/image.ts'
import { modal } from './pieces/modal.ts'
import { promise } from './pieces/promise.ts'
import { repeats } from './pieces/repeats.ts'
import { undo } from './pieces/undo.ts'
import { snippetOf } from './snippet.ts'

/** Something that is best seen: a button, a line about it, and its code. */
export interface Showpiece {
  readonly name: string
  readonly line: string
  readonly code: string
  readonly run: (notify: Notifier) => unknown
}

// What runs is also what is shown: the code is each piece's own source.
const sources = import.meta.glob<string>('./pieces/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const codeOf = (file: string) => snippetOf(sources[`./pieces/${file}.ts`] ?? '')

/** What nobody else can. */
export const showpieces: readonly Showpiece[] = [
  {
    name: 'Toast inside a modal dialog',
    line: 'On top and clickable, while all else is inert.',
    code: codeOf('modal'),
    run: modal,
  },
  {
    name: 'Burst of 1000',
    line: 'Three are drawn, 997 wait, none is lost.',
    code: codeOf('burst'),
    run: burst,
  },
  {
    name: 'Hide the tab and come back',
    line: 'Time counts only while someone can see it.',
    code: codeOf('hidden-tab'),
    run: hiddenTab,
  },
  {
    name: 'Errors outrank',
    line: 'Six arrive, three fit: the error is among them.',
    code: codeOf('errors-outrank'),
    run: errorsOutrank,
  },
  {
    name: 'Same message ×5',
    line: 'A key merges all five into one, with a count.',
    code: codeOf('repeats'),
    run: repeats,
  },
  {
    name: 'Undo that waits for you',
    line: 'Hover, focus or act: its time stands still.',
    code: codeOf('undo'),
    run: undo,
  },
  {
    name: 'Promise',
    line: 'Loading, then the result in its place.',
    code: codeOf('promise'),
    run: promise,
  },
  {
    name: 'With an image',
    line: 'Decoded before it enters; no shift, no flash.',
    code: codeOf('image'),
    run: image,
  },
]
