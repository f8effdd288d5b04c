import { framesInSecond } from '../../../../../drawing/film/timecode.ts'
import {
  type LogoItem, SHEET_STYLES, type SheetFormat, type SheetItem, type TextStyle, type TextTools,
} from '../../../../../drawing/sheet/sheet.ts'
import { placeLine, wrap } from '../../../../../drawing/sheet/wrapText.ts'
import type { Size } from '../exportFormat.ts'
import { type ExportManifest, framesOf } from '../manifest.ts'

/** Points between the paragraphs of a cover. */
const GAP = 10

/** Minutes, seconds and frames: `1:42:05`. */
function lengthText(frames: number, second: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const seconds = Math.floor(frames / second)
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}:${two(frames % second)}`
}

/** Where a logo lies that ends above `bottom`: as large as there is room for. */
function placedLogo(logo: Size, room: Size, { x, bottom }: { x: number; bottom: number }): LogoItem {
  const scale = Math.min(room.width / logo.width, room.height / logo.height)
  const [width, height] = [logo.width * scale, logo.height * scale]
  return { kind: 'logo', x, y: bottom - height, width, height }
}

/** The parts of a cover that are not in the manifest. */
export interface CoverExtras {
  note: string
  /** The size of the logo; null for none. */
  logo: Size | null
}

/** The first page: logo, title, boards with their lengths, date and version, and a note. */
export function coverOf(
  { project, boards, exportedAt, seq }: ExportManifest,
  { width, height, margin }: SheetFormat,
  { note, logo }: CoverExtras,
  tools: TextTools,
): SheetItem[] {
  const second = framesInSecond(project.frameRate)
  return coverLines([
    [project.name, SHEET_STYLES.coverTitle],
    ...boards.map((board): [string, TextStyle] => [
      `${board.name} · ${board.shots.length} shots · ${lengthText(framesOf(board), second)}`, SHEET_STYLES.coverText,
    ]),
    [`${project.code} · ${exportedAt.slice(0, 10)} · version ${seq}`, SHEET_STYLES.quiet],
    [note, SHEET_STYLES.coverText],
  ], { width, height, margin }, logo, tools)
}

/** Lines of text a third down a page, below a logo. */
export function coverLines(
  lines: readonly [text: string, style: TextStyle][],
  { width, height, margin }: Pick<SheetFormat, 'width' | 'height' | 'margin'>,
  logo: Size | null,
  tools: TextTools,
): SheetItem[] {
  const box = { x: margin * 2, width: width - 4 * margin }
  let top = height / 3
  const bottom = top - 2 * GAP
  const room = { width: box.width / 2, height: Math.min(height / 6, bottom - margin) }
  const texts = lines.filter(([text]) => text !== '').flatMap(([text, style]) => {
    const items = wrap([{ text, style }], box.width, tools).flatMap((line) => {
      const placed = placeLine(line, box, top, tools)
      top += line.height
      return placed
    })
    top += GAP
    return items
  })
  return logo ? [placedLogo(logo, room, { x: box.x, bottom }), ...texts] : texts
}
