import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { cornersOf, paperOf, rectangleOf } from '../../../../../drawing/camera.ts'
import type { CameraMove } from '../../../../../drawing/cameraMove.ts'
import { fitInto } from '../../../../../drawing/fit.ts'
import type { Place } from '../../../../../drawing/matrix.ts'
import type { FontOf } from '../../../../../drawing/film/paintFilm.ts'
import type { SheetContext } from '../../../../../drawing/sheet/paintSheet.ts'
import { PAPER_COLOR } from '../../../../../drawing/stroke.ts'
import type { ExportContext, Size } from '../exportFormat.ts'
import type { ManifestShot, ManifestView } from '../manifest.ts'

/** Green for the start and red for the end, as on the screen. */
const RECTANGLES = [['start', 'S', '#15803d'], ['end', 'E', '#c62828']] as const
const ARROW_COLOR = '#3a3f4a'
const HALO_COLOR = '#ffffff'
/** Shares of the width of the picture. */
const LINE_WIDTH = 1 / 250
const LETTER_SIZE = 1 / 22
const ARROW_HEAD = 1 / 30

/** The letters that are printed. */
export const CAMERA_LETTERS = RECTANGLES.map(([, letter]) => letter).join('')

/**
 * Paints a view as it is printed: with a camera move, all of its paper with what the camera shows at the start (S) and
 * at the end (E), and an arrow from one to the other.
 */
export async function printedPicture(
  { paint, paintPaper }: Pick<ExportContext, 'paint' | 'paintPaper'>,
  { shot, view }: { shot: ManifestShot; view: ManifestView },
  size: Size,
  fontOf: FontOf,
): Promise<object> {
  const { camera } = view
  if (!camera) return (await paint(shot, view, size, { matte: 'white' })).canvas as object
  const paper = paperOf({ size: view, camera })
  const { x, y, width, height, scale } = fitInto(paper, size)
  const painted = await paintPaper(shot, view, scale)
  const canvas = createCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  context.fillStyle = PAPER_COLOR
  context.fillRect(0, 0, size.width, size.height)
  context.drawImage(painted.canvas as Canvas, x, y, width, height)
  const toPage = (place: Place): Place => ({ x: x + (place.x - paper.x) * scale, y: y + (place.y - paper.y) * scale })
  paintMove(context as never, { camera, size: view, width: size.width }, toPage, fontOf)
  return canvas
}

type Printed = { camera: CameraMove; size: Size; width: number }

function paintMove(
  context: SheetContext, { camera, size, width }: Printed, toPage: (place: Place) => Place, fontOf: FontOf,
): void {
  const line = Math.max(1, width * LINE_WIDTH)
  context.lineJoin = 'round'
  for (const [name, letter, color] of RECTANGLES) {
    const corners = cornersOf(rectangleOf(camera[name], size)).map(toPage)
    strokeLine(context, corners, { isClosed: true, color, line })
    const [corner = { x: 0, y: 0 }] = corners
    const letterSize = width * LETTER_SIZE
    context.font = fontOf({ size: letterSize, weight: 700, color })
    context.textAlign = 'left'
    context.textBaseline = 'alphabetic'
    context.fillStyle = color
    context.fillText(letter, corner.x + letterSize * 0.3, corner.y + letterSize)
  }
  paintArrow(context, toPage(camera.start), toPage(camera.end), { line, head: width * ARROW_HEAD })
}

function strokeLine(
  context: SheetContext, places: readonly Place[],
  { isClosed, color, line }: { isClosed: boolean; color: string; line: number },
): void {
  for (const [stroke, lineWidth] of [[HALO_COLOR, line * 2.5], [color, line]] as const) {
    context.strokeStyle = stroke
    context.lineWidth = lineWidth
    context.beginPath()
    // The first one begins the line.
    for (const { x, y } of places) context.lineTo(x, y)
    if (isClosed) context.closePath()
    context.stroke()
  }
}

/** From one middle to the other; none where they lie together, as in a zoom. */
function paintArrow(context: SheetContext, from: Place, to: Place, { line, head }: { line: number; head: number }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length < head) return
  const [across, down] = [((to.x - from.x) / length) * head, ((to.y - from.y) / length) * head]
  const neck = { x: to.x - across / 2, y: to.y - down / 2 }
  strokeLine(context, [from, neck], { isClosed: false, color: ARROW_COLOR, line })
  context.fillStyle = ARROW_COLOR
  context.beginPath()
  context.moveTo(to.x, to.y)
  context.lineTo(to.x - across - down / 2, to.y - down + across / 2)
  context.lineTo(to.x - across + down / 2, to.y - down - across / 2)
  context.closePath()
  context.fill()
}
