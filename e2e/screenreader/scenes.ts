import { dialogScenes } from './dialog-scenes.ts'
import { inboxScenes } from './inbox-scenes.ts'
import type { Scene } from './scene.ts'
import { toastScenes } from './toast-scenes.ts'
import { toasterScenes } from './toaster-scenes.ts'

/** All that is played under a screen reader, in this order. */
export const scenes: readonly Scene[] = [
  ...toastScenes,
  ...dialogScenes,
  ...toasterScenes,
  ...inboxScenes,
]
