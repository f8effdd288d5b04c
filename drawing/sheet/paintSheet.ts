import type { DrawingContext } from '../drawingContext.ts'
import type { SheetItem, SheetPage, TextStyle } from './sheet.ts'

/** What painting a page needs of a 2D context beyond drawing. */
export interface SheetContext extends DrawingContext {
  font: string
  direction: string
  textAlign: string
  textBaseline: string
  rotate(angle: number): void
  fillText(text: string, x: number, y: number): void
  strokeRect(x: number, y: number, width: number, height: number): void
}

/** What a page cannot know by itself. */
export interface SheetPainting {
  /** The value of `context.font` for a style: its fonts depend on the program that paints. */
  fontOf(style: TextStyle): string
  /** The picture of a key, at the size it has on the page; null leaves its frame empty. */
  pictureOf(key: string, width: number, height: number): object | null
  /** The picture of the logo; null or absent leaves its place empty. */
  readonly logo?: object | null
  /** Makes a named place of the document. */
  onDestination?(name: string, x: number, y: number): void
}

const FRAME_COLOR = '#C9CCD3'
const FRAME_WIDTH = 0.5

function paintItem(context: SheetContext, page: SheetPage, item: SheetItem, painting: SheetPainting): void {
  if (item.kind === 'destination') {
    painting.onDestination?.(item.name, item.x, item.y)
    return
  }
  if (item.kind === 'logo') {
    if (painting.logo) context.drawImage(painting.logo, item.x, item.y, item.width, item.height)
    return
  }
  if (item.kind === 'picture') {
    const { x, y, width, height } = item
    const picture = painting.pictureOf(item.picture, width, height)
    if (picture) context.drawImage(picture, x, y, width, height)
    context.strokeStyle = FRAME_COLOR
    context.lineWidth = FRAME_WIDTH
    context.strokeRect(x, y, width, height)
    return
  }
  context.font = painting.fontOf(item.style)
  context.fillStyle = item.style.color
  if (item.kind === 'text') {
    context.direction = item.direction
    context.textAlign = item.direction === 'ltr' ? 'left' : 'right'
    context.fillText(item.text, item.x, item.y)
    return
  }
  context.save()
  context.translate(page.width / 2, page.height / 2)
  context.rotate(-Math.PI / 4)
  context.textAlign = 'center'
  context.fillText(item.text, 0, item.style.size / 3)
  context.restore()
}

/** Paints a page, one unit of the context being a point. */
export function paintSheet(context: SheetContext, page: SheetPage, painting: SheetPainting): void {
  context.fillStyle = '#FFFFFF'
  context.fillRect(0, 0, page.width, page.height)
  context.textBaseline = 'alphabetic'
  for (const item of page.items) paintItem(context, page, item, painting)
}
