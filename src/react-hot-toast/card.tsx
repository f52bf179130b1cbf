import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { CardControls, Notifier } from '../core/index.ts'
import { DescribedButton, NO_WORDS, askForSheet, drawnWords } from '../parts/index.ts'
import { ToastBar } from './toast-bar.tsx'
import { type Toast, completeToast, resolveValue } from './toast-options.ts'
import type { ToasterProps } from './toaster-props.ts'

interface CardProps {
  readonly toast: Toast
  /** The id of its notification. */
  readonly id: string
  /** What it says. */
  readonly words: string
  readonly toaster: ToasterProps
  readonly notifier: Notifier<Toast>
  readonly controls: CardControls
}

/** A toast as rendered by its Toaster. */
export const Card = ({ toast, id, words, toaster, notifier, controls }: CardProps): ReactNode => {
  const { children, toastOptions } = toaster
  const body = useRef<HTMLDivElement>(null)
  const isCustom = toast.type === 'custom'
  const isLeaving = controls.state === 'leaving'

  // oxlint-disable-next-line react/refs -- only developers see what it says
  askForSheet('belfry/react-hot-toast.css', '--bf-sides', () => body.current)

  useLayoutEffect(() => {
    const element = body.current
    // Its box is the page's, as that of the original is; without layout, there is no box.
    if (element?.offsetWidth)
      element.style.setProperty('--bf-box', getComputedStyle(document.body).boxSizing)
  }, [])

  useLayoutEffect(() => {
    const element = body.current
    if (!element || (typeof toast.message === 'string' && !isCustom)) return
    const drawn = drawnWords(element.querySelector('.bf-hot-message') ?? element)
    notifier.update(id, { title: drawn || NO_WORDS })
  }, [id, isCustom, notifier, toast])

  // Removed. Not null, which would mean the default card.
  if (toast.dismissed) return ''
  const seen: Toast = {
    ...completeToast(toast, toastOptions),
    visible: !isLeaving,
    dismissed: isLeaving,
    // Belfry's voice announces it; otherwise it would be announced twice.
    ariaProps: { role: 'status', 'aria-live': 'off' },
  }
  // Alone in its element: where a browser translates the page, React can't change a text with neighbours.
  if (isCustom || children)
    return (
      <div className="bf-hot bf-hot-wide" ref={body}>
        {resolveValue<ReactNode, Toast>(isCustom ? seen.message : children, seen)}
      </div>
    )
  return (
    <div className="bf-hot" ref={body}>
      <ToastBar toast={seen} />
      <DescribedButton
        className="bf-hot-close"
        description={words}
        aria-label="Dismiss notification"
        onClick={controls.dismiss}
      />
    </div>
  )
}
