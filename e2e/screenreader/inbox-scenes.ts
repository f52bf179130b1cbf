import type { Scene, Stage } from './scene.ts'

// How Orca itself goes on, and what it makes of a state that changes under its focus.
const aside = ['Focus mode', 'Browse mode', 'expanded', 'collapsed', 'leaving dialog.']

/** What is heard when a panel opens. */
const opened = (unread: number) => [
  'Notifications dialog',
  'Notifications heading level 2 clickable.',
  `${unread} unread.`,
]

/** Opens the panel of a bell that holds these titles, and goes to what a selector finds in it. */
async function openPanel(
  { showBell, click, focus, wait }: Stage,
  titles: readonly string[],
  selector?: string,
): Promise<void> {
  await showBell(...titles)
  click(`Notifications, ${titles.length} unread`)
  await wait(3000)
  if (!selector) return
  focus(selector)
  await wait(3000)
}

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
    play: async (stage) => {
      await openPanel(stage, ['Tide table', 'Lock opens'], '[data-item="Lock opens"]')
      stage.press('ArrowDown')
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
    play: async (stage) => {
      await openPanel(stage, ['Berth changed'], '[data-item]')
      stage.press('Enter')
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
    play: async (stage) => {
      await openPanel(stage, ['Net mended', 'Rope bought'], '.belfry-inbox-tool')
      stage.click('Mark all as read')
    },
    aside,
    spoken: [...opened(2), 'Mark all as read push button.', 'Marked as read.'],
  },
  {
    name: 'A row is archived, and comes back with Undo',
    play: async (stage) => {
      await openPanel(stage, ['Ice expected', 'Fog lifted'], '[data-item="Fog lifted"]')
      stage.press('Delete')
      await stage.wait(4000)
      stage.focus('.belfry-inbox-undo button')
      await stage.wait(3000)
      stage.click('Undo')
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
    play: async (stage) => {
      await openPanel(stage, ['Mail on board'])
      stage.notify.warning('Storm tonight', { message: 'Stay in the harbour' })
    },
    aside,
    spoken: [...opened(1), 'Warning: Storm tonight. Stay in the harbour.'],
  },
]
