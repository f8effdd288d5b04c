import type { Page } from '@playwright/test'

/** Runs in the page: what is wrong with where its parts lie and what they are, one sentence each. */
function look(): string[] {
  const found: string[] = []
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent
    return `${element.localName} "${name.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}"`
  }
  const counted = (selector: string) => [...document.querySelectorAll(selector)].filter(isVisible).length

  if (counted('main') !== 1) found.push(`${counted('main')} main landmarks`)
  if (counted('h1') !== 1) found.push(`${counted('h1')} first headings`)

  const wider = document.documentElement.scrollWidth - window.innerWidth
  if (wider > 0) found.push(`${wider} px wider than the window`)

  /** What hides whatever leaves it at the side, and cannot be scrolled to show it. */
  const clippingAround = (element: Element) => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(around)
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return null
      if (overflowX === 'hidden' || overflowX === 'clip') return around
    }
    return document.documentElement
  }
  const controls = 'button, a[href], input, select, textarea, [role=tab]'
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    const box = control.getBoundingClientRect()
    // What is 1 px large is there for those who do not see; links of that kind come with the focus.
    if (!isVisible(control) || box.width <= 1 || box.bottom < 0) continue
    const around = clippingAround(control)?.getBoundingClientRect()
    if (around && around.width > 1 && (box.right > around.right + 1 || box.left < around.left - 1)) {
      found.push(`cut off at the side: ${nameOf(control)}`)
    }
  }
  for (const control of document.querySelectorAll<HTMLElement>('button, a[href], [role=tab], label')) {
    if (!isVisible(control) || control.clientWidth <= 1) continue
    for (const part of [control, ...control.querySelectorAll<HTMLElement>('*')]) {
      const { overflowX, textOverflow } = getComputedStyle(part)
      const isCut = part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1
      if (isCut && overflowX !== 'visible' && textOverflow !== 'ellipsis' && part.textContent !== '') {
        found.push(`text does not fit: ${nameOf(control)}`)
        break
      }
    }
  }
  return found
}

/** What is wrong with how a page lies on the screen and with its landmarks. */
export const lookAt = (page: Page): Promise<string[]> => page.evaluate(look)
