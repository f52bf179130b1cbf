/** Shows a notification of the system; what it answers may be closed and clicked. */
export type ShowNotification = (title: string, options: NotificationOptions) => unknown

/** What a notification of the system says. */
interface Words extends NotificationOptions {
  title: string
}

type Shown = Partial<Pick<Notification, 'close' | 'addEventListener'>> | undefined

const showHere: ShowNotification = (title, options) => new Notification(title, options)

/** Shows one and returns the way to close it. Where that is refused nothing is shown. */
export const showInSystem = (
  { title, ...options }: Words,
  onClick: () => void,
  show: ShowNotification = showHere,
): (() => void) => {
  let isClosed = false
  let shown: Shown

  const begin = async (): Promise<void> => {
    // On Android a page's own notifications throw: there `show` has to ask a service worker.
    shown = (await show(title, options)) as Shown
    if (isClosed) return shown?.close?.()
    shown?.addEventListener?.('click', () => {
      focus()
      close()
      onClick()
    })
  }
  const close = (): void => {
    isClosed = true
    shown?.close?.()
  }

  begin().catch((error: unknown) => console.error(error))
  return close
}
