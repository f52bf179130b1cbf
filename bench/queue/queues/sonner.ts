import { toast, useSonner } from 'sonner'
import { mountHook } from '../hook.ts'
import { fireEverything } from '../host.ts'
import type { Queue } from '../queue.ts'

// It tells its views in later tasks and frames: their time counts too.
function told<Value>(value: Value): Value {
  fireEverything()
  return value
}

export function createQueue(): Queue {
  return {
    add: (title) => told(String(toast(title))),
    dismiss: (id) => told(toast.dismiss(Number(id))),
    update: (id, title) => told(toast(title, { id: Number(id) })),
    subscribe: (listener) => told(mountHook(() => useSonner(), listener)),
    clear: () => told(toast.dismiss()),
  }
}
