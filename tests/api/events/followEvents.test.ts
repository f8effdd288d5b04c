import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { join, makePerson, makeProject, makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { inFull } from '../../harness/full.ts'
import { heldBytes } from '../../harness/memory.ts'
import { pool, prisma } from '../../harness/running.ts'
import { followByEvents, followBySocket, type Following } from '../../harness/subscriptions.ts'
import { mutatedOne } from '../projects/projectCalls.ts'

const FOLLOW = `subscription ($projectId: ID!, $after: String, $types: [String!]) {
  projectEvents(projectId: $projectId, after: $after, filter: { types: $types }) {
    seq type subjectId subject { id ... on Shot { name position } } payload
  }
}`

interface Message {
  projectEvents: {
    seq: number
    type: string
    subjectId: string
    subject: { id: string; name?: string; position?: number } | null
    payload: Record<string, unknown>
  }
}

const KILLS = inFull(50, 15)
const WRITERS = 8
const LONGEST_LIFE_MS = 120
/** A removed member receives nothing after this. */
const LONGEST_FAREWELL_MS = 1_000

const RENAME = `mutation ($shotId: ID!, $name: String!) {
  updateShots(input: { shots: [{ shotId: $shotId, name: $name }] }) { shots { id } }
}`

describe.each([
  ['server-sent events', followByEvents],
  ['graphql-ws', followBySocket],
])('projectEvents over %s', (_, follow) => {
  let app: TestApp
  let studio: Studio
  let projectId: string
  let storyboardId: string

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    const made = await makeProject(app, studio.owner, studio.organizationId, 'Tide')
    projectId = made.projectId
    storyboardId = made.storyboardId
  })
  afterAll(() => app.stop())

  const headOf = async (id: string) =>
    (await prisma.project.findUniqueOrThrow({ where: { id: uuidOf('Project', id) } })).eventSeq

  async function take(following: Following<Message>, count: number): Promise<Message['projectEvents'][]> {
    const events: Message['projectEvents'][] = []
    while (events.length < count) {
      const answer = await following.next()
      if (!answer?.data || answer.errors) throw new Error(`After ${events.length}: ${JSON.stringify(answer)}`)
      events.push(answer.data.projectEvents)
    }
    return events
  }

  it(`tells who is killed ${KILLS} times while ${WRITERS} write every event once, in order`, async () => {
    const target = await makeProject(app, studio.owner, studio.organizationId, 'Storm')
    let isWriting = true
    const writing = Promise.all(
      Array.from({ length: WRITERS }, async (_each, writer) => {
        const shot = await makeShot(app, studio.member, target.storyboardId)
        for (let count = 0; isWriting; count++) {
          await app.ask(studio.member, RENAME, { shotId: shot.id, name: `Wave ${writer}.${count}` })
        }
      }),
    )
    const seqs: number[] = []
    // A busy machine writes little between one kill and the next.
    for (let kill = 0; kill < KILLS || seqs.length <= KILLS; kill++) {
      const following = await follow<Message>(app, studio.admin, FOLLOW, {
        projectId: target.projectId,
        after: String(seqs.at(-1) ?? 0),
      })
      setTimeout(() => following.kill(), Math.random() * LONGEST_LIFE_MS)
      for (;;) {
        const answer = await following.next().catch(() => undefined)
        if (!answer) break
        expect(answer.errors).toBeUndefined()
        seqs.push(answer.data?.projectEvents.seq ?? 0)
      }
    }
    isWriting = false
    await writing
    const head = await headOf(target.projectId)
    const following = await follow<Message>(app, studio.admin, FOLLOW, {
      projectId: target.projectId,
      after: String(seqs.at(-1) ?? 0),
    })
    const rest = await take(following, head - seqs.length)
    await following.stop()
    seqs.push(...rest.map(({ seq }) => seq))
    expect(seqs).toEqual(Array.from({ length: head }, (_each, index) => index + 1))
    expect(head).toBeGreaterThan(KILLS)
  })

  it('begins with what comes next when no seq is given, and tells what it happened to as it is now', async () => {
    const head = await headOf(projectId)
    const following = await follow<Message>(app, studio.member, FOLLOW, { projectId, after: String(head) })
    const shot = await makeShot(app, studio.owner, storyboardId, 'Gulls')
    const [first] = await take(following, 1)
    expect(first).toMatchObject({ seq: head + 1, type: 'shot.created', subject: { id: shot.id, name: 'Gulls' } })
    await app.ask(studio.owner, RENAME, { shotId: shot.id, name: 'Terns' })
    const [second] = await take(following, 1)
    expect(second).toMatchObject({ type: 'shot.updated', subject: { name: 'Terns' } })
    await mutatedOne(app, studio.owner, 'deleteShots', { shotId: shot.id })
    const [third] = await take(following, 1)
    expect(third).toMatchObject({ type: 'shot.deleted', subjectId: shot.id, subject: null })
    await following.stop()
  })

  it('tells of the wished types alone', async () => {
    const after = String(await headOf(projectId))
    const shot = await makeShot(app, studio.owner, storyboardId)
    await app.ask(studio.owner, RENAME, { shotId: shot.id, name: 'One' })
    const following = await follow<Message>(app, studio.member, FOLLOW, { projectId, after, types: ['shot.updated'] })
    expect((await take(following, 1)).map(({ type }) => type)).toEqual(['shot.updated'])
    await makeShot(app, studio.owner, storyboardId)
    await app.ask(studio.owner, RENAME, { shotId: shot.id, name: 'Two' })
    expect((await take(following, 1)).map(({ type }) => type)).toEqual(['shot.updated'])
    await following.stop()
  })

  async function refusal(sender: Parameters<typeof follow>[1], variables: Record<string, unknown>) {
    const following = await follow<Message>(app, sender, FOLLOW, variables)
    const text = JSON.stringify(await following.next().catch((error: unknown) => error))
    await following.stop()
    return text
  }

  it('refuses what it cannot follow', async () => {
    expect(await refusal(studio.outsider, { projectId })).toContain('NOT_FOUND')
    expect(await refusal(null, { projectId })).toContain('UNAUTHENTICATED')
    expect(await refusal(studio.member, { projectId, after: '1000000' })).toContain('beyond the newest event')
    const unknown = await refusal(studio.member, { projectId, types: ['shot.mvoed'] })
    expect(unknown).toContain('INVALID_INPUT')
    expect(unknown).toContain('shot.moved')
  })

  it('ends with the reason when access does: of a member, of a token, of everybody by the trash', async () => {
    const guest = await makePerson(app, 'Gina')
    await join(studio.organizationId, guest, 'MEMBER')
    const member = await prisma.member.findFirstOrThrow({ where: { userId: uuidOf('User', guest.id) } })
    const own = await makeProject(app, studio.owner, studio.organizationId, 'Gone')
    const begin = async (sender: typeof guest) => {
      const following = await follow<Message>(app, sender, FOLLOW, { projectId: own.projectId, after: '0' })
      await take(following, 1)
      await take(following, (await headOf(own.projectId)) - 1)
      return following
    }
    const endOf = async (following: Following<Message>) => {
      const answer = await following.next()
      const end = await following.next()
      return { code: answer?.errors?.[0]?.extensions.code, end }
    }

    const [byGuest, byOther] = [await begin(guest), await begin(studio.member)]
    await app.ask(studio.owner, `mutation ($id: ID!) { removeMember(input: { memberId: $id }) { deletedMemberId } }`, {
      id: toTypeId('Member', member.id),
    })
    const removedAt = performance.now()
    expect(await endOf(byGuest)).toEqual({ code: 'NOT_FOUND', end: undefined })
    expect(performance.now() - removedAt).toBeLessThan(LONGEST_FAREWELL_MS)

    const spare = await makePerson(app, 'Sven')
    await join(studio.organizationId, spare, 'MEMBER')
    const bySession = await begin(spare)
    await app.ask(spare, `mutation { signOut(input: {}) { endedSessions } }`)
    expect((await endOf(bySession)).code).toBe('UNAUTHENTICATED')

    await app.ask(studio.owner, `mutation ($id: ID!) { deleteProject(input: { projectId: $id }) { __typename } }`, {
      id: own.projectId,
    })
    expect((await endOf(byOther)).code).toBe('NOT_FOUND')
  })

  it('keeps no more than a page in memory for one who does not read', async () => {
    const large = await makeProject(app, studio.owner, studio.organizationId, 'Flood')
    const id = uuidOf('Project', large.projectId)
    const [COUNT, BYTES] = [6_000, 20_000]
    await pool.query(
      `INSERT INTO "Event" ("projectId", "seq", "type", "actorId", "subject", "payload")
       SELECT $1, 2 + n, 'shot.updated', $2, $3, jsonb_build_object('name', repeat('x', $4))
       FROM generate_series(1, $5) n`,
      [id, uuidOf('User', studio.owner.id), large.projectId, BYTES, COUNT],
    )
    await prisma.project.update({ where: { id }, data: { eventSeq: COUNT + 2 } })
    const following = await follow<Message>(app, studio.member, FOLLOW, { projectId: large.projectId, after: '0' })
    await take(following, 1)
    const before = heldBytes()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(heldBytes() - before).toBeLessThan((COUNT * BYTES) / 2)
    await following.stop()
  })
})

