import { toast, useToasterStore } from 'react-hot-toast/headless'
import { mountHook } from '../hook.ts'
import type { Queue } from '../queue.ts'

export function createQueue(): Queue {
  return {
    add: (title) => toast(title),
    dismiss: (id) => toast.remove(id),
    update: (id, title) => toast(title, { id }),
    subscribe: (listener) => mountHook(() => useToasterStore(), listener),
    clear: () => toast.remove(),
  }
}
