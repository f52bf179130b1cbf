import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Content, PageToaster, mount } from './page.tsx'

declare global {
  interface Window {
    /** The separate window. */
    popup: Window
  }
}

/** Opens a window and draws the page with its Toaster there. */
function Popup() {
  const [popup, setPopup] = useState<Window | null>(null)

  function open(): void {
    const opened = window.open('/', '', 'width=600,height=400')!
    window.popup = opened
    opened.addEventListener('load', () => {
      const styles = opened.document.createElement('link')
      styles.rel = 'stylesheet'
      styles.href = '/popup.css'
      opened.document.head.append(styles)
      setPopup(opened)
    })
  }

  return (
    <>
      <button type="button" onClick={open}>
        Open window
      </button>
      {popup &&
        createPortal(
          <>
            <Content />
            <dialog id="dialog" aria-label="In the popup">
              <button type="button">Inside</button>
            </dialog>
            <PageToaster />
          </>,
          popup.document.body,
        )}
    </>
  )
}

mount(<Popup />)
