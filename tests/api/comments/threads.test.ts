import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { limitToChosen } from '../../harness/chosen.ts'
import { adding, draw, resizing } from '../../harness/drawings.ts'
import {
  join, makePerson, makeProject, makeShot, makeStudio, type Person, type Studio,
} from '../../harness/fixtures.ts'
import { giveImage } from '../../harness/images.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { statementsOf } from '../../harness/statements.ts'
import { makeAsset } from '../assets/assetCalls.ts'
import { readLog } from '../casting/casts.ts'
import { mutate, mutated, mutatedOne } from '../projects/projectCalls.ts'
import { makeTask } from '../tasks/taskCalls.ts'
import { answer, readThread, startThread, threadsOf } from './commentCalls.ts'

let app: TestApp
let studio: Studio
let viewer: Person
beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
  viewer = await makePerson(app, 'Vera')
  await join(studio.organizationId, viewer, 'VIEWER')
})
afterAll(() => app.stop())

/** A project of its own with some shots, and the view of the first. */
async function makeBoard(shotCount = 1) {
  const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
  const shots = []
  for (let made = 0; made < shotCount; made += 1) shots.push(await makeShot(app, studio.owner, storyboardId))
  return { projectId, storyboardId, shotIds: shots.map(({ id }) => id), viewId: shots[0]?.views[0]?.id ?? '' }
}

const change = (name: string, input: object) => mutated(app, studio.member, name, input)

describe('starting a thread', () => {
  it('numbers threads through the project, on every kind of object, and lists them there and above', async () => {
    const { projectId, storyboardId, shotIds: [shotId = ''], viewId } = await makeBoard()
    const { id: assetId } = await makeAsset(app, studio.owner, projectId)
    const { id: taskId } = await makeTask(app, studio.owner, projectId, 'Ink')
    const subjects = [{ storyboardId }, { shotId }, { viewId }, { assetId }, { taskId }]
    const numbers: number[] = []
    for (const subject of subjects) numbers.push((await startThread(app, viewer, { subject })).thread.number)
    expect(numbers).toEqual([1, 2, 3, 4, 5])
    const listed = async (id: string) =>
      (await threadsOf(app, studio.member, id)).threads.nodes.map((each) => each.number)
    expect(await listed(shotId)).toEqual([2, 3])
    expect(await listed(viewId)).toEqual([3])
    expect(await listed(assetId)).toEqual([4])
    expect(await listed(taskId)).toEqual([5])
    expect((await listed(storyboardId)).toSorted()).toEqual([1, 2, 3])
    expect((await listed(projectId)).toSorted()).toEqual(numbers)
  })

  it('keeps frame 0, a region, and what was seen of the view, whatever happens to it', async () => {
    const { shotIds: [shotId = ''], viewId } = await makeBoard()
    await draw(app, studio.member, viewId, [adding()])
    const { image } = await giveImage(app, studio.owner, viewId)
    const region = { x: 8, y: 16, width: 80, height: 40 }
    const { thread } = await startThread(app, viewer, { subject: { viewId }, frameFrom: 0, frameTo: 0, region })
    expect(thread).toMatchObject({ frameFrom: 0, frameTo: 0, region, seenRevision: 1, seenImage: { id: image?.id } })
    await draw(app, studio.member, viewId, [adding(), resizing({ width: 300, height: 200 })])
    await giveImage(app, studio.owner, viewId)
    const { seenImage, seenWidth, seenRevision } = (await readThread(app, viewer, thread.id)) ?? {}
    expect({ seenImage, seenWidth, seenRevision }).toEqual({
      seenImage: { id: image?.id }, seenWidth: thread.seenWidth, seenRevision: 1,
    })
    const older = await startThread(app, viewer, { subject: { viewId }, seenRevision: 2 })
    expect(older.thread).toMatchObject({ seenRevision: 2, seenWidth: thread.seenWidth, frameFrom: null, region: null })
    const newest = await startThread(app, viewer, { subject: { viewId } })
    expect(newest.thread).toMatchObject({ seenRevision: 3, seenWidth: 300, seenHeight: 200 })
    expect((await startThread(app, viewer, { subject: { shotId } })).thread.seenWidth).toBeNull()
  })

  it.each([
    ['frames of a board', 'board', { frameFrom: 0, frameTo: 1 }],
    ['a region of a shot', 'shot', { region: { x: 0, y: 0, width: 8, height: 8 } }],
    ['frames that end before they begin', 'shot', { frameFrom: 3, frameTo: 2 }],
    ['a frame before the first', 'shot', { frameFrom: -1, frameTo: 2 }],
    ['half an anchor', 'shot', { frameTo: 2 }],
    ['a region beyond the picture', 'view', { region: { x: 0, y: 0, width: 8_000_000, height: 8 } }],
    ['an empty region', 'view', { region: { x: 0, y: 0, width: 0, height: 8 } }],
    ['a revision that is none', 'view', { seenRevision: 7 }],
    ['no words', 'shot', { body: ' \n ' }],
    ['too many words', 'shot', { body: 'a'.repeat(5_001) }],
  ])('refuses %s', async (_name, on, input) => {
    const { storyboardId, shotIds: [shotId], viewId } = await makeBoard()
    const subject = { board: { storyboardId }, shot: { shotId }, view: { viewId } }[on]
    expectRefused(await mutate(app, viewer, 'startThread', { subject, body: 'Softer', ...input }), 'INVALID_INPUT')
    expect((await threadsOf(app, viewer, storyboardId)).threads.totalCount).toBe(0)
  })

  it('finds no subject in the trash, of strangers, or of a project one was not chosen for', async () => {
    const { projectId, shotIds: [shotId = ''], viewId } = await makeBoard(2)
    const send = (person: Person) => mutate(app, person, 'startThread', { subject: { viewId }, body: 'Softer' })
    expectRefused(await send(studio.outsider), 'NOT_FOUND')
    await mutatedOne(app, studio.member, 'deleteShots', { shotId })
    expectRefused(await send(studio.member), 'NOT_FOUND')
    await mutated(app, studio.member, 'restoreShots', { shotIds: [shotId] })
    await limitToChosen([projectId], [studio.member])
    expectRefused(await send(viewer), 'NOT_FOUND')
    expect((await send(studio.member)).errors).toEqual([])
  })
})

