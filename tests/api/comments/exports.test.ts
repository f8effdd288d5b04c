import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { adding } from '../../harness/drawings.ts'
import { makeShot, makeStudio, makeToken, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { exported, ofKind, readLines, sendExport } from '../exports/exportCalls.ts'
import { mutated } from '../projects/projectCalls.ts'
import { save } from '../versions/boardVersions.ts'
import { answer, startThread } from './commentCalls.ts'

let app: TestApp
let studio: Studio
beforeAll(async () => {
  app = await startApp(await makeDatabase())
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

it('has threads, comments with their drawings, and versions, but no text that was deleted', async () => {
  const { owner, member, storyboardId, projectId } = studio
  const { views: [view] } = await makeShot(app, owner, storyboardId)
  const version = await save(app, owner, storyboardId, { name: 'Pitch' })
  const operation = adding()
  const { thread, comment } = await startThread(app, member, {
    subject: { viewId: view?.id }, frameFrom: 0, frameTo: 4, operations: [operation],
  })
  const secret = await answer(app, owner, thread.id, { body: 'Secret-4711' })
  await answer(app, member, thread.id)
  await mutated(app, owner, 'deleteComment', { commentId: secret.id })
  const lines = await readLines(app, await exported(app, member, projectId))
  expect(ofKind(lines, 'commentThread')).toMatchObject([
    { id: thread.id, number: 1, viewId: view?.id, storyboardId, frameFrom: 0, frameTo: 4, region: null },
  ])
  const comments = ofKind(lines, 'comment')
  expect(comments).toMatchObject([
    { id: comment.id, authorId: member.id, body: 'Softer here', operations: [{ ...operation, seq: 1 }] },
    { id: secret.id, body: '', operations: [] },
    { body: 'Done' },
  ])
  expect(ofKind(lines, 'version')).toMatchObject([
    { id: version.id, number: 1, versionKind: 'MANUAL', name: 'Pitch', storyboardId },
  ])
  expect(JSON.stringify(lines)).not.toContain('Secret-4711')
})

it('is refused to a token that may not read comments', async () => {
  const scopes = [
    'projects:read', 'boards:read', 'shots:read', 'drawings:read', 'assets:read', 'tasks:read', 'media:read',
    'exports:read',
  ] as const
  expectRefused(await sendExport(app, await makeToken(studio.member, [...scopes]), studio.projectId), 'FORBIDDEN')
})
