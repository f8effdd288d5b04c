import { v7 as newId } from 'uuid'
import { describe, expect, it, vi } from 'vitest'
import type { Operation, StoredOperation } from '../../drawing/operation.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { ViewDrawing } from './viewDrawing.ts'

const ADA = 'user-ada'
const BEN = 'user-ben'
const SIZE = { width: 420, height: 240 }

function line(): Operation & { readonly strokes: readonly [Stroke] } {
  const points = [{ x: 1, y: 2 }, { x: 3, y: 4 }]
  const stroke: Stroke = { id: newId(), tool: 'pen', color: '#000000', radius: 2, opacity: 1, points }
  return { opId: newId(), kind: 'ADD_STROKES', strokes: [stroke] }
}

function stored(seq: number, operation: Operation, actorId = ADA): StoredOperation {
  return { seq, actorId, operation }
}

function open(operations: readonly StoredOperation[] = [], pending: readonly Operation[] = []): ViewDrawing {
  return new ViewDrawing({ actorId: ADA, size: SIZE, operations, pending, newId })
}

const strokeIds = (view: ViewDrawing): string[] => view.getDrawing().strokes.map(({ id }) => id)
const idsOf = (...lines: ReturnType<typeof line>[]): string[] => lines.map(({ strokes }) => strokes[0].id)

describe('ViewDrawing', () => {
  it('shows the log and, on top of it, what is pending', () => {
    const [first, second, mine] = [line(), line(), line()]
    const view = open([stored(2, second, BEN), stored(1, first, BEN)], [mine])
    expect(strokeIds(view)).toEqual(idsOf(first, second, mine))
    expect(view.getRevision()).toBe(2)
    expect(view.getGap()).toBeNull()
  })

  it('tells its listeners of a new drawing and gives the same one until then', () => {
    const view = open()
    const onChanged = vi.fn()
    const stop = view.subscribe(onChanged)
    const drawing = view.getDrawing()
    expect(view.getDrawing()).toBe(drawing)
    view.add(line())
    expect(onChanged).toHaveBeenCalledOnce()
    expect(view.getDrawing()).not.toBe(drawing)
    stop()
    view.add(line())
    expect(onChanged).toHaveBeenCalledOnce()
  })

  it('undoes and redoes the person’s own work alone', () => {
    const [theirs, mine] = [line(), line()]
    const view = open([stored(1, theirs, BEN)])
    expect(view.getUndoState()).toEqual({ canUndo: false, canRedo: false })
    expect(view.undo()).toEqual([])
    view.add(mine)
    expect(view.getUndoState()).toEqual({ canUndo: true, canRedo: false })
    expect(view.undo()).toMatchObject([{ kind: 'REMOVE_STROKES', strokeIds: idsOf(mine) }])
    expect(strokeIds(view)).toEqual(idsOf(theirs))
    expect(view.getUndoState()).toEqual({ canUndo: false, canRedo: true })
    expect(view.redo()).toMatchObject([{ kind: 'ADD_STROKES' }])
    expect(strokeIds(view)).toEqual(idsOf(theirs, mine))
  })

  it('undoes across a reload', () => {
    const mine = line()
    const view = open([stored(1, mine)])
    const [undo] = view.undo()
    expect(undo).toMatchObject({ kind: 'REMOVE_STROKES', strokeIds: idsOf(mine) })
    const reloaded = open([stored(1, mine), ...(undo ? [stored(2, undo)] : [])])
    expect(reloaded.getUndoState()).toEqual({ canUndo: false, canRedo: true })
  })

  it('clears, which is undone as one', () => {
    const [first, second] = [line(), line()]
    const view = open([stored(1, first), stored(2, second)])
    expect(view.clear()).toMatchObject({ kind: 'CLEAR' })
    expect(strokeIds(view)).toEqual([])
    expect(view.clear()).toBeNull()
    view.undo()
    expect(strokeIds(view)).toEqual(idsOf(first, second))
  })

  it('keeps the picture when its operations are acknowledged in order', () => {
    const [first, second] = [line(), line()]
    const view = open([], [first, second])
    const drawing = view.getDrawing()
    view.acknowledge([{ opId: first.opId, seq: 1, actorId: ADA }])
    expect(view.getDrawing()).toBe(drawing)
    expect(view.getRevision()).toBe(1)
    view.acknowledge([{ opId: second.opId, seq: 2, actorId: ADA }])
    expect(view.getDrawing()).toBe(drawing)
    expect(view.getRevision()).toBe(2)
  })

  it('puts pending work on top of what arrives from others', () => {
    const [theirs, mine] = [line(), line()]
    const view = open([], [mine])
    view.receive([stored(1, theirs, BEN)])
    expect(strokeIds(view)).toEqual(idsOf(theirs, mine))
    view.acknowledge([{ opId: mine.opId, seq: 2, actorId: ADA }])
    expect(strokeIds(view)).toEqual(idsOf(theirs, mine))
    expect(view.getUndoState().canUndo).toBe(true)
  })

  it('holds back what is ahead of the log and says from where it is missing', () => {
    const [first, second, mine] = [line(), line(), line()]
    const view = open([stored(1, first, BEN)], [mine])
    view.acknowledge([{ opId: mine.opId, seq: 3, actorId: ADA }])
    expect(view.getGap()).toBe(1)
    expect(strokeIds(view)).toEqual(idsOf(first, mine))
    view.receive([stored(2, second, BEN)])
    expect(view.getGap()).toBeNull()
    expect(strokeIds(view)).toEqual(idsOf(first, second, mine))
    expect(view.getRevision()).toBe(3)
  })

  it('knows from a receipt that work is missing which an earlier page had left', () => {
    const [left, mine] = [line(), line()]
    const view = open([], [mine])
    view.acknowledge([{ opId: left.opId, seq: 1, actorId: ADA }])
    expect(view.getGap()).toBe(0)
    view.receive([stored(1, left)])
    expect(view.getGap()).toBeNull()
    expect(strokeIds(view)).toEqual(idsOf(left, mine))
  })

  it('takes everything once, however often and in whatever order it comes', () => {
    const [theirs, mine] = [line(), line()]
    const view = open([stored(1, theirs, BEN)])
    view.acknowledge([{ opId: mine.opId, seq: 2, actorId: ADA }])
    view.add(mine)
    view.add(mine)
    view.receive([stored(2, mine), stored(1, theirs, BEN), stored(2, mine)])
    view.acknowledge([{ opId: mine.opId, seq: 2, actorId: ADA }])
    view.add(mine)
    expect(strokeIds(view)).toEqual(idsOf(theirs, mine))
    expect(view.getRevision()).toBe(2)
    expect(view.getGap()).toBeNull()
  })
})
