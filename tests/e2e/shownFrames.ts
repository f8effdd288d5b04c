import type { Page } from '@playwright/test'

/** A frame that a player showed, and from when on, in milliseconds since 1970. */
export type ShownFrame = readonly [at: number, frame: number]

/** Between two moments that are compared, in milliseconds. */
const STEP_MS = 50

/** Notes in the page when each frame is shown, from now on. */
export async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shown: ShownFrame[] = []
    Object.assign(window, { shown })
    const stage = document.querySelector<HTMLElement>('[data-stage]')
    if (!stage) throw new Error('No player is on the page')
    const note = () => shown.push([Date.now(), Number(stage.dataset['frame'])])
    note()
    new MutationObserver(note).observe(stage, { attributes: true, attributeFilter: ['data-frame'] })
  })
}

/** What was shown since it is watched. */
export const shownFrames = (page: Page): Promise<ShownFrame[]> =>
  page.evaluate(() => (window as unknown as { shown: ShownFrame[] }).shown)

/** Where a player was: from one shown frame to the next, time passes evenly, however often its page paints. */
function placeAt(shown: readonly ShownFrame[], moment: number): number {
  const next = shown.findIndex(([at]) => at > moment)
  const [before, after] = [shown[next - 1], shown[next]]
  if (!before || !after) return shown.at(-1)?.[1] ?? Number.NaN
  const share = (moment - before[0]) / (after[0] - before[0])
  return before[1] + share * (after[1] - before[1])
}

/** How many frames two players on one machine were apart, at moments from one to another. */
export function framesApart(
  one: readonly ShownFrame[],
  other: readonly ShownFrame[],
  { from, to }: { from: number; to: number },
): number[] {
  const apart: number[] = []
  for (let at = from; at < to; at += STEP_MS) apart.push(Math.abs(placeAt(one, at) - placeAt(other, at)))
  return apart
}
