import type { DrawingBackground } from '../../drawing/paint.ts'
import { loadBackground } from './backdrop.ts'
import type { GroundLook } from './ground.ts'

/** Loads the pictures that lie under the strokes and shows each once it is there. */
export class EnginePictures {
  readonly #show: (look: Partial<GroundLook>) => void
  #backgroundAddress: string | null = null
  #underlayAddress: string | null = null
  #underlay: DrawingBackground | null = null
  #opacity = 0

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

  /** Shows a picture between the background and the strokes, or none. */
  setUnderlay(address: string | null, opacity: number): void {
    this.#opacity = opacity
    if (address !== this.#underlayAddress) {
      this.#underlayAddress = address
      this.#underlay = null
      void loadOrNothing(address).then((picture) => {
        if (!picture || address !== this.#underlayAddress) return
        this.#underlay = picture
        this.#showUnderlay()
      })
    }
    this.#showUnderlay()
  }

  /** Forgets both. */
  reset(): void {
    this.setBackground(null)
    this.setUnderlay(null, 0)
  }

  #showUnderlay(): void {
    const picture = this.#underlay
    this.#show({ underlay: picture && { picture, opacity: this.#opacity } })
  }
}

async function loadOrNothing(address: string | null): Promise<DrawingBackground | null> {
  if (address === null) return null
  try {
    return await loadBackground(address)
  } catch {
    return null
  }
}
