import type { Page } from '@playwright/test'

/** Distance of the window from the top of the page, in CSS pixels. */
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls the page to a distance from its top, or to its end if it is shorter. */
export const scrollPage = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

/** Moves the pointer to the control in sight that is nearest to the middle of the window, if there is one. */
export async function hoverControl(page: Page): Promise<void> {
  const point = await page.evaluate(() => {
    const middle = window.innerHeight / 2
    const points = [...document.querySelectorAll('main a, main button')].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2] as const
      const isInSight = document.elementFromPoint(x, y)?.closest('a, button') === control
      return isInSight ? [{ x, y }] : []
    })
    return points.sort((a, b) => Math.abs(a.y - middle) - Math.abs(b.y - middle))[0] ?? null
  })
  // Where the pointer has not moved nothing is heard.
  await page.mouse.move(0, 0)
  if (point) await page.mouse.move(point.x, point.y)
}
