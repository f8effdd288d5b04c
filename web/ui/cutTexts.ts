/** How far around the pointer's target a cut text is looked for, in elements. */
const DEPTH = 4

/** Whether an ellipsis stands for the end of the element's text. */
function isCut(element: HTMLElement): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element)
  if (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) return true
  return /^\d+$/.test(webkitLineClamp) && element.scrollHeight > element.clientHeight
}

/**
 * Gives a text that is cut with an ellipsis its whole text as a tooltip when the pointer comes over it; a title of its
 * own stays. Returns how to stop.
 */
export function titleCutTexts(page: Document): () => void {
  const given = new WeakMap<HTMLElement, string>()
  const onOver = ({ target }: PointerEvent): void => {
    let element = target instanceof HTMLElement ? target : null
    for (let depth = 0; element && depth < DEPTH; depth++, element = element.parentElement) {
      if (element.title !== (given.get(element) ?? '')) return
      const whole = isCut(element) ? element.textContent.trim() : ''
      if (whole === element.title && whole === '') continue
      given.set(element, whole)
      if (whole === '') element.removeAttribute('title')
      else element.title = whole
    }
  }
  page.addEventListener('pointerover', onOver)
  return () => page.removeEventListener('pointerover', onOver)
}
