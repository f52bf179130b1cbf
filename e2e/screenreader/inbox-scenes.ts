import type { Scene } from './scene.ts'

// How Orca itself goes on, and what it makes of a state that changes under its focus.
const aside = ['Focus mode', 'Browse mode', 'expanded', 'collapsed', 'leaving dialog.']

/** What is heard when a panel opens. */
const opened = (unread: number) => [
  'Notifications dialog',
  'Notifications heading level 2 clickable.',
  `${unread} unread.`,
]

export const inboxScenes: readonly Scene[] = [
  {
    name: 'The bell opens its panel, and Escape leads back',
    play: async ({ showBell, focus, click, press, wait }) => {
      await showBell('Pilot wanted', 'Crane free')
      focus('.belfry-inbox-bell')
      await wait(3000)
      click('Notifications, 2 unread')
      await wait(3000)
      press('Escape')
    },
    aside,
    spoken: ['Notifications, 2 unread collapsed push button.', 'opens dialog', ...opened(2)],
  },
  {
    name: 'Arrow keys move through the rows',
    play: async ({ showBell, focus, click, press, wait }) => {
      await showBell('Tide table', 'Lock opens')
      click('Notifications, 2 unread')
      await wait(3000)
      focus('[data-item="Lock opens"]')
      await wait(3000)
      press('ArrowDown')
    },
    aside,
    spoken: [
      ...opened(2),
      'List with 2 items.',
      'Unread. Info: Lock opens. now.',
      'clickable.',
      'Unread. Info: Tide table. now.',
      'clickable.',
    ],
  },
  {
    name: 'A row is marked as read',
    play: async ({ showBell, focus, click, press, wait }) => {
      await showBell('Berth changed')
      click('Notifications, 1 unread')
      await wait(3000)
      focus('[data-item]')
      await wait(3000)
      press('Enter')
    },
    aside,
    spoken: [
      ...opened(1),
      'List with 1 item.',
      'Unread. Info: Berth changed. now.',
      'clickable.',
      'Marked as read.',
    ],
  },
  {
    name: 'All rows are marked as read',
    play: async ({ showBell, focus, click, wait }) => {
      await showBell('Net mended', 'Rope bought')
      click('Notifications, 2 unread')
      await wait(3000)
      focus('.belfry-inbox-tool')
      await wait(3000)
      click('Mark all as read')
    },
    aside,
    spoken: [...opened(2), 'Mark all as read push button.', 'Marked as read.'],
  },
  {
    name: 'A row is archived, and comes back with Undo',
    play: async ({ showBell, focus, click, press, wait }) => {
      await showBell('Ice expected', 'Fog lifted')
      click('Notifications, 2 unread')
      await wait(3000)
      focus('[data-item="Fog lifted"]')
      await wait(3000)
      press('Delete')
      await wait(4000)
      focus('.belfry-inbox-undo button')
      await wait(3000)
      click('Undo')
    },
    aside,
    spoken: [
      ...opened(2),
      'List with 2 items.',
      'Unread. Info: Fog lifted. now.',
      'clickable.',
      'Unread. Info: Ice expected. now.',
      'clickable.',
      'Archived.',
      'Undo push button.',
      'List with 2 items.',
      'Unread. Info: Fog lifted. now.',
      'clickable.',
    ],
  },
  {
    name: 'One arrives while the panel is open',
    play: async ({ showBell, click, notify, wait }) => {
      await showBell('Mail on board')
      click('Notifications, 1 unread')
      await wait(3000)
      notify.warning('Storm tonight', { message: 'Stay in the harbour' })
    },
    aside,
    spoken: [...opened(1), 'Warning: Storm tonight. Stay in the harbour.'],
  },
]
