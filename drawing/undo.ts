import { splitStrokes } from './encoding.ts'
import { EMPTY_DRAWING_SIZE, Replay } from './fold.ts'
import type { Effect } from './fold.ts'
import type { DrawingSize, Operation, StoredOperation } from './operation.ts'

/**
 * The operation that takes back the actor's last step, or null when there is none. A step is one ADD_STROKES,
 * REMOVE_STROKES or CLEAR; changes of size are none. What others removed or brought back meanwhile is left alone, and a
 * step of which nothing is left is passed over. `history` is in the order of `seq` and may end with operations that are
 * not stored yet; `size` is the space before the first of them.
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

interface Step extends Effect {
  readonly opId: string
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

  for (const { actorId: by, operation } of history) {
    const effect = replay.apply(operation)
    for (const id of effect.added) if (!authors.has(id)) authors.set(id, by)
    if (by !== actorId || effect.added.length + effect.removed.length === 0) continue

    const act: Step = { opId: operation.opId, ...effect }
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
      if (!done.includes(undoneStep.step)) done.push(undoneStep.step)
    } else {
      done.push(act)
      undone = []
    }
  }
  return { replay, authors, done, undone }
}

function inverseOf(step: Step, replay: Replay, opId: string): Operation | null {
  const strokeIds = step.added.filter((id) => replay.isPresent(id))
  if (strokeIds.length > 0) return { opId, kind: 'REMOVE_STROKES', strokeIds, undoes: step.opId }
  const missing = step.removed.flatMap((id) => (replay.isPresent(id) ? [] : (replay.strokeOf(id) ?? [])))
  const [strokes] = splitStrokes(missing)
  return strokes ? { opId, kind: 'ADD_STROKES', strokes, undoes: step.opId } : null
}
