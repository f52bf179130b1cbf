import { notify } from 'belfry'
import { Toaster } from 'belfry/react'
import type { Adapter } from './adapter.ts'
import 'belfry/styles.css'

export const adapter: Adapter = {
  Setup: ({ children }) => (
    <>
      {children}
      <Toaster />
    </>
  ),
  show: (title, duration) => notify(title, { duration }),
  clear: notify.clear,
  card: '[data-notification]',
}
