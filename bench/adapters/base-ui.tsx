import { Toast } from '@base-ui/react/toast'
import type { Adapter } from './adapter.ts'
import './unstyled.css'

const manager = Toast.createToastManager()

function Toasts() {
  return Toast.useToastManager().toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="card stacked">
      <Toast.Content>
        <Toast.Title />
        <Toast.Close aria-label="Close">×</Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}

export const adapter: Adapter = {
  Setup: ({ children }) => (
    <Toast.Provider toastManager={manager}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="viewport">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  ),
  show: (title, duration) => manager.add({ title, timeout: duration === Infinity ? 0 : duration }),
  clear: () => manager.close(),
  card: '.card',
}
