/** Shows a system notification; what it returns may be closed and clicked. */
export type ShowNotification = (title: string, options: NotificationOptions) => unknown

/** The content of a system notification. */
interface Words extends NotificationOptions {
  title: string
}

type Shown = Partial<Pick<Notification, 'close' | 'addEventListener'>> | undefined

const showHere: ShowNotification = (title, options) => new Notification(title, options)

/** Shows a system notification and returns a function that closes it. If refused, nothing is shown. */
export const showInSystem = (
  { title, ...options }: Words,
  onClick: () => void,
  show: ShowNotification = showHere,
): (() => void) => {
  let isClosed = false
  let shown: Shown

  const begin = async (): Promise<void> => {
    // On Android, a page's own notifications throw: there `show` has to use a service worker.
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
