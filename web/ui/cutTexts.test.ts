import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { titleCutTexts } from './cutTexts.ts'

let stop: () => void
beforeEach(() => {
  stop = titleCutTexts(document)
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** A text in a place of 100 px, as wide as the number says, under the pointer. */
function pointAt(html: string, width: number): HTMLElement {
  document.body.innerHTML = html
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width)
  const element = document.querySelector<HTMLElement>('[style]')
  if (!element) throw new Error('No element has a style')
  const inner = element.querySelector('a') ?? element
  inner.dispatchEvent(new Event('pointerover', { bubbles: true }))
  return element
}

const CUT = 'style="overflow: hidden; text-overflow: ellipsis"'

test('a name that is cut has all of it as its title, also from a link in it', () => {
  expect(pointAt(`<h2 ${CUT}><a>A very long name</a></h2>`, 240).title).toBe('A very long name')
  expect(pointAt(`<h2 ${CUT}>Short</h2>`, 100).hasAttribute('title')).toBe(false)
  expect(pointAt('<h2 style="color: red">A very long name</h2>', 240).hasAttribute('title')).toBe(false)
})

test('the title follows the text and goes when it fits; one of its own stays', () => {
  const name = pointAt(`<p ${CUT}>One long name</p>`, 240)
  name.textContent = 'Another long name'
  name.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(name.title).toBe('Another long name')
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(100)
  name.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(name.hasAttribute('title')).toBe(false)
  expect(pointAt(`<p ${CUT} title="Its place">One long name</p>`, 240).title).toBe('Its place')
})
