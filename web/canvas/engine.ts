import { type Drawing, EMPTY_DRAWING_SIZE } from '../../drawing/fold.ts'
import type { LayerKey } from '../../drawing/layer.ts'
import { layersIn } from '../../drawing/layering.ts'
import { alongGuides } from '../../drawing/perspective.ts'
import { limitsOf, type Brush, type EraserReach } from './brush.ts'
import { ColorReader } from './colorReader.ts'
import type { EngineEvents, EngineOptions } from './engineEvents.ts'
import { EngineHands } from './engineHands.ts'
import { EngineLayers } from './engineLayers.ts'
import { EnginePictures } from './enginePictures.ts'
import { BOARD_SETTINGS, type EngineSettings, withinLimits } from './engineSettings.ts'
import { EngineSelection } from './engineSelection.ts'
import { EngineStrokes } from './engineStrokes.ts'
import { EngineView, type EngineViewState } from './engineView.ts'
import { erasing } from './erasing.ts'
import type { GuestInk } from './guestLines.ts'
import { isSameViewport, type LayerPlace, type Position, toDrawing } from './placement.ts'
import type { SelectionShape } from './selectionHand.ts'
import { closedLayerOf, layersOf, layerToDraw, type Sheets, sheetsOf } from './sheets.ts'
import { viewportOf, watchSize } from './surface.ts'
import type { ClientPosition } from './surfacePosition.ts'
import type { ViewTurn } from './turn.ts'

/** Draws one drawing in one place of the page. Pictures come by `setDrawing`; drawn strokes go out as operations. */
export class DrawingEngine {
  /** What lies under the strokes. */
  readonly pictures = new EnginePictures((look) => this.#layers.setLook(look))
  readonly selection: EngineSelection
  readonly #options: EngineOptions
  readonly #layers = new EngineLayers()
  readonly #view = new EngineView()
  readonly #strokes: EngineStrokes
  readonly #hands: EngineHands
  #settings = BOARD_SETTINGS
  #drawing: Drawing | null = null
  #isReadOnly = false
  #wishedLayer: LayerKey | undefined
  /** The only layer that is seen; null for all. */
  #solo: LayerKey | null = null
  #events: EngineEvents | null = null
  #place: LayerPlace | null = null
  #stopWatching: (() => void) | null = null

  constructor(options: EngineOptions) {
    this.#options = options
    const placeOf = (): LayerPlace | null => (this.#isReadOnly ? null : this.#place)
    const owner = { newId: options.newId, placeOf, layerOf: () => this.#layer }
    this.#strokes = new EngineStrokes(this.#layers.wet, {
      ...owner,
      mayBegin: (reach) => this.#mayBegin(reach),
      operationOf: (stroke, reach) =>
        erasing(stroke, reach, this.#drawing ? layersIn(this.#drawing) : [], options.newId),
      onFinished: (operation) => this.#events?.onStrokeFinished(operation),
      aimedAt: (from, to) => alongGuides(this.#drawing?.guides, from, to),
      onAreaAsked: (at) => this.#events?.onAreaAsked?.(at),
      onChanged: () => this.#hands.paint(),
      onInk: (ink) => this.#events?.onInk?.(ink),
    })
    this.selection = new EngineSelection(this.#layers, {
      ...owner,
      drawingOf: () => this.#drawing,
      mayBegin: () => this.#mayBegin('layer'),
      onSelected: (selection, canCut) => this.#events?.onSelected?.(selection, canCut),
      onOperation: (operation) => this.#events?.onStrokeFinished(operation),
      onRepaint: () => this.#layers.show(this.#sheets),
      onChanged: () => this.#hands.paint(),
    })
    this.#hands = new EngineHands({
      overlay: this.#layers.overlay,
      strokes: this.#strokes,
      selection: this.selection,
      view: this.#view,
      placeOf: () => this.#place,
      sizeOf: () => this.#drawing?.size ?? EMPTY_DRAWING_SIZE,
      onViewMoved: () => this.#moveLayers(),
      onTurned: (degrees) => this.#events?.onTurned?.(degrees),
      events: () => this.#events,
      onPointed: (at) => this.#events?.onPointed?.(at && this.#place ? toDrawing(this.#place.placement, at) : null),
    })
    this.setReadOnly(false)
  }

