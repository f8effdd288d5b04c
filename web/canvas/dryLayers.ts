import { CanvasDryLayer } from './canvasDryLayer.ts'
import type { DryLayer } from './dryLayer.ts'
import { hasHardwareWebGl } from './graphics.ts'

/** Which dry layer is wanted; `auto` takes Pixi where WebGL runs on a graphics card. */
export type DryLayerWish = 'auto' | 'canvas' | 'pixi'

/**
 * The dry layer in use. It begins as Canvas 2D, gives way to Pixi once that is loaded, and takes its place back when
 * the graphics card loses its context.
 */
export class DryLayers {
  readonly #parent: HTMLElement
  readonly #onChanged: () => void
  #current: DryLayer = new CanvasDryLayer()
  #isUpgradeTried = false
  #isDestroyed = false

  /** The layer is put into `parent`, over what is there. `onChanged`: another, empty layer is in use. */
  constructor(parent: HTMLElement, onChanged: () => void) {
    this.#parent = parent
    this.#onChanged = onChanged
    parent.append(this.#current.element)
  }

  get current(): DryLayer {
    return this.#current
  }

  /** Puts a layer made by `another` in the place of the one in use. */
  replace(layer: DryLayer): void {
    const former = this.#current
    this.#current = layer
    this.#parent.insertBefore(layer.element, former.element)
    former.destroy()
    layer.show()
  }

  /** Changes over to Pixi when that is wanted and possible; tried once. */
  upgrade(wish: DryLayerWish): void {
    if (this.#isUpgradeTried || wish === 'canvas' || (wish === 'auto' && !hasHardwareWebGl())) return
    this.#isUpgradeTried = true
    this.#openPixi().then(
      (layer) => (this.#isDestroyed ? layer.destroy() : this.#change(layer)),
      // Without WebGL after all, the Canvas 2D in use is as good.
      () => undefined,
    )
  }

  destroy(): void {
    this.#isDestroyed = true
    this.#current.destroy()
  }

  async #openPixi(): Promise<DryLayer> {
    const { PixiDryLayer } = await import('./pixiDryLayer.ts')
    return PixiDryLayer.create(() => {
      if (!this.#isDestroyed && this.#current.kind === 'pixi') this.#change(new CanvasDryLayer())
    })
  }

  #change(layer: DryLayer): void {
    this.replace(layer)
    this.#onChanged()
  }
}
