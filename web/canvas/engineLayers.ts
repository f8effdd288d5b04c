import { BakedStrokes } from './bakedStrokes.ts'
import type { DryLayer } from './dryLayer.ts'
import type { DryLayerWish } from './dryLayers.ts'
import { DryLayers } from './dryLayers.ts'
import { Ground } from './ground.ts'
import { GuestLines } from './guestLines.ts'
import type { GuestInk } from './guestLines.ts'
import type { GroundLook } from './ground.ts'
import { Overlay } from './overlay.ts'
import type { LayerPlace } from './placement.ts'
import { stretchElement, unstretchElement } from './placement.ts'
import { areSameLayers, NO_SHEETS, type Sheets } from './sheets.ts'
import { createRoot } from './surface.ts'
import { UpperLayers } from './upperLayers.ts'
import { WetLayer } from './wetLayer.ts'

/** The view has come to rest this long after it moved last, in milliseconds. */
const REST_MS = 120
/** Painting anew leaves the page free after this long, in milliseconds. */
const SLICE_MS = 8

const EMPTY_LOOK: GroundLook = { background: null, underlay: null, gridCell: null }

/**
 * The engine's layers, from ground to overlay. The layers of a drawing under the one that is drawn on lie on the
 * ground. After a move of the view, finished strokes are stretched to their new
 * place at once and painted anew, a little at a time and unseen, when the view rests.
 */
