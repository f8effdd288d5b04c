import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeShot, makeStudio, makeToken, type Person } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'
import { save } from '../versions/boardVersions.ts'
import { makePlaylist } from './playlistCalls.ts'
import { decideOn, startBoardSession, startSession } from './sessionCalls.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

interface Status {
  id: string
  name: string
  decision: string | null
}

/** A studio with two shots, whose project has two statuses, of which the first is for what is approved. */
async function newStudio() {
  const studio = await makeStudio(app)
  const { admin, member, projectId, storyboardId } = studio
  const first = (await makeShot(app, member, storyboardId)).id
  const second = (await makeShot(app, member, storyboardId)).id
  const statuses = async () => (await app.ask<{ project: { statuses: Status[] } }>(
    member, 'query ($id: ID!) { project(by: { id: $id }) { statuses { id name decision } } }', { id: projectId },
  )).project.statuses
  const [done, open] = await statuses()
  if (!done || !open) throw new Error('A project has statuses')
  const setDecision = (statusId: string, decision: string | null, person: Person = admin) =>
    mutate(app, person, 'updateShotStatuses', { statuses: [{ statusId, decision }] })
  await setDecision(done.id, 'APPROVED')
  const statusOf = async (id: string) => (await app.ask<{ node: { status: { id: string } | null } }>(
    member, 'query ($id: ID!) { node(id: $id) { ... on Shot { status { id } } } }', { id },
  )).node.status?.id ?? null
  return { ...studio, first, second, done, open, statuses, setDecision, statusOf }
}

it('a decision sets one status of a project at most, as its admins say', async () => {
  const { member, done, open, statuses, setDecision } = await newStudio()
  expectRefused(await setDecision(done.id, null, member), 'FORBIDDEN')
  const decisions = async () => (await statuses()).flatMap(({ id, decision }) => (decision ? [[id, decision]] : []))
  expect(await decisions()).toEqual([[done.id, 'APPROVED']])
  await setDecision(open.id, 'APPROVED')
  expect(await decisions()).toEqual([[open.id, 'APPROVED']])
  await setDecision(open.id, null)
  expect(await decisions()).toEqual([])
})

it('gives the shots of an item the status of the decision, and leaves them where none has it', async () => {
  const { member, projectId, storyboardId, first, second, done, statusOf } = await newStudio()
  const before = await statusOf(first)
  const { id: playlistId, items: { nodes: [all, one] } } = await makePlaylist(app, member, projectId, [
    { subject: { storyboardId } }, { subject: { storyboardId }, shotIds: [first] },
  ])
  const session = await startSession(app, member, playlistId)
  await decideOn(app, member, session.id, { itemId: all?.id, kind: 'CHANGES' })
  expect([await statusOf(first), await statusOf(second)]).toEqual([before, before])
  await decideOn(app, member, session.id, { itemId: one?.id, kind: 'APPROVED' })
  expect([await statusOf(first), await statusOf(second)]).toEqual([done.id, before])
  await decideOn(app, member, session.id, { itemId: all?.id, kind: 'APPROVED' })
  expect([await statusOf(first), await statusOf(second)]).toEqual([done.id, done.id])
  await decideOn(app, member, session.id, { itemId: all?.id })
  expect(await statusOf(second)).toBe(done.id)
})

it('gives it to the shots of a version that are still there, and to shots of a board', async () => {
  const { member, projectId, storyboardId, first, second, done, open, setDecision, statusOf } = await newStudio()
  const version = await save(app, member, storyboardId)
  const later = (await makeShot(app, member, storyboardId)).id
  await mutated(app, member, 'deleteShots', { shots: [{ shotId: second }] })
  const { id: playlistId, items: { nodes: [item] } } = await makePlaylist(app, member, projectId, [
    { subject: { storyboardVersionId: version.id } },
  ])
  const session = await startSession(app, member, playlistId)
  const before = await statusOf(later)
  await decideOn(app, member, session.id, { itemId: item?.id, kind: 'APPROVED' })
  expect([await statusOf(first), await statusOf(later)]).toEqual([done.id, before])
  await setDecision(open.id, 'CHANGES')
  const ofBoard = await startBoardSession(app, member, storyboardId)
  await decideOn(app, member, ofBoard.id, { shotId: later, kind: 'CHANGES' })
  expect([await statusOf(first), await statusOf(later)]).toEqual([done.id, open.id])
})

it('needs the scope for shots where shots change', async () => {
  const { member, storyboardId, first, statusOf } = await newStudio()
  const session = await startBoardSession(app, member, storyboardId)
  const token = await makeToken(member, ['read', 'reviews:write'])
  const before = await statusOf(first)
  const decide = (kind: string) =>
    mutate(app, token, 'decideItem', { reviewSessionId: session.id, shotId: first, kind })
  expectRefused(await decide('APPROVED'), 'FORBIDDEN')
  expect((await decide('HOLD')).errors).toEqual([])
  expect(await statusOf(first)).toBe(before)
})
