import type { TransformMatrix } from '../../drawing/drawingContext.ts'
import { copiesOf, cutting, isCutting } from '../../drawing/copying.ts'
import { quantizeOperation } from '../../drawing/encoding.ts'
import { applyOperation, type Drawing } from '../../drawing/fold.ts'
import type { LayerKey } from '../../drawing/layer.ts'
import { layersIn } from '../../drawing/layering.ts'
import type { Mark } from '../../drawing/mark.ts'
import { type Box, IDENTITY, type Place, times } from '../../drawing/matrix.ts'
import type { Operation, StrokeStyle } from '../../drawing/operation.ts'
import {
  allMarks, boxAround, type CommonLook, commonLook, isPlaceable, placing, removing, restyling,
} from '../../drawing/selection.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { flipped } from './selectionFrame.ts'

/** What is selected, the box around it in drawing-space pixels, and how it looks. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly box: Box
  readonly look: CommonLook
}

/** Marks that are taken off the paper, and where they are shown. */
export interface Lifted {
  readonly ids: ReadonlySet<string>
  readonly marks: readonly Mark[]
  readonly box: Box
  readonly map: TransformMatrix
}

/** What selected marks belong to. */
export interface SelectedOwner {
  readonly newId: () => string
  readonly drawingOf: () => Drawing | null
  /** The layer that is drawn on. */
  readonly layerOf: () => LayerKey
  /** Whether that layer lets itself be changed; says so where it does not. */
  readonly mayBegin: () => boolean
  /** `canCut`: whether the outline that was drawn last cuts lines. */
  readonly onSelected: (selection: Selection | null, canCut: boolean) => void
  /** Something was done. It stays lifted until the promise settles. */
  readonly onOperation: (operation: Operation) => void | Promise<void>
  /** Shows marks elsewhere than on the paper; null shows them there again. */
  readonly show: (lifted: Lifted | null) => void
  /** Marks look otherwise on the paper. */
  readonly onTried: () => void
}

/** Names the operation that lifts marks to look at them: nobody stores it. */
const LIFTING = '00000000-0000-4000-8000-000000000000'
/** Steps by keys are one change when no other follows within this time, in milliseconds. */
const NUDGE_MS = 400

/** The lines that are selected on the layer that is drawn on, and what is done with them. */
export class SelectedMarks {
  readonly #owner: SelectedOwner
  #selection: Selection | null = null
  /** What was drawn around them, where it cuts lines. */
  #outline: readonly Place[] | null = null
  #lifted: Lifted | null = null
  #dropping: Promise<void> | null = null
  #nudging: ReturnType<typeof setTimeout> | undefined
  /** A look that is tried, under a name of its own: what is painted is known by it. */
  #tried: { readonly style: StrokeStyle; readonly opId: string } | null = null

  constructor(owner: SelectedOwner) {
    this.#owner = owner
  }

  get selection(): Selection | null {
    return this.#selection
  }

  /** Whether what is selected is off the paper. */
  get isLifted(): boolean {
    return this.#lifted !== null
  }

