import type { SheetContext } from '../sheet/paintSheet.ts'
import type { TextStyle } from '../sheet/sheet.ts'
import type { FilmFormat, MeasureText, Plate } from './burnIns.ts'

/** The value of `context.font` for a style: its fonts depend on the program that paints. */
export type FontOf = (style: TextStyle) => string

const TEXT_COLOR = '#FFFFFF'
const PLATE_COLOR = '#000000'
/** How much of the picture a plate hides. */
const PLATE_OPACITY = 0.6
/** Visible on paper and on black. */
const WATERMARK_COLOR = '#808080'
const WATERMARK_OPACITY = 0.35
/** The share of the picture's diagonal that a watermark takes, and its highest letters as a share of the height. */
const WATERMARK_LENGTH = 0.7
const WATERMARK_SIZE = 0.2
const PROBE_SIZE = 100

export const BURN_IN_WEIGHT = 400

/** Paints plates with their texts, and the logo, over a picture whose top left corner is at the origin. */
export function paintPlates(
  context: SheetContext,
  plates: readonly Plate[],
  { fontOf, logo = null }: { fontOf: FontOf; logo?: object | null },
): void {
  context.save()
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.imageSmoothingQuality = 'high'
  for (const { what, x, y, width, height, text, textX, baseline, fontSize, opacity } of plates) {
    if (what === 'LOGO') {
      context.globalAlpha = opacity
      if (logo) context.drawImage(logo, x, y, width, height)
      continue
    }
    context.globalAlpha = opacity * PLATE_OPACITY
    context.fillStyle = PLATE_COLOR
    context.fillRect(x, y, width, height)
    context.globalAlpha = opacity
    context.fillStyle = TEXT_COLOR
    context.font = fontOf({ size: fontSize, weight: BURN_IN_WEIGHT, color: TEXT_COLOR })
    context.fillText(text, textX, baseline)
  }
  context.restore()
}

/** Paints the watermark of a film along the rising diagonal of its picture. */
export function paintWatermark(
  context: SheetContext,
  { watermark, width, height }: Pick<FilmFormat, 'watermark' | 'width' | 'height'>,
  measure: MeasureText,
  fontOf: FontOf,
): void {
  if (watermark === '') return
  const length = measure(watermark, PROBE_SIZE) / PROBE_SIZE
  const size = Math.min(height * WATERMARK_SIZE, (Math.hypot(width, height) * WATERMARK_LENGTH) / Math.max(length, 1))
  context.save()
  context.translate(width / 2, height / 2)
  context.rotate(-Math.atan2(height, width))
  context.globalAlpha = WATERMARK_OPACITY
  context.fillStyle = WATERMARK_COLOR
  context.font = fontOf({ size, weight: BURN_IN_WEIGHT, color: WATERMARK_COLOR })
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(watermark, 0, size / 3)
  context.restore()
}

/** The lines of a slate before the first shot. */
export interface Slate {
  readonly title: string
  readonly lines: readonly string[]
}

const SLATE_TITLE_SIZE = 0.09
const SLATE_LINE_SIZE = 0.045
const SLATE_LINE_HEIGHT = 1.6
const SLATE_MARGIN = 0.1

/** Paints a slate: white texts on black. A line that is wider than the picture gets smaller. */
export function paintSlate(
  context: SheetContext,
  { width, height }: Pick<FilmFormat, 'width' | 'height'>,
  { title, lines }: Slate,
  measure: MeasureText,
  fontOf: FontOf,
): void {
  context.fillStyle = PLATE_COLOR
  context.fillRect(0, 0, width, height)
  context.fillStyle = TEXT_COLOR
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  const room = width * (1 - 2 * SLATE_MARGIN)
  let y = height * SLATE_MARGIN
  for (const [index, text] of [title, ...lines].entries()) {
    const asked = height * (index === 0 ? SLATE_TITLE_SIZE : SLATE_LINE_SIZE)
    const size = asked * Math.min(1, room / Math.max(1, measure(text, asked)))
    y += asked * SLATE_LINE_HEIGHT
    context.font = fontOf({ size, weight: index === 0 ? 700 : BURN_IN_WEIGHT, color: TEXT_COLOR })
    context.fillText(text, width * SLATE_MARGIN, y)
  }
}
