import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { CardControls } from '../core/index.ts'
import { isRemoved, setWords } from './store.ts'
import { ToastBar } from './toast-bar.tsx'
import { type Toast, completeToast, resolveValue } from './toast-options.ts'
import type { ToasterProps } from './toaster.tsx'

interface CardProps {
  readonly toast: Toast
  readonly toaster: ToasterProps
  readonly controls: CardControls
}

/** The words that are seen. A document without layout knows only the text. */
const drawnWords = (element: HTMLElement): string =>
  (element.innerText ?? element.textContent).replace(/\s+/g, ' ').trim()

/** A toast as its Toaster draws it. */
export const Card = ({ toast, toaster, controls }: CardProps): ReactElement => {
  const { children, toastOptions } = toaster
  const { message, type } = toast
  const body = useRef<HTMLDivElement>(null)
  const isLeaving = controls.state === 'leaving'

  useLayoutEffect(() => {
    const element = body.current
    if (!element || (typeof message === 'string' && type !== 'custom')) return
    setWords(toast, drawnWords(element.querySelector('.belfry-hot-message') ?? element))
  }, [message, toast, type])

  if (isRemoved(toast)) return <></>
  const seen: Toast = {
    ...completeToast(toast, toastOptions),
    visible: !isLeaving,
    dismissed: isLeaving,
    // Belfry's voice says it: here it would be said a second time.
    ariaProps: { role: 'status', 'aria-live': 'off' },
  }
  const draw = (): ReactNode => {
    if (type === 'custom') return resolveValue(seen.message, seen)
    if (children) return children(seen)
    return (
      <>
        <ToastBar toast={seen} />
        <button
          className="belfry-hot-close"
          form=""
          aria-label="Dismiss notification"
          onClick={controls.dismiss}
        />
      </>
    )
  }
  return (
    <div className="belfry-hot" data-type={type} ref={body}>
      {draw()}
    </div>
  )
}
