import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, clearing, makeStroke, removing, resizing } from '../../harness/drawings.ts'
import { join, makePerson, makeShot, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { pool, prisma } from '../../harness/running.ts'
import { readLog } from '../casting/casts.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'
import { answer, backDate, COMMENT, type ReadComment, readThread, startThread } from './commentCalls.ts'

let app: TestApp
let studio: Studio
let viewer: Person
let viewId: string
beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
  viewer = await makePerson(app, 'Vera')
  await join(studio.organizationId, viewer, 'VIEWER')
  viewId = (await makeShot(app, studio.owner, studio.storyboardId)).views[0]?.id ?? ''
})
afterAll(() => app.stop())

const start = (person: Person, input: object = {}) => startThread(app, person, { subject: { viewId }, ...input })
const update = (person: Person, commentId: string, body: string, more: object = {}) =>
  mutate<{ comment: ReadComment }>(app, person, 'updateComment', { commentId, body, ...more }, `comment { ${COMMENT} }`)
const remove = (person: Person, commentId: string) =>
  mutate<{
    deletedCommentId: string; comment: ReadComment | null; thread: object | null; deletedThreadId: string | null
  }>(
    app, person, 'deleteComment', { commentId },
    `deletedCommentId deletedThreadId comment { ${COMMENT} } thread { id }`,
  )
const drawOn = (person: Person, commentId: string, operations: readonly object[]) =>
  mutate<{ comment: ReadComment; operations: { seq: number }[] }>(
    app, person, 'appendCommentOps', { commentId, operations }, `comment { ${COMMENT} } operations { seq }`,
  )
const minutes = (count: number) => count * 60_000

