import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import type { CameraMove } from '../../../drawing/cameraMove.ts'
import type { Failure } from '../../../server/kernel/failure.ts'
import { cameraText } from '../../../server/modules/delivery/exports/cameraText.ts'
import { CutMaker, type CutOptions } from '../../../server/modules/delivery/exports/cut.ts'
import { writeEdl } from '../../../server/modules/delivery/exports/edl.ts'
import type { PaintedPicture } from '../../../server/modules/delivery/exports/exportFormat.ts'
import { writeFcpxml } from '../../../server/modules/delivery/exports/fcpxml.ts'
import { writeFinalCut7 } from '../../../server/modules/delivery/exports/finalCut7.ts'
import type { ManifestShot } from '../../../server/modules/delivery/exports/manifest.ts'
import { writeOtio } from '../../../server/modules/delivery/exports/otio.ts'
import { CameraFilm } from '../../../server/modules/delivery/exports/writers/cameraFilm.ts'
import { printedPicture } from '../../../server/modules/delivery/exports/writers/printedPicture.ts'
import { pixelAt } from '../../drawing/pictures.ts'
import { boardOf, CUT_OPTIONS, manifestOf, shotsOf, viewOf } from './manifests.ts'

const CAMERA: CameraMove = {
  start: { x: 500, y: 120, width: 210, angle: 0 }, end: { x: 105, y: 60, width: 210, angle: 0 },
  easing: 'EASE_IN', holdStart: 2, holdEnd: 0,
}
const TEXT = 'Camera S (500, 120) width 210 angle 0; E (105, 60) width 210 angle 0; ease in; holds 2 and 0 frames'

function cutOf(shots: ManifestShot[], options: Partial<CutOptions> = {}) {
  const warnings: [Failure, string?][] = []
  const board = boardOf(shots)
  const maker = new CutMaker(manifestOf([board]), { ...CUT_OPTIONS, ...options }, (...all) => warnings.push(all))
  return { cut: maker.make(board), warnings: warnings.map(([{ reason, params }, shotId]) => [reason, params, shotId]) }
}

const moved = viewOf('view_1', { camera: CAMERA })

describe('a cut of a shot with a camera move', () => {
  const shots = shotsOf([24, 12], [{ views: [moved] }])

  it('has its numbers, with a warning', () => {
    const { cut, warnings } = cutOf(shots)
    expect(warnings).toEqual([['EXPORT_CAMERA_AS_NUMBERS', { shot: 'SH0010' }, 'shot_1']])
    expect(cameraText(CAMERA)).toBe(TEXT)
    const [first, second] = (JSON.parse(writeOtio(cut)) as {
      tracks: { children: { children: { metadata: { framewright: object } }[] }[] }
    }).tracks.children[0]?.children ?? []
    expect(first?.metadata.framewright).toMatchObject({ camera: { ...CAMERA, width: 420, height: 240 } })
    expect(second?.metadata.framewright).not.toHaveProperty('camera')
    expect(writeEdl(cut, () => undefined).split('\r\n').filter((line) => line === `* COMMENT: ${TEXT}`)).toHaveLength(1)
    expect(writeFinalCut7(cut).split(`<mastercomment4>${TEXT}</mastercomment4>`)).toHaveLength(2)
    expect(writeFcpxml(cut, () => undefined).split(`<note>${TEXT}</note>`)).toHaveLength(2)
  })

  it('has those of each clip', () => {
    const views = [viewOf('view_1'), moved]
    const { cut } = cutOf(shotsOf([24], [{ views, description: 'Rain' }]), { views: 'CLIPS' })
    for (const write of [writeEdl, writeFinalCut7, writeFcpxml]) {
      const text = write(cut, () => undefined)
      expect(text.indexOf(TEXT)).toBeGreaterThan(text.indexOf('Rain'))
    }
  })

  it('says nothing of views that are not in it', () => {
    expect(cutOf(shotsOf([24], [{ views: [viewOf('view_1'), moved] }])).warnings).toEqual([])
  })
})

const RED = [255, 0, 0, 255]
const BLUE = [0, 0, 255, 255]

/** The paper from 0 to 605: red from 420 on, blue in the left upper quarter of the frame. */
function paperAt(scale: number) {
  const canvas = createCanvas(Math.round(605 * scale), Math.round(240 * scale))
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#ff0000'
  context.fillRect(420 * scale, 0, canvas.width, canvas.height)
  context.fillStyle = '#0000ff'
  context.fillRect(0, 0, 210 * scale, 120 * scale)
  return canvas
}

describe('a film of a camera move', () => {
  it('begins with the start, ends with the end, and stands still while the camera holds', () => {
    const film = new CameraFilm(moved, { ratio: 'RATIO_16_9', frames: 10, size: { width: 320, height: 180 } })
    expect(film.scale).toBeCloseTo(315 / 210)
    const overlay = createCanvas(320, 180)
    overlay.getContext('2d').fillRect(0, 0, 10, 10)
    film.open(paperAt(film.scale), overlay)
    expect(pixelAt(film.at(0), 160, 90)).toEqual(RED)
    expect(pixelAt(film.at(0), 5, 5)).toEqual([0, 0, 0, 255])
    expect(pixelAt(film.at(9), 160, 90)).toEqual(BLUE)
    expect([0, 1, 2, 3, 9].map((index) => film.isMovedAt(index))).toEqual([false, false, false, true, true])
  })

  it('has the bars of a frame of another ratio', () => {
    const film = new CameraFilm(moved, { ratio: 'RATIO_1_1', frames: 10, size: { width: 320, height: 180 } })
    film.open(paperAt(film.scale), createCanvas(320, 180))
    expect(pixelAt(film.at(0), 20, 90)).toEqual([0, 0, 0, 255])
  })
})

describe('a printed picture', () => {
  it('has the paper with both rectangles and an arrow', async () => {
    const [shot] = shotsOf([24])
    if (!shot) throw new Error('There is no shot')
    const asPicture = (canvas: Canvas) => ({ canvas }) as unknown as PaintedPicture
    const painting = {
      paint: async () => asPicture(createCanvas(605, 240)),
      paintPaper: async (_shot: unknown, _view: unknown, scale: number) => asPicture(paperAt(scale)),
    }
    const size = { width: 605, height: 340 }
    const printed = await printedPicture(painting, { shot, view: moved }, size, () => '12px sans-serif')
    const canvas = printed as Canvas
    const at = (x: number, y: number) => pixelAt(canvas, x, y + 50)
    expect(at(560, 20)).toEqual(RED)
    expect(at(150, 90)).toEqual(BLUE)
    expect(pixelAt(canvas, 300, 20)).toEqual([255, 255, 255, 255])
    // The left side of the start, the right one of the end, and the arrow between.
    expect(at(395, 150)).toEqual([0x15, 0x80, 0x3d, 255])
    expect(at(210, 30)).toEqual([0xc6, 0x28, 0x28, 255])
    expect(at(302, 90)).toEqual([0x3a, 0x3f, 0x4a, 255])
    const still = await printedPicture(painting, { shot, view: viewOf('view_2') }, size, () => '12px sans-serif')
    expect((still as Canvas).height).toBe(240)
  })
})
