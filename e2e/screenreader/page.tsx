import { createNotifier } from 'belfry'
import { Toaster } from 'belfry/react'
import { createRoot } from 'react-dom/client'
import '../../src/react/styles.css'
import { type Scene, type Stage, scenes } from './scenes.ts'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Tells the runner, which writes down the time. */
const tell = (what: 'begin' | 'end' | 'over', scene?: Scene) =>
  fetch(`/${what}`, { method: 'POST', body: JSON.stringify(scene ?? {}) })

/** Every scene has a notifier and Toasters of its own, so that none hears of another. */
async function play(scene: Scene): Promise<void> {
  const notify = createNotifier()
  const root = createRoot(document.querySelector('#root')!)
  const stage: Stage = {
    notify,
    dialog: document.querySelector('dialog')!,
    wait,
    show: (...names) => root.render(names.map((name) => <Toaster key={name} notifier={notify} />)),
    press: (key) =>
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      ),
  }
  document.querySelector<HTMLElement>('#work')!.focus()
  stage.show('first')
  await wait(1500)
  await tell('begin', scene)
  await scene.play(stage)
  await wait(3000 + 500 * scene.spoken.length)
  await tell('end', scene)
  stage.dialog.close()
  root.unmount()
}

const only = new URLSearchParams(location.search).get('only') ?? ''
// A screen reader needs a while until it knows a new page.
await wait(15_000)
for (const scene of scenes) if (new RegExp(only).test(scene.name)) await play(scene)
await tell('over')
