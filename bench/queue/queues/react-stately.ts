import { ToastQueue } from 'react-stately'
import { fireTimer } from '../host.ts'
import type { Queue } from '../queue.ts'

const timeout = 5000

export function createQueue(): Queue {
  const queue = new ToastQueue<string>()
  return {
    add(title) {
      const key = queue.add(title, { timeout })
      // Its view starts the time of what it shows.
      queue.visibleToasts[0]?.timer?.reset(timeout)
      return key
    },
    dismiss: (id) => queue.close(id),
    holdAndRelease() {
      queue.pauseAll()
      queue.resumeAll()
    },
    expire: fireTimer,
    subscribe: (listener) => queue.subscribe(listener),
    clear: () => queue.clear(),
  }
}
