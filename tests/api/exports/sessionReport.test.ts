import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { adding, draw, makeStroke } from '../../harness/drawings.ts'
import { join, makePerson, makeShot, makeStudio, makeToken, type Person } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { startThread } from '../comments/commentCalls.ts'
import { mutate, mutated, mutatedOne } from '../projects/projectCalls.ts'
import { makePlaylist } from '../review/playlistCalls.ts'
import { decideOn, startBoardSession, startSession } from '../review/sessionCalls.ts'
import { save } from '../versions/boardVersions.ts'
import { runExport } from './exportCalls.ts'
import { fileOf, pagesOf, readFormatExport, unzipped } from './exportFormats.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp(await makeDatabase())
})
afterAll(() => app.stop())

async function reportOf(person: Person, reviewSessionId: string) {
  const { projectExport: { id } } = await mutated<{ projectExport: { id: string } }>(
    app, person, 'makeSessionReport', { reviewSessionId }, 'projectExport { id }',
  )
  await runExport(id)
  const row = await readFormatExport(app, person, id)
  expect(row).toMatchObject({ status: 'DONE', format: 'REVIEW_REPORT', failure: null, warnings: [] })
  return { row, files: unzipped(await fileOf(app, row)) }
}

it('has the items, decisions and notes of a playlist, with pictures as they were seen', async () => {
  const studio = await makeStudio(app)
  const { owner, member, projectId, storyboardId } = studio
  const first = await makeShot(app, owner, storyboardId, '=SUM(A1)')
  const viewId = first.views[0]?.id ?? ''
  await draw(app, owner, viewId, [adding()])
  const version = await save(app, owner, storyboardId)
  await mutatedOne(app, owner, 'updateShots', { shotId: first.id, name: 'Later' })
  const { id: playlistId, items: { nodes: [asWas, asIs] } } = await makePlaylist(app, member, projectId, [
    { subject: { storyboardVersionId: version.id }, shotIds: [first.id] }, { subject: { storyboardId } },
  ], 'Dailies')
  const { id: reviewSessionId } = await startSession(app, member, playlistId)
  await decideOn(app, owner, reviewSessionId, { itemId: asWas?.id, kind: 'CHANGES', note: '-1 stop' })
  await decideOn(app, member, reviewSessionId, { itemId: asIs?.id, kind: 'HOLD' })
  const { thread } = await startThread(app, member, {
    subject: { viewId }, body: '@Olga *softer*', frameFrom: 5, frameTo: 5, operations: [adding([makeStroke()])],
    note: { reviewSessionId, noteOf: 'Olga' },
  })
  const { row, files } = await reportOf(owner, reviewSessionId)
  expect(row.fileName).toMatch(/^Dailies review \d{4}-\d\d-\d\d\.zip$/)
  const note = `${first.code}_v1_note${thread.number}.png`
  expect([...files.keys()].sort()).toEqual([
    `pictures/${first.code}.png`, `pictures/${first.code}_v1.png`, `pictures/${note}`, 'report.csv', 'report.md',
    'report.pdf',
  ].sort())
  const plain = files.get(`pictures/${first.code}_v1.png`)
  const marked = files.get(`pictures/${note}`)
  expect(marked?.subarray(1, 4).toString()).toBe('PNG')
  expect(marked?.equals(plain ?? Buffer.alloc(0))).toBe(false)
  expect(pagesOf(files.get('report.pdf') ?? Buffer.alloc(0))).toBeGreaterThanOrEqual(2)
  const markdown = files.get('report.md')?.toString() ?? ''
  expect(markdown).toContain('# Review of Dailies')
  expect(markdown).toContain(`There: ${member.name}`)
  expect(markdown).toContain(`## 1. ${first.code} =SUM`)
  expect(markdown).toContain('— Changes')
  expect(markdown).toContain('@Olga \\*softer\\*')
  expect(markdown).toContain(`![${note}](pictures/${note})`)
  expect(markdown).toMatch(/00:00:00:05/)
  const [, row1 = '', row2 = ''] = (files.get('report.csv')?.toString() ?? '').split('\r\n')
  expect(row1).toContain("'-1 stop")
  expect(row1).toContain("'@Olga *softer*")
  expect(row1).toContain(`pictures/${note}`)
  expect(row2).toContain('On hold')
})

it('has notes under the item in which they were taken, or under the first with the shot when it is gone', async () => {
  const { owner, projectId, storyboardId } = await makeStudio(app)
  const { id: shotId } = await makeShot(app, owner, storyboardId)
  const twice = [{ subject: { storyboardId } }, { subject: { storyboardId } }, { subject: { storyboardId } }]
  const { id: playlistId, items: { nodes: [, second, third] } } = await makePlaylist(app, owner, projectId, twice)
  const { id: reviewSessionId } = await startSession(app, owner, playlistId)
  const note = (body: string, itemId?: string) =>
    startThread(app, owner, { subject: { shotId }, body, note: { reviewSessionId, itemId } })
  const { thread: { id } } = await note('Of the second', second?.id)
  await note('Of the third', third?.id)
  await note('Of none')
  const { node } = await app.ask<{ node: { noteItemId: string } }>(
    owner, 'query ($id: ID!) { node(id: $id) { ... on CommentThread { noteItemId } } }', { id },
  )
  expect(node.noteItemId).toBe(second?.id)
  await mutated(app, owner, 'removePlaylistItems', { playlistId, itemIds: [third?.id] })
  const { files } = await reportOf(owner, reviewSessionId)
  const [, first = '', after = ''] = (files.get('report.md')?.toString() ?? '').split(/^## /m)
  expect(['Of the second', 'Of the third', 'Of none'].map((text) => [first.includes(text), after.includes(text)]))
    .toEqual([[false, true], [true, false], [true, false]])
})

it('has the shots of a board that were decided on or noted', async () => {
  const { owner, storyboardId } = await makeStudio(app)
  const [, decided, noted] = [
    await makeShot(app, owner, storyboardId), await makeShot(app, owner, storyboardId),
    await makeShot(app, owner, storyboardId),
  ]
  const { id: reviewSessionId } = await startBoardSession(app, owner, storyboardId)
  await decideOn(app, owner, reviewSessionId, { shotId: decided?.id, kind: 'APPROVED' })
  const note = (subject: object, body: string) =>
    startThread(app, owner, { subject, body, note: { reviewSessionId } })
  await note({ shotId: noted?.id }, 'Closer')
  await note({ storyboardId }, 'All of it')
  const { files } = await reportOf(owner, reviewSessionId)
  const csv = (files.get('report.csv')?.toString() ?? '').split('\r\n')
  expect(csv.slice(1, 4).map((line) => line.split(',')[1])).toEqual([
    `${decided?.code} Shot 2`, `${noted?.code} Shot 3`, 'Other notes',
  ])
})

it('is made by members, with tokens that may read all of the project', async () => {
  const { member, outsider, organizationId, storyboardId } = await makeStudio(app)
  const { id: reviewSessionId } = await startBoardSession(app, member, storyboardId)
  const make = (person: Person | null) => mutate(app, person, 'makeSessionReport', { reviewSessionId })
  expectRefused(await make(outsider), 'NOT_FOUND')
  expectRefused(await make(null), 'UNAUTHENTICATED')
  expectRefused(await make(await makeToken(member, ['reviews:read', 'exports:read'])), 'FORBIDDEN')
  const viewer = await makePerson(app, 'Vera')
  await join(organizationId, viewer, 'VIEWER')
  expectRefused(await make(viewer), 'FORBIDDEN')
})
