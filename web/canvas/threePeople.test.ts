import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePayload, encodePayload } from '../../drawing/encoding.ts'
import { type Drawing, foldOperations } from '../../drawing/fold.ts'
import type { Operation, StoredOperation } from '../../drawing/operation.ts'
import { COMMAND, operationOf } from '../../tests/drawing/commands.ts'
import { uuidOf } from '../../tests/drawing/sampleStrokes.ts'
import { randomFrom } from '../../tests/harness/random.ts'
import { ViewDrawing } from './viewDrawing.ts'

const SIZE = { width: 420, height: 240 }
const PEOPLE = ['ada', 'ben', 'cleo'] as const

/** Who acts, or what arrives: the next operation of somebody at the server, or the server's news at somebody. */
const STEP = fc.oneof(
  { weight: 3, arbitrary: fc.record({ who: fc.nat(2), does: COMMAND }) },
  { weight: 2, arbitrary: fc.record({ who: fc.nat(2), arrives: fc.constantFrom('server', 'page') }) },
  { weight: 1, arbitrary: fc.record({ who: fc.nat(2), seed: fc.nat() }) },
)

const kept = (operation: Operation) => decodePayload(operation.opId, operation.kind, encodePayload(operation))

/** What a person sees. */
const shown = ({ past: _past, places: _places, area: _area, ...drawing }: Drawing) =>
  JSON.parse(JSON.stringify(drawing)) as object

/** The same in another order, some of it more than once. */
function shuffled(news: readonly StoredOperation[], seed: number): StoredOperation[] {
  const random = randomFrom(seed)
  const all = [...news, ...news.filter(() => random() < 0.3)].map((stored) => ({ stored, place: random() }))
  return all.sort((one, other) => one.place - other.place).map(({ stored }) => stored)
}

class Room {
  readonly log: StoredOperation[] = []
  #ids = 0
  /** No two are of one step. */
  readonly #newId = (): string => uuidOf(0x100 * ++this.#ids)
  readonly people = PEOPLE.map((actorId) => ({
    actorId,
    sent: [] as Operation[],
    unseen: [] as StoredOperation[],
    model: new ViewDrawing({ actorId, size: SIZE, operations: [], newId: this.#newId }),
  }))

  play(step: typeof STEP extends fc.Arbitrary<infer Value> ? Value : never): void {
    const person = this.people[step.who]
    if (!person) return
    if ('does' in step) this.#act(person, step.does)
    else if ('seed' in step) this.#hear(person, shuffled(person.unseen, step.seed))
    else if (step.arrives === 'server') this.store(person)
    else this.#hear(person, person.unseen)
  }

  store(person: Room['people'][number]): boolean {
    const operation = person.sent.shift()
    if (!operation) return false
    const stored = { seq: this.log.length + 1, actorId: person.actorId, operation }
    this.log.push(stored)
    for (const other of this.people) other.unseen.push(stored)
    return true
  }

  settle(): void {
    for (const person of this.people) while (this.store(person)) continue
    for (const person of this.people) this.#hear(person, shuffled(person.unseen, this.log.length))
  }

  #hear(person: Room['people'][number], news: readonly StoredOperation[]): void {
    for (const stored of news) person.model.receive([stored])
    person.unseen = []
  }

  #act({ model, sent }: Room['people'][number], command: Parameters<typeof operationOf>[0]): void {
    if (command.verb === 'undo' || command.verb === 'redo') {
      sent.push(...model[command.verb]().map(kept))
      return
    }
    const operation = operationOf(command, model.getDrawing(), this.#newId)
    if (!operation) return
    const stored = kept(operation)
    model.add(stored)
    sent.push(stored)
  }
}

describe('three people who do all that can be done', () => {
  it('see the same in the end, which is what the log says', () => {
    fc.assert(
      fc.property(fc.array(STEP, { maxLength: 60 }), (steps) => {
        const room = new Room()
        for (const step of steps) room.play(step)
        room.settle()
        const truth = foldOperations(SIZE, room.log.map(({ operation }) => operation))
        for (const { model } of room.people) {
          expect(model.getGap()).toBeNull()
          expect(shown(model.getDrawing())).toEqual(shown(truth))
        }
      }),
      { numRuns: 100 },
    )
  })

  it('have their drawing back after as many redos as undos', () => {
    fc.assert(
      fc.property(fc.array(STEP, { maxLength: 40 }), fc.nat(2), fc.nat(20), (steps, who, most) => {
        const room = new Room()
        for (const step of steps) room.play(step)
        room.settle()
        const { model } = room.people[who] ?? room.people[0] as Room['people'][number]
        const before = shown(model.getDrawing())
        let undone = 0
        while (undone < most && model.undo().length > 0) undone++
        for (let redone = 0; redone < undone; redone++) expect(model.redo()).toHaveLength(1)
        expect(shown(model.getDrawing())).toEqual(before)
      }),
      { numRuns: 100 },
    )
  })
})
