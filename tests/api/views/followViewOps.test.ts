import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makePerson, makeShot, makeStudio, join, type Studio } from '../../harness/fixtures.ts'
import { expectNoInsides } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { followByEvents, followBySocket, type Following } from '../../harness/subscriptions.ts'

const FOLLOW = `subscription ($viewId: ID!, $after: String) {
  viewOps(viewId: $viewId, after: $after) { seq opId kind payload }
}`

/** A removed member receives nothing after this. */
const LONGEST_FAREWELL_MS = 1_000

interface Step {
  viewOps: { seq: number; opId: string }
}

describe.each([
  ['server-sent events', followByEvents],
  ['graphql-ws', followBySocket],
])('viewOps over %s', (_, follow) => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  async function makeView(): Promise<string> {
    const { views } = await makeShot(app, studio.owner, studio.storyboardId)
    return views[0]?.id ?? ''
  }
  const save = (viewId: string, count: number) =>
    draw(app, studio.member, viewId, Array.from({ length: count }, () => adding()))
  async function take(following: Following<Step>, count: number): Promise<number[]> {
    const seqs: number[] = []
    while (seqs.length < count) {
      const event = await following.next()
      if (event?.errors || !event) throw new Error(`After ${seqs.join(' ')}: ${JSON.stringify(event)}`)
      seqs.push(event.data?.viewOps.seq ?? 0)
    }
    return seqs
  }

  it('goes on after a seq and then tells of each new step, without a gap', async () => {
    const viewId = await makeView()
    await save(viewId, 5)
    const following = await follow<Step>(app, studio.admin, FOLLOW, { viewId, after: '2' })
    expect(await take(following, 3)).toEqual([3, 4, 5])
    await save(viewId, 2)
    expect(await take(following, 2)).toEqual([6, 7])
    await save(viewId, 1)
    expect(await take(following, 1)).toEqual([8])
    await following.stop()

    await save(viewId, 1)
    const resumed = await follow<Step>(app, studio.admin, FOLLOW, { viewId, after: '8' })
    expect(await take(resumed, 1)).toEqual([9])
    await resumed.stop()
  })

  it('loses nothing that is stored while it begins', async () => {
    const viewId = await makeView()
    const saving = (async () => {
      for (let count = 0; count < 15; count++) await save(viewId, 2)
    })()
    const following = await follow<Step>(app, studio.admin, FOLLOW, { viewId, after: '0' })
    expect(await take(following, 30)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
    await saving
    await following.stop()
  })

  it('begins at the newest when no seq is given, and hears of its own view alone', async () => {
    const [viewId, other] = [await makeView(), await makeView()]
    await save(viewId, 2)
    const following = await follow<Step>(app, studio.admin, FOLLOW, { viewId })
    const event = following.next()
    // The server has no word for "I am listening": whatever it misses of these, it must not tell of the first two.
    for (let count = 0; count < 3; count++) await save(other, 1)
    await save(viewId, 1)
    expect((await event)?.data?.viewOps.seq).toBe(3)
    await following.stop()
  })

  it('is refused to an outsider and to nobody', async () => {
    const viewId = await makeView()
    for (const [sender, code] of [[studio.outsider, 'NOT_FOUND'], [null, 'UNAUTHENTICATED']] as const) {
      const following = await follow<Step>(app, sender, FOLLOW, { viewId, after: '0' })
      const refusal = await following.next().catch((error: unknown) => ({ errors: error }))
      const text = JSON.stringify(refusal)
      expect(text).toContain(code)
      expectNoInsides(text)
      await following.stop()
    }
  })

  it('ends within a second for who is no member any more, before anything else happens', async () => {
    const viewId = await makeView()
    const guest = await makePerson(app, 'Gina')
    await join(studio.organizationId, guest, 'MEMBER')
    await save(viewId, 1)
    const following = await follow<Step>(app, guest, FOLLOW, { viewId, after: '0' })
    expect(await take(following, 1)).toEqual([1])
    const { id } = await prisma.member.findFirstOrThrow({ where: { userId: uuidOf('User', guest.id) } })
    await app.ask(studio.owner, `mutation ($id: ID!) { removeMember(input: { memberId: $id }) { deletedMemberId } }`, {
      id: toTypeId('Member', id),
    })
    const removedAt = performance.now()
    const last = await following.next()
    expect(performance.now() - removedAt).toBeLessThan(LONGEST_FAREWELL_MS)
    expect(last?.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    await save(viewId, 1)
    expect(await following.next()).toBeUndefined()
    await following.stop()
  })
})
