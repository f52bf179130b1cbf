import { Toaster, toast } from 'react-hot-toast'
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
  card: '[data-rht-toaster] [role=status]',
}
