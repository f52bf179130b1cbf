import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components'
import type { Adapter } from './adapter.ts'
import './unstyled.css'

const queue = new ToastQueue<{ title: string }>()

export const adapter: Adapter = {
  Setup: ({ children }) => (
    <>
      <ToastRegion queue={queue} className="viewport">
        {({ toast }) => (
          <Toast toast={toast} className="card">
            <ToastContent>
              <Text slot="title">{toast.content.title}</Text>
            </ToastContent>
            <Button slot="close" aria-label="Close">
              ×
            </Button>
          </Toast>
        )}
      </ToastRegion>
      {children}
    </>
  ),
  show: (title, duration) =>
    queue.add({ title }, duration === Infinity ? {} : { timeout: duration }),
  clear: () => queue.clear(),
  card: '.card',
}
