import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { isFull } from '../harness/full.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules that may hold in one theme and not in the other. */
const COLOR_RULES: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** An animation that takes longer shows a time that passes, as the bar that runs down to the autosave, in ms. */
const LONGEST_MOVE_MS = 2_000

/** Waits until nothing on the page moves or changes its color. */
export async function waitForAnimations(page: Page): Promise<void> {
  // An element that just changed begins to move with the next frame.
  await page.evaluate(async (longest) => {
    for (let calmFrames = 0; calmFrames < 2; calmFrames++) {
      await new Promise(requestAnimationFrame)
      const ending = document.getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) <= longest)
      if (ending.length > 0) calmFrames = -1
      await Promise.allSettled(ending.map(({ finished }) => finished))
    }
  }, LONGEST_MOVE_MS)
}

/**
 * What keeps somebody from using the page by WCAG 2.2 AA, as far as axe can tell; one sentence a rule. Of a page below
 * a dialog nothing can be used: it is looked at in the full run alone.
 */
export const findBarriers = (page: Page): Promise<string[]> => runAxe(page, TAGS)

/** The same by the rules of colors alone, for a page that was looked at in the other theme. */
export const findColorBarriers = (page: Page): Promise<string[]> => runAxe(page, COLOR_RULES)

async function runAxe(page: Page, runOnly: string[] | axe.RunOnly): Promise<string[]> {
  // A color between two others is neither.
  await waitForAnimations(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async ({ only, isEverywhere }) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }
    // A button can come under the pointer, or leave it, at any moment: its color changes at once while axe reads it.
    const steady = new CSSStyleSheet()
    steady.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets.push(steady)
    // Only what is found is told, so that nothing is made to tell of the rest; there are no frames in our pages.
    const dialogs = isEverywhere ? [] : [...document.querySelectorAll('[aria-modal=true]')]
    const place = dialogs.filter((dialog) => dialog.checkVisibility()).at(-1) ?? document
    const { violations } = await inPage.run(place, { runOnly: only, resultTypes: ['violations'], iframes: false })
    document.adoptedStyleSheets.pop()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  }, { only: runOnly, isEverywhere: isFull })
}
