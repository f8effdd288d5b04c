import type { DrawingBackground } from '../../drawing/paint.ts'
import { loadBackground } from './backdrop.ts'
import type { GroundLook } from './ground.ts'
import { createCanvas } from './layerCanvas.ts'

/** A picture that shines through under a drawing, its ink in one color (`#rrggbb`). Opacity: 0–1. */
export interface Underlay {
  readonly address: string
  readonly color: string
  readonly opacity: number
}

/** Loads the pictures that lie under the strokes and shows each once it is there. */
export class EnginePictures {
  readonly #show: (look: Partial<GroundLook>) => void
  #backgroundAddress: string | null = null
  #underlays: readonly Underlay[] = []
  /** Those that are there, by address and color. */
  readonly #tinted = new Map<string, DrawingBackground>()

  constructor(show: (look: Partial<GroundLook>) => void) {
    this.#show = show
  }

  /** Shows a picture under the strokes, or none. One that cannot be loaded is left out. */
  setBackground(address: string | null): void {
    if (address === this.#backgroundAddress) return
    this.#backgroundAddress = address
    this.#show({ background: null })
    void loadOrNothing(address).then((background) => {
      if (background && address === this.#backgroundAddress) this.#show({ background })
    })
  }

  /** Shows pictures between the background and the strokes. Those that cannot be loaded are left out. */
  setUnderlays(underlays: readonly Underlay[]): void {
    const former = this.#underlays.map(nameOf)
    this.#underlays = underlays
    const names = underlays.map(nameOf)
    for (const name of this.#tinted.keys()) if (!names.includes(name)) this.#tinted.delete(name)
    for (const underlay of underlays) {
      const name = nameOf(underlay)
      if (former.includes(name)) continue
      void loadOrNothing(underlay.address).then((picture) => {
        if (!picture || !this.#underlays.some((each) => nameOf(each) === name)) return
        this.#tinted.set(name, tinted(picture, underlay.color))
        this.#showUnderlays()
      })
    }
    this.#showUnderlays()
  }

  /** Forgets all of them. */
  reset(): void {
    this.setBackground(null)
    this.setUnderlays([])
  }

  #showUnderlays(): void {
    const underlays = this.#underlays.flatMap((underlay) => {
      const picture = this.#tinted.get(nameOf(underlay))
      return picture ? [{ picture, opacity: underlay.opacity }] : []
    })
    this.#show({ underlays })
  }
}

const nameOf = ({ address, color }: Underlay): string => `${color} ${address}`

/** A picture whose black is a color, and whose white stays white. */
function tinted({ image, width, height }: DrawingBackground, color: string): DrawingBackground {
  const { canvas, context } = createCanvas()
  Object.assign(canvas, { width, height })
  context.drawImage(image as CanvasImageSource, 0, 0, width, height)
  context.globalCompositeOperation = 'screen'
  context.fillStyle = color
  context.fillRect(0, 0, width, height)
  return { image: canvas, width, height }
}

async function loadOrNothing(address: string | null): Promise<DrawingBackground | null> {
  if (address === null) return null
  try {
    return await loadBackground(address)
  } catch {
    return null
  }
}