describe('the state of a thread', () => {
  it('changes by members alone, once, and says who and since when', async () => {
    const { projectId, storyboardId } = await makeBoard()
    const { thread: { id: threadId } } = await startThread(app, viewer, { subject: { storyboardId } })
    expectRefused(await mutate(app, viewer, 'resolveThread', { threadId }), 'FORBIDDEN')
    const resolve = () => mutated<{ thread: object }>(
      app, studio.member, 'resolveThread', { threadId }, 'thread { state version resolvedBy { id } }',
    )
    const resolved = { state: 'RESOLVED', version: 2, resolvedBy: { id: studio.member.id } }
    expect((await resolve()).thread).toEqual(resolved)
    expect((await resolve()).thread).toEqual(resolved)
    expectRefused(await mutate(app, viewer, 'reopenThread', { threadId }), 'FORBIDDEN')
    expectRefused(await mutate(app, studio.member, 'reopenThread', { threadId, expectedVersion: 1 }), 'CONFLICT')
    await change('reopenThread', { threadId, expectedVersion: 2 })
    expect(await readThread(app, viewer, threadId)).toMatchObject({ state: 'OPEN', resolvedBy: null, version: 3 })
    const types = (await readLog(app, studio.owner, projectId)).map(({ type }) => type)
    expect(types.filter((type) => type.startsWith('thread.'))).toEqual(['thread.reopened', 'thread.resolved'])
  })

  it('is not changed by an answer, unless a member answers with reopen', async () => {
    const { storyboardId } = await makeBoard()
    const { thread: { id: threadId } } = await startThread(app, viewer, { subject: { storyboardId } })
    await change('resolveThread', { threadId })
    await answer(app, viewer, threadId)
    expect(await readThread(app, viewer, threadId)).toMatchObject({ state: 'RESOLVED' })
    expectRefused(await mutate(app, viewer, 'addComment', { threadId, body: 'No', reopen: true }), 'FORBIDDEN')
    await answer(app, studio.member, threadId, { reopen: true })
    const { state, comments } = (await readThread(app, viewer, threadId)) ?? {}
    expect([state, comments?.nodes.map(({ number }) => number)]).toEqual(['OPEN', [1, 2, 3]])
  })
})

interface Paged {
  storyboard: {
    threads: {
      nodes: { number: number }[]
      pageInfo: { startCursor: string; endCursor: string; hasNextPage: boolean }
    }
  }
}

