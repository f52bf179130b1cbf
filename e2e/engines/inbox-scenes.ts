import { expect } from '@playwright/test'
import type { InboxView } from './inbox-view.ts'

/** What has to be true of the inbox in every engine. */
export const inboxScenes: Record<string, (view: InboxView) => Promise<void>> = {
  // Store and tabs

  'inbox: a reload restores items and states, and what was on screen is unread': async (view) => {
    await view.openInbox()
    await view.has('a', 'b', 'c')
    await view.mark('a', 'archived')
    await view.mark('b', 'read')
    await view.notify('toast', { id: 'toast' })
    await view.isWritten(4)
    await view.reload()
    await view.keeps('toast unread', 'c unread', 'b read', 'a archived')
    expect(await view.driver.evaluate(() => window.notify.size())).toBe(0)
  },

  'inbox: two tabs stay in step, and forget together': async (view) => {
    await view.openInbox()
    await view.has('a', 'b')
    await view.openBeside()
    await view.keeps('b unread', 'a unread')
    await view.mark('a', 'read')
    await view.has('c')
    await view.driver.goTo('first')
    await view.keeps('c unread', 'b unread', 'a read')
    await view.forget()
    await view.keeps()
    await view.driver.goTo('second')
    await view.keeps()
    await view.reload()
    await view.keeps()
  },

  'inbox: a mark in one tab removes the toast from the other': async (view) => {
    await view.openInbox()
    await view.notify('toast', { id: 'toast' })
    await view.openBeside()
    await view.keeps('toast unread')
    await view.mark('toast', 'archived')
    await view.driver.goTo('first')
    await view.seesGone('[data-notification="toast"]')
    await view.keeps('toast archived')
  },

  // Bell and panel

  'inbox: Enter on the bell moves to the heading, and Escape back to the bell': async (view) => {
    await view.openInbox()
    await view.has('One', 'Two')
    await view.focus(view.bell)
    await view.seesFocusOn('Notifications, 2 unread')
    await view.driver.press('Enter')
    await view.seesOpen()
    await view.seesFocusIn('.belfry-inbox-heading')
    await view.lists('Two unread', 'One unread')
    await view.driver.press('Escape')
    await view.seesClosed()
    await view.seesFocusOn('Notifications, 2 unread')
  },

  'inbox: a click opens the panel on top of the page, beside a scrollbar, and one elsewhere closes it':
    async (view) => {
      await view.openInbox({ position: 'bottom-start' })
      await view.has('One')
      await view.driver.click(view.bell)
      await view.seesOpen()
      await view.seesOnTop(view.row('One'))
      const { right } = await view.box(view.panel)
      expect(right).toBeLessThanOrEqual((await view.viewport()).width)
      await view.driver.click('#before')
      await view.seesClosed()
    },

  'inbox: on a page with CSS zoom the panel is beside its bell, and all of it in the window':
    async (view) => {
      for (const zoom of ['0.75', '1.5']) {
        await view.openInbox()
        await view.hasLong(20)
        await view.driver.evaluate((zoom) => {
          document.documentElement.style.zoom = zoom
          // The window in the pixels that rectangles have here, which are not the same in every engine.
          const pane = document.body.appendChild(document.createElement('div'))
          pane.id = 'pane'
          Object.assign(pane.style, { position: 'fixed', inset: '0' })
        }, zoom)
        await view.focus(view.bell)
        await view.driver.press('Enter')
        await view.seesOpen()
        const [bell, panel] = [await view.box(view.bell), await view.box(view.panel)]
        expect(panel.right, zoom).toBeCloseTo(bell.right, 0)
        expect(panel.bottom, zoom).toBeLessThanOrEqual((await view.box('#pane')).bottom)
      }
    },

  'inbox: new items are let in once the mouse has left, also if the row under it was removed':
    async (view) => {
      await view.openInbox()
      await view.has('One', 'Two')
      await view.driver.click(view.bell)
      await view.lists('Two unread', 'One unread')
      await view.driver.hover(view.row('One'))
      await view.mark('One', 'archived')
      await view.lists('Two unread')
      await view.driver.hover(view.bell)
      await view.has('Three')
      await view.lists('Three unread', 'Two unread')
    },

  'inbox: focus goes to the rows when the button for new items goes': async (view) => {
    await view.openInbox()
    await view.has('One')
    await view.driver.click(view.bell)
    await view.driver.hover(view.row('One'))
    await view.has('Two')
    await view.focus(`${view.panel} .belfry-inbox-fresh`)
    await view.driver.hover(view.bell)
    await view.mark('Two', 'archived')
    await view.seesFocusIn(view.row('One'))
  },

  'inbox: arrow keys move between rows, and Enter and buttons mark them': async (view) => {
    await view.openInbox()
    await view.has('One', 'Two', 'Three')
    await view.driver.click(view.bell)
    await view.lists('Three unread', 'Two unread', 'One unread')
    await view.focus(view.row('Three'))
    await view.driver.press('ArrowDown')
    await view.seesFocusIn(view.row('Two'))
    await view.driver.press('End')
    await view.seesFocusIn(view.row('One'))
    await view.driver.press('Enter')
    await view.lists('Three unread', 'Two unread', 'One read')
    await view.driver.click(`${view.row('Two')} .belfry-inbox-tool`)
    await view.lists('Three unread', 'Two read', 'One read')
    await view.clickButton('Mark all as read')
    await view.lists('Three read', 'Two read', 'One read')
  },

  'inbox: keys move through many rows, and all of the focused one can be seen': async (view) => {
    await view.openInbox()
    await view.hasLong(60)
    await view.driver.click(view.bell)
    await view.focus(view.row('n1'))
    await view.driver.press('End')
    await view.seesFocusIn(view.row('n60'))
    await view.seesWhole(view.row('n60'))
    await view.driver.press('Home')
    await view.seesWhole(view.row('n1'))
    for (const row of ['n2', 'n3', 'n4']) {
      await view.driver.press('ArrowDown')
      await view.seesWhole(view.row(row))
    }
  },

  'inbox: the button for new items moves to the first of them, from wherever one is': async (
    view,
  ) => {
    await view.openInbox()
    await view.hasLong(20)
    await view.driver.click(view.bell)
    for (const [from, to] of [
      ['n20', 'New'],
      ['New', 'Newer'],
    ] as const) {
      await view.focus(view.row(from))
      await view.seesWhole(view.row(from))
      await view.driver.hover(view.row(from))
      await view.has(to)
      await view.driver.click(`${view.panel} .belfry-inbox-fresh`)
      await view.seesFocusIn(view.row(to))
      await view.seesWhole(view.row(to))
    }
  },

  'inbox: an archived row passes its focus to its neighbour, and Undo brings it back': async (
    view,
  ) => {
    await view.openInbox()
    await view.has('One', 'Two', 'Three')
    await view.driver.click(view.bell)
    await view.lists('Three unread', 'Two unread', 'One unread')
    await view.focus(view.row('Two'))
    await view.driver.press('Delete')
    await view.lists('Three unread', 'One unread')
    await view.seesFocusIn(view.row('One'))
    await view.keeps('Three unread', 'Two archived', 'One unread')
    await view.clickButton('Undo')
    await view.lists('Three unread', 'Two unread', 'One unread')
    await view.seesFocusIn(view.row('Two'))
  },

  'inbox: a message that comes while the panel is open is listed and said once, without a toast':
    async (view) => {
      await view.openInbox()
      await view.driver.click(view.bell)
      await view.seesOpen()
      await view.driver.hover('#before')
      await view.add('Arrived', { id: 'Arrived' })
      await view.lists('Arrived unread')
      await view.hears('Info: Arrived.')
      expect(await view.driver.evaluate(() => !document.querySelector('[data-notification]'))).toBe(
        true,
      )
    },

  'inbox: the panel of a bell inside a modal dialog is on top and works': async (view) => {
    await view.openInbox()
    await view.has('One')
    await view.clickButton('Open dialog')
    await view.driver.click('#modal .belfry-inbox-bell')
    const tool = '#modal .belfry-inbox-panel:popover-open [data-item="One"] .belfry-inbox-tool'
    await view.seesOnTop(tool)
    await view.driver.click(tool)
    await view.keeps('One read')
    await view.driver.press('Escape')
    await view.seesFocusIn('#modal .belfry-inbox-bell')
    await view.seesThere('#modal:modal')
  },
}
