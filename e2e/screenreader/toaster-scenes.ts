import type { Scene } from './scene.ts'

const lasting = { duration: 0 }

const offline = () => Promise.reject(new Error('offline'))

/** Of the Toaster that shows them, and of the way to its cards. */
export const toasterScenes: readonly Scene[] = [
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
  {
    name: 'An action fails, and is tried again',
    play: async ({ notify, wait, focus, click }) => {
      const action = { label: 'Send again', onAction: offline }
      notify('Mail not sent', { action, ...lasting })
      await wait(2500)
      focus('.belfry-action')
      await wait(2000)
      click('Send again')
      await wait(2000)
      click('Send again')
    },
    spoken: [
      'Info: Mail not sent. Send again.',
      'region Notifications',
      'List with 1 item.',
      'Send again push button.',
      'Info: Mail not sent.',
      'Error: It failed. Try again.',
      'Error: It failed. Try again.',
    ],
  },
]
