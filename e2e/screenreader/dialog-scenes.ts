import type { Scene } from './scene.ts'

const lasting = { duration: 0 }

// Whether Orca speaks of a focus that the page has moved depends on what it knew of the page.
const aside = ['Settings dialog', 'Done push button.', 'leaving dialog.', 'Work push button.']

/** Of notifications around a modal dialog. */
export const dialogScenes: readonly Scene[] = [
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
]
