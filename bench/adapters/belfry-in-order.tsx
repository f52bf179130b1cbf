import { createNotifier } from 'belfry'
import { Toaster } from 'belfry/react'
import type { Adapter } from './adapter.ts'
import 'belfry/styles.css'

const notify = createNotifier({ overflow: 'oldest-first' })

export const adapter: Adapter = {
  Setup: ({ children }) => (
    <>
      {children}
      <Toaster notifier={notify} />
    </>
  ),
  show: (title, duration) => notify(title, { duration }),
  clear: notify.clear,
  card: '[data-notification]',
}
