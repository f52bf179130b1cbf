import { createNotifier } from 'belfry'
import { createInbox } from 'belfry/inbox'
import { Bell } from 'belfry/inbox/react'
import { Toaster } from 'belfry/react'
import { createRoot } from 'react-dom/client'
import '../../src/inbox/react/inbox.css'
import '../../src/react/styles.css'
import type { Scene, Stage } from './scene.ts'
import { scenes } from './scenes.ts'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Tells the runner, which answers once the screen reader has come to rest. */
const tell = async (what: 'begin' | 'end' | 'over', scene?: Scene) =>
  (await fetch(`/${what}`, { method: 'POST', body: JSON.stringify(scene ?? {}) })).text()

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!

/** Every scene has a notifier, an inbox and views of its own, so that none hears of another. */
async function play(scene: Scene): Promise<string> {
  const notify = createNotifier()
  const inbox = createInbox({ notifier: notify })
  const root = createRoot(find('#root'))
  const toasters = (names: string[]) =>
    names.map((name) => <Toaster key={name} notifier={notify} />)
  const stage: Stage = {
    notify,
    inbox,
    dialog: document.querySelector('dialog')!,
    wait,
    show: (...names) => root.render(toasters(names)),
    async showBell(...titles) {
      for (const title of titles) inbox.add({ id: title, title })
      root.render([<Bell key="bell" inbox={inbox} />, ...toasters(['first'])])
      await wait(1000)
    },
    press: (key) =>
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      ),
    click: (name) =>
      [...document.querySelectorAll('button')]
        .find((button) => (button.ariaLabel ?? button.textContent) === name)!
        .click(),
    focus: (selector) => find(selector).focus(),
  }
  find('#work').focus()
  stage.show('first')
  await wait(1500)
  await tell('begin', scene)
  await scene.play(stage)
  await wait(1500 + 500 * scene.spoken.length)
  const answer = await tell('end', scene)
  stage.dialog.close()
  root.unmount()
  inbox.close()
  return answer
}

const only = new URLSearchParams(location.search).get('only') ?? ''
// A screen reader needs a while until it knows a new page.
await wait(15_000)
for (const scene of scenes)
  if (new RegExp(only).test(scene.name)) while ((await play(scene)) === 'again');
await tell('over')