  /** What lies on the layer that is drawn on, from bottom to top. */
  get marks(): readonly Mark[] {
    const drawing = this.#owner.drawingOf()
    return drawing ? marksOn(drawing, this.#owner.layerOf()) : []
  }

  /** Selects all lines of the layer that is drawn on. */
  async selectAll(): Promise<void> {
    await this.drop()
    this.select(allMarks(this.marks))
  }

  /** Selects nothing. */
  async deselect(): Promise<void> {
    await this.drop()
    this.select([])
  }

  /** Removes what is selected. */
  remove(): Promise<void> {
    return this.#change((marks) => removing(this.#owner.newId, marks))
  }

  /** Shows what is selected in a look that it has not yet; null shows it as it is. */
  tryLook(style: StrokeStyle | null): void {
    if (style && (!this.#selection || !this.#owner.mayBegin())) return
    this.#tried = style && { style, opId: this.#owner.newId() }
    this.#owner.onTried()
  }

  /** What lies on the layer that is drawn on, in the look that is tried. */
  inTriedLook(marks: readonly Mark[]): readonly Mark[] {
    const [tried, drawing, selection] = [this.#tried, this.#owner.drawingOf(), this.#selection]
    if (!tried || !drawing || !selection) return marks
    const operations = restyling(() => tried.opId, this.#chosen(selection), tried.style).map(quantizeOperation)
    return marksOn(operations.reduce(applyOperation, drawing), this.#owner.layerOf())
  }

  /** Gives what is selected a look. */
  async restyle(style: StrokeStyle): Promise<void> {
    // The picture stays as it was tried until the drawing has it.
    this.#tried = null
    await this.#change((marks) => restyling(this.#owner.newId, marks, style))
    this.#owner.onTried()
  }

  /** Mirrors what is selected. */
  flip(way: 'across' | 'down'): Promise<void> {
    return this.#change((marks, { box }, { size }) => placing(this.#owner.newId, size, marks, flipped(box, way)))
  }

  /** Moves what is selected by drawing-space pixels; steps that follow each other at once are one change. */
  nudge(x: number, y: number): void {
    if (!this.#selection || this.#dropping || !this.#owner.mayBegin()) return
    clearTimeout(this.#nudging)
    this.carry(times({ ...IDENTITY, e: x, f: y }, this.#lifted?.map ?? IDENTITY))
    this.#nudging = setTimeout(() => void this.drop(), NUDGE_MS)
  }

  /** Cuts the lines of the layer at the outline that was drawn last, and selects what lies within. */
  async cut(): Promise<void> {
    await this.drop()
    const outline = this.#outline
    if (!outline || !this.#owner.mayBegin()) return
    const { operations, inside } = cutting(this.#owner.newId, this.marks, outline)
    await this.#do(operations)
    this.selectOnly(inside)
  }

  /** Strokes that look like what is selected. */
  async copies(): Promise<Stroke[]> {
    await this.drop()
    return this.#selection ? copiesOf(this.#owner.newId, this.marks, this.#selection.ids) : []
  }

  /** Selects the lines of these ids alone, as far as they are on the layer that is drawn on. */
  selectOnly(ids: ReadonlySet<string>): void {
    this.select(this.#chosen({ ids }))
  }

  /** Another drawing, layer or state of it is shown: what is gone is selected no longer. */
  follow(): void {
    if (!this.#selection || this.#lifted) return
    this.select(this.#chosen(this.#selection), this.#outline)
  }

  /** Puts what is lifted back where it lay. */
  putBack(): void {
    clearTimeout(this.#nudging)
    this.#lift(null)
  }

  /** Forgets everything, on leaving a place. */
  reset(): void {
    this.#tried = null
    this.putBack()
    this.select([])
  }

  /** Selects these marks alone. `outline` is what was drawn around them. */
  select(marks: readonly Mark[], outline: readonly Place[] | null = null): void {
    const [box, drawing] = [boxAround(marks), this.#owner.drawingOf()]
    if (!box && !this.#selection && outline === this.#outline) return
    if (outline !== this.#outline) this.#outline = outline && isCutting(this.marks, outline) ? outline : null
    this.#selection = box && drawing &&
      { ids: new Set(marks.map(({ id }) => id)), box, look: commonLook(drawing, marks) }
    this.#owner.onSelected(this.#selection, this.#outline !== null)
  }

  /** Shows what is selected where a map leads, if drawings can hold it there. */
  carry(map: TransformMatrix): void {
    const lifted = this.#lifted ?? this.#liftedMarks()
    if (lifted && isPlaceable(map, lifted.marks)) this.#lift({ ...lifted, map })
  }

  /** What is selected as it looks without the lines around it: with what erasers took from it. */
  #liftedMarks(): Lifted | null {
    const drawing = this.#owner.drawingOf()
    if (!drawing || !this.#selection) return null
    const { ids, box } = this.#selection
    const lifting = placing(() => LIFTING, drawing.size, this.#chosen({ ids }), IDENTITY)
    const apart = lifting.reduce(applyOperation, drawing)
    return { ids, box, marks: marksOn(apart, this.#owner.layerOf()).filter(({ id }) => ids.has(id)), map: IDENTITY }
  }

  #lift(lifted: Lifted | null): void {
    if (lifted === this.#lifted) return
    this.#lifted = lifted
    this.#owner.show(lifted)
  }

  /** Puts down what is lifted, where it is shown. */
  drop(): Promise<void> {
    clearTimeout(this.#nudging)
    this.#dropping ??= this.#putDown().finally(() => {
      this.#dropping = null
    })
    return this.#dropping
  }

  async #putDown(): Promise<void> {
    const drawing = this.#owner.drawingOf()
    const lifted = this.#lifted
    if (!drawing || !lifted) return
    this.#outline = null
    await this.#do(placing(this.#owner.newId, drawing.size, this.#chosen(lifted), lifted.map))
    this.#lift(null)
    this.follow()
  }

  async #change(
    operationsFor: (marks: readonly Mark[], selection: Selection, drawing: Drawing) => Operation[],
  ): Promise<void> {
    await this.drop()
    const drawing = this.#owner.drawingOf()
    const selection = this.#selection
    if (!drawing || !selection || !this.#owner.mayBegin()) return
    await this.#do(operationsFor(this.#chosen(selection), selection, drawing))
  }

  /** The marks that are selected, as they are now. */
  #chosen({ ids }: Pick<Selection, 'ids'>): Mark[] {
    return this.marks.filter(({ id }) => ids.has(id))
  }

  /** One after another: each is journaled before the next. They look at once as they will when they come back. */
  async #do(operations: readonly Operation[]): Promise<void> {
    for (const operation of operations) await this.#owner.onOperation(quantizeOperation(operation))
  }
}

/** What lies on a layer of a drawing. */
const marksOn = (drawing: Drawing, key: LayerKey): readonly Mark[] =>
  layersIn(drawing).find((layer) => layer.key === key)?.strokes ?? []
