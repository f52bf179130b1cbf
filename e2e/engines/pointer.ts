/** Which card, with what, and how far along x at each step. */
interface Way {
  card: string
  pointerType: string
  ways: readonly number[]
}

/** Draws a pointer from a card's title along x, and lifts it. Runs in the page. */
export async function drawPointer({ card, pointerType, ways }: Way): Promise<void> {
  const target = document.querySelector<HTMLElement>(`${card} .belfry-title`)!
  const { left, top, height } = target.getBoundingClientRect()
  const fire = (type: string, way: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 7,
        pointerType,
        isPrimary: true,
        bubbles: true,
        composed: true,
        cancelable: true,
        buttons: type === 'pointerup' ? 0 : 1,
        clientX: left + 20 + way,
        clientY: top + height / 2,
      }),
    )
  // A pointer that the browser does not know cannot be captured.
  Element.prototype.setPointerCapture = () => {}
  fire('pointerdown', 0)
  for (const way of ways) {
    await new Promise((resolve) => setTimeout(resolve, 30))
    fire('pointermove', way)
  }
  fire('pointerup', ways.at(-1) ?? 0)
}
