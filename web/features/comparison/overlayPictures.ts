/** Width of the canvas in pixels; its height follows from the ratio. */
export const OVERLAY_WIDTH = 1_280

/** Inks of the first picture alone and of the second alone. The first is striped: color alone is not enough. */
export const FIRST_INK = '#D9480F'
export const SECOND_INK = '#0B6CA3'

const WHITE = '#FFFFFF'
const GRAY = '#808080'
/** A veil over the lines that both have. */
const VEIL = 'rgba(255, 255, 255, 0.55)'
/** Period and width of the stripes, in pixels of the canvas. */
const STRIPE = 14
const GAP = 4

type Picture = HTMLCanvasElement | HTMLImageElement

/** A white canvas that is painted by blending one thing after another. */
class Sheet {
  readonly canvas: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D | null

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas
    this.#context = canvas.getContext('2d')
    this.fill(WHITE)
  }

  fill(style: string | CanvasPattern, operation: GlobalCompositeOperation = 'source-over'): this {
    if (!this.#context) return this
    this.#context.globalCompositeOperation = operation
    this.#context.fillStyle = style
    this.#context.fillRect(0, 0, this.canvas.width, this.canvas.height)
    return this
  }

  /** Puts a picture into the middle, as large as it fits. */
  put(picture: Picture, operation: GlobalCompositeOperation = 'source-over'): this {
    if (!this.#context) return this
    const scale = Math.min(this.canvas.width / picture.width, this.canvas.height / picture.height)
    const [width, height] = [picture.width * scale, picture.height * scale]
    const [x, y] = [(this.canvas.width - width) / 2, (this.canvas.height - height) / 2]
    this.#context.globalCompositeOperation = operation
    this.#context.drawImage(picture, x, y, width, height)
    return this
  }

  /** Another sheet of the same size. */
  next(): Sheet {
    const canvas = document.createElement('canvas')
    canvas.width = this.canvas.width
    canvas.height = this.canvas.height
    return new Sheet(canvas)
  }

  stripes(color: string): CanvasPattern | string {
    const tile = document.createElement('canvas')
    tile.width = STRIPE
    tile.height = STRIPE
    const context = tile.getContext('2d')
    if (!context) return color
    context.fillStyle = color
    context.fillRect(0, 0, STRIPE, STRIPE)
    context.strokeStyle = WHITE
    context.lineWidth = GAP
    context.beginPath()
    for (const start of [-STRIPE, 0, STRIPE]) {
      context.moveTo(start, STRIPE)
      context.lineTo(start + STRIPE, 0)
    }
    context.stroke()
    return this.#context?.createPattern(tile, 'repeat') ?? color
  }
}

/**
 * Lays two drawings on white over each other: pale gray where both have lines, and an ink for the lines of each alone.
 * It is all blending, which the browser does for a whole picture at once: the lightest of both is the lines in common,
 * its difference from one picture the lines of that one alone.
 */
export function drawOverlay(canvas: HTMLCanvasElement, first: Picture, second: Picture): void {
  const paper = new Sheet(canvas)
  const [one, other] = [first, second].map((picture) => paper.next().put(picture).canvas) as [Picture, Picture]
  const common = paper.next().put(one).put(other, 'lighten').canvas
  const ownLines = (picture: Picture, ink: string | CanvasPattern) => paper.next()
    .put(common).put(picture, 'difference')
    .fill(GRAY, 'saturation')
    // Pale colors differ little from white: twice as much is seen.
    .fill(GRAY, 'color-dodge')
    .fill(WHITE, 'difference')
    .fill(ink, 'screen')
    .canvas
  paper.put(common).fill(GRAY, 'saturation').fill(VEIL)
    .put(ownLines(one, paper.stripes(FIRST_INK)), 'multiply')
    .put(ownLines(other, SECOND_INK), 'multiply')
}
