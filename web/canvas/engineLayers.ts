import { BakedStrokes } from './bakedStrokes.ts'
import type { DryLayer } from './dryLayer.ts'
import { DryLayers, type DryLayerWish } from './dryLayers.ts'
import { Ground, type GroundLook } from './ground.ts'
import { type GuestInk, GuestLines } from './guestLines.ts'
import { fillParent } from './layerCanvas.ts'
import { ActivePicture, layerPictures, type LayerLook, withAllPictures, withOwnPicture } from './layerPictures.ts'
import { Overlay } from './overlay.ts'
import { type LayerPlace, stretchElement, unstretchElement } from './placement.ts'
import { cssBlend, SheetPainting, SheetPictures } from './sheetPictures.ts'
import { areSameLayers, NO_SHEETS, type Sheets } from './sheets.ts'
import { createRoot } from './surface.ts'
import type { WetLine } from './wetCanvas.ts'
import { type WetHome, WetLayer } from './wetLayer.ts'

/** The view has come to rest this long after it moved last, in milliseconds. */
const REST_MS = 120
/** The longest slice of painting, in milliseconds. */
const SLICE_MS = 5
/** Milliseconds until painting checks again whether the pen is up. */
const PEN_PAUSE_MS = 16

const EMPTY_LOOK: GroundLook = { background: null, underlays: [], gridCell: null }

/** What is painted unseen, until it takes the place of what is seen. */
interface Staged {
  readonly sheets: Sheets
  readonly lower: SheetPainting | null
  readonly upper: SheetPainting | null
  readonly dry: { readonly layer: DryLayer; readonly baked: BakedStrokes } | null
}

/**
 * The engine's layers, from ground to overlay. A drawing takes three of them, however many it has: one for the layers
 * below the active one, one for the active one, and one for those above. Choosing another layer repaints them in
 * slices, out of sight. Moving the view stretches them at once and repaints them in the same way.
 */
export class EngineLayers {
  readonly overlay = new Overlay()
  readonly root: HTMLElement
  readonly wet: WetLayer
  /** What lies under the strokes; `setLook` changes it. */
  look = EMPTY_LOOK
  readonly #ground = new Ground()
  readonly #lower = new SheetPictures()
  /** The layer that is drawn on and the wet lines on it, which lie on what is under them as one. */
  readonly #active = document.createElement('div')
  readonly #picture = new ActivePicture(this.#active)
  readonly #upper = new SheetPictures()
  readonly #guests: GuestLines
  readonly #dry: DryLayers
  #sheets = NO_SHEETS
  /** What is seen of other layers, and which one is drawn on; not `#sheets` while those are painted. */
  #shown = NO_SHEETS
  #baked: BakedStrokes
  #place: LayerPlace | null = null
  /** Where the dry layer was painted for; not `#place` while it is stretched. */
  #dryPlace: LayerPlace | null = null
  #staged: Staged | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #stopPictures = layerPictures.subscribe(() => this.setLook({}))