  /** The element that takes pointer and keys. */
  get surface(): HTMLElement {
    return this.#layers.overlay.element
  }

  /** Whether a line is being drawn. */
  get isDrawing(): boolean {
    return this.#strokes.isDrawing
  }

  /** How much of the drawing is seen. */
  get view(): EngineViewState {
    return this.#view.state
  }

  /** Moves into a positioned element and fills it. Shows nothing and takes no ink until `setDrawing`. */
  mount(container: HTMLElement, events: EngineEvents): void {
    this.#leave()
    this.#events = events
    container.append(this.#layers.root)
    this.#stopWatching = watchSize(this.#layers.root, () => this.#layOutAgain())
    this.#layers.upgrade(this.#options.dryLayer ?? 'auto')
  }

  /** Leaves the element, finishing a line under way; does nothing when the engine is elsewhere by now. */
  unmount(container: HTMLElement): void {
    if (this.#layers.root.parentElement === container) this.#leave()
  }

  /** Shows a drawing. Costs only what differs from the one before. */
  setDrawing(drawing: Drawing): void {
    const { width, height } = drawing.size
    const isSameSize = this.#drawing?.size.width === width && this.#drawing.size.height === height
    this.#drawing = drawing
    if (isSameSize && this.#place) this.#layers.show(this.#sheets)
    else this.#layOut()
    this.selection.selected.follow()
  }

  /** Shows what somebody else is drawing, until the drawing has it. */
  showGuest(ink: GuestInk): void {
    this.#layers.showGuest(ink)
  }

  /** The drawing lacks what the server has: the picture under the engine's element shows in place of the paper. */
  setPreliminary(isPreliminary: boolean): void {
    this.#layers.setGroundVisible(!isPreliminary)
  }

  /** Sets limits and grid of this place; another place begins with those of storyboards. */
  setSettings(settings: EngineSettings): void {
    this.#settings = settings
    this.#view.setLimits(settings.zoom)
    this.#layers.setLook({ gridCell: settings.gridCell })
    this.setBrush(this.#strokes.brush)
  }

  /** Sets the brush of the next stroke. */
  setBrush(brush: Brush): void {
    this.#strokes.brush = { ...brush, radius: withinLimits(brush.radius, limitsOf(brush.kind, this.#settings.radius)) }
  }

  /** Sets the layer of the next stroke, if drawings have layers. A line under way ends when that is another one. */
  setLayer(layer: LayerKey | undefined): void {
    if (layer === this.#wishedLayer) return
    this.finishStroke()
    this.#wishedLayer = layer
    if (this.#place) this.#layers.show(this.#sheets)
    this.selection.reset()
  }

  /** Shows one layer alone, or all of them. */
  setSolo(solo: LayerKey | null): void {
    this.#solo = solo
    if (this.#place) this.#layers.show(this.#sheets)
  }

  /** Lets the pointer select lines by what is drawn around them; null draws. */
  setSelecting(shape: SelectionShape | null): void {
    this.#hands.setShape(shape)
  }

  /** Says how the element that the engine fills is turned about its middle; a line under way ends. */
  setTurn(turn: ViewTurn): void {
    this.#hands.setTurn(turn)
  }

  /** The place of the drawing under a point of the window; null while none is shown. */
  placeUnder(point: ClientPosition): Position | null {
    return this.#place && toDrawing(this.#place.placement, this.#hands.positionOf(point))
  }

  /** Reads colors from the drawing as it is seen now; null while none is shown. */
  colorReader(): ColorReader | null {
    const drawing = this.#drawing
    return drawing && new ColorReader(layersOf(drawing, this.#solo), drawing.size, this.#layers.look.background)
  }

  /** Shows the layer that is drawn on as if it looked so, until the drawing changes. */
  readonly showLook: EngineLayers['showLook'] = (look) => this.#layers.showLook(look)

  /** Names the drawing for assistive technology; `help` says how to draw with keys. */
  setLabel(label: string, help?: string): void {
    this.surface.setAttribute('aria-label', label)
    if (help) this.surface.setAttribute('aria-description', help)
    else this.surface.removeAttribute('aria-description')
  }

  /** Lets a person look but not draw, or draw again. */
  setReadOnly(isReadOnly: boolean): void {
    if (isReadOnly) this.finishStroke()
    this.#isReadOnly = isReadOnly
    this.#hands.setReadOnly(isReadOnly)
  }

  /** Zooms about the middle, within the settings' limits: 1 fits the whole drawing. */
  zoomTo(zoom: number): void {
    this.#changeView(() => this.#view.zoomTo(zoom))
  }

  /** Zooms in (above 1) or out about the middle. */
  zoomBy(factor: number): void {
    this.zoomTo(this.#view.state.zoom * factor)
  }

  /** Shows the whole drawing. */
  fit(): void {
    this.#changeView(() => this.#view.fit())
  }

  /** Ends the line under way, as lifting the pen does, and hands it out. */
  finishStroke(): void {
    this.#hands.finish()
  }

  /** Gives all memory back. The engine is of no use afterwards. */
  destroy(): void {
    this.#leave()
    this.#hands.destroy()
    this.#layers.destroy()
  }

  #leave(): void {
    this.#hands.setShape(null)
    this.#hands.reset()
    this.#stopWatching?.()
    this.#stopWatching = null
    this.#events = null
    this.#place = null
    this.#drawing = null
    this.#wishedLayer = undefined
    this.#solo = null
    this.pictures.reset()
    this.#view.reset()
    this.#layers.reset()
    this.setSettings(BOARD_SETTINGS)
  }

  get #layer(): LayerKey {
    return layerToDraw(this.#drawing ?? {}, this.#wishedLayer)
  }

  get #sheets(): Sheets {
    return this.selection.over(sheetsOf(this.#drawing ?? { strokes: [] }, this.#layer, this.#solo))
  }

  /** Whether the layer takes ink; says so where it does not. */
  #mayBegin(reach: EraserReach): boolean {
    const closed = reach === 'all' ? null : closedLayerOf(this.#drawing ?? {}, this.#layer, this.#solo)
    if (closed) this.#events?.onLayerClosed?.(closed)
    return closed === null
  }

  #changeView(change: () => void): void {
    // A line's samples are on the screen: it does not move under the pen.
    if (this.isDrawing) return
    change()
    this.#moveLayers()
  }

  #moveLayers(): void {
    const { place } = this.#view
    if (!place || !this.#place) return
    this.#place = place
    this.#layers.move(place)
    this.selection.move()
    this.#hands.paint()
    this.#events?.onPlaced?.(place)
    this.#events?.onViewChanged?.(this.#view.state)
  }

  #layOutAgain(): void {
    const viewport = viewportOf(this.#layers.root)
    const before = this.#place?.viewport
    if (before && isSameViewport(before, viewport)) return
    if (!before || !this.#drawing || viewport.width === 0 || viewport.height === 0) {
      this.#layOut()
      return
    }
    this.#view.setFrame(viewport, this.#drawing.size)
    this.#moveLayers()
  }

  #layOut(): void {
    const viewport = viewportOf(this.#layers.root)
    // Hidden or not in the page: laid out when it gets a size.
    if (!this.#drawing || viewport.width === 0 || viewport.height === 0) return
    this.#view.setFrame(viewport, this.#drawing.size)
    this.#place = this.#view.place
    if (!this.#place) return
    this.#layers.layOut(this.#place, this.#sheets)
    this.#events?.onPlaced?.(this.#place)
    this.#hands.paint()
    this.#hands.takeHeld()
  }
}
