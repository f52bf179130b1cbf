import { expect } from 'vitest'
import type { Pair } from './pair.model.ts'
import type { Doing, InstantStep } from './steps.model.ts'

interface View {
  leave: () => void
  resize: (room: number) => void
  readable: (ids: string[] | undefined) => void
}

/** Performs steps that take no time on a notifier and its model. */
export function createInstantSteps({ notify, model, withAction }: Pair): Doing<InstantStep, void> {
  const releases: (() => void)[] = []
  const views: View[] = []

  function keep(release: () => void, modelRelease: () => void): void {
    releases.push(() => {
      release()
      modelRelease()
    })
  }

  return {
    add({ fields }) {
      const id = notify(withAction(fields))
      expect(model.add(fields, id)).toBe(id)
    },
    update({ id, changes }) {
      expect(notify.update(id, changes)).toBe(model.update(id, changes))
    },
    dismiss({ id, by }) {
      expect(notify.dismiss(id, by)).toBe(model.dismiss(id, by))
    },
    clear({ by }) {
      notify.clear(by)
      model.clear(by)
    },
    quiet({ test }) {
      const silences = ({ type }: { type?: unknown }) => test !== 'errors pass' || type !== 'error'
      keep(
        notify.quiet((one) => (test === 'read' ? 'read' : silences(one))),
        model.quiet(silences),
      )
    },
    stretch: ({ times }) => keep(notify.stretch(times), model.stretch(times)),
    hold: ({ id }) => keep(notify.hold(id), model.hold(id)),
    release: ({ which }) => releases[which]?.(),
    configure({ changes }) {
      notify.configure(changes)
      model.configure(changes)
    },
    offer({ room }) {
      const offer = notify.offer(room)
      const view = model.offer(room)
      views.push({
        leave() {
          offer()
          view.leave()
        },
        resize(next) {
          offer.resize(next)
          view.resize(next)
        },
        readable(ids) {
          offer.readable(ids)
          view.readable(ids)
        },
      })
    },
    resize: ({ which, room }) => views[which]?.resize(room),
    readable: ({ which, ids }) => views[which]?.readable(ids),
    leave: ({ which }) => views[which]?.leave(),
  }
}
