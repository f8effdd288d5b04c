import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw, type SentOperation } from '../../harness/drawings.ts'
import {
  join,
  type MadeShot,
  makePerson,
  makeShot,
  makeStudio,
  type Person,
  readBoard,
  type Studio,
} from '../../harness/fixtures.ts'
import { inFull } from '../../harness/full.ts'
import { randomFrom } from '../../harness/random.ts'
import { prisma } from '../../harness/running.ts'

const CLIENTS = 16
const SHOTS = 60
const RUN_MS = inFull(4_000, 2_000)
const MOST_MOVES_EACH = 400
const ARTISTS = 20
const MOVE = `mutation ($input: MoveShotsInput!) {
  moveShots(input: $input) { shots { id position } storyboard { revision } }
}`
const EVENTS = `query ($id: ID!, $after: String) {
  project(by: { id: $id }) {
    events(first: 200, after: $after) { totalCount nodes { seq type } pageInfo { hasNextPage } } }
}`

interface Events {
  project: {
    events: { totalCount: number; nodes: { seq: number; type: string }[]; pageInfo: { hasNextPage: boolean } }
  }
}

type Asked = { shotId: string; to: { position?: number; beforeId?: string; afterId?: string } }

/** Moves a shot in a list as it is asked for. */
function place(order: string[], asked: Asked | undefined): void {
  if (!asked) throw new Error('Nobody asked for this move')
  const { shotId, to: { position, beforeId, afterId } } = asked
  order.splice(order.indexOf(shotId), 1)
  const at = position ? position - 1 : beforeId ? order.indexOf(beforeId) : order.indexOf(afterId ?? '') + 1
  order.splice(at, 0, shotId)
}

describe('many people on one board at once', () => {
  let app: TestApp
  let studio: Studio
  let shots: MadeShot[]
  let artists: Person[]

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    artists = await Promise.all(Array.from({ length: ARTISTS }, (_, index) => makePerson(app, `Artist${index}`)))
    await Promise.all(artists.map((artist) => join(studio.organizationId, artist, 'MEMBER')))
    shots = []
    for (let count = 0; count < SHOTS; count++) shots.push(await makeShot(app, studio.owner, studio.storyboardId))
  })
  afterAll(() => app.stop())

  async function readEvents() {
    const nodes: { seq: number; type: string }[] = []
    for (;;) {
      const { events } = (
        await app.ask<Events>(studio.owner, EVENTS, { id: studio.projectId, after: String(nodes.length) })
      ).project
      nodes.push(...events.nodes)
      if (!events.pageInfo.hasNextPage) return { nodes, totalCount: events.totalCount }
    }
  }

  it('keeps every shot once, in places 1 to N, with a log without a gap', async () => {
    const before = await readBoard(app, studio.owner, studio.storyboardId)
    const until = Date.now() + RUN_MS
    let moves = 0
    const failures: unknown[] = []

    const asked = new Map<string, Asked[]>()

    async function moveAtRandom(artist: Person, index: number): Promise<void> {
      const random = randomFrom(index + 1)
      const own: Asked[] = []
      asked.set(uuidOf('User', artist.id), own)
      const anyShot = () => shots[Math.floor(random() * SHOTS)]?.id ?? ''
      for (let count = 0; count < MOST_MOVES_EACH && Date.now() < until; count++) {
        const shotId = anyShot()
        let neighbour = anyShot()
        while (neighbour === shotId) neighbour = anyShot()
        const position = 1 + Math.floor(random() * (SHOTS + 5))
        const places = [{ position }, { beforeId: neighbour }, { afterId: neighbour }]
        const to = places[Math.floor(random() * places.length)] ?? { position }
        own.push({ shotId, to })
        const { errors } = await app.send(artist, MOVE, { input: { shots: [{ shotId }], to } })
        failures.push(...errors)
        moves++
      }
    }
    await Promise.all(artists.slice(0, CLIENTS).map(moveAtRandom))

    expect(failures).toEqual([])
    expect(moves).toBeGreaterThan(CLIENTS)
    const after = await readBoard(app, studio.owner, studio.storyboardId)
    expect(after.shots.nodes.map(({ id }) => id).toSorted()).toEqual(shots.map(({ id }) => id).toSorted())
    expect(after.shots.nodes.map(({ position }) => position)).toEqual(shots.map((_, index) => index + 1))
    expect(after.revision).toBe(before.revision + moves)

    const rows = await prisma.shot.findMany({ where: { storyboardId: uuidOf('Storyboard', studio.storyboardId) } })
    expect(new Set(rows.map(({ rank }) => rank)).size).toBe(SHOTS)

    const { nodes, totalCount } = await readEvents()
    expect(nodes.map(({ seq }) => seq)).toEqual(Array.from({ length: totalCount }, (_, index) => index + 1))
    expect(nodes.filter(({ type }) => type === 'shot.moved')).toHaveLength(moves)

    // The board is that of the same moves one after the other, in the order of the log.
    const projectId = uuidOf('Project', studio.projectId)
    const log = await prisma.event.findMany({ where: { projectId, type: 'shot.moved' }, orderBy: { seq: 'asc' } })
    const order = before.shots.nodes.map(({ id }) => id)
    for (const { actorId } of log) place(order, asked.get(actorId)?.shift())
    expect(after.shots.nodes.map(({ id }) => id)).toEqual(order)
  })

  it('stores every stroke of 20 people who save on 20 shots', async () => {
    const before = await readEvents()
    const saved = await Promise.all(
      artists.map(async (artist, index) => {
        const viewId = shots[index]?.views[0]?.id ?? ''
        const sent: SentOperation[] = []
        for (let save = 0; save < 4; save++) {
          const operations = [adding(), adding(), adding()]
          const { errors } = await draw(app, artist, viewId, operations)
          expect(errors).toEqual([])
          sent.push(...operations)
        }
        return { viewId, artist, opIds: sent.map(({ opId }) => opId) }
      }),
    )
    for (const { viewId, artist, opIds } of saved) {
      const rows = await prisma.drawingOp.findMany({
        where: { viewId: uuidOf('View', viewId) },
        orderBy: { seq: 'asc' },
      })
      expect(rows.map(({ opId }) => opId)).toEqual(opIds)
      expect(rows.map(({ seq }) => seq)).toEqual(opIds.map((_, index) => index + 1))
      expect(new Set(rows.map(({ actorId }) => actorId))).toEqual(new Set([uuidOf('User', artist.id)]))
    }
    const after = await readEvents()
    expect(after.totalCount).toBe(before.totalCount + ARTISTS * 4)
    expect(after.nodes.map(({ seq }) => seq)).toEqual(after.nodes.map((_, index) => index + 1))
  })
})
