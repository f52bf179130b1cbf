import type { Notifier } from 'belfry'
import type { Inbox } from 'belfry/inbox'

/** What a scene can do on its page. */
export interface Stage {
  readonly notify: Notifier
  readonly inbox: Inbox
  readonly dialog: HTMLDialogElement
  readonly wait: (ms: number) => Promise<void>
  /** Renders Toasters of these names, and no others. */
  readonly show: (...names: string[]) => void
  /** Renders a bell before the Toasters, and files these titles, the last one newest. */
  readonly showBell: (...titles: string[]) => Promise<void>
  /** Presses a key where the focus is. */
  readonly press: (key: string) => void
  /** Presses the button of this name. */
  readonly click: (name: string) => void
  /** Moves the focus to what a selector finds. */
  readonly focus: (selector: string) => void
}

/** Something that happens on the page, and what is to be heard of it. */
export interface Scene {
  readonly name: string
  readonly play: (stage: Stage) => void | Promise<void>
  readonly spoken: readonly string[]
  /** What Orca says of the page's own elements on some runs, and on others not. */
  readonly aside?: readonly string[]
}
