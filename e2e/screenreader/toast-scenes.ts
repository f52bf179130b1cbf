import type { Scene } from './scene.ts'

const lasting = { duration: 0 }

// Whether Orca speaks of a focus that the page has moved depends on what it knew of the page.
const aside = ['Settings dialog', 'Done push button.', 'leaving dialog.', 'Work push button.']

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
  {
    name: 'Under a modal dialog',
    play: async ({ notify, dialog, wait }) => {
      dialog.showModal()
      await wait(3000)
      notify.success('Settings saved', lasting)
    },
    aside,
    spoken: ['Success: Settings saved.'],
  },
  {
    name: 'A modal dialog closes, and all is silent',
    play: async ({ notify, dialog, wait }) => {
      notify('Water is low', lasting)
      await wait(2000)
      dialog.showModal()
      await wait(3000)
      notify('Fuel is low', lasting)
      await wait(2000)
      dialog.close()
    },
    aside,
    spoken: ['Info: Water is low.', 'Info: Fuel is low.'],
  },
  {
    name: 'In the moment that a modal dialog closes',
    play: async ({ notify, dialog, wait }) => {
      dialog.showModal()
      await wait(3000)
      dialog.close()
      notify('Route changed', lasting)
    },
    aside,
    spoken: ['Info: Route changed.'],
  },
  {
    name: 'In the moment that a modal dialog opens',
    play: ({ notify, dialog }) => {
      notify('Map opened', lasting)
      dialog.showModal()
    },
    aside,
    spoken: ['Info: Map opened.'],
  },
  {
    name: 'A modal dialog is removed from the page',
    play: async ({ notify, dialog, wait }) => {
      const parent = dialog.parentElement!
      dialog.showModal()
      await wait(3000)
      notify('Chart torn', lasting)
      await wait(1500)
      dialog.remove()
      notify('Chart mended', lasting)
      await wait(1500)
      parent.append(dialog)
    },
    aside,
    spoken: ['Info: Chart torn.', 'Info: Chart mended.'],
  },
  {
    name: 'A second Toaster takes over',
    play: async ({ notify, wait, show }) => {
      show('first', 'second')
      await wait(1000)
      notify('Watch begins', lasting)
      await wait(1500)
      show('second')
      await wait(1500)
      notify('Watch ends', lasting)
    },
    spoken: ['Info: Watch begins.', 'Info: Watch ends.'],
  },
  {
    name: 'A second Toaster takes over in mid-sentence',
    play: async ({ notify, wait, show }) => {
      show('first', 'second')
      await wait(1000)
      notify('Light one lit', lasting)
      notify('Light two lit', lasting)
      notify('Light three lit', lasting)
      await wait(400)
      show('second')
    },
    spoken: ['Info: Light one lit.', 'Info: Light two lit.', 'Info: Light three lit.'],
  },
  {
    name: 'F6 to the newest card and back',
    play: async ({ notify, wait, press }) => {
      notify('Letter arrived', { message: 'From the lighthouse', ...lasting })
      await wait(2500)
      press('F6')
      await wait(2000)
      press('F6')
    },
    spoken: [
      'Info: Letter arrived. From the lighthouse.',
      'region Notifications',
      'List with 1 item.',
      'Info: Letter arrived. From the lighthouse.',
      'clickable.',
      'leaving list.',
      'leaving region.',
      'Work push button.',
    ],
  },
]
