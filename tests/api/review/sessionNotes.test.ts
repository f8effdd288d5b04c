import { afterAll, beforeAll, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { join, makePerson, makeShot, makeStudio, makeToken, type Person } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'
import { makePlaylist } from './playlistCalls.ts'
import { endSession, startSession } from './sessionCalls.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

interface Note {
  id: string
  noteOf: string
  frameFrom: number
  reviewSession: { id: string } | null
}

/** A studio with an open session of a playlist, whose notes the member takes. */
async function newSession() {
  const studio = await makeStudio(app)
  const { member, projectId, storyboardId } = studio
  const { id: shotId } = await makeShot(app, member, storyboardId)
  const { id: playlistId } = await makePlaylist(app, member, projectId, [{ subject: { storyboardId } }])
  const { id: reviewSessionId } = await startSession(app, member, playlistId)
  const note = (person: Person, change: object = {}) => mutate<{ thread: Note }>(app, person, 'startThread', {
    subject: { shotId }, body: 'Slower', frameFrom: 3, frameTo: 3, note: { reviewSessionId, noteOf: 'Olga' }, ...change,
  }, 'thread { id noteOf frameFrom reviewSession { id } }')
  return { ...studio, shotId, playlistId, reviewSessionId, note }
}

const notesOf = async (person: Person, id: string) =>
  (await app.ask<{ node: { notes: { totalCount: number; nodes: Note[] } } }>(
    person,
    `query ($id: ID!) {
      node(id: $id) { ... on ReviewSession { notes { totalCount nodes { id noteOf frameFrom reviewSession { id } } } } }
    }`,
    { id },
  )).node.notes

const reasonOf = ({ errors: [error] }: { errors: { extensions: { reason: string } }[] }) => error?.extensions.reason

it('are threads of comments, listed with their session and found by it', async () => {
  const { member, owner, projectId, shotId, reviewSessionId, note } = await newSession()
  const { data } = await note(member)
  expect(data.thread).toMatchObject({ noteOf: 'Olga', frameFrom: 3, reviewSession: { id: reviewSessionId } })
  const { thread: other } = await mutated<{ thread: Note }>(
    app, member, 'startThread', { subject: { shotId }, body: 'Not of it' }, 'thread { id noteOf reviewSession { id } }',
  )
  expect(other).toMatchObject({ noteOf: '', reviewSession: null })
  expect(await notesOf(owner, reviewSessionId)).toEqual({ totalCount: 1, nodes: [data.thread] })
  const { project } = await app.ask<{ project: { threads: { nodes: { id: string }[] } } }>(
    owner,
    `query ($id: ID!, $filter: CommentThreadFilter!) {
      project(by: { id: $id }) { threads(filter: $filter) { nodes { id } } }
    }`,
    { id: projectId, filter: { reviewSessionId } },
  )
  expect(project.threads.nodes).toEqual([{ id: data.thread.id }])
  const event = await prisma.event.findFirstOrThrow({
    where: { projectId: uuidOf('Project', projectId), type: 'comment.added' }, orderBy: { seq: 'asc' },
  })
  expect(event.payload).toMatchObject({ reviewSession: reviewSessionId })
})

it('are taken by one person, until somebody else does', async () => {
  const { member, owner, reviewSessionId, note } = await newSession()
  expect(reasonOf(await note(owner))).toBe('REVIEW_NOTES_OF_OTHERS')
  const { reviewSession } = await mutated<{ reviewSession: { noteTaker: { id: string } } }>(
    app, owner, 'takeNotes', { reviewSessionId }, 'reviewSession { noteTaker { id } }',
  )
  expect(reviewSession.noteTaker.id).toBe(owner.id)
  expect((await note(owner)).errors).toEqual([])
  expect(reasonOf(await note(member))).toBe('REVIEW_NOTES_OF_OTHERS')
  await endSession(app, owner, reviewSessionId)
  expect(reasonOf(await note(owner))).toBe('REVIEW_SESSION_ENDED')
  expect(reasonOf(await mutate(app, owner, 'takeNotes', { reviewSessionId }))).toBe('REVIEW_SESSION_ENDED')
})

it('refuses names that are none, and sessions of other projects', async () => {
  const { member, projectId, storyboardId, reviewSessionId, note } = await newSession()
  expectRefused(await note(member, { note: { reviewSessionId, noteOf: 'a'.repeat(201) } }), 'INVALID_INPUT')
  expect((await note(member, { note: { reviewSessionId, noteOf: '  ' } })).data.thread.noteOf).toBe('')
  const elsewhere = await newSession()
  const { items: { nodes: [item] } } = await makePlaylist(
    app, member, projectId, [{ subject: { storyboardId } }], 'Another',
  )
  expectRefused(await note(member, { note: { reviewSessionId, itemId: item?.id } }), 'NOT_FOUND')
  expectRefused(await note(member, { note: { reviewSessionId: elsewhere.reviewSessionId } }), 'NOT_FOUND')
})

it('are for members to take and for all of the project to read', async () => {
  const { member, outsider, organizationId, playlistId, reviewSessionId, note } = await newSession()
  await note(member)
  const viewer = await makePerson(app, 'Vera')
  await join(organizationId, viewer, 'VIEWER')
  expectRefused(await mutate(app, viewer, 'takeNotes', { reviewSessionId }), 'FORBIDDEN')
  expect(reasonOf(await note(viewer))).toBe('REVIEW_NOTES_OF_OTHERS')
  expect((await notesOf(viewer, reviewSessionId)).totalCount).toBe(1)
  expectRefused(await mutate(app, outsider, 'takeNotes', { reviewSessionId }), 'NOT_FOUND')
  expectRefused(await note(outsider), 'NOT_FOUND')
  const token = await makeToken(member, ['projects:read', 'reviews:read'])
  const READ = 'query ($id: ID!) { node(id: $id) { ... on ReviewSession { notes { totalCount } } } }'
  expectRefused(await app.send(token, READ, { id: reviewSessionId }), 'FORBIDDEN')
  await mutated(app, member, 'deletePlaylist', { playlistId })
  expectRefused(await note(member), 'NOT_FOUND')
})
