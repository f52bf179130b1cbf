import type { Page } from '@playwright/test'
import { createCards } from './toaster/cards.ts'
import { createFingers } from './toaster/fingers.ts'
import { createKeyboard } from './toaster/keyboard.ts'
import { createMouse } from './toaster/mouse.ts'
import { createOpening } from './toaster/opening.ts'
import { middleOf, seesOnTop } from './toaster/place.ts'
import { createTime } from './toaster/time.ts'
import { createVoice } from './toaster/voice.ts'

export type { Opening } from './toaster/opening.ts'

/** The Toaster as its user meets it. Time stands still but for `passes`. */
export function createToaster(page: Page) {
  const time = createTime(page)
  return {
    page,
    ...createOpening(page),
    ...createCards(page),
    ...time,
    ...createMouse(page, time),
    ...createFingers(page, time),
    ...createKeyboard(page),
    ...createVoice(page, time),
    middle: middleOf,
    seesOnTop,
  }
}

/** The page model of a Toaster, as every test gets it. */
export type ToasterModel = ReturnType<typeof createToaster>
