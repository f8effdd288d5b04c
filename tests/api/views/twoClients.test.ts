import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { base64ToBytes } from '../../../drawing/base64.ts'
import { toCanvasData } from '../../../drawing/canvasData.ts'
import { decodePayload, encodePayload, quantizeStroke } from '../../../drawing/encoding.ts'
import { Replay } from '../../../drawing/fold.ts'
import type { DrawingSize, Operation, OperationKind, StoredOperation } from '../../../drawing/operation.ts'
import { ViewDrawing } from '../../../web/canvas/viewDrawing.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { draw, makeStroke } from '../../harness/drawings.ts'
import { makeShot, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { inFull } from '../../harness/full.ts'
import { randomFrom } from '../../harness/random.ts'

const OPERATIONS_EACH = inFull(500, 200)
const SEEDS = inFull([1, 2, 3, 4, 5], [1])
const LONGEST_MS = 120_000

const LOG = `query ($viewId: ID!, $after: String!) {
  viewOps(viewId: $viewId, after: $after, first: 200) { nodes { seq opId kind payload actorId } }
}`
const VIEW = `query ($id: ID!) {
  node(id: $id) { ... on View { revision canvasData initialWidth initialHeight } }
}`

interface Log {
  viewOps: { nodes: { seq: number; opId: string; kind: OperationKind; payload: string; actorId: string }[] }
}

interface View {
  node: { revision: number; canvasData: object; initialWidth: number; initialHeight: number }
}

/** Somebody's browser: the drawing as it shows it, and what it has not brought to the server. */
class Artist {
  readonly person: Person
  readonly model: ViewDrawing
  readonly #app: TestApp
  readonly #viewId: string
  readonly #random: () => number
  readonly #late: StoredOperation[] = []
  #unsent: Operation[] = []
  #lost: Operation[] = []
  made = 0

  constructor(app: TestApp, viewId: string, person: Person, size: DrawingSize, seed: number) {
    this.#app = app
    this.#viewId = viewId
    this.person = person
    this.#random = randomFrom(seed)
    this.model = new ViewDrawing({ actorId: person.id, size, operations: [], newId: uuidv7 })
  }

  /** Draws, undoes, sends, hears of the other: whatever comes to mind. */
  async act(): Promise<void> {
    const choice = this.#random()
    if (choice < 0.4) this.#keep(this.#line())
    else if (choice < 0.62) this.model.undo().forEach((operation) => this.#keep(operation))
    else if (choice < 0.8) this.model.redo().forEach((operation) => this.#keep(operation))
    else if (choice < 0.83) this.#keep(this.model.clear())
    else if (choice < 0.85) this.#keep(this.#size())
    else if (choice < 0.94) await this.send()
    else await this.hear()
  }

  /** Brings a beginning of what is unsent to the server; now and then the answer gets lost and all is sent again. */
  async send(): Promise<void> {
    const sent = this.#unsent.slice(0, 1 + Math.floor(this.#random() * 12))
    // What was stored already is sent again, before and among the new.
    const batch = [...this.#lost, ...sent]
    if (batch.length === 0) return
    const { data, errors } = await draw(this.#app, this.person, this.#viewId, batch.map(encoded))
    expect(errors).toEqual([])
    if (this.#random() < 0.25) {
      this.#lost = batch.slice(0, 200)
      return
    }
    this.#lost = []
    const stored = new Set(batch.map(({ opId }) => opId))
    this.#unsent = this.#unsent.filter(({ opId }) => !stored.has(opId))
    this.model.acknowledge(data.appendViewOps.operations)
  }

  /** Takes in what the server has, often out of order, twice, or a part of it later. */
  async hear(): Promise<void> {
    const after = Math.floor(this.model.getRevision() * (this.#random() < 0.2 ? this.#random() : 1))
    const { viewOps } = await this.#app.ask<Log>(this.person, LOG, { viewId: this.#viewId, after: String(after) })
    const heard = viewOps.nodes.map(stored)
    if (this.#random() < 0.3) heard.reverse()
    const later = this.#random() < 0.3 ? heard.splice(0, Math.ceil(heard.length / 3)) : []
    this.model.receive([...heard, ...this.#late])
    this.#late.splice(0, Infinity, ...later)
  }

  /** Brings everything to the server and takes everything in. */
  async settle(): Promise<void> {
    while (this.#unsent.length > 0) await this.send()
    for (let last = -1; last < this.model.getRevision() || this.model.getGap() !== null; ) {
      last = this.model.getRevision()
      const { viewOps } = await this.#app.ask<Log>(this.person, LOG, { viewId: this.#viewId, after: String(last) })
      this.model.receive(viewOps.nodes.map(stored))
    }
  }

  #keep(operation: Operation | null): void {
    if (!operation) return
    this.made += 1
    this.#unsent.push(operation)
  }

  #line(): Operation {
    const places = Array.from({ length: 1 + Math.floor(this.#random() * 5) }, () => {
      return { x: this.#random() * 420, y: this.#random() * 240 }
    })
    const strokes = [quantizeStroke(makeStroke({ points: places, tool: this.#random() < 0.2 ? 'eraser' : 'pen' }))]
    const operation: Operation = { opId: uuidv7(), kind: 'ADD_STROKES', strokes }
    this.model.add(operation)
    return operation
  }

  #size(): Operation {
    const size = this.#random() < 0.5 ? { width: 420, height: 240 } : { width: 300, height: 300 }
    const operation: Operation = { opId: uuidv7(), kind: 'SET_SIZE', size }
    this.model.add(operation)
    return operation
  }
}

function encoded(operation: Operation) {
  const payload = Buffer.from(encodePayload(operation)).toString('base64')
  return { opId: operation.opId, kind: operation.kind, payload }
}

function stored({ seq, opId, kind, payload, actorId }: Log['viewOps']['nodes'][number]): StoredOperation {
  return { seq, actorId, operation: decodePayload(opId, kind, base64ToBytes(payload)) }
}

/**
 * Undo and redo that did what they must not, by the order in which the server stored everything: take back a step of
 * somebody else, take away a line their author neither drew nor, by clearing, had taken away before, or change a line
 * the step they take back had nothing to do with.
 */
function foreignUndos(log: readonly StoredOperation[], size: DrawingSize): string[] {
  const replay = new Replay(size)
  const authors = new Map<string, string>()
  const steps = new Map<string, { actorId: string; reach: ReadonlySet<string>; isUndo: boolean }>()
  const foreign: string[] = []
  for (const { actorId, operation } of log) {
    const { added, removed } = replay.apply(operation)
    const named = operation.kind === 'ADD_STROKES' ? operation.strokes.map(({ id }) => id) : added
    for (const id of named) if (!authors.has(id)) authors.set(id, actorId)
    // A clearing reaches every line drawn before it, also one that somebody else took back in the same moment.
    const cleared = operation.kind === 'CLEAR' ? [...authors.keys()] : []
    const taken = operation.kind === 'REMOVE_STROKES' ? operation.strokeIds : cleared
    const reach = new Set([...named, ...taken])
    const undoes = 'undoes' in operation ? operation.undoes : undefined
    steps.set(operation.opId, { actorId, reach, isUndo: undoes !== undefined })
    if (undoes === undefined) continue
    const step = steps.get(undoes)
    const isOwn = step?.actorId === actorId
    const isWithin = [...added, ...removed].every((id) => step?.reach.has(id))
    const isOwnLoss = removed.every((id) => step?.isUndo === true || authors.get(id) === actorId)
    if (!isOwn || !isWithin || !isOwnLoss) foreign.push(operation.opId)
  }
  return foreign
}

describe('two people in one drawing', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const viewOf = async (id: string) => (await app.ask<View>(studio.owner, VIEW, { id })).node

  async function logOf(viewId: string): Promise<StoredOperation[]> {
    const log: StoredOperation[] = []
    for (let page = -1; page !== 0; ) {
      const after = log.length
      const { viewOps } = await app.ask<Log>(studio.owner, LOG, { viewId, after: String(after) })
      log.push(...viewOps.nodes.map(stored))
      page = viewOps.nodes.length
    }
    return log
  }

  it.each(SEEDS)('see the same as the server after many operations, and take back only their own (seed %i)', async (
    seed,
  ) => {
    const { views } = await makeShot(app, studio.owner, studio.storyboardId)
    const viewId = views[0]?.id ?? ''
    const { initialWidth: width, initialHeight: height } = await viewOf(viewId)
    const artists = [studio.owner, studio.member].map((person, index) => {
      return new Artist(app, viewId, person, { width, height }, seed * 2 + index)
    })
    await Promise.all(artists.map(async (artist) => {
      while (artist.made < OPERATIONS_EACH) await artist.act()
    }))
    for (const artist of artists) await artist.settle()
    for (const artist of artists) await artist.settle()

    const log = await logOf(viewId)
    expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: OPERATIONS_EACH * 2 }, (_, index) => index + 1))
    expect(new Set(log.map(({ operation }) => operation.opId)).size).toBe(log.length)
    const { canvasData, revision } = await viewOf(viewId)
    expect(revision).toBe(log.length)
    const onServer = canvasData
    for (const { model } of artists) {
      expect(model.getGap()).toBeNull()
      expect(JSON.parse(JSON.stringify(toCanvasData(model.getDrawing(), model.getRevision())))).toEqual(onServer)
    }
    expect(log.filter(({ operation }) => 'undoes' in operation && operation.undoes).length).toBeGreaterThan(100)
    expect(foreignUndos(log, { width, height })).toEqual([])
  }, LONGEST_MS)
})
