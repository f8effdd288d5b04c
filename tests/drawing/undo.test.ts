import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePayload, encodePayload } from '../../drawing/encoding.ts'
import { foldOperations } from '../../drawing/fold.ts'
import { MAX_STROKES_PER_OPERATION } from '../../drawing/limits.ts'
import type { Operation, StoredOperation } from '../../drawing/operation.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { redoOperation, undoOperation } from '../../drawing/undo.ts'
import { idsFrom, strokeOf, uuidOf } from './sampleStrokes.ts'

const CARD = { width: 420, height: 240 }
type Actor = 'ada' | 'ben'

/** A view's log as its server keeps it: every operation goes through its bytes. */
class Log {
  readonly history: StoredOperation[] = []
  readonly #newId = idsFrom(1_000_000)

  get strokes(): readonly Stroke[] {
    return foldOperations(CARD, this.history.map(({ operation }) => operation)).strokes
  }

  get shown(): string {
    return this.strokes.map(({ id }) => Number.parseInt(id.slice(-6), 16)).join(' ')
  }

  append(actorId: Actor, operation: Operation): void {
    const stored = decodePayload(operation.opId, operation.kind, encodePayload(operation))
    this.history.push({ seq: this.history.length + 1, actorId, operation: stored })
  }

  draw(actorId: Actor, ...numbers: number[]): void {
    const strokes = numbers.map((number) => strokeOf(number))
    this.append(actorId, { opId: this.#newId(), kind: 'ADD_STROKES', strokes })
  }

  remove(actorId: Actor, ...numbers: number[]): void {
    this.append(actorId, { opId: this.#newId(), kind: 'REMOVE_STROKES', strokeIds: numbers.map(uuidOf) })
  }

  clear(actorId: Actor): void {
    this.append(actorId, { opId: this.#newId(), kind: 'CLEAR' })
  }

  resize(actorId: Actor, width: number, height: number): void {
    this.append(actorId, { opId: this.#newId(), kind: 'SET_SIZE', size: { width, height } })
  }

  undo(actorId: Actor): boolean {
    return this.#appendIfAny(actorId, undoOperation(this.history, actorId, this.#newId(), CARD))
  }

  redo(actorId: Actor): boolean {
    return this.#appendIfAny(actorId, redoOperation(this.history, actorId, this.#newId(), CARD))
  }

  #appendIfAny(actorId: Actor, operation: Operation | null): boolean {
    if (operation) this.append(actorId, operation)
    return operation !== null
  }
}

describe('undo and redo', () => {
  it('take back one operation at a time, and bring it back', () => {
    const log = new Log()
    log.draw('ada', 1)
    log.draw('ada', 2, 3)
    log.draw('ada', 4)
    expect([log.undo('ada'), log.shown]).toEqual([true, '1 2 3'])
    expect([log.undo('ada'), log.shown]).toEqual([true, '1'])
    expect([log.redo('ada'), log.shown]).toEqual([true, '1 2 3'])
    log.draw('ada', 5)
    expect(log.redo('ada')).toBe(false)
    expect([log.undo('ada'), log.shown]).toEqual([true, '1 2 3'])
    expect([log.undo('ada'), log.shown]).toEqual([true, '1'])
    expect([log.undo('ada'), log.shown]).toEqual([true, ''])
    expect(log.undo('ada')).toBe(false)
    expect([log.redo('ada'), log.redo('ada'), log.redo('ada'), log.redo('ada')]).toEqual([true, true, true, false])
    expect(log.shown).toBe('1 2 3 5')
  })

  it('have nothing to do in an empty log or for who drew nothing', () => {
    const log = new Log()
    expect([log.undo('ada'), log.redo('ada')]).toEqual([false, false])
    log.draw('ben', 1)
    log.resize('ada', 840, 480)
    expect([log.undo('ada'), log.redo('ada')]).toEqual([false, false])
  })

  it('restore what was removed or cleared in its old order', () => {
    const log = new Log()
    log.draw('ada', 1)
    log.draw('ben', 2)
    log.draw('ada', 3)
    log.remove('ada', 2)
    log.clear('ada')
    log.draw('ben', 4)
    expect([log.undo('ada'), log.shown]).toEqual([true, '1 3 4'])
    expect([log.undo('ada'), log.shown]).toEqual([true, '1 2 3 4'])
    expect([log.redo('ada'), log.shown]).toEqual([true, '1 3 4'])
    expect([log.redo('ada'), log.shown]).toEqual([true, '4'])
  })

  it('leave alone what another person removed, and pass over a step of which nothing is left', () => {
    const log = new Log()
    log.draw('ada', 1)
    log.draw('ada', 2)
    log.remove('ben', 2)
    expect([log.undo('ada'), log.shown]).toEqual([true, ''])
    expect(log.undo('ada')).toBe(false)
    expect([log.undo('ben'), log.shown]).toEqual([true, '2'])
    expect([log.undo('ada'), log.shown]).toEqual([true, ''])
    expect([log.redo('ada'), log.redo('ada'), log.shown]).toEqual([true, true, '1 2'])
  })

  it('never take away a stroke of another that a step only added again', () => {
    const log = new Log()
    log.draw('ben', 1)
    log.remove('ben', 1)
    log.draw('ada', 1, 2)
    log.draw('ada', 1)
    expect([log.undo('ada'), log.shown]).toEqual([true, '1'])
    expect(log.undo('ada')).toBe(false)
  })

  it('give strokes back in the space as it is now', () => {
    const log = new Log()
    log.draw('ada', 1)
    log.draw('ada', 2)
    log.undo('ada')
    log.resize('ben', 840, 480)
    log.redo('ada')
    const [first, second] = log.strokes
    const points = strokeOf(1).points.map(({ x, y }) => ({ x: x * 2, y: y * 2 }))
    expect(first).toEqual({ ...strokeOf(1), radius: 4, points })
    expect(second?.radius).toBe(4)
    expect([log.undo('ada'), log.shown]).toEqual([true, '1'])
  })

  it('take no second effect when one undo was sent from two places', () => {
    const log = new Log()
    log.draw('ada', 1)
    log.draw('ada', 2)
    const [here, there] = [uuidOf(0xa), uuidOf(0xb)].map((id) => undoOperation(log.history, 'ada', id, CARD))
    if (here && there) [here, there].map((operation) => log.append('ada', operation))
    expect(log.shown).toBe('1')
    expect([log.redo('ada'), log.shown, log.redo('ada')]).toEqual([true, '1 2', false])
  })

  it('take an operation that claims to undo something unknown for a step', () => {
    const log = new Log()
    log.append('ada', { opId: uuidOf(0xa), kind: 'ADD_STROKES', strokes: [strokeOf(1)], undoes: uuidOf(0xff) })
    expect([log.undo('ada'), log.shown]).toEqual([true, ''])
    expect([log.redo('ada'), log.shown]).toEqual([true, '1'])
  })

  it('bring back a clear that is too large for one operation in several steps', () => {
    const log = new Log()
    const numbers = Array.from({ length: MAX_STROKES_PER_OPERATION }, (_, index) => index + 1)
    log.draw('ada', ...numbers)
    log.draw('ada', MAX_STROKES_PER_OPERATION + 1)
    log.clear('ada')
    expect([log.undo('ada'), log.strokes.length]).toEqual([true, MAX_STROKES_PER_OPERATION])
    expect([log.undo('ada'), log.strokes.length]).toEqual([true, MAX_STROKES_PER_OPERATION + 1])
    expect([log.undo('ada'), log.strokes.length]).toEqual([true, MAX_STROKES_PER_OPERATION])
    expect([log.redo('ada'), log.redo('ada'), log.redo('ada'), log.redo('ada')]).toEqual([true, true, true, false])
    expect(log.strokes).toHaveLength(0)
  })
})

type Command = readonly [actor: Actor, verb: 'draw' | 'undo' | 'redo' | 'remove' | 'clear', target: number]

const ACTOR = fc.constantFrom<Actor>('ada', 'ben')
const commands = (...verbs: Command[1][]) =>
  fc.array(fc.tuple(ACTOR, fc.constantFrom(...verbs), fc.nat({ max: 20 })), { maxLength: 40 })

/** Plays commands; calls `check` with the shown ids before and after each. Ada's strokes are odd, Ben's even. */
function play(
  log: Log,
  list: readonly Command[],
  check: (command: Command, before: string[], after: string[]) => void = () => undefined,
): void {
  let drawn = 0
  for (const command of list) {
    const [actor, verb, target] = command
    const before = log.strokes.map(({ id }) => id)
    if (verb === 'draw') log.draw(actor, (drawn += 2) + (actor === 'ada' ? 1 : 0))
    else if (verb === 'remove') log.remove(actor, 2 + (target % Math.max(1, drawn)))
    else if (verb === 'clear') log.clear(actor)
    else log[verb](actor)
    check(command, before, log.strokes.map(({ id }) => id))
  }
}

const isBy = (actor: Actor) => (id: string) => Number.parseInt(id.slice(-6), 16) % 2 === (actor === 'ada' ? 1 : 0)
const otherThan = (actor: Actor): Actor => (actor === 'ada' ? 'ben' : 'ada')

describe('any sequence', () => {
  it('of draws, undos and redos leaves the strokes of the other person untouched', () => {
    fc.assert(
      fc.property(commands('draw', 'undo', 'redo'), (list) => {
        play(new Log(), list, ([actor], before, after) => {
          const isOther = isBy(otherThan(actor))
          expect(after.filter(isOther)).toEqual(before.filter(isOther))
        })
      }),
      { numRuns: 300 },
    )
  })

  it('with removals and clears too: no undo takes away a stroke of the other person', () => {
    fc.assert(
      fc.property(commands('draw', 'undo', 'redo', 'remove', 'clear'), (list) => {
        play(new Log(), list, ([actor, verb], before, after) => {
          if (verb !== 'undo') return
          expect(before.filter(isBy(otherThan(actor))).filter((id) => !after.includes(id))).toEqual([])
        })
      }),
      { numRuns: 300 },
    )
  })

  it('ends as it was after n undos and n redos', () => {
    fc.assert(
      fc.property(commands('draw', 'undo', 'redo', 'remove', 'clear'), ACTOR, fc.nat(40), (list, actor, most) => {
        const log = new Log()
        play(log, list)
        const before = log.strokes
        let undone = 0
        while (undone < most && log.undo(actor)) undone++
        for (let redone = 0; redone < undone; redone++) expect(log.redo(actor)).toBe(true)
        expect(log.strokes).toEqual(before)
      }),
      { numRuns: 300 },
    )
  })

  it('ends empty of own strokes after as many undos as there are, when only drawing was done', () => {
    fc.assert(
      fc.property(commands('draw', 'undo', 'redo'), ACTOR, (list, actor) => {
        const log = new Log()
        play(log, list)
        while (log.undo(actor)) expect(log.history.length).toBeLessThan(200)
        expect(log.strokes.map(({ id }) => id).filter(isBy(actor))).toEqual([])
      }),
    )
  })
})