describe('the text of a comment', () => {
  it('is changed by its author alone, and says so after 15 minutes', async () => {
    const { comment } = await start(viewer)
    expect((await update(viewer, comment.id, 'Louder')).data.comment).toMatchObject({
      body: 'Louder', editedAt: null, version: 2,
    })
    for (const person of [studio.member, studio.owner]) {
      expectRefused(await update(person, comment.id, 'Mine'), 'FORBIDDEN')
    }
    expectRefused(await update(studio.outsider, comment.id, 'Mine'), 'NOT_FOUND')
    await backDate(comment, 16)
    const { data } = await update(viewer, comment.id, 'Much louder', { expectedVersion: 2 })
    expect(Date.parse(data.comment.editedAt ?? '')).toBeGreaterThan(Date.now() - minutes(1))
    expectRefused(await update(viewer, comment.id, 'Again', { expectedVersion: 2 }), 'CONFLICT')
    expectRefused(await update(viewer, comment.id, ' '), 'INVALID_INPUT')
  })

  it('is in no event, and gone from every table after the deletion', async () => {
    const secret = 'The-client-is-broke-4711'
    const { comment, thread } = await start(viewer, { body: secret })
    await answer(app, studio.member, thread.id)
    await update(viewer, comment.id, `${secret}!`)
    await remove(viewer, comment.id)
    const { rows: tables } = await pool.query<{ name: string }>(
      `SELECT table_name AS "name" FROM information_schema.tables
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    )
    expect(tables.length).toBeGreaterThan(40)
    for (const { name } of tables) {
      const { rows } = await pool.query(`SELECT 1 FROM "${name}" r WHERE r::text LIKE '%' || $1 || '%'`, [secret])
      expect(rows, name).toEqual([])
    }
  })
})

describe('deleting a comment', () => {
  it('leaves nothing while it is new and nobody wrote after it, and of the first no thread', async () => {
    const { comment, thread } = await start(viewer, { operations: [adding()] })
    const reply = await answer(app, studio.member, thread.id)
    expect((await remove(studio.member, reply.id)).data).toMatchObject({ comment: null, thread: { id: thread.id } })
    expect((await readThread(app, viewer, thread.id))?.comments.totalCount).toBe(1)
    const { data } = await remove(viewer, comment.id)
    expect(data).toEqual({
      deletedCommentId: comment.id, comment: null, thread: null, deletedThreadId: thread.id,
    })
    expect(await readThread(app, viewer, thread.id)).toBeNull()
    const next = await start(viewer)
    expect(next.thread.number).toBe(thread.number + 1)
    expect(await prisma.commentOp.count({ where: { commentId: uuidOf('Comment', comment.id) } })).toBe(0)
    const events = await readLog(app, studio.owner, studio.projectId)
    const event = events.find(({ type }) => type === 'comment.deleted')
    expect(event).toMatchObject({ subjectId: comment.id, payload: { isGone: true, isThreadGone: true } })
  })

  it.each([
    ['later than 15 minutes', async (comment: ReadComment) => backDate(comment, 16)],
    ['after an answer', async (_comment: ReadComment, threadId: string) => void (await answer(app, viewer, threadId))],
  ])('leaves its place without text and drawing %s', async (_name, wait) => {
    const { comment, thread } = await start(studio.member, { operations: [adding()] })
    await wait(comment, thread.id)
    const { data } = await remove(studio.member, comment.id)
    expect(data).toMatchObject({
      deletedThreadId: null, thread: { id: thread.id }, comment: { body: '', strokeCount: 0, revision: 0 },
    })
    expect(data.comment?.deletedAt).toBeTruthy()
    for (const refused of [
      await update(studio.member, comment.id, 'Back'), await remove(studio.member, comment.id),
      await drawOn(studio.member, comment.id, [adding()]),
    ]) expectRefused(refused, 'CONFLICT')
  })

  it('is for its author, and for ADMIN and OWNER of any', async () => {
    const { comment, thread } = await start(studio.member)
    expectRefused(await remove(viewer, comment.id), 'FORBIDDEN')
    const reply = await answer(app, viewer, thread.id)
    expectRefused(await remove(studio.member, reply.id), 'FORBIDDEN')
    expect((await remove(studio.admin, reply.id)).errors).toEqual([])
    expect((await remove(studio.owner, comment.id)).errors).toEqual([])
  })
})

describe('the drawing of a comment', () => {
  it('comes with the comment or after it, each operation once, in the space of the view', async () => {
    const stroke = makeStroke()
    const first = adding([stroke])
    const { comment } = await start(viewer, { body: '', operations: [first] })
    expect(comment).toMatchObject({ body: '', strokeCount: 1, revision: 1 })
    const { data } = await drawOn(viewer, comment.id, [first, adding(), removing([stroke.id])])
    expect(data.operations.map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect(data.comment).toMatchObject({ strokeCount: 1, revision: 3 })
    const { node } = await app.ask<{
      node: { operations: { seq: number; actorId: string }[]; canvasData: { width: number; lines: object[] } }
    }>(
      studio.member,
      'query ($id: ID!) { node(id: $id) { ... on Comment { operations { seq actorId } canvasData } } }',
      { id: comment.id },
    )
    expect(node.operations.map(({ seq, actorId }) => [seq, actorId])).toEqual([1, 2, 3].map((seq) => [seq, viewer.id]))
    expect(node.canvasData.lines).toHaveLength(1)
    expect(node.canvasData.width).toBe(420)
  })

  it('is its author’s alone, fixed after 15 minutes, and of the size of its view', async () => {
    const { comment, thread } = await start(studio.member)
    for (const person of [viewer, studio.owner]) {
      expectRefused(await drawOn(person, comment.id, [adding()]), 'FORBIDDEN')
    }
    expectRefused(await drawOn(studio.member, comment.id, [resizing({ width: 9, height: 9 })]), 'INVALID_INPUT')
    await drawOn(studio.member, comment.id, [adding(), clearing()])
    await backDate(comment, 16)
    expectRefused(await drawOn(studio.member, comment.id, [adding()]), 'CONFLICT')
    const onBoard = await startThread(app, viewer, { subject: { storyboardId: studio.storyboardId } })
    expectRefused(await drawOn(viewer, onBoard.comment.id, [adding()]), 'CONFLICT')
    expect((await readThread(app, viewer, thread.id))?.comments.nodes[0]).toMatchObject({ revision: 2, strokeCount: 0 })
  })

  it('has at most 500 strokes', async () => {
    const { comment } = await start(viewer)
    const strokes = Array.from({ length: 500 }, () => makeStroke())
    expect((await drawOn(viewer, comment.id, [adding(strokes)])).errors).toEqual([])
    expectRefused(await drawOn(viewer, comment.id, [adding()]), 'CONFLICT')
    const [removed] = strokes
    expect((await drawOn(viewer, comment.id, [removing([removed?.id ?? '']), adding()])).errors).toEqual([])
  })
})

describe('reading and following', () => {
  it('marks what one wrote oneself as read and followed, and what others wrote as unread', async () => {
    const { thread } = await start(viewer)
    expect(thread).toMatchObject({ isUnread: false, isFollowed: true })
    expect(await readThread(app, studio.member, thread.id)).toMatchObject({ isUnread: true, isFollowed: false })
    await answer(app, studio.member, thread.id)
    expect(await readThread(app, studio.member, thread.id)).toMatchObject({ isUnread: false, isFollowed: true })
    expect(await readThread(app, viewer, thread.id)).toMatchObject({ isUnread: true, isFollowed: true })
  })

  it('marks up to a comment, never back, and only in its own thread', async () => {
    const { thread, comment } = await start(studio.member)
    const reply = await answer(app, studio.member, thread.id)
    const other = await start(studio.member)
    const mark = (commentId: string | null) =>
      mutate(app, viewer, 'markThreadsRead', { threads: [{ threadId: thread.id, commentId }] })
    await mark(comment.id)
    expect((await readThread(app, viewer, thread.id))?.isUnread).toBe(true)
    await mark(reply.id)
    await mark(comment.id)
    expect((await readThread(app, viewer, thread.id))?.isUnread).toBe(false)
    expectRefused(await mark(other.comment.id), 'NOT_FOUND')
    const both = [{ threadId: other.thread.id }, { threadId: toTypeId('CommentThread', uuidOf('Comment', reply.id)) }]
    expectRefused(await mutate(app, viewer, 'markThreadsRead', { threads: both }), 'NOT_FOUND')
    expect((await readThread(app, viewer, other.thread.id))?.isUnread).toBe(true)
  })

  it('stays muted when one answers', async () => {
    const { thread } = await start(studio.member)
    await mutated(app, viewer, 'followThread', { threadId: thread.id, isFollowed: true })
    expect((await readThread(app, viewer, thread.id))?.isFollowed).toBe(true)
    await mutated(app, viewer, 'followThread', { threadId: thread.id, isFollowed: false })
    await answer(app, viewer, thread.id)
    expect((await readThread(app, viewer, thread.id))?.isFollowed).toBe(false)
  })
})
