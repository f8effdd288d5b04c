import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bytesToBase64 } from '../../../drawing/base64.ts'
import { encodeStroke } from '../../../drawing/encoding.ts'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { LONGEST_STEP_MS } from '../../../server/modules/presence/pace.ts'
import { SILENCE_MS, STEP_MS } from '../../../server/modules/presence/presenceLimits.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { join, makePerson, makeShot, makeStudio, makeToken, type Studio } from '../../harness/fixtures.ts'
import { prisma } from '../../harness/running.ts'
import { followByEvents, followBySocket, type Following } from '../../harness/subscriptions.ts'
import { changesUntil, PRESENCE, type PresenceAnswered, type PresenceTold, UPDATE } from './presenceCalls.ts'

const pieceOf = (id: string, points: number, from = 0) => ({
  from,
  stroke: bytesToBase64(
    encodeStroke({
      id, tool: 'pen', color: '#000000', radius: 2, opacity: 1,
      points: Array.from({ length: points }, (_, index) => ({ x: from + index, y: 10, pressure: 0.5, t: index })),
    }),
  ),
})

describe('presence', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const newBoard = async () => {
    const shot = await makeShot(app, studio.owner, studio.storyboardId)
    return { shotId: shot.id, viewId: shot.views[0]?.id ?? '' }
  }
  const update = (person: typeof studio.owner, input: Record<string, unknown>) =>
    app.send<PresenceAnswered>(person, UPDATE, {
      input: { storyboardId: studio.storyboardId, ...input },
    })
  const follow = (person: typeof studio.owner | null, clientId: string | null = null, by = followBySocket) =>
    by<PresenceTold>(app, person, PRESENCE, { storyboardId: studio.storyboardId, clientId })

  it('tells who is there at first, then who comes, moves, draws and leaves, of a tab each', async () => {
    const { shotId, viewId } = await newBoard()
    await update(studio.owner, { clientId: 'first', shotId, viewId, cursor: { x: 10.06, y: 20 } })
    const following = await follow(studio.member, 'own')
    const [whole] = await changesUntil(following, () => true)
    const id = `${studio.owner.id}:first`
    expect(whole).toMatchObject({
      isComplete: true,
      left: [],
      here: [{ id, userId: studio.owner.id, name: studio.owner.name, mode: 'LOOKING', shotId, viewId, wet: [] }],
    })
    expect(whole?.here[0]?.cursor).toEqual({ x: 10, y: 20 })
    const { data } = await update(studio.member, { clientId: 'own' })
    expect(data.updatePresence.pauseMs).toBeGreaterThan(STEP_MS)
    expect(data.updatePresence.pauseMs).toBeLessThanOrEqual(LONGEST_STEP_MS)
    await update(studio.owner, { clientId: 'second', followingId: id, mode: 'PLAYING' })
    const joined = await changesUntil(following, ({ here }) => here.length > 0)
    expect(joined.flatMap(({ here }) => here)).toMatchObject([{ clientId: 'second', followingId: id, mode: 'PLAYING' }])
    const selection = { left: 1.06, top: 2, right: 40_000, bottom: 4 }
    await update(studio.owner, { clientId: 'first', viewId, selection })
    const selected = await changesUntil(following, ({ here }) => here.length > 0)
    expect(selected.at(-1)?.here[0]?.selection).toEqual({ left: 1, top: 2, right: 32_768, bottom: 4 })
    const strokeId = uuidv7()
    const wet = [pieceOf(strokeId, 20), { ...pieceOf(strokeId, 5, 20), isMark: true }]
    await update(studio.owner, { clientId: 'first', viewId, mode: 'DRAWING', cursor: { x: 1, y: 2 }, wet })
    const drawn = await changesUntil(following, ({ here }) => here.length > 0)
    expect(drawn.at(-1)?.here[0]).toMatchObject({
      id, mode: 'DRAWING', shotId: null, selection: null,
      wet: wet.map((piece) => ({ strokeId, viewId, isMark: false, ...piece })),
    })
    await update(studio.owner, { clientId: 'first', isLeaving: true })
    const gone = await changesUntil(following, ({ left }) => left.length > 0)
    expect(gone.at(-1)).toMatchObject({ here: [], left: [id] })
    await following.stop()
    await update(studio.owner, { clientId: 'second', isLeaving: true })
  })

  it('ends what is silent, and sooner what has lost its connection', async () => {
    const watching = await follow(studio.admin)
    const own = await follow(studio.member, 'crash')
    await changesUntil(own, () => true)
    await update(studio.member, { clientId: 'crash' })
    await update(studio.owner, { clientId: 'sleep' })
    const at = Date.now()
    own.kill()
    const crashed = `${studio.member.id}:crash`
    await changesUntil(watching, ({ left }) => left.includes(crashed))
    expect(Date.now() - at).toBeLessThan(SILENCE_MS / 2)
    await changesUntil(watching, ({ left }) => left.includes(`${studio.owner.id}:sleep`))
    expect(Date.now() - at).toBeLessThan(15_000)
    await watching.stop()
  })

  it('sends a slow reader the present state alone', async () => {
    const { viewId } = await newBoard()
    const following = await follow(studio.member)
    await changesUntil(following, () => true)
    for (let x = 0; x < 200; x++) {
      await update(studio.owner, { clientId: 'fast', viewId, cursor: { x, y: 0 } })
      if (x % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const changes = await changesUntil(following, ({ here }) => (here[0]?.cursor?.x ?? 0) > 100)
    expect(changes.length).toBeLessThan(100)
    await update(studio.owner, { clientId: 'fast', isLeaving: true })
    await following.stop()
  })

  it('drops what comes faster than 30 a second, and tells no error', async () => {
    const from = Date.now()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, x) => update(studio.owner, { clientId: 'storm', cursor: { x, y: 0 } })),
    )
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    const taken = answers.filter(({ data }) => data.updatePresence.isTaken).length
    expect(taken).toBeGreaterThanOrEqual(30)
    const seconds = (Date.now() - from) / 1000
    expect(taken).toBeLessThanOrEqual(Math.ceil(30 + 30 * seconds))
    await update(studio.owner, { clientId: 'storm', isLeaving: true })
  })

  it('refuses what is none', async () => {
    const { viewId } = await newBoard()
    const fieldsOf = async (input: object) =>
      Object.keys((await update(studio.owner, { clientId: 'odd', ...input })).errors[0]?.extensions.fields ?? {})
    expect(await fieldsOf({ clientId: 'a b' })).toEqual(['clientId'])
    expect(await fieldsOf({ cursor: { x: 1e9, y: 0 } })).toEqual(['cursor'])
    expect(await fieldsOf({ wet: [pieceOf(uuidv7(), 3)] })).toEqual(['wet'])
    expect(await fieldsOf({ viewId, wet: [{ from: 0, stroke: 'AAAA' }] })).toEqual(['wet'])
    expect(await fieldsOf({ viewId, wet: [pieceOf(uuidv7(), 3, -1)] })).toEqual(['wet'])
    expect(await fieldsOf({ viewId, wet: Array.from({ length: 5 }, () => pieceOf(uuidv7(), 3)) })).toEqual(['wet'])
    expect(await fieldsOf({ viewId: studio.storyboardId })).not.toEqual(['wet'])
  })

  it.each([
    ['server-sent events', followByEvents],
    ['graphql-ws', followBySocket],
  ])('is not there for outsiders over %s, and ends for who is removed within a second', async (_, by) => {
    const codeOf = async (following: Following<PresenceTold>) =>
      JSON.stringify(await following.next().catch((error: unknown) => error))
    expect(await codeOf(await follow(studio.outsider, null, by))).toContain('NOT_FOUND')
    expect(await codeOf(await follow(null, null, by))).toContain('UNAUTHENTICATED')
    expect((await update(studio.outsider, { clientId: 'x' })).errors[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await update(await makeToken(studio.owner, ['write']), { clientId: 'x' })).errors[0]?.extensions.code)
      .toBe('FORBIDDEN')

    const guest = await makePerson(app, 'Gina')
    await join(studio.organizationId, guest, 'MEMBER')
    const following = await follow(guest, 'guest', by)
    await changesUntil(following, () => true)
    await update(guest, { clientId: 'guest' })
    const watching = await follow(studio.admin, null, by)
    await changesUntil(watching, ({ here }) => here.some(({ userId }) => userId === guest.id))
    const member = await prisma.member.findFirstOrThrow({ where: { userId: uuidOf('User', guest.id) } })
    await app.ask(studio.owner, `mutation ($id: ID!) { removeMember(input: { memberId: $id }) { deletedMemberId } }`, {
      id: toTypeId('Member', member.id),
    })
    const at = Date.now()
    const last = await following.next()
    expect(last?.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect(await following.next()).toBeUndefined()
    expect((await update(guest, { clientId: 'guest' })).errors[0]?.extensions.code).toBe('NOT_FOUND')
    await changesUntil(watching, ({ left }) => left.includes(`${guest.id}:guest`))
    // It is not taken for a tab that fell silent.
    expect(Date.now() - at).toBeLessThan(SILENCE_MS / 2)
    await watching.stop()
  })
})
