import { createStore } from '@zag-js/toast'
import type { Queue } from '../queue.ts'

export function createQueue(): Queue {
  // Beyond its maximum the store can neither update nor remove: all of them are within it.
  const store = createStore({ max: Infinity })
  return {
    add: (title) => store.create({ title }),
    dismiss: (id) => store.remove(id),
    update: (id, title) => store.update(id, { title }),
    holdAndRelease() {
      store.pause()
      store.resume()
    },
    subscribe: (listener) => store.subscribe(listener),
    clear: () => store.remove(),
  }
}