export class EngineLayers {
  readonly overlay = new Overlay()
  readonly root: HTMLElement
  readonly wet: WetLayer
  readonly #ground = new Ground()
  readonly #upper = new UpperLayers()
  readonly #guests: GuestLines
  readonly #dry: DryLayers
  #look = EMPTY_LOOK
  #sheets = NO_SHEETS
  #baked: BakedStrokes
  #place: LayerPlace | null = null
  /** Where the dry layer was painted for; not `#place` while it is stretched. */
  #dryPlace: LayerPlace | null = null
  #staged: { readonly layer: DryLayer; readonly baked: BakedStrokes } | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    const { element } = this.#ground
    this.root = createRoot(element, this.overlay.element)
    this.root.insertBefore(this.#upper.element, this.overlay.element)
    this.wet = new WetLayer(this.root, this.#upper.element, element)
    this.#guests = new GuestLines(this.root, this.#upper.element, element)
    this.#dry = new DryLayers(this.root, this.#upper.element, () => this.#takeDryLayer())
    this.#baked = new BakedStrokes(this.#dry.current)
  }

  /** Which dry layer is in use. */
  get dryLayerKind(): DryLayer['kind'] {
    return this.#dry.current.kind
  }

  /** Whether finished strokes lie where they belong, sharp. */
  get isAtRest(): boolean {
    return this.#dryPlace === this.#place
  }

  /** Changes over to another dry layer when that is wanted and possible. */
  upgrade(wish: DryLayerWish): void {
    this.#dry.upgrade(wish)
  }

  /** Changes what lies under the strokes. */
  setLook(change: Partial<GroundLook>): void {
    this.#look = { ...this.#look, ...change }
    if (this.#place) this.#ground.paint(this.#place, this.#look, this.#sheets.lower)
  }

  /** Lets what is under the engine show in place of the ground, or shows the ground. */
  setGroundVisible(isVisible: boolean): void {
    this.#ground.element.style.visibility = isVisible ? 'visible' : 'hidden'
  }

  /** Paints everything anew for a place. */
  layOut(place: LayerPlace, sheets: Sheets): void {
    this.#dropStaged()
    this.#sheets = sheets
    this.#placeOthers(place)
    this.#paintOthers(place)
    this.#dryPlace = place
    this.#baked.forget()
    this.#dry.current.place(place)
    unstretchElement(this.#dry.current.element)
    this.show(sheets)
  }

  /** The same drawing lies elsewhere. */
  move(place: LayerPlace): void {
    if (!this.#dryPlace) return
    this.#dropStaged()
    this.#placeOthers(place)
    this.#ground.move(place, this.#look)
    this.#upper.stretch(place)
    stretchElement(this.#dry.current.element, this.#dryPlace, place)
    this.#timer = setTimeout(() => this.#stage(place), REST_MS)
  }

  /** Shows exactly these strokes as finished. */
  show(sheets: Sheets): void {
    const { lower, upper } = this.#sheets
    this.#sheets = sheets
    const areOthersSame = areSameLayers(lower, sheets.lower) && areSameLayers(upper, sheets.upper)
    // While the view moves, it waits to be painted until the view rests.
    if (!areOthersSame && this.#place && this.isAtRest) this.#paintOthers(this.#place)
    this.#showBlend()
    this.#baked.show(sheets.active)
    this.#settleWet()
  }

  /** Shows what somebody else is drawing, unless the drawing has it already. */
  showGuest(ink: GuestInk): void {
    if (!this.#has(ink.strokeId)) this.#guests.show(ink)
  }

  /** Empties everything, on leaving a place. */
  reset(): void {
    this.#dropStaged()
    this.wet.reset()
    this.#guests.reset()
    this.root.remove()
    this.#look = EMPTY_LOOK
    this.#sheets = NO_SHEETS
    this.#upper.reset()
    this.#place = null
    this.#dryPlace = null
    this.setGroundVisible(true)
  }

  destroy(): void {
    this.#dropStaged()
    this.#baked.forget()
    this.#dry.destroy()
  }

  #placeOthers(place: LayerPlace): void {
    this.#place = place
    this.overlay.place(place.viewport)
    this.wet.place(place)
    this.#guests.place(place)
  }

  #paintOthers(place: LayerPlace): void {
    this.#ground.paint(place, this.#look, this.#sheets.lower)
    this.#upper.paint(this.#sheets.upper, place)
  }

  /** The layer that is drawn on lies on those under it as it says. */
  #showBlend(): void {
    const { opacity, blend } = this.#sheets
    const { style } = this.#dry.current.element
    style.opacity = String(opacity)
    style.mixBlendMode = blend === 'MULTIPLY' ? 'multiply' : 'normal'
  }

  #has(strokeId: string): boolean {
    const { lower, upper } = this.#sheets
    return this.#baked.has(strokeId) ||
      [...lower, ...upper].some(({ strokes }) => strokes.some(({ id }) => id === strokeId))
  }

  /** Wet lines stay while the dry layer is stretched: it ends where the view ended before. */
  #settleWet(): void {
    if (!this.isAtRest) return
    const isBaked = (strokeId: string): boolean => this.#has(strokeId)
    this.wet.settle(isBaked)
    this.#guests.settle(isBaked)
  }

  #stage(place: LayerPlace): void {
    const layer = this.#dry.current.another()
    layer.place(place)
    this.#staged = { layer, baked: new BakedStrokes(layer) }
    this.#bakeStaged()
  }

  #bakeStaged(): void {
    if (!this.#staged) return
    const { layer, baked } = this.#staged
    if (!baked.prepare(this.#sheets.active, SLICE_MS)) {
      this.#timer = setTimeout(() => this.#bakeStaged())
      return
    }
    this.#staged = null
    this.#baked.forget()
    this.#baked = baked
    this.#dryPlace = this.#place
    unstretchElement(layer.element)
    this.#dry.replace(layer)
    const { lower, upper } = this.#sheets
    if (this.#place && lower.length + upper.length > 0) this.#paintOthers(this.#place)
    this.#showBlend()
    this.#settleWet()
  }

  #dropStaged(): void {
    clearTimeout(this.#timer)
    this.#staged?.baked.forget()
    this.#staged?.layer.destroy()
    this.#staged = null
  }

  #takeDryLayer(): void {
    this.#dropStaged()
    this.#baked.forget()
    this.#baked = new BakedStrokes(this.#dry.current)
    if (this.#place) this.layOut(this.#place, this.#sheets)
  }
}
