import type { Mark } from '../../drawing/mark.ts'
import { markAt, marksWithin } from '../../drawing/selection.ts'
import type { Overlay } from './overlay.ts'
import { type LayerPlace, type Position, toDrawing, toScreen } from './placement.ts'
import type { InkManner, InkMove, InkSample } from './pointerInput.ts'
import type { SelectedMarks } from './selectedMarks.ts'
import { frameOf, type Grasp, graspAt, mapOf } from './selectionFrame.ts'

/** How lines are selected: by what is drawn around them. */
export type SelectionShape = 'lasso' | 'rectangle'

/** What the hand that selects works on. */
export interface SelectionHandOwner {
  readonly placeOf: () => LayerPlace | null
  /** Whether the layer that is drawn on lets itself be changed; says so where it does not. */
  readonly mayBegin: () => boolean
  /** The outline has changed. */
  readonly onChanged: () => void
}

/** What the pointer does: draws an outline, or holds what is selected. */
type Drag =
  | { readonly kind: 'outline'; readonly points: readonly Position[]; readonly manner: InkManner }
  | { readonly kind: 'hold'; readonly grasp: Grasp; readonly from: Position; readonly start: InkSample }

/** A press that moves less than this is a tap, in CSS pixels; a tap reaches this far. */
const TAP_SLOP = 4
const TAP_REACH = 8
/** The pointer that draws around lines, and moves, scales and turns what is selected. */
export class SelectionHand {
  /** What is drawn around lines; null while the pen draws. */
  shape: SelectionShape | null = null
  readonly #owner: SelectionHandOwner
  readonly #selected: SelectedMarks
  #drag: Drag | null = null

  constructor(selected: SelectedMarks, owner: SelectionHandOwner) {
    this.#selected = selected
    this.#owner = owner
  }

  /** Whether the pointer draws an outline or holds something. */
  get isDrawing(): boolean {
    return this.#drag !== null
  }

  begin(sample: InkSample, manner: InkManner): void {
    const place = this.#owner.placeOf()
    if (!place) return
    // What keys have moved is put down first.
    if (this.#selected.isLifted) return void this.#selected.drop()
    const { box } = this.#selected.selection ?? {}
    const grasp = box && !manner.isStraight && !manner.isTakingOff
      ? graspAt(box, place, sample, manner.isTouch)
      : null
    if (grasp && !this.#owner.mayBegin()) return
    const from = toDrawing(place.placement, sample)
    this.#drag = grasp
      ? { kind: 'hold', grasp, from, start: sample }
      : { kind: 'outline', points: [from], manner }
  }

  move(moves: readonly InkMove[]): void {
    const place = this.#owner.placeOf()
    const drag = this.#drag
    const last = moves.at(-1)
    const sample = last?.samples.at(-1)
    if (!place || !drag || !last || !sample) return
    if (drag.kind === 'outline') {
      const points = moves.flatMap(({ samples }) => samples.map((each) => toDrawing(place.placement, each)))
      this.#drag = { ...drag, points: this.#outlineOf([...drag.points, ...points]) }
      this.#owner.onChanged()
      return
    }
    const isTap = Math.hypot(sample.x - drag.start.x, sample.y - drag.start.y) <= TAP_SLOP
    const { box } = this.#selected.selection ?? {}
    if (!box || (isTap && !this.#selected.isLifted)) return
    const to = toDrawing(place.placement, sample)
    this.#selected.carry(mapOf(drag.grasp, box, drag.from, to, last.manner.isStraight))
  }

  finish(): void {
    const drag = this.#drag
    const place = this.#owner.placeOf()
    this.#drag = null
    if (!drag || !place) return
    if (drag.kind === 'outline') this.#choose(drag, place)
    else if (this.#selected.isLifted) void this.#selected.drop()
    else this.#pick(drag.from, place, null)
  }

  cancel(): void {
    this.#drag = null
    this.#selected.putBack()
    this.#owner.onChanged()
  }

  /** Shows the outline, or the frame around what is selected. */
  paint(overlay: Overlay): void {
    const place = this.#owner.placeOf()
    if (!place) return
    if (this.#drag?.kind === 'outline') {
      overlay.paintOutline(this.#drag.points.map((point) => toScreen(place.placement, point)))
    } else if (this.#selected.selection && !this.#selected.isLifted) {
      overlay.paintFrame(frameOf(this.#selected.selection.box, place))
    }
  }

  /** Takes the lines within an outline: alone, with Shift beside those selected, with Alt off them. */
  #choose({ points, manner }: Extract<Drag, { kind: 'outline' }>, place: LayerPlace): void {
    const [first] = points
    const isTap = first !== undefined && points.every((point) =>
      Math.hypot(point.x - first.x, point.y - first.y) * place.placement.scale <= TAP_SLOP)
    if (first && isTap) this.#pick(first, place, manner)
    else this.#join(marksWithin(this.#selected.marks, points), manner, points)
  }

  /** Takes the line on top at a place; none where nothing is. */
  #pick(at: Position, { placement }: LayerPlace, manner: InkManner | null): void {
    const mark = markAt(this.#selected.marks, at, TAP_REACH / placement.scale)
    this.#join(mark ? [mark] : [], manner)
  }

  #join(marks: readonly Mark[], manner: InkManner | null, outline: readonly Position[] | null = null): void {
    const chosen = new Set(marks.map(({ id }) => id))
    const before = this.#selected.selection?.ids ?? new Set()
    const { isTakingOff = false, isStraight = false } = manner ?? {}
    const isChosen = ({ id }: Mark): boolean => {
      if (isTakingOff) return before.has(id) && !chosen.has(id)
      return chosen.has(id) || (isStraight && before.has(id))
    }
    this.#selected.select(this.#selected.marks.filter(isChosen), outline)
    this.#owner.onChanged()
  }

  #outlineOf(points: readonly Position[]): readonly Position[] {
    const [from, to] = [points[0], points.at(-1)]
    if (this.shape !== 'rectangle' || !from || !to) return points
    return [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }]
  }
}
