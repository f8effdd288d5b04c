import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeShot, makeStudio, makeToken, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import { commentAsGuest, enterAsGuest, shareBoard } from '../review/reviewCalls.ts'
import { answer, startThread } from './commentCalls.ts'

let app: TestApp
let studio: Studio
let shotId: string
beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
  shotId = (await makeShot(app, studio.owner, studio.storyboardId)).id
})
afterAll(() => app.stop())

const start = (person: Person) => startThread(app, person, { subject: { shotId }, body: 'A secret' })

const DELETED = `query ($id: ID!, $since: DateTime!, $types: [TombstoneType!]) {
  project(by: { id: $id }) {
    deleted(filter: { since: $since, types: $types }) { nodes { deletedId type label place deletedByName } }
    trash(filter: { types: $types }) { totalCount }
  }
}`

const readDeleted = (person: Person, types: string[] | null = ['THREAD']) =>
  app.send<{
    project: {
      deleted: { nodes: { deletedId: string; type: string; label: string; deletedByName: string | null }[] }
      trash: { totalCount: number }
    } | null
  }>(person, DELETED, { id: studio.projectId, since: new Date(Date.now() - 60_000), types })

async function deletedThreads(person: Person, types?: string[]) {
  const { data } = await readDeleted(person, types)
  return data.project?.deleted.nodes ?? []
}

describe('threads that are gone', () => {
  it('are listed for who keeps a copy, without a text, and in no trash', async () => {
    const { thread, comment } = await start(studio.member)
    const stays = await start(studio.member)
    const reply = await answer(app, studio.member, stays.thread.id)
    await mutated(app, studio.admin, 'deleteComment', { commentId: comment.id })
    // The thread stays: its readers find it among the changed ones.
    await mutated(app, studio.member, 'deleteComment', { commentId: reply.id })
    const { data } = await readDeleted(studio.member)
    expect(data.project?.deleted.nodes).toEqual([{
      deletedId: thread.id, type: 'THREAD', label: `#${thread.number}`, place: null, deletedByName: studio.admin.name,
    }])
    expect(data.project?.trash.totalCount).toBe(0)
    expect(await deletedThreads(studio.member, ['SHOT'])).toEqual([])
  })

  it('are listed when a guest deleted them', async () => {
    const guest = await enterAsGuest(app, await shareBoard(app, studio.owner, studio.storyboardId, {
      canComment: true,
    }), 'Ana')
    const { data } = await commentAsGuest(app, guest, { shotId, body: 'Softer' })
    const [comment] = data.thread.comments
    await mutated(app, guest, 'deleteReviewComment', { commentId: comment?.commentId }, 'deletedCommentId')
    const found = (await deletedThreads(studio.owner)).find(({ deletedId }) => deletedId === data.thread.threadId)
    expect(found?.deletedByName).toBe('Ana')
    expectRefused(await readDeleted(guest), 'UNAUTHENTICATED')
  })

  it('are those that went alone: not those of a shot in the trash, which come back with it', async () => {
    const { thread } = await start(studio.member)
    await mutatedOne(app, studio.owner, 'deleteShots', { shotId })
    const isListed = async () => (await deletedThreads(studio.owner)).some(({ deletedId }) => deletedId === thread.id)
    expect(await isListed()).toBe(false)
    await mutatedOne(app, studio.owner, 'restoreShots', { shotId })
    expect(await prisma.commentThread.count({ where: { id: uuidOf('CommentThread', thread.id), deletedAt: null } }))
      .toBe(1)
  })

  it('are for who reads comments: no token without the scope, and no outsider', async () => {
    const { comment } = await start(studio.member)
    await mutated(app, studio.member, 'deleteComment', { commentId: comment.id })
    expect(await deletedThreads(await makeToken(studio.owner, ['projects:read', 'shots:read']))).toEqual([])
    expect(await deletedThreads(await makeToken(studio.owner, ['projects:read', 'comments:read']))).not.toEqual([])
    expect(await deletedThreads(studio.outsider)).toEqual([])
  })
})
