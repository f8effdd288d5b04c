import type { Drawing } from '../../drawing/fold.ts'
import { applyOperation, emptyDrawing, Replay } from '../../drawing/fold.ts'
import { layerOf, type LayerKey } from '../../drawing/layer.ts'
import type { DrawingSize, Operation, StoredOperation } from '../../drawing/operation.ts'
import { redoOperation, redoOperations, undoOperation, undoOperations } from '../../drawing/undo.ts'
import type { Acknowledgement } from './sending.ts'
import { Listeners } from '../lib/listeners.ts'

/** What a view's drawing is made of. */
export interface ViewDrawingOptions {
  /** Who draws: undo touches only this person's work. */
  readonly actorId: string
  /** The drawing space before the first operation. */
  readonly size: DrawingSize
  /** The server's log, in any order. */
  readonly operations: readonly StoredOperation[]
  /** Own operations the server has not acknowledged, in the order they were made. */
  readonly pending?: readonly Operation[]
  /** A new UUIDv7 at every call. */
  readonly newId: () => string
}

/** What can be undone and redone now. */
export interface UndoState {
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/**
 * One view's drawing as its person sees it: the server's log, and on top of it what this browser has not had
 * acknowledged. The log's order is the server's; pending operations are applied again after every arrival.
 */
export class ViewDrawing {
  readonly #options: ViewDrawingOptions
  readonly #listeners = new Listeners()
  readonly #early = new Map<number, StoredOperation>()
  readonly #earlyReceipts = new Map<string, Acknowledgement>()
  #log: StoredOperation[] = []
  #logDrawing: Drawing
  #pending: Operation[]
  #drawing: Drawing
  #undoState: UndoState = { canUndo: false, canRedo: false }
  #isUndoStateOld = true

  constructor(options: ViewDrawingOptions) {
    this.#options = options
    this.#logDrawing = emptyDrawing(options.size)
    this.#pending = [...(options.pending ?? [])]
    this.#drawing = this.#logDrawing
    this.receive(options.operations)
    this.#rebase()
  }

  /** Calls the listener after every change; returns how to stop. */
  readonly subscribe = this.#listeners.subscribe

  /** The drawing to show; the same object until it changes. */
  readonly getDrawing = (): Drawing => this.#drawing

