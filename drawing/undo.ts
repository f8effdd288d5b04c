import { splitStrokes } from './encoding.ts'
import { EMPTY_DRAWING_SIZE, Replay } from './fold.ts'
import type { Effect } from './fold.ts'
import { type DrawingSize, isTakingBack, type Operation, type StoredOperation } from './operation.ts'
import { areOneStep, idsOfStep } from './stepIds.ts'

/**
 * The operation that takes back the actor's last step, or null when there is none. A step is one ADD_STROKES,
 * REMOVE_STROKES, CLEAR or change; changes of size, guides, and the showing and locking of layers are none. What others
 * removed, brought back or changed meanwhile is left alone, and a step of which nothing is left is passed over.
 * `history` is in the order of `seq` and may end with operations that are not stored yet; `size` is the space before
 * the first of them.
 */
export function undoOperation(
  history: readonly StoredOperation[],
  actorId: string,
  newOpId: string,
  size: DrawingSize = EMPTY_DRAWING_SIZE,
): Operation | null {
  const { replay, authors, done } = readHistory(history, actorId, size)
  for (const step of done.toReversed()) {
    const own = { ...step, added: step.added.filter((id) => authors.get(id) === actorId) }
    const operation = inverseOf(own, replay, newOpId)
    if (operation) return operation
  }
  return null
}

/**
 * The operation that takes back the actor's last undo, or null when there is none or the actor did something new since.
 * Redoing a CLEAR or REMOVE_STROKES takes away exactly what its undo brought back. Parameters as in undoOperation.
 */
export function redoOperation(
  history: readonly StoredOperation[],
  actorId: string,
  newOpId: string,
  size: DrawingSize = EMPTY_DRAWING_SIZE,
): Operation | null {
  const { replay, undone } = readHistory(history, actorId, size)
  for (const { undo } of undone.toReversed()) {
    const operation = inverseOf(undo, replay, newOpId)
    if (operation) return operation
  }
  return null
}

type Next = typeof undoOperation

/** The operations that take back all of the actor's last step, in their order; none when there is nothing. */
export const undoOperations = (
  history: readonly StoredOperation[], actorId: string, newId: () => string, size: DrawingSize,
): Operation[] => wholeStep(undoOperation, history, actorId, newId, size)

/** The same for the actor's last undo. */
export const redoOperations: typeof undoOperations = (history, actorId, newId, size) =>
  wholeStep(redoOperation, history, actorId, newId, size)

function wholeStep(
  next: Next, history: readonly StoredOperation[], actorId: string, newId: () => string, size: DrawingSize,
): Operation[] {
  // What takes a step back is one step itself: so it is done again.
  const stepId = idsOfStep(newId)
  const log = [...history]
  const operations: Operation[] = []
  for (let first: string | null = null; ;) {
    const operation = next(log, actorId, stepId(), size)
    const target = operation && 'undoes' in operation ? operation.undoes : undefined
    if (!operation || target === undefined || (first !== null && !areOneStep(target, first))) return operations
    first ??= target
    operations.push(operation)
    // Most steps are one operation: the history need not be read again.
    if (!history.some(({ operation: { opId } }) => opId !== target && areOneStep(opId, target))) return operations
    log.push({ seq: log.length + 1, actorId, operation })
  }
}

interface Step extends Effect {
  readonly opId: string
  /** Its place in the history. */
  readonly turn: number
}

interface UndoneStep {
  readonly step: Step
  readonly undo: Step
}

interface ActorHistory {
  readonly replay: Replay
  /** Who added a stroke first. */
  readonly authors: ReadonlyMap<string, string>
  readonly done: readonly Step[]
  readonly undone: readonly UndoneStep[]
}

function readHistory(history: readonly StoredOperation[], actorId: string, size: DrawingSize): ActorHistory {
  const replay = new Replay(size)
  const authors = new Map<string, string>()
  const done: Step[] = []
  let undone: UndoneStep[] = []

  for (const [turn, { actorId: by, operation }] of history.entries()) {
    const effect = replay.apply(operation)
    for (const id of effect.added) if (!authors.has(id)) authors.set(id, by)
    if (by !== actorId || !isStep(operation, effect)) continue

    const act: Step = { opId: operation.opId, turn, ...effect }
    const undoes = 'undoes' in operation ? operation.undoes : undefined
    // Most operations undo nothing: looking for what they do not name would cost the square of the history.
    const undoneStep = undoes === undefined ? undefined : undone.find(({ undo }) => undo.opId === undoes)
    const step = undoes === undefined ? undefined : done.find(({ opId }) => opId === undoes)
    if (step) {
      undone.push({ step, undo: act })
      // A CLEAR too large for one operation comes back in several undos and is a step until the last of them.
      if (step.removed.every((id) => replay.isPresent(id))) done.splice(done.indexOf(step), 1)
    } else if (undoneStep) {
      undone.splice(undone.indexOf(undoneStep), 1)
      // Back in its place: older steps may have been passed over when it was undone.
      if (!done.includes(undoneStep.step)) done.push(undoneStep.step)
      done.sort((one, other) => one.turn - other.turn)
    } else {
      done.push(act)
      undone = []
    }
  }
  return { replay, authors, done, undone }
}

/** Fields of layers that people set for themselves as much as for the picture. */
const NO_STEPS: ReadonlySet<string> = new Set(['isHidden', 'isLocked'])

function isStep(operation: Operation, { added, removed, isChange = false }: Effect): boolean {
  if (!isChange) return added.length + removed.length > 0
  if (operation.kind !== 'SET_LAYER' || isTakingBack(operation)) return true
  const names = Object.keys(operation.fields)
  return names.length === 0 || names.some((name) => !NO_STEPS.has(name))
}

function inverseOf(step: Step, replay: Replay, opId: string): Operation | null {
  if (step.isChange) {
    const kind = replay.kindToTake(step.opId)
    return kind && { opId, kind, undoes: step.opId }
  }
  const strokeIds = step.added.filter((id) => replay.isPresent(id))
  if (strokeIds.length > 0) return { opId, kind: 'REMOVE_STROKES', strokeIds, undoes: step.opId }
  const missing = step.removed.flatMap((id) => (replay.isPresent(id) ? [] : (replay.strokeOf(id) ?? [])))
  const [strokes] = splitStrokes(missing)
  return strokes ? { opId, kind: 'ADD_STROKES', strokes, undoes: step.opId } : null
}
