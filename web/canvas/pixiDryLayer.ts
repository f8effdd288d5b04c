import 'pixi.js/unsafe-eval'
import { CanvasSource, Container, RenderTexture, Sprite, Texture, WebGLRenderer } from 'pixi.js'
import type { Mark } from '../../drawing/mark.ts'
import { paintMark } from '../../drawing/paintMark.ts'
import { compositionOf } from '../../drawing/paintInk.ts'
import { paintKit } from '../lib/paintKit.ts'
import type { Checkpoint, DryLayer } from './dryLayer.ts'
import { createCanvas, fillParent } from './layerCanvas.ts'
import type { LayerPlace } from './placement.ts'
import { enterDrawingSpace, fitCanvas, pixelsOf } from './placement.ts'

/** Strokes in a row that come onto the layer in the same way. */
interface Run {
  readonly composition: string
  readonly strokes: Mark[]
}

function runsOf(strokes: readonly Mark[]): Run[] {
  const runs: Run[] = []
  for (const stroke of strokes) {
    const last = runs.at(-1)
    const composition = compositionOf(stroke)
    if (last?.composition === composition) last.strokes.push(stroke)
    else runs.push({ composition, strokes: [stroke] })
  }
  return runs
}

/** What all layers of one WebGL context share. */
interface Shared {
  readonly renderer: WebGLRenderer
  /** Strokes are painted here on their way to a texture. */
  readonly scratch: ReturnType<typeof createCanvas>
  /** Layers that are not destroyed yet. */
  users: number
}

/**
 * Finished strokes in a render texture on the graphics card. Strokes are painted by the kernel on a Canvas 2D and
 * brought over as textures, so that they look the same as everywhere else. One pixel of a texture is one device pixel.
 */
export class PixiDryLayer implements DryLayer {
  readonly kind = 'pixi'
  readonly element: HTMLCanvasElement
  readonly #shared: Shared
  readonly #renderer: WebGLRenderer
  readonly #stage = new Container()
  #texture = RenderTexture.create({ width: 1, height: 1 })
  #place: LayerPlace | null = null

  private constructor(shared: Shared) {
    shared.users += 1
    this.#shared = shared
    this.#renderer = shared.renderer
    this.element = shared.renderer.canvas
  }

  /** Opens a WebGL context. Rejects when there is none to have. */
  static async create(onContextLost: () => void): Promise<PixiDryLayer> {
    const renderer = new WebGLRenderer()
    const canvas = document.createElement('canvas')
    await renderer.init({ canvas, width: 1, height: 1, backgroundAlpha: 0, skipExtensionImports: true })
    fillParent(canvas)
    canvas.addEventListener('webglcontextlost', onContextLost, { once: true })
    return new PixiDryLayer({ renderer, scratch: createCanvas(), users: 0 })
  }

  get resolution(): { readonly width: number; readonly height: number } {
    return this.#texture
  }

  place(place: LayerPlace): void {
    this.#place = place
    const { width, height } = pixelsOf(place.viewport)
    this.#texture.destroy(true)
    this.#texture = RenderTexture.create({ width, height })
    this.#stage.removeChildren().forEach((child) => child.destroy())
    this.#stage.addChild(new Sprite(this.#texture))
    this.clear()
  }

  clear(): void {
    this.#renderer.clear({ target: this.#texture, clearColor: [0, 0, 0, 0] })
  }

  bake(strokes: readonly Mark[]): void {
    for (const run of runsOf(strokes)) this.#bakeRun(run)
  }

  save(): Checkpoint & { lay(): void } {
    const { width, height } = this.#texture
    const copy = RenderTexture.create({ width, height })
    this.#draw(this.#texture, copy, { isReplacing: true })
    return {
      restore: () => this.#draw(copy, this.#texture, { isReplacing: true }),
      lay: () => this.#draw(copy, this.#texture, { isReplacing: false }),
      release: () => copy.destroy(true),
    }
  }

  flush(): void {
    // The graphics card paints beside the page.
  }

  show(): void {
    const { width, height } = this.#texture
    if (this.element.width !== width || this.element.height !== height) {
      this.#renderer.resize(width, height)
      fillParent(this.element)
    }
    this.#renderer.render({ container: this.#stage })
  }

  another(): DryLayer {
    return new PixiDryLayer(this.#shared)
  }

  destroy(): void {
    this.#texture.destroy(true)
    this.#stage.destroy({ children: true })
    this.#shared.users -= 1
    if (this.#shared.users > 0) return
    this.element.remove()
    this.#renderer.destroy()
  }

  #bakeRun(run: Run): void {
    if (!this.#place) return
    const { canvas, context } = this.#shared.scratch
    fitCanvas(canvas, this.#place.viewport)
    context.clearRect(0, 0, canvas.width, canvas.height)
    enterDrawingSpace(context, this.#place)
    // An eraser's shape is painted as ink here and taken away from the render texture by its blend mode.
    const isBehind = run.composition === 'destination-over'
    for (const stroke of run.strokes) paintMark(context, { ...stroke, tool: 'pen', isBehind }, paintKit)
    context.restore()
    const texture = new Texture({ source: new CanvasSource({ resource: canvas, resolution: 1 }) })
    const former = isBehind ? this.save() : null
    this.#draw(texture, this.#texture, { isReplacing: isBehind, isErasing: run.composition === 'destination-out' })
    former?.lay()
    former?.release()
    texture.destroy(true)
  }

  #draw(from: Texture, to: RenderTexture, how: { isReplacing: boolean; isErasing?: boolean }): void {
    const container = new Container()
    const sprite = new Sprite(from)
    sprite.blendMode = how.isErasing ? 'erase' : 'normal'
    container.addChild(sprite)
    this.#renderer.render({ container, target: to, clear: how.isReplacing, clearColor: [0, 0, 0, 0] })
    container.destroy({ children: true })
  }
}
