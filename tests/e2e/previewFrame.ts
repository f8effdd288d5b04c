import type { Locator, Page } from '@playwright/test'

/** The drawing of the frame preview. */
export const previewSurface = (page: Page): Locator => page.locator('[data-preview]').getByRole('application')

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
