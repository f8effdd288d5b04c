import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { cameraAt, paperOf, rectangleOf } from '../../../../../drawing/camera.ts'
import type { CameraFrame } from '../../../../../drawing/cameraMove.ts'
import { type DrawingArea, fitInto } from '../../../../../drawing/fit.ts'
import { paintShown } from '../../../../../drawing/paintCamera.ts'
import { PAPER_COLOR } from '../../../../../drawing/stroke.ts'
import type { Size } from '../exportFormat.ts'
import type { ManifestShot, ManifestView } from '../manifest.ts'
import { trueRatioOf } from '../paintPicture.ts'

/** The longest side of a paper in pixels: what the camera shows smaller than a frame of the film is enlarged. */
const MOST_SIDE = 8_192

/** The ratio of the shot, the frames that the picture stands, and the size of the film. */
interface CameraFilmOptions {
  ratio: ManifestShot['aspectRatio']
  frames: number
  size: Size
}

/** The frames of a picture that a camera moves over, painted onto one canvas. */
export class CameraFilm {
  /** Pixels of the paper for each of the drawing, so that what the camera shows at its nearest is sharp. */
  readonly scale: number
  readonly #view: ManifestView
  readonly #paper: DrawingArea
  readonly #frames: number
  /** Where the picture lies in a frame of the film. */
  readonly #area: DrawingArea
  readonly #canvas: Canvas
  #image: Canvas | null = null
  #overlay: Canvas | null = null

  constructor(view: ManifestView, { ratio, frames, size }: CameraFilmOptions) {
    const { camera } = view
    const area = fitInto({ width: trueRatioOf(ratio), height: 1 }, size)
    this.#view = view
    this.#paper = paperOf({ size: view, camera })
    this.#frames = frames
    this.#area = {
      x: Math.round(area.x), y: Math.round(area.y), width: Math.round(area.width), height: Math.round(area.height),
    }
    this.#canvas = createCanvas(size.width, size.height)
    const nearest = Math.min(camera?.start.width ?? Infinity, camera?.end.width ?? Infinity, view.width)
    const { width } = fitInto(view, this.#area)
    this.scale = Math.min(width / nearest, MOST_SIDE / Math.max(this.#paper.width, this.#paper.height))
  }

  /** Takes the picture of the paper, and what lies over each frame. */
  open(image: Canvas, overlay: Canvas | null): void {
    this.#image = image
    this.#overlay = overlay
  }

  #seenAt(index: number): CameraFrame {
    return cameraAt(this.#view.camera, this.#view, index, this.#frames)
  }

  /** Whether a frame shows another part of the paper than the one before it. */
  isMovedAt(index: number): boolean {
    const [before, now] = [this.#seenAt(index - 1), this.#seenAt(index)]
    return index > 0 && (now.x !== before.x || now.y !== before.y || now.width !== before.width ||
      now.angle !== before.angle)
  }

  /** A frame, until the next one. */
  at(index: number): Canvas {
    const context = this.#canvas.getContext('2d')
    const { x, y, width, height } = this.#area
    context.fillStyle = '#000000'
    context.fillRect(0, 0, this.#canvas.width, this.#canvas.height)
    context.fillStyle = PAPER_COLOR
    context.fillRect(x, y, width, height)
    const picture = this.#image && { image: this.#image, paper: this.#paper }
    if (picture) paintShown(context as never, picture, rectangleOf(this.#seenAt(index), this.#view), this.#area)
    if (this.#overlay) context.drawImage(this.#overlay, 0, 0)
    return this.#canvas
  }
}
