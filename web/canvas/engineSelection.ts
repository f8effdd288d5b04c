import type { Mark } from '../../drawing/mark.ts'
import type { EngineLayers } from './engineLayers.ts'
import { LiftedMarks } from './liftedMarks.ts'
import type { LayerPlace } from './placement.ts'
import { type Lifted, SelectedMarks, type SelectedOwner } from './selectedMarks.ts'
import { SelectionHand, type SelectionHandOwner, type SelectionShape } from './selectionHand.ts'
import type { Sheets } from './sheets.ts'

type EngineSelectionOwner = Omit<SelectedOwner, 'show' | 'onTried'> & SelectionHandOwner & {
  /** Other marks lie on the paper, or they look otherwise. */
  readonly onRepaint: () => void
}

/** Selecting in place of drawing: what is selected, the hand that does it, and the picture of what it moves. */
export class EngineSelection {
  readonly selected: SelectedMarks
  readonly hand: SelectionHand
  readonly #layers: EngineLayers
  readonly #owner: EngineSelectionOwner
  readonly #picture = new LiftedMarks()
  #lifted: Lifted | null = null
  #hidden: string | null = null
  #paintedFor: LayerPlace | null = null

  constructor(layers: EngineLayers, owner: EngineSelectionOwner) {
    this.#layers = layers
    this.#owner = owner
    this.selected = new SelectedMarks({
      ...owner, show: (lifted) => this.#show(lifted), onTried: owner.onRepaint,
    })
    this.hand = new SelectionHand(this.selected, owner)
  }

  /** What is drawn around lines; null while the pen draws. */
  get shape(): SelectionShape | null {
    return this.hand.shape
  }

  set shape(shape: SelectionShape | null) {
    if (shape === null) this.reset()
    this.hand.shape = shape
  }

  /** Leaves a mark off the paper, which is shown otherwise meanwhile; null shows all. */
  hide(id: string | null): void {
    if (id === this.#hidden) return
    this.#hidden = id
    this.#owner.onRepaint()
  }

  /** The sheets without what is being moved or hidden, and with a look that is tried. */
  over({ active, ...sheets }: Sheets): Sheets {
    const ids = this.#lifted?.ids
    // Nothing of a hidden layer is seen.
    const shown = active.length === 0 ? active : this.selected.inTriedLook(active)
    const isAway = ({ id }: Mark): boolean => ids?.has(id) === true || id === this.#hidden
    return { ...sheets, active: ids || this.#hidden !== null ? shown.filter((mark) => !isAway(mark)) : shown }
  }

  /** The drawing lies elsewhere. */
  move(): void {
    if (this.#lifted) this.#show({ ...this.#lifted })
  }

  /** Selects nothing, and puts back what is being moved. */
  reset(): void {
    this.hand.cancel()
    this.selected.reset()
  }

  #show(lifted: Lifted | null): void {
    const place = this.#owner.placeOf()
    const isOther = lifted?.ids !== this.#lifted?.ids
    this.#lifted = lifted
    if (!lifted || !place) {
      this.#picture.element.remove()
      this.#paintedFor = null
    } else {
      if (this.#paintedFor !== place) this.#picture.paint(lifted.marks, lifted.box, place)
      this.#paintedFor = place
      this.#picture.move(lifted.map, place)
      this.#layers.root.insertBefore(this.#picture.element, this.#layers.overlay.element)
    }
    if (isOther) this.#owner.onRepaint()
    this.#owner.onChanged()
  }
}
