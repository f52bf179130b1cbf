import { type Locator, expect } from '@playwright/test'

/** A point of the window. */
export interface Point {
  x: number
  y: number
}

/** A part of the window. */
export interface Box extends Point {
  width: number
  height: number
}

/** Where an element is drawn. */
export async function boxOf(target: Locator): Promise<Box> {
  return (await target.boundingBox())!
}

export async function middleOf(target: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(target)
  return { x: x + width / 2, y: y + height / 2 }
}

/** Whether a user would hit this element when pressing in the middle of it. */
const isOnTop = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const root = element.getRootNode() as Document | ShadowRoot
    return element.contains(root.elementFromPoint(x + width / 2, y + height / 2))
  })

/** A user who presses in the middle of it hits it. */
export async function seesOnTop(target: Locator): Promise<void> {
  await expect.poll(() => isOnTop(target), { message: 'on top' }).toBe(true)
}
