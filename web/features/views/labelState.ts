import type { LayerKey } from '../../../drawing/layer.ts'
import { type Balloon, hasTail, type LabelAlign, LETTER_SIZE, SHARES_BEFORE } from '../../../drawing/label.ts'
import type { Wording } from '../../../drawing/letters/lettering.ts'
import { type Mark, shownStroke } from '../../../drawing/mark.ts'
import type { TransformMatrix } from '../../../drawing/drawingContext.ts'
import { type Box, determinantOf, IDENTITY, type Place, placeAfter, times } from '../../../drawing/matrix.ts'
import type { SelectionShape } from '../../canvas/selectionHand.ts'
import { createStore, type Store } from '../../lib/store.ts'

/** A label that is being written. */
export interface LabelDraft extends Wording {
  readonly layer: LayerKey
  readonly color: string
  readonly opacity: number
  /** The label that it takes the place of; null for a new one. */
  readonly former: Mark | null
  /** The tail stays where somebody put it; else it goes along with the text. */
  readonly isTailPut: boolean
}

/** How the next label begins: as the last one. */
export type LabelLook = Pick<Wording, 'align' | 'balloon'> & { readonly size: number }

/** How the drawing lies in the element that covers it, in CSS pixels. */
export interface LabelStage {
  readonly map: TransformMatrix
  readonly width: number
  readonly height: number
}

/** What the parts of the label tool share while it is open. */
export interface LabelToolState {
  readonly draft: Store<LabelDraft | null>
  /** A label that is on its way to the drawing. */
  readonly leaving: Store<LabelDraft | null>
  readonly look: Store<LabelLook>
  readonly stage: Store<LabelStage | null>
  /** How lines were selected when one of them was taken to be written again. */
  readonly cameFrom: Store<SelectionShape | null>
}

export const createLabelToolState = (): LabelToolState => ({
  draft: createStore<LabelDraft | null>(null),
  leaving: createStore<LabelDraft | null>(null),
  look: createStore<LabelLook>({ size: LETTER_SIZE, align: 'left', balloon: 'none' }),
  stage: createStore<LabelStage | null>(null),
  cameFrom: createStore<SelectionShape | null>(null),
})

/** Sizes of letters that are offered, in drawing-space pixels. */
const SIZES = [6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 64, 96]
/** How far from its text a tail ends at first. */
const TAIL_LENGTH = 2.6 * LETTER_SIZE

/** The size of a label's letters, in drawing-space pixels. */
export const letterSizeOf = ({ matrix }: Pick<Wording, 'matrix'>): number =>
  Math.round(LETTER_SIZE * Math.sqrt(Math.abs(determinantOf(matrix))) * 10) / 10

/** The next size up or down; the same at the last one. */
export function nextSize(size: number, way: 1 | -1): number {
  return (way > 0 ? SIZES.find((each) => each > size) : SIZES.findLast((each) => each < size)) ?? size
}

/** A label whose first line begins, or has its middle or end, at a place. */
export function newDraft(
  at: Place, { size, align, balloon }: LabelLook, ink: Pick<LabelDraft, 'layer' | 'color'>,
): LabelDraft {
  const scale = size / LETTER_SIZE
  const matrix = { ...IDENTITY, a: scale, d: scale, e: at.x, f: at.y - size / 2 }
  return { ...ink, text: '', align, balloon, tail: null, matrix, opacity: 1, former: null, isTailPut: false }
}

/** A label of a drawing that is written again; null where a mark is none. */
export function draftOf(mark: Mark, layer: LayerKey): LabelDraft | null {
  const { label, color, opacity } = shownStroke(mark)
  if (!label) return null
  const { paper: _paper, ...wording } = label
  return { ...wording, layer, color, opacity, former: mark, isTailPut: label.tail !== null }
}

/** A draft whose text lies elsewhere; what else it has stays where it is. */
function placed(draft: LabelDraft, map: TransformMatrix, tailOf: (tail: Place) => Place): LabelDraft {
  return { ...draft, matrix: times(draft.matrix, map), tail: draft.tail && tailOf(draft.tail) }
}

/** A draft with letters of a size; its first line stays where it begins. */
export function resized(draft: LabelDraft, size: number): LabelDraft {
  const scale = size / letterSizeOf(draft)
  return placed(draft, { ...IDENTITY, a: scale, d: scale }, ({ x, y }) => ({ x: x / scale, y: y / scale }))
}

/** A draft whose lines are aligned otherwise; its text, so wide, stays in its box. */
export function aligned(draft: LabelDraft, align: LabelAlign, width: number): LabelDraft {
  const shift = (SHARES_BEFORE[align] - SHARES_BEFORE[draft.align]) * width
  return { ...placed(draft, { ...IDENTITY, e: shift }, ({ x, y }) => ({ x: x - shift, y })), align }
}

/** A draft with another balloon. */
export const ballooned = (draft: LabelDraft, balloon: Balloon): LabelDraft =>
  ({ ...draft, balloon, ...(!hasTail(balloon) && { tail: null, isTailPut: false }) })

/**
 * A draft whose tail goes along with its text, in a box, until somebody puts it elsewhere: it hangs down, or stands up
 * where it would leave a drawing of a height.
 */
export function withTail(draft: LabelDraft, box: Box, height: number): LabelDraft {
  if (!hasTail(draft.balloon) || draft.isTailPut) return draft
  const down = { x: (box.left + box.right) / 2 - LETTER_SIZE, y: box.bottom + TAIL_LENGTH }
  const isOutside = placeAfter(draft.matrix, down.x, down.y).y > height
  return { ...draft, tail: isOutside ? { ...down, y: box.top - TAIL_LENGTH } : down }
}

/** What of a draft is seen in a drawing: where it is equal, nothing was changed. */
export const keyOf = ({ text, align, balloon, tail, matrix, color }: LabelDraft): string =>
  JSON.stringify([text, align, balloon, tail, matrix, color])
