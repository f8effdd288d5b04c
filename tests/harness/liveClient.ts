import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { base64ToBytes } from '../../drawing/base64.ts'
import { decodePayload, encodePayload, quantizeStroke } from '../../drawing/encoding.ts'
import type { DrawingSize, Operation, OperationKind, StoredOperation } from '../../drawing/operation.ts'
import { ViewDrawing } from '../../web/canvas/viewDrawing.ts'
import type { Answer, Client } from './client.ts'
import { makeStroke } from './drawings.ts'
import type { Person } from './fixtures.ts'
import { LIVE_EVENTS, type LiveEvent, type LiveModel } from './liveModel.ts'
import { followBySocket, type Following } from './subscriptions.ts'

const OPERATION = 'seq opId kind payload actorId'
const VIEW_OPS = `subscription ($viewId: ID!, $after: String) {
  viewOps(viewId: $viewId, after: $after) { ${OPERATION} }
}`
const VIEW_LOG = `query ($viewId: ID!, $after: String) {
  viewOps(viewId: $viewId, after: $after, first: 1000) { nodes { ${OPERATION} } }
}`
const SAVE = `mutation ($input: AppendViewOpsInput!) {
  appendViewOps(input: $input) { operations { seq opId actorId } }
}`

interface ToldOperation {
  seq: number
  opId: string
  kind: OperationKind
  payload: string
  actorId: string
}

const stored = ({ seq, opId, kind, payload, actorId }: ToldOperation): StoredOperation => ({
  seq, actorId, operation: decodePayload(opId, kind, base64ToBytes(payload)),
})

const encoded = (operation: Operation) => ({
  opId: operation.opId,
  kind: operation.kind,
  payload: Buffer.from(encodePayload(operation)).toString('base64'),
})

/** A gap that is so old is not filled by what is late: it is asked for. */
const OLDEST_GAP_MS = 300
const LONGEST_DELAY_MS = 40
const OPERATIONS_A_SAVE = 20

/** What a client works in. */
export interface LivePlace {
  projectId: string
  /** Views that are drawn in, and their space. */
  viewIds: readonly string[]
  size: DrawingSize
}

/** A drawing a client keeps, and what of it the server has not acknowledged. */
interface Sheet {
  viewId: string
  model: ViewDrawing
  unsent: Operation[]
}

/** A page in a browser with a bad line to one of several servers. */
export class LiveClient {
  readonly sheets: Sheet[]
  #server: number
  #isFaulty = true
  #isOver = false
  readonly #open = new Set<Following<unknown>>()
  readonly #loops: Promise<void>[]

  constructor(
    private readonly servers: readonly Client[],
    readonly person: Person,
    private readonly place: LivePlace,
    readonly model: LiveModel,
    readonly random: () => number,
  ) {
    this.#server = Math.floor(random() * servers.length)
    this.sheets = place.viewIds.map((viewId) => ({
      viewId,
      model: new ViewDrawing({ actorId: person.id, size: place.size, operations: [], newId: uuidv7 }),
      unsent: [],
    }))
    this.#loops = [this.#followEvents(), ...this.sheets.map((sheet) => this.#followSheet(sheet))]
  }

  /** Sends a mutation until it is answered, over a line that loses, delays and doubles; refusals are answers. */
  async send<Data>(query: string, variables: object): Promise<Answer<Data>> {
    const key = randomUUID()
    for (;;) {
      const fault = this.#isFaulty ? this.random() : 1
      if (fault < 0.05) continue
      if (fault < 0.15) await pause(this.random() * LONGEST_DELAY_MS)
      const twin = fault > 0.15 && fault < 0.2 ? this.#post<Data>(query, variables, key).catch(() => null) : null
      const answer = await this.#post<Data>(query, variables, key).catch(() => null)
      await twin
      if (answer && !(fault > 0.2 && fault < 0.25)) return answer
      this.#move()
    }
  }

  /** Draws, undoes or clears, and sends what has gathered. */
  async draw(): Promise<void> {
    const sheet = this.sheets[Math.floor(this.random() * this.sheets.length)]
    if (!sheet) return
    const choice = this.random()
    if (choice < 0.6) {
      const points = Array.from({ length: 3 }, () => ({ x: this.random() * 400, y: this.random() * 200 }))
      const strokes = [quantizeStroke(makeStroke({ points }))]
      const operation: Operation = { opId: uuidv7(), kind: 'ADD_STROKES', strokes }
      sheet.model.add(operation)
      sheet.unsent.push(operation)
    } else {
      const cleared = choice < 0.95 ? null : sheet.model.clear()
      const made = choice < 0.85 ? sheet.model.undo() : choice < 0.95 ? sheet.model.redo() : cleared ? [cleared] : []
      sheet.unsent.push(...made)
    }
    await this.#save(sheet)
  }

