import type { Scene } from './scene.ts'

const lasting = { duration: 0 }

/** Of notifications. */
export const toastScenes: readonly Scene[] = [
  {
    name: 'One notification',
    play: ({ notify }) => {
      notify.success('Report sent', { message: 'The harbour office has it', ...lasting })
    },
    spoken: ['Success: Report sent. The harbour office has it.'],
  },
  {
    name: 'One with an action',
    play: ({ notify }) => {
      const action = { label: 'Undo', onAction: () => {} }
      notify('Boat deleted', { action, ...lasting })
    },
    spoken: ['Info: Boat deleted. Undo.'],
  },
  {
    name: 'Three at once',
    play: ({ notify }) => {
      for (const tide of ['Low', 'Rising', 'High']) notify(`${tide} tide`, lasting)
    },
    spoken: ['Info: Low tide.', 'Info: Rising tide.', 'Info: High tide.'],
  },
  {
    name: 'A burst',
    play: ({ notify }) => {
      for (let boat = 1; boat <= 12; boat++) notify(`Boat ${boat} has left`, lasting)
    },
    spoken: ['12 notifications'],
  },
  {
    name: 'An error',
    play: ({ notify }) => {
      notify.error('Engine stopped', { message: 'Number two is overheated', ...lasting })
    },
    spoken: ['Error: Engine stopped. Number two is overheated.'],
  },
  {
    name: 'An update, and one that changes no word',
    play: async ({ notify, wait }) => {
      const id = notify('Loading cargo', lasting)
      await wait(2000)
      notify.update(id, { title: 'Cargo loaded' })
      await wait(2000)
      notify.update(id, { priority: 2 })
    },
    spoken: ['Info: Loading cargo.', 'Info: Cargo loaded.'],
  },
  {
    name: 'Repeats',
    play: async ({ notify, wait }) => {
      notify('Bell rung', { key: 'bell', ...lasting })
      await wait(1500)
      notify('Bell rung', { key: 'bell', ...lasting })
      await wait(1500)
      notify('Bell rung', { key: 'bell', ...lasting })
    },
    spoken: ['Info: Bell rung.', 'Info: Bell rung. 2 times.', 'Info: Bell rung. 3 times.'],
  },
  {
    name: 'The same words twice, by two notifications',
    play: async ({ notify, wait }) => {
      notify('Pilot on board', lasting)
      await wait(1500)
      notify('Pilot on board', lasting)
    },
    spoken: ['Info: Pilot on board.', 'Info: Pilot on board.'],
  },
  {
    name: 'One dismissed before its turn',
    play: ({ notify }) => {
      notify('Anchor up', lasting)
      const id = notify('Fog ahead', lasting)
      notify('Course set', lasting)
      notify.dismiss(id)
    },
    spoken: ['Info: Anchor up.', 'Info: Course set.'],
  },
  {
    name: 'A newer text before its turn',
    play: ({ notify }) => {
      notify('Crew counted', lasting)
      const id = notify('Gate closing', lasting)
      notify.update(id, { title: 'Gate closed' })
    },
    spoken: ['Info: Crew counted.', 'Info: Gate closed.'],
  },
  {
    name: 'One that has expired before its turn',
    play: ({ notify }) => {
      notify('Signal seen', lasting)
      notify('Flag down', { duration: 300 })
    },
    spoken: ['Info: Signal seen.', 'Info: Flag down.'],
  },
]
