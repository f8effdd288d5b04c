import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas'
import {
  type FilmFormat, type FilmFrame, layOutBurnIns, type MeasureText,
} from '../../../../../drawing/film/burnIns.ts'
import { BURN_IN_WEIGHT, paintPlates, paintSlate, paintWatermark } from '../../../../../drawing/film/paintFilm.ts'
import { hasDropFrame, timecodeOf } from '../../../../../drawing/film/timecode.ts'
import { loadFonts, type TextFonts } from '../../../../platform/textFonts.ts'
import { exportFailures } from '../../export.failures.ts'
import type { ExportContext } from '../exportFormat.ts'
import { type Film, type FilmPicture, frameAfter } from '../film.ts'
import type { VideoOptions } from '../formats/video.ts'
import { CameraFilm } from './cameraFilm.ts'
import { readLogo } from './readLogo.ts'
import type { Patch } from './videoPictures.ts'

/** What timecodes, numbers and the slate may hold beside the texts of the project. */
const USUAL_CHARACTERS = '0123456789 :;.,-–×()abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const DECIMALS = 3

/** Every character that a film may show. */
function charactersOf({ manifest: { project, boards }, options }: ExportContext<VideoOptions>): Set<string> {
  const { burnIns, watermark, slateFrames } = options
  if (burnIns.length === 0 && watermark === '' && slateFrames === 0) return new Set()
  const texts = boards.flatMap(({ name, shots }) => [name, ...shots.map(({ code }) => code)])
  return new Set([USUAL_CHARACTERS, project.name, watermark, ...burnIns.map(({ text }) => text), ...texts].join(''))
}

/** Paints the pictures of a film with what is burnt into them. */
export class FilmPainter {
  readonly #context: ExportContext<VideoOptions>
  readonly #format: FilmFormat
  readonly #fontOf: TextFonts['fontOf']
  readonly #logo: Image | null
  readonly #measure: MeasureText
  /** Whether anything changes from frame to frame. */
  readonly #hasCounters: boolean

  /** Reads what pictures are painted with. */
  static async create(context: ExportContext<VideoOptions>): Promise<FilmPainter> {
    const isAskedFor = context.options.burnIns.some(({ what }) => what === 'LOGO')
    return new FilmPainter(context, isAskedFor ? await readLogo(context, { isAskedFor }) : null)
  }

  private constructor(context: ExportContext<VideoOptions>, logo: Image | null) {
    const { manifest, options, warn } = context
    const fonts = loadFonts(charactersOf(context), 'JA')
    if (fonts.missing.length > 0) {
      warn(exportFailures.EXPORT_CHARACTERS_MISSING({ characters: fonts.missing.join(' ') }))
    }
    const { frameRate: rate } = manifest.project
    this.#context = context
    const logoRatio = logo && logo.width / logo.height
    this.#format = { ...options, rate, logoRatio, date: manifest.exportedAt.slice(0, 10) }
    this.#logo = logo
    this.#fontOf = fonts.fontOf
    this.#measure = (text, size) => fonts.measure(text, { size, weight: BURN_IN_WEIGHT })
    this.#hasCounters = this.#plates({ shotCode: '', frameNumber: 0, boardFrame: 0, clockFrame: 0 })
      .some(({ isCounter }) => isCounter)
  }

  #plates(frame: FilmFrame) {
    return layOutBurnIns(this.#format, frame, this.#measure)
  }

  /** Paints what stands before the first shot. */
  slate({ frames, clockStart }: Film): Canvas {
    const { width, height, rate, isDropFrame, date } = this.#format
    const { project, boards, seq } = this.#context.manifest
    const canvas = createCanvas(width, height)
    const length = frames - this.#context.options.slateFrames
    const speed = Number((rate.numerator / rate.denominator).toFixed(DECIMALS))
    const lines = [
      boards.map(({ name }) => name).join(', '), `${date}, version ${seq}`, `${width} × ${height}, ${speed} fps`,
      `${timecodeOf(length, rate, isDropFrame)} (${length} frames)`,
      `Start ${timecodeOf(clockStart, rate, isDropFrame)}${isDropFrame && hasDropFrame(rate) ? ', drop-frame' : ''}`,
    ]
    const slate = { title: project.name, lines }
    paintSlate(canvas.getContext('2d') as never, this.#format, slate, this.#measure, this.#fontOf)
    return canvas
  }

  /** Paints a picture with everything that stays while it stands. */
  async picture({ shot, view, first }: FilmPicture): Promise<Canvas> {
    const { paint, options } = this.#context
    const canvas = (await paint(shot, view, options)).canvas as Canvas
    this.#paintStill(canvas, first)
    return canvas
  }

  /** Paints what stays while a picture stands. */
  #paintStill(canvas: Canvas, first: FilmFrame): void {
    const context = canvas.getContext('2d') as never
    paintWatermark(context, this.#format, this.#measure, this.#fontOf)
    const plates = this.#plates(first).filter(({ isCounter }) => !isCounter)
    paintPlates(context, plates, { fontOf: this.#fontOf, logo: this.#logo })
  }

  /** Opens a picture that a camera moves over: its paper is painted once. */
  async moving({ shot, view, frames, first }: FilmPicture): Promise<CameraFilm> {
    const { paintPaper, options } = this.#context
    const film = new CameraFilm(view, { ratio: shot.aspectRatio, frames, size: options })
    const hasOverlay = options.watermark !== '' || options.burnIns.length > 0
    const overlay = hasOverlay ? createCanvas(options.width, options.height) : null
    if (overlay) this.#paintStill(overlay, first)
    film.open((await paintPaper(shot, view, film.scale)).canvas as Canvas, overlay)
    return film
  }

  /** Paints a picture as it is so many frames after its first. */
  async frame(shown: FilmPicture, after: number): Promise<Canvas> {
    const canvas = shown.view.camera ? (await this.moving(shown)).at(after) : await this.picture(shown)
    const frame = frameAfter(shown.first, after)
    const counters = this.#plates(frame).filter(({ isCounter }) => isCounter)
    paintPlates(canvas.getContext('2d') as never, counters, { fontOf: this.#fontOf })
    return canvas
  }

  /** Paints what changes from frame to frame, over pieces of the picture. */
  patches(picture: Canvas, frame: FilmFrame): Patch[] {
    if (!this.#hasCounters) return []
    return this.#plates(frame).filter(({ isCounter }) => isCounter).map((plate) => {
      const { x, y, width, height } = plate
      const piece = createCanvas(width, height)
      const context = piece.getContext('2d')
      context.drawImage(picture, x, y, width, height, 0, 0, width, height)
      context.translate(-x, -y)
      paintPlates(context as never, [plate], { fontOf: this.#fontOf })
      return { x, y, width, height, rgba: piece.data() }
    })
  }
}
