import { createNotifier } from 'belfry'
import { fireTimer } from '../host.ts'
import type { Queue } from '../queue.ts'

export function createQueue(): Queue {
  const notify = createNotifier()
  return {
    add: (title) => notify(title),
    dismiss: notify.dismiss,
    update: (id, title) => notify.update(id, { title }),
    holdAndRelease: () => notify.hold()(),
    expire: fireTimer,
    subscribe: notify.subscribe,
    watch: notify.watch,
    clear: notify.clear,
  }
}