describe('lists of threads', () => {
  it('are in the order of the board, with threads of the board last, page by page in both directions', async () => {
    const { storyboardId, shotIds: [first = '', second = ''] } = await makeBoard(2)
    const start = async (input: object) => (await startThread(app, viewer, input)).thread.number
    const board = await start({ subject: { storyboardId } })
    const whole = await start({ subject: { shotId: first } })
    const late = await start({ subject: { shotId: first }, frameFrom: 9, frameTo: 12 })
    const early = await start({ subject: { shotId: first }, frameFrom: 0, frameTo: 2 })
    const other = await start({ subject: { shotId: second } })
    const inOrder = [early, late, whole, other, board]
    // What has no frames comes last among those of its shot, in both directions.
    const reversed = [board, other, late, early, whole]
    const listed = async (args: string) => {
      const { threads } = await threadsOf(app, viewer, storyboardId, args)
      return threads.nodes.map(({ number }) => number)
    }
    expect(await listed('')).toEqual(inOrder)
    expect(await listed(', orderBy: { field: BOARD, direction: DESC }')).toEqual(reversed)
    expect(await listed(', orderBy: { field: CREATED }')).toEqual([other, early, late, whole, board])
    for (const direction of ['ASC', 'DESC']) {
      const pages: number[] = []
      let after: string | null = null
      do {
        const document = `query ($id: ID!, $after: String) { storyboard(by: { id: $id }) {
          threads(first: 2, after: $after, orderBy: { field: BOARD, direction: ${direction} }) {
            nodes { number } pageInfo { endCursor hasNextPage }
          }
        } }`
        const { storyboard }: Paged = await app.ask<Paged>(viewer, document, { id: storyboardId, after })
        pages.push(...storyboard.threads.nodes.map(({ number }) => number))
        after = storyboard.threads.pageInfo.hasNextPage ? storyboard.threads.pageInfo.endCursor : null
      } while (after !== null)
      expect(pages).toEqual(direction === 'ASC' ? inOrder : reversed)
    }
    await change('moveShots', { shots: [{ shotId: second }], to: { position: 1 } })
    expect(await listed('')).toEqual([other, early, late, whole, board])
  })

  it('are read of as few shots as a page has threads, forwards and backwards', async () => {
    const { storyboardId, shotIds } = await makeBoard(6)
    const numbers: number[] = []
    for (const shotId of shotIds) {
      numbers.push((await startThread(app, viewer, { subject: { shotId } })).thread.number)
    }
    const board = (await startThread(app, viewer, { subject: { storyboardId } })).thread.number
    const document = `query ($id: ID!, $first: Int, $last: Int, $after: String, $before: String) {
      storyboard(by: { id: $id }) { threads(first: $first, last: $last, after: $after, before: $before) {
        nodes { number } pageInfo { startCursor endCursor }
      } }
    }`
    const read = async (args: object) =>
      (await app.ask<Paged>(viewer, document, { id: storyboardId, ...args })).storyboard.threads
    const listed = async (args: object) => (await read(args)).nodes.map(({ number }) => number)
    const inOrder = [...numbers, board]
    const { pageInfo: { endCursor: after } } = await read({ first: 3 })
    const { pageInfo: { startCursor: before } } = await read({ last: 2 })
    expect(await listed({ first: 2, after })).toEqual(inOrder.slice(3, 5))
    expect(await listed({ first: 5, after })).toEqual(inOrder.slice(3))
    expect(await listed({ last: 2 })).toEqual(inOrder.slice(-2))
    expect(await listed({ last: 3, before })).toEqual(inOrder.slice(2, 5))
    expect(await listed({ first: 5, after, before })).toEqual(inOrder.slice(3, 5))
    const { pageInfo: { endCursor: end } } = await read({ last: 1 })
    expect(await listed({ first: 2, after: end })).toEqual([])
    // What is sorted are the threads of so many shots, however many the board has.
    const statements = await statementsOf(() => read({ first: 2 }))
    const reading = statements.filter((text) => text.includes('FROM "public"."CommentThread" AS "t0"'))
    expect(reading).toEqual([expect.stringMatching(/"shotId" IN \(\$\d+,\$\d+,\$\d+\)/) as string])
  })

  it('are filtered by state, subject, author, reading and time', async () => {
    const { storyboardId, shotIds: [shotId = ''] } = await makeBoard()
    const mine = (await startThread(app, viewer, { subject: { storyboardId } })).thread
    const theirs = (await startThread(app, studio.member, { subject: { shotId } })).thread
    await change('resolveThread', { threadId: mine.id })
    const listed = async (filter: string) =>
      (await threadsOf(app, viewer, storyboardId, `, filter: { ${filter} }`)).threads.nodes.map(({ id }) => id)
    expect(await listed('state: OPEN')).toEqual([theirs.id])
    expect(await listed('state: RESOLVED')).toEqual([mine.id])
    expect(await listed('subjectTypes: [SHOT, VIEW]')).toEqual([theirs.id])
    expect(await listed(`authorIds: ["${viewer.id}"]`)).toEqual([mine.id])
    expect(await listed('isUnread: true')).toEqual([theirs.id])
    expect(await listed('isUnread: false')).toEqual([mine.id])
    expect(await listed('mentionsMe: true')).toEqual([])
    expect(await listed(`updatedSince: "${new Date(Date.now() + 60_000).toISOString()}"`)).toEqual([])
  })

  it('count open and unread threads, and hide those of the trash until it is restored', async () => {
    const { projectId, storyboardId, shotIds: [shotId = ''], viewId } = await makeBoard(2)
    const { thread } = await startThread(app, studio.member, { subject: { viewId } })
    await startThread(app, studio.member, { subject: { storyboardId } })
    const counts = async (id: string) => {
      const { openThreadCount, unreadThreadCount, threads } = await threadsOf(app, viewer, id)
      return [openThreadCount, unreadThreadCount, threads.totalCount]
    }
    for (const id of [projectId, storyboardId]) expect(await counts(id)).toEqual([2, 2, 2])
    for (const id of [shotId, viewId]) expect(await counts(id)).toEqual([1, 1, 1])
    await mutated(app, viewer, 'markThreadsRead', { threads: [{ threadId: thread.id }] })
    await change('resolveThread', { threadId: thread.id })
    expect(await counts(projectId)).toEqual([1, 1, 2])
    await change('reopenThread', { threadId: thread.id })
    await mutatedOne(app, studio.member, 'deleteShots', { shotId })
    expect(await counts(projectId)).toEqual([1, 1, 1])
    expect(await readThread(app, studio.member, thread.id)).toBeNull()
    expectRefused(await mutate(app, studio.member, 'addComment', { threadId: thread.id, body: 'Lost' }), 'NOT_FOUND')
    await mutated(app, studio.member, 'restoreShots', { shotIds: [shotId] })
    expect(await counts(projectId)).toEqual([2, 1, 2])
  })

  it('stay with the original: copies have no comments', async () => {
    const { projectId, storyboardId, shotIds: [shotId = ''] } = await makeBoard()
    await startThread(app, studio.member, { subject: { shotId } })
    await change('duplicateShots', { shots: [{ shotId }] })
    const copy = await mutated<{ project: { id: string } }>(
      app, studio.owner, 'duplicateProject', { projectId, name: 'Copy' }, 'project { id }',
    )
    expect((await threadsOf(app, viewer, storyboardId)).threads.totalCount).toBe(1)
    expect((await threadsOf(app, viewer, copy.project.id)).threads.totalCount).toBe(0)
  })
})