describe('project.events', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  interface Log {
    project: {
      events: { totalCount: number; nodes: { seq: number; type: string }[]; pageInfo: { hasNextPage: boolean } }
    }
  }
  const READ = `query ($id: ID!, $after: String, $types: [String!], $first: Int) {
    project(by: { id: $id }) {
      events(after: $after, filter: { types: $types }, first: $first) {
        totalCount nodes { seq type subject { id } } pageInfo { hasNextPage }
      }
    }
  }`
  const read = (variables: object) =>
    app.send<Log>(studio.member, READ, { id: studio.projectId, ...variables })

  it('gives the wished types alone, by their names or a noun, and counts them', async () => {
    const shot = await makeShot(app, studio.owner, studio.storyboardId)
    await app.ask(studio.owner, RENAME, { shotId: shot.id, name: 'Pier' })
    const exact = await read({ types: ['shot.updated'] })
    expect(exact.data.project.events).toMatchObject({ totalCount: 1, pageInfo: { hasNextPage: false } })
    const noun = await read({ types: ['shot'], first: 1 })
    expect(noun.data.project.events).toMatchObject({
      totalCount: 2,
      nodes: [{ type: 'shot.created' }],
      pageInfo: { hasNextPage: true },
    })
    const all = await read({ types: [] })
    expect(all.data.project.events.totalCount).toBe(4)
  })

  it('refuses a type there is not, naming those there are', async () => {
    const { errors } = await read({ types: ['shots'] })
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT' })
    expect(errors[0]?.extensions.fields?.['types']?.message).toContain('"shots" is not a type of event')
    expect(errors[0]?.message).toContain('view.drawn')
    for (const after of ['-1', '', 'WzFd', '1.5', '4294967296']) {
      const refused = await read({ after })
      expect(refused.errors[0]?.extensions.fields?.['after']?.message).toBe('after is not a cursor of this list')
    }
  })
})