  constructor() {
    const { element } = this.#ground
    this.root = createRoot(element, this.overlay.element)
    fillParent(this.#active)
    for (const each of [this.#lower.element, this.#active, this.#upper.element]) {
      this.root.insertBefore(each, this.overlay.element)
    }
    this.wet = new WetLayer((line) => this.#homeOf(line))
    this.#guests = new GuestLines(this.root, this.#upper.element, () => this.#under)
    this.#dry = new DryLayers(this.#active, () => this.#takeDryLayer())
    this.#baked = new BakedStrokes(this.#dry.current)
  }

  /** Whether finished strokes lie where they belong, sharp. */
  get isAtRest(): boolean {
    return this.#dryPlace === this.#place
  }

  /** Changes over to another dry layer when that is wanted and possible. */
  upgrade(wish: DryLayerWish): void {
    this.#dry.upgrade(wish)
  }

  /** Changes what lies under the strokes, and paints pictures on layers that have come. */
  setLook(change: Partial<GroundLook>): void {
    this.look = { ...this.look, ...change }
    if (!this.#place) return
    this.#ground.paint(this.#place, this.look)
    if ((this.#lower.lowest ?? this.#upper.lowest) && this.isAtRest) this.#stage(this.#place, { areOthersNew: true })
  }

  /** Lets what is under the engine show in place of the ground, or shows the ground. */
  setGroundVisible(isVisible: boolean): void {
    for (const { style } of [this.#ground.element, this.#lower.element]) {
      style.visibility = isVisible ? 'visible' : 'hidden'
    }
  }

  /** Repaints everything for a place. */
  layOut(place: LayerPlace, sheets: Sheets): void {
    this.#dropStaged()
    this.#sheets = sheets
    this.#placeOthers(place)
    this.#ground.paint(place, this.look)
    this.#dryPlace = place
    this.#baked.forget()
    this.#dry.current.place(place)
    unstretchElement(this.#dry.current.element)
    const [lower, upper] = [this.#paintLower(place), SheetPainting.over(sheets.upper, place)]
    for (const each of [lower, upper]) each.work(Infinity)
    this.#lower.show(lower)
    this.#upper.show(upper)
    this.#shown = sheets
    this.#showActive()
  }

  /** The same drawing lies elsewhere. */
  move(place: LayerPlace): void {
    if (!this.#dryPlace) return
    this.#dropStaged()
    this.#placeOthers(place)
    this.#ground.paint(place, this.look)
    this.#lower.stretch(place)
    this.#upper.stretch(place)
    stretchElement(this.#dry.current.element, this.#dryPlace, place)
    this.#timer = setTimeout(() => this.#stage(place, { isPlaceNew: true }), REST_MS)
  }

  /** Shows exactly these strokes as finished. */
  show(sheets: Sheets): void {
    this.#sheets = sheets
    if (sheets.key === this.#shown.key) this.#showActive()
    // While the view moves, the rest waits to be painted until the view rests.
    if (!this.#place || !this.isAtRest) return
    // What is under way is finished first, or somebody who draws on and on would keep it from being seen.
    if (this.#staged && this.#staged.sheets.key === sheets.key) return
    if (!this.#isAsShown()) this.#stage(this.#place)
    else if (this.#staged) this.#dropStaged()
  }

  /** Shows the layer that is drawn on as if it looked so, until the drawing says otherwise. */
  showLook({ opacity, image }: LayerLook): void {
    if (opacity !== undefined) this.#active.style.opacity = String(opacity)
    if (image) this.#picture.show(image)
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
    this.look = EMPTY_LOOK
    this.#sheets = NO_SHEETS
    this.#shown = NO_SHEETS
    this.#lower.reset()
    this.#upper.reset()
    this.#place = null
    this.#dryPlace = null
    this.setGroundVisible(true)
  }

  destroy(): void {
    this.#stopPictures()
    this.#picture.destroy()
    this.#dropStaged()
    this.#baked.forget()
    this.#dry.destroy()
  }

  /** What an eraser on the layer that is drawn on leaves. */
  get #under(): HTMLCanvasElement {
    return withOwnPicture(this.#lower.lowest ?? this.#ground.element, this.#sheets, this.#place)
  }

  /** What is erased, and what goes onto a layer that is being painted, lies over the one that is seen. */
  #homeOf({ style, isOfAll }: WetLine): WetHome {
    const [under, upper] = [this.#under, this.#upper.element]
    const plain = { parent: this.root, opacity: 1, blend: 'normal', under }
    const underAll = isOfAll ? withAllPictures(this.#ground.element, this.#sheets, this.#place) : null
    if (underAll) return { ...plain, above: this.overlay.element, under: underAll }
    if (style.tool === 'eraser') return { ...plain, above: upper }
    const { key, opacity, blend } = this.#sheets
    if (key !== this.#shown.key) return { ...plain, above: this.overlay.element, opacity, blend: cssBlend(blend) }
    return { ...plain, parent: this.#active, above: null }
  }

  #placeOthers(place: LayerPlace): void {
    this.#place = place
    this.overlay.place(place.viewport)
    this.wet.place(place)
    this.#guests.place(place)
    this.#picture.place(place)
  }

  #paintLower(place: LayerPlace): SheetPainting {
    return SheetPainting.under(this.#sheets.lower, place, this.#ground.element)
  }

  /** The layer that is drawn on lies on those under it as it says. */
  #showActive(): void {
    const { opacity, blend, active, image } = this.#sheets
    Object.assign(this.#active.style, { opacity: String(opacity), mixBlendMode: cssBlend(blend) })
    this.#picture.show(image)
    this.#baked.show(active)
    this.#settleWet()
  }

  #isAsShown(): boolean {
    const [{ key, lower, upper }, shown] = [this.#sheets, this.#shown]
    return key === shown.key && areSameLayers(lower, shown.lower) && areSameLayers(upper, shown.upper)
  }

  #has(strokeId: string): boolean {
    const { lower, upper } = this.#shown
    return this.#baked.has(strokeId) ||
      [...lower, ...upper].some(({ strokes }) => strokes.some(({ id }) => id === strokeId))
  }

  /** Wet lines stay while the dry layer is stretched, where the view ended before, and while another one is painted. */
  #settleWet(): void {
    if (!this.isAtRest || this.#sheets.key !== this.#shown.key) return
    const isBaked = (strokeId: string): boolean => this.#has(strokeId)
    this.wet.settle(isBaked)
    this.#guests.settle(isBaked)
  }

  /** Paints unseen what is not seen as it is. */
  #stage(place: LayerPlace, { isPlaceNew = false, areOthersNew = false } = {}): void {
    this.#dropStaged()
    const [sheets, shown] = [this.#sheets, this.#shown]
    const isLowerNew = isPlaceNew || areOthersNew || !areSameLayers(sheets.lower, shown.lower)
    const isUpperNew = isPlaceNew || areOthersNew || !areSameLayers(sheets.upper, shown.upper)
    const layer = isPlaceNew || sheets.key !== shown.key ? this.#dry.current.another() : null
    layer?.place(place)
    this.#staged = {
      sheets,
      lower: isLowerNew ? this.#paintLower(place) : null,
      upper: isUpperNew ? SheetPainting.over(sheets.upper, place) : null,
      dry: layer && { layer, baked: new BakedStrokes(layer) },
    }
    this.#paintStagedSoon()
  }

  #paintStaged(): void {
    if (!this.#staged) return
    // The pen has the page for itself.
    if (this.wet.isDrawing) return this.#paintStagedSoon(PEN_PAUSE_MS)
    const { lower, upper, dry } = this.#staged
    const end = performance.now() + SLICE_MS
    const areOthersDone = [lower, upper].every((each) => each?.work(end) ?? true)
    if (!areOthersDone || (dry && !dry.baked.prepare(this.#sheets.active, end - performance.now()))) {
      this.#paintStagedSoon()
      return
    }
    this.#showStaged(this.#staged)
  }

  #paintStagedSoon(pause = 0): void {
    this.#timer = setTimeout(() => this.#paintStaged(), pause)
  }

  #showStaged({ sheets, lower, upper, dry }: Staged): void {
    this.#staged = null
    if (dry) {
      this.#baked.forget()
      this.#baked = dry.baked
      this.#dryPlace = this.#place
      unstretchElement(dry.layer.element)
      this.#dry.replace(dry.layer)
    }
    if (lower) this.#lower.show(lower)
    if (upper) this.#upper.show(upper)
    this.#shown = { ...sheets, key: this.#sheets.key }
    this.wet.moveHome()
    this.#showActive()
    if (this.#place && !this.#isAsShown()) this.#stage(this.#place)
  }

  #dropStaged(): void {
    clearTimeout(this.#timer)
    this.#staged?.dry?.baked.forget()
    this.#staged?.dry?.layer.destroy()
    this.#staged = null
  }

  #takeDryLayer(): void {
    this.#dropStaged()
    this.#baked.forget()
    this.#baked = new BakedStrokes(this.#dry.current)
    if (this.#place) this.layOut(this.#place, this.#sheets)
  }
}
