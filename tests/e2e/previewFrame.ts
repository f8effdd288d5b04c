import type { Locator, Page } from '@playwright/test'

/** The drawing of the frame preview. */
export const previewSurface = (page: Page): Locator => page.locator('[data-preview] canvas[role=application]')

/** A drag through places of the frame in the preview, as shares of its sides; one place is a tap. */
export async function dragInPreview(page: Page, places: readonly (readonly [number, number])[]): Promise<void> {
  const box = await previewSurface(page).boundingBox()
  if (!box) throw new Error('The frame is not on the screen')
  for (const [index, [right, down]] of places.entries()) {
    await page.mouse.move(box.x + box.width * right, box.y + box.height * down, { steps: 4 })
    if (index === 0) await page.mouse.down()
  }
  await page.mouse.up()
}

const PEN_STEPS = 20

/** A tilted pen's line between two places of the frame in the preview, pressed harder and harder. */
export async function penInPreview(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const box = await previewSurface(page).boundingBox()
  if (!box) throw new Error('The frame is not on the screen')
  const session = await page.context().newCDPSession(page)
  for (let step = 0; step <= PEN_STEPS; step++) {
    const type = step === 0 ? 'mousePressed' : step === PEN_STEPS ? 'mouseReleased' : 'mouseMoved'
    const part = step / PEN_STEPS
    await session.send('Input.dispatchMouseEvent', {
      type, force: 0.2 + 0.7 * part, tiltX: 0, tiltY: -50, pointerType: 'pen', button: 'left',
      x: box.x + box.width * (from[0] + (to[0] - from[0]) * part),
      y: box.y + box.height * (from[1] + (to[1] - from[1]) * part),
      buttons: step === PEN_STEPS ? 0 : 1, clickCount: 1,
    })
  }
  await session.detach()
}
