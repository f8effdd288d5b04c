import { afterAll, beforeAll, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { join, makePerson, makeShot, makeStudio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'
import { makePlaylist } from './playlistCalls.ts'
import { decideOn, endSession, sessionsOf, startBoardSession, startSession, takeLead } from './sessionCalls.ts'

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
    { itemId: first, item: { id: first }, shotId: null, kind: 'APPROVED', note: '', decidedBy: { id: owner.id } },
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

it('is led by who started it, until somebody else takes the lead, with an event', async () => {
  const { member, owner, admin, projectId, playlistId, session } = await newSession()
  expect(session).toMatchObject({ leader: { id: member.id }, leadingPresenceId: null })
  expect(await takeLead(app, owner, session.id)).toMatchObject({ leader: { id: owner.id }, version: 2 })
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json', authorization: `Bearer ${admin.accessToken}`, 'framewright-client': 'page-7',
    },
    body: JSON.stringify({
      query: 'mutation ($input: TakeLeadInput!) { takeLead(input: $input) { reviewSession { leadingPresenceId } } }',
      variables: { input: { reviewSessionId: session.id } },
    }),
  })
  expect(await answer.json()).toMatchObject({
    data: { takeLead: { reviewSession: { leadingPresenceId: `${admin.id}:page-7` } } },
  })
  const [event] = await prisma.event.findMany({
    where: { projectId: uuidOf('Project', projectId), type: 'reviewSession.leadTaken' },
  })
  expect(event?.payload).toEqual({ playlist: playlistId, name: 'Dailies', from: member.id, to: owner.id })
  await endSession(app, member, session.id)
  expect(reasonOf(await mutate(app, admin, 'takeLead', { reviewSessionId: session.id }))).toBe('REVIEW_SESSION_ENDED')
})

it('knows who was there, once each, viewers too', async () => {
  const { member, owner, outsider, organizationId, session } = await newSession()
  const viewer = await makePerson(app, 'Vera')
  await join(organizationId, viewer, 'VIEWER')
  const input = { reviewSessionId: session.id }
  for (const person of [owner, viewer, owner]) await mutated(app, person, 'joinReviewSession', input)
  expectRefused(await mutate(app, outsider, 'joinReviewSession', input), 'NOT_FOUND')
  const READ = 'query ($id: ID!) { node(id: $id) { ... on ReviewSession { attendees { id } } } }'
  expect(await app.ask(member, READ, { id: session.id })).toEqual({
    node: { attendees: [member, owner, viewer].map(({ id }) => ({ id })) },
  })
  await endSession(app, member, session.id)
  expect(reasonOf(await mutate(app, owner, 'joinReviewSession', input))).toBe('REVIEW_SESSION_ENDED')
})

it('is led by members alone', async () => {
  const { outsider, organizationId, session } = await newSession()
  const input = { reviewSessionId: session.id }
  expectRefused(await mutate(app, outsider, 'takeLead', input), 'NOT_FOUND')
  const viewer = await makePerson(app, 'Vera')
  await join(organizationId, viewer, 'VIEWER')
  expectRefused(await mutate(app, viewer, 'takeLead', input), 'FORBIDDEN')
})

it('goes through a board alone, shot by shot', async () => {
  const studio = await makeStudio(app)
  const { member, owner, outsider, projectId, storyboardId } = studio
  const { id: shotId } = await makeShot(app, member, storyboardId)
  const session = await startBoardSession(app, member, storyboardId)
  expect(reasonOf(await mutate(app, owner, 'startReviewSession', { storyboardId }))).toBe('REVIEW_SESSION_OPEN')
  const { decisions } = await decideOn(app, owner, session.id, { shotId, kind: 'CHANGES' })
  expect(decisions).toMatchObject([{ itemId: null, item: null, shotId, kind: 'CHANGES' }])
  const events = await prisma.event.findMany({
    where: { projectId: uuidOf('Project', projectId), type: { startsWith: 'reviewSession.' } }, orderBy: { seq: 'asc' },
  })
  const board = { storyboard: storyboardId, name: 'Main' }
  expect(events.map(({ payload }) => payload)).toEqual([board, { ...board, shot: shotId, from: null, to: 'CHANGES' }])
  const READ = 'query ($id: ID!) { storyboard(by: { id: $id }) { reviewSessions { nodes { id storyboard { id } } } } }'
  expect(await app.ask(owner, READ, { id: storyboardId })).toEqual({
    storyboard: { reviewSessions: { nodes: [{ id: session.id, storyboard: { id: storyboardId } }] } },
  })
  expectRefused(await mutate(app, outsider, 'startReviewSession', { storyboardId }), 'NOT_FOUND')
  await mutated(app, member, 'deleteShots', { shots: [{ shotId }] })
  const again = { reviewSessionId: session.id, shotId, kind: 'HOLD' }
  expectRefused(await mutate(app, member, 'decideItem', again), 'NOT_FOUND')
})

it('takes items of playlists and shots of boards, each alone', async () => {
  const { member, storyboardId, playlistId, first, session } = await newSession()
  const { id: shotId } = await makeShot(app, member, storyboardId)
  const ofBoard = await startBoardSession(app, member, storyboardId)
  const decide = (reviewSessionId: string, thing: object) =>
    mutate(app, member, 'decideItem', { reviewSessionId, kind: 'HOLD', ...thing })
  expectRefused(await decide(session.id, { shotId }), 'NOT_FOUND')
  expectRefused(await decide(ofBoard.id, { itemId: first }), 'NOT_FOUND')
  for (const thing of [{}, { shotId, itemId: first }]) {
    expectRefused(await decide(session.id, thing), 'INVALID_INPUT')
  }
  for (const thing of [{}, { playlistId, storyboardId }]) {
    expectRefused(await mutate(app, member, 'startReviewSession', thing), 'INVALID_INPUT')
  }
})
