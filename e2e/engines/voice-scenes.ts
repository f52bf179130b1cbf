import type { Scenes } from './scene.ts'

/** Of what is said. */
export const voiceScenes: Scenes = {
  'both regions are there, empty, before the first message': async (view) => {
    await view.open()
    await view.until('both regions are there, empty', () => {
      const [root] = window.voices()
      return [
        '[role=status][aria-live=polite][aria-atomic=true]:empty',
        '[role=alert][aria-live=assertive][aria-atomic=true]:empty',
      ].every((selector) => root?.querySelector(selector))
    })
  },

  'each notification is said once, in full, in order': async (view) => {
    await view.open()
    await view.add('One', { message: 'Of three' })
    await view.add('Two', { type: 'error' })
    await view.add('Three')
    await view.hears('Info: One. Of three.', 'Error: Two.', 'Info: Three.')
  },

  'an update is said only if it changes a word, even in mid-sentence': async (view) => {
    await view.open()
    await view.driver.evaluate(() => {
      const id = window.notify('Loading', { duration: 0 })
      const watch = setInterval(() => {
        if (!window.spoken.length) return
        clearInterval(watch)
        window.notify.update(id, { priority: 1 })
        setTimeout(() => window.notify.update(id, { title: 'Loaded' }), 1000)
      }, 10)
    })
    await view.hears('Info: Loading.', 'Info: Loaded.')
  },

  'more than three at once are summed up': async (view) => {
    await view.open()
    await view.driver.evaluate(() => {
      for (let index = 0; index < 12; index++) window.notify(`Number ${index}`, { duration: 0 })
    })
    await view.hears('12 notifications')
  },

  'a message is said inside the dialog, and not again when that closes': async (view) => {
    await view.open('dialogs')
    await view.clickButton('Open dialog')
    await view.add('Under it')
    await view.hears('Info: Under it.')
    await view.clickButton('Close outer')
    await view.seesInside('body')
    await view.add('After it')
    await view.hears('Info: Under it.', 'Info: After it.')
  },
}
