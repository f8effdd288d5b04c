import { afterAll, beforeAll, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeStudio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'
import { makePlaylist } from './playlistCalls.ts'
import { decideOn, endSession, sessionsOf, startSession } from './sessionCalls.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** A studio with a playlist of two items, and a session of it. */
async function newSession() {
  const studio = await makeStudio(app)
  const { member, projectId, storyboardId } = studio
  const items = [{ subject: { storyboardId } }, { subject: { storyboardId } }]
  const playlist = await makePlaylist(app, member, projectId, items)
  const [first, second] = playlist.items.nodes.map(({ id }) => id)
  if (first === undefined || second === undefined) throw new Error('The playlist has two items.')
  const session = await startSession(app, member, playlist.id)
  return { ...studio, playlistId: playlist.id, first, second, session }
}

const reasonOf = ({ errors: [error] }: { errors: { extensions: { reason: string } }[] }) => error?.extensions.reason

it('keeps what is decided on each item, over earlier decisions, with an event each', async () => {
  const { member, owner, projectId, first, second, session, playlistId } = await newSession()
  expect(session).toMatchObject({ version: 1, endedAt: null, startedBy: { id: member.id }, decisions: [] })
  await decideOn(app, member, session.id, { itemId: first, kind: 'CHANGES', note: ' Slower. ' })
  await decideOn(app, owner, session.id, { itemId: second, kind: 'HOLD' })
  await decideOn(app, owner, session.id, { itemId: second })
  const { decisions, version } = await decideOn(app, owner, session.id, { itemId: first, kind: 'APPROVED' })
  expect(version).toBe(5)
  expect(decisions).toEqual([
    { itemId: first, item: { id: first }, kind: 'APPROVED', note: '', decidedBy: { id: owner.id } },
  ])
  const events = await prisma.event.findMany({
    where: { projectId: uuidOf('Project', projectId), type: { startsWith: 'reviewSession.' } }, orderBy: { seq: 'asc' },
  })
  expect(events.map(({ type, payload }) => ({ type, payload }))).toEqual([
    { type: 'reviewSession.started', payload: { playlist: playlistId, name: 'Dailies' } },
    ...[[first, null, 'CHANGES'], [second, null, 'HOLD'], [second, 'HOLD', null], [first, 'CHANGES', 'APPROVED']].map(
      ([item, from, to]) => ({
        type: 'reviewSession.decided', payload: { playlist: playlistId, name: 'Dailies', item, from, to },
      }),
    ),
  ])
})

it('keeps the note that was decided with', async () => {
  const { member, first, session } = await newSession()
  const { decisions } = await decideOn(app, member, session.id, { itemId: first, kind: 'CHANGES', note: 'Slower.' })
  expect(decisions).toMatchObject([{ kind: 'CHANGES', note: 'Slower.' }])
})

it('is open once at a time, and ends for good', async () => {
  const { member, playlistId, first, session } = await newSession()
  expect(reasonOf(await mutate(app, member, 'startReviewSession', { playlistId }))).toBe('REVIEW_SESSION_OPEN')
  await decideOn(app, member, session.id, { itemId: first, kind: 'APPROVED' })
  expect((await endSession(app, member, session.id)).endedAt).not.toBeNull()
  for (const [name, input] of [['decideItem', { itemId: first, kind: 'HOLD' }], ['endReviewSession', {}]] as const) {
    expect(reasonOf(await mutate(app, member, name, { reviewSessionId: session.id, ...input })))
      .toBe('REVIEW_SESSION_ENDED')
  }
  const next = await startSession(app, member, playlistId)
  const { totalCount, nodes } = await sessionsOf(app, member, playlistId)
  expect([totalCount, ...nodes.map(({ id }) => id)]).toEqual([2, next.id, session.id])
  expect(nodes[1]?.decisions).toMatchObject([{ kind: 'APPROVED' }])
})

it('keeps a decision on an item that is removed, and goes with its playlist', async () => {
  const { member, playlistId, first, session } = await newSession()
  await decideOn(app, member, session.id, { itemId: first, kind: 'APPROVED' })
  await mutated(app, member, 'removePlaylistItems', { playlistId, itemIds: [first] })
  const { nodes } = await sessionsOf(app, member, playlistId)
  expect(nodes[0]?.decisions).toMatchObject([{ itemId: first, item: null, kind: 'APPROVED' }])
  await mutated(app, member, 'deletePlaylist', { playlistId })
  const ASK = 'query ($id: ID!) { node(id: $id) { id } }'
  expect(await app.ask(member, ASK, { id: session.id })).toEqual({ node: null })
  await mutated(app, member, 'restorePlaylist', { playlistId })
  expect(await app.ask(member, ASK, { id: session.id })).toEqual({ node: { id: session.id } })
})

it('decides on items of its playlist alone, and at the version that was read', async () => {
  const { member, projectId, storyboardId, first, session } = await newSession()
  const other = await makePlaylist(app, member, projectId, [{ subject: { storyboardId } }])
  const input = { reviewSessionId: session.id, itemId: other.items.nodes[0]?.id, kind: 'HOLD' }
  expectRefused(await mutate(app, member, 'decideItem', input), 'NOT_FOUND')
  const late = { reviewSessionId: session.id, itemId: first, kind: 'HOLD', expectedVersion: 7 }
  expectRefused(await mutate(app, member, 'decideItem', late), 'CONFLICT')
})
