import { Toaster, toast } from 'sonner'
import type { Adapter } from './adapter.ts'

export const adapter: Adapter = {
  Setup: ({ children }) => (
    <>
      {children}
      <Toaster />
    </>
  ),
  show: (title, duration) => toast(title, { duration }),
  clear: () => toast.dismiss(),
  card: '[data-sonner-toast]',
}