  /** What can be undone and redone; the same object until that changes. */
  readonly getUndoState = (): UndoState => {
    if (this.#isUndoStateOld) {
      const { actorId, size } = this.#options
      this.#setUndoState(
        undoOperation(this.#history(), actorId, '', size) !== null,
        redoOperation(this.#history(), actorId, '', size) !== null,
      )
    }
    return this.#undoState
  }

  /** Sequence number up to which the server's log is whole here; 0 when it is empty. */
  getRevision(): number {
    return this.#log.length === 0 ? 0 : (this.#log[this.#log.length - 1]?.seq ?? 0)
  }

  /** The sequence number after which the server is known to have operations that are not here, else null. */
  getGap(): number | null {
    const revision = this.getRevision()
    const isBehind = [...this.#earlyReceipts.values()].some(({ seq }) => seq > revision)
    return this.#early.size > 0 || isBehind ? revision : null
  }

  /** Adds an own operation, already journaled, on top. */
  add(operation: Operation): void {
    if (this.#pending.some((other) => other.opId === operation.opId)) return
    if (this.#log.some((stored) => stored.operation.opId === operation.opId)) return
    this.#pending.push(operation)
    const drawing = applyOperation(this.#drawing, operation)
    const isNewStroke = drawing !== this.#drawing && operation.kind === 'ADD_STROKES' && !operation.undoes
    // The history need not be read for what every line leaves.
    if (isNewStroke) this.#setUndoState(true, false)
    else this.#isUndoStateOld = true
    this.#show(drawing)
    const receipt = this.#earlyReceipts.get(operation.opId)
    if (receipt) this.acknowledge([receipt])
  }

  /** Takes back the person's last step. Returns the new operations to save; none when there is nothing. */
  undo(): readonly Operation[] {
    const { actorId, newId, size } = this.#options
    return this.#addOwn(undoOperations(this.#history(), actorId, newId, size))
  }

  /** Brings back what the person's last undo took. Returns the new operations to save; none when there is nothing. */
  redo(): readonly Operation[] {
    const { actorId, newId, size } = this.#options
    return this.#addOwn(redoOperations(this.#history(), actorId, newId, size))
  }

  /** Empties the drawing or one layer. Returns the new operation to save, or null when it is empty already. */
  clear(layer?: LayerKey): Operation | null {
    if (!this.#drawing.strokes.some((stroke) => layer === undefined || layerOf(stroke) === layer)) return null
    const isAll = layer === undefined || this.#drawing.layers === undefined
    const operation: Operation = { opId: this.#options.newId(), kind: 'CLEAR', ...(!isAll && { layer }) }
    this.add(operation)
    return operation
  }

  /** Whether the person here did an operation. */
  isOwn(opId: string): boolean {
    const stored = this.#log.findLast(({ operation }) => operation.opId === opId)
    return stored ? stored.actorId === this.#options.actorId : true
  }

  /** Takes in what the server has stored, own or others', in any order and as often as it comes. */
  receive(operations: readonly StoredOperation[]): void {
    const revision = this.getRevision()
    for (const stored of operations) {
      if (stored.seq > revision) this.#early.set(stored.seq, stored)
    }
    this.#settle()
  }

  /** Takes in the server's receipts for operations of this person, also for those that are not here (yet). */
  acknowledge(receipts: readonly Acknowledgement[]): void {
    const own = new Map(this.#pending.map((operation) => [operation.opId, operation]))
    const stored: StoredOperation[] = []
    for (const receipt of receipts) {
      const operation = own.get(receipt.opId)
      if (operation) stored.push({ seq: receipt.seq, actorId: receipt.actorId, operation })
      else this.#earlyReceipts.set(receipt.opId, receipt)
    }
    this.receive(stored)
  }

  /** Moves what has arrived into the log as far as it follows without a gap. */
  #settle(): void {
    const arrived: StoredOperation[] = []
    for (let seq = this.getRevision() + 1; ; seq += 1) {
      const stored = this.#early.get(seq)
      if (!stored) break
      this.#early.delete(seq)
      arrived.push(stored)
    }
    if (arrived.length === 0) return
    // Acknowledged in the order they were made, own operations change their place but not the picture.
    const isOwnBeginning = arrived.every((stored, index) => stored.operation.opId === this.#pending[index]?.opId)
    this.#logDrawing = applyAll(this.#logDrawing, arrived.map((stored) => stored.operation))
    this.#log = [...this.#log, ...arrived]
    const arrivedIds = new Set(arrived.map((stored) => stored.operation.opId))
    this.#pending = this.#pending.filter((operation) => !arrivedIds.has(operation.opId))
    this.#isUndoStateOld = true
    if (isOwnBeginning) this.#listeners.tell()
    else this.#rebase()
  }

  #rebase(): void {
    this.#isUndoStateOld = true
    this.#show(applyAll(this.#logDrawing, this.#pending))
  }

  #show(drawing: Drawing): void {
    this.#drawing = drawing
    this.#listeners.tell()
  }

  #setUndoState(canUndo: boolean, canRedo: boolean): void {
    this.#isUndoStateOld = false
    if (canUndo === this.#undoState.canUndo && canRedo === this.#undoState.canRedo) return
    this.#undoState = { canUndo, canRedo }
  }

  #addOwn(operations: readonly Operation[]): readonly Operation[] {
    for (const operation of operations) this.add(operation)
    return operations
  }

  #history(): StoredOperation[] {
    const { actorId } = this.#options
    const revision = this.getRevision()
    return [
      ...this.#log,
      ...this.#pending.map((operation, index) => ({ seq: revision + index + 1, actorId, operation })),
    ]
  }
}

function applyAll(drawing: Drawing, operations: readonly Operation[]): Drawing {
  if (operations.length === 0) return drawing
  const replay = Replay.of(drawing)
  for (const operation of operations) replay.apply(operation)
  return replay.drawing()
}
