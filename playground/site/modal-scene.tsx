import type { Notifier } from 'belfry'
import { type ReactElement, useId, useRef } from 'react'

/** A plain modal dialog for the showpiece: all of the page outside of it is inert. */
export function ModalScene({ notifier }: { readonly notifier: Notifier }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  return (
    <dialog className="modal" ref={dialog} aria-labelledby={titleId}>
      <h2 id={titleId}>A modal dialog</h2>
      <p>
        Everything outside of this box is inert: it cannot be clicked, focused or read. The toast
        can, because it moved in here.
      </p>
      <div className="actions">
        <button className="button" type="button" onClick={() => notifier('Another one')}>
          Notify from here
        </button>
        <button className="button primary" type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  )
}
