import { type RefObject, useRef, useState } from 'react'
import { Content, PageToaster, mount } from './page.tsx'

const open = (dialog: RefObject<HTMLDialogElement | null>) => dialog.current!.showModal()

/** Native layers: a modal dialog with another inside, a popover, a fullscreen element. */
function Dialogs() {
  const outer = useRef<HTMLDialogElement>(null)
  const inner = useRef<HTMLDialogElement>(null)
  const sibling = useRef<HTMLDialogElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const full = useRef<HTMLDivElement>(null)
  const [isThere, setThere] = useState(true)

  return (
    <>
      <button type="button" onClick={() => open(outer)}>
        Open dialog
      </button>
      <button type="button" onClick={() => open(sibling)}>
        Open sibling
      </button>
      <button type="button" onClick={() => popover.current!.showPopover()}>
        Open popover
      </button>
      <button type="button" onClick={() => void full.current!.requestFullscreen()}>
        Go fullscreen
      </button>

      {isThere && (
        <dialog ref={outer} id="outer" aria-label="Outer" closedby="any">
          <button type="button" onClick={() => open(inner)}>
            Open inner
          </button>
          <button type="button" onClick={() => outer.current!.close()}>
            Close outer
          </button>
          <button type="button" onClick={() => setThere(false)}>
            Remove outer
          </button>
          <dialog ref={inner} id="inner" aria-label="Inner">
            <button type="button" onClick={() => inner.current!.close()}>
              Close inner
            </button>
          </dialog>
        </dialog>
      )}

      <dialog ref={sibling} id="sibling" aria-label="Sibling">
        <button type="button" onClick={() => sibling.current!.close()}>
          Close sibling
        </button>
      </dialog>

      <div ref={popover} popover="auto" id="popover">
        <p>A popover that closes at a click outside.</p>
        <button type="button">In the popover</button>
      </div>

      <div ref={full} id="full" className="box">
        <button type="button" onClick={() => void document.exitFullscreen()}>
          Leave fullscreen
        </button>
      </div>
    </>
  )
}

mount(
  <>
    <Content />
    <Dialogs />
    <PageToaster />
  </>,
)
