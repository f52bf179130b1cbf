import { ToastContainer, toast } from 'react-toastify'
import type { Adapter } from './adapter.ts'

export const adapter: Adapter = {
  Setup: ({ children }) => (
    <>
      {children}
      <ToastContainer />
    </>
  ),
  show: (title, duration) => toast(title, { autoClose: duration === Infinity ? false : duration }),
  clear: () => toast.dismiss(),
  card: '.Toastify__toast',
}
