import { expect } from '@playwright/test'
import { noteRefusals, readRefusals } from '../policy.ts'
import { focusScenes } from './focus-scenes.ts'
import { modalScenes } from './modal-scenes.ts'
import type { Scenes } from './scene.ts'
import { stackScenes } from './stack-scenes.ts'
import { swipeScenes } from './swipe-scenes.ts'
import { voiceScenes } from './voice-scenes.ts'

/** What has to be true in every engine. */
export const scenes: Scenes = {
  ...modalScenes,
  ...focusScenes,
  ...voiceScenes,
  ...stackScenes,
  ...swipeScenes,

  'a strict content security policy is never violated': async (view) => {
    await view.open('plain', {}, 'csp')
    await view.driver.evaluate(noteRefusals)
    const first = await view.notify('First', { timestamp: Date.now() })
    const second = await view.notify('Second', { type: 'error' })
    await view.driver.hover(second)
    await view.draw(first, 'touch', 20, 60, 100)
    await view.driver.click(view.closeButton(second))
    await view.seesGone(second)
    expect(await view.driver.evaluate(readRefusals)).toEqual([])
  },
}