it('keeps the seconds of frames when the frame rate changes', async () => {
  const { projectId, shotIds: [shotId] } = await makeBoard()
  const { thread } = await startThread(app, viewer, { subject: { shotId }, frameFrom: 12, frameTo: 24 })
  const frameRate = { numerator: 48, denominator: 1 }
  await mutated(app, studio.owner, 'changeFrameRate', { projectId, frameRate, keep: 'SECONDS' })
  expect(await readThread(app, viewer, thread.id)).toMatchObject({ frameFrom: 24, frameTo: 48 })
})

it('is about exactly one thing: the database refuses other rows', async () => {
  const { shotIds: [shotId], storyboardId } = await makeBoard()
  const { thread } = await startThread(app, viewer, { subject: { shotId } })
  const where = { id: uuidOf('CommentThread', thread.id) }
  const refused = /CommentThread_(?:subject|anchor)_check/
  await expect(prisma.commentThread.update({ where, data: { storyboardId: null } })).rejects.toThrow(refused)
  await expect(prisma.commentThread.update({ where, data: { subjectType: 'STORYBOARD' } })).rejects.toThrow(refused)
  await expect(prisma.commentThread.update({ where, data: { frameFrom: 2, frameTo: 1 } })).rejects.toThrow(refused)
  await expect(prisma.commentThread.update({ where, data: { seenRevision: 1 } })).rejects.toThrow(refused)
  expect((await threadsOf(app, viewer, storyboardId)).threads.totalCount).toBe(1)
})