  /** Cuts the line, and comes back by another server. */
  cut(): void {
    this.#move()
    for (const following of this.#open) following.kill()
  }

  /** Sends all that is left, on a good line from now on. */
  async sendAll(): Promise<void> {
    this.#isFaulty = false
    for (const sheet of this.sheets) while (sheet.unsent.length > 0) await this.#save(sheet)
  }

  /** Waits until all up to a number is heard, and hangs up. */
  async settle(seq: number): Promise<void> {
    this.cut()
    while (this.model.seq < seq) await pause(20)
    this.#isOver = true
    this.cut()
    await Promise.all(this.#loops)
    for (const { viewId, model } of this.sheets) {
      for (let last = -1; last < model.getRevision(); ) {
        last = model.getRevision()
        const { viewOps } = await this.#client.ask<{ viewOps: { nodes: ToldOperation[] } }>(
          this.person, VIEW_LOG, { viewId, after: String(last) },
        )
        model.receive(viewOps.nodes.map(stored))
      }
    }
  }

  get #client(): Client {
    const client = this.servers[this.#server]
    if (!client) throw new Error('There is no server')
    return client
  }

  #move(): void {
    this.#server = (this.#server + 1) % this.servers.length
  }

  async #post<Data>(query: string, variables: object, key: string): Promise<Answer<Data>> {
    const response = await fetch(`${this.#client.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${this.person.accessToken}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors = [] } = (await response.json()) as Partial<Answer<Data>>
    if (errors.some(({ extensions }) => extensions.code === 'INTERNAL')) throw new Error(JSON.stringify(errors))
    return { status: response.status, data: data as Data, errors }
  }

  async #save(sheet: Sheet): Promise<void> {
    const operations = sheet.unsent.slice(0, OPERATIONS_A_SAVE)
    if (operations.length === 0) return
    const input = { viewId: sheet.viewId, operations: operations.map(encoded) }
    interface Saved {
      appendViewOps: { operations: { seq: number; opId: string; actorId: string }[] }
    }
    const { data, errors } = await this.send<Saved>(SAVE, { input })
    if (errors.length > 0) throw new Error(JSON.stringify(errors))
    const receipts = data.appendViewOps.operations
    const known = new Set(receipts.map(({ opId }) => opId))
    sheet.unsent = sheet.unsent.filter(({ opId }) => !known.has(opId))
    sheet.model.acknowledge(receipts)
  }

  /** A message on its way: it gets lost, comes twice, or later than those after it. */
  #bring(deliver: () => void): void {
    const fault = this.#isFaulty ? this.random() : 1
    if (fault < 0.03) return
    if (fault < 0.1) setTimeout(deliver, this.random() * LONGEST_DELAY_MS)
    else deliver()
    if (fault < 0.15) deliver()
  }

  /** Follows until it is over; begins again wherever it breaks off, or what is missing does not come. */
  async #follow<Data>(
    query: string,
    variables: () => Record<string, unknown>,
    take: (data: Data) => void,
    hasGap: () => boolean,
  ): Promise<void> {
    while (!this.#isOver) {
      const following = await followBySocket<Data>(this.#client, this.person, query, variables())
      this.#open.add(following)
      let gapSince: number | null = null
      const watch = setInterval(() => {
        gapSince = hasGap() ? (gapSince ?? Date.now()) : null
        if (gapSince !== null && Date.now() - gapSince > OLDEST_GAP_MS) following.kill()
      }, OLDEST_GAP_MS / 2)
      for (;;) {
        const answer = await following.next().catch(() => undefined)
        const data = answer?.data
        if (!data) break
        this.#bring(() => take(data))
      }
      clearInterval(watch)
      this.#open.delete(following)
      following.kill()
    }
  }

  #followEvents(): Promise<void> {
    return this.#follow<{ projectEvents: LiveEvent }>(
      LIVE_EVENTS,
      () => ({ projectId: this.place.projectId, after: String(this.model.seq) }),
      ({ projectEvents }) => this.model.take(projectEvents),
      () => this.model.hasGap,
    )
  }

  #followSheet({ viewId, model }: Sheet): Promise<void> {
    return this.#follow<{ viewOps: ToldOperation }>(
      VIEW_OPS,
      () => ({ viewId, after: String(model.getRevision()) }),
      ({ viewOps }) => model.receive([stored(viewOps)]),
      () => model.getGap() !== null,
    )
  }
}
