import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, makeToken, type Studio } from '../../harness/fixtures.ts'
import { anyPng } from '../../harness/images.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { mutated } from '../projects/projectCalls.ts'
import {
  applied, changesOf, chosen, contentsOf, knownImport, planned, runReading, sendApply, sendStart, sendUndo,
} from './importCalls.ts'

const CUT = [
  'TITLE: REEL', '001 AX V C 00:00:00:00 00:00:02:00 00:00:00:00 00:00:02:00', '* FROM CLIP NAME: Gulls',
  '002 AX V C 00:00:00:00 00:00:01:00 00:00:02:00 00:00:03:00', '* FROM CLIP NAME: Waves',
].join('\n')
const SCRIPT = 'Title: Reel\n\nINT. HALL\n\nRain on the glass.\n'

interface Board {
  name: string
  code: string
  shots: { nodes: { frames: number; description: string }[] }
}

let app: TestApp
let studio: Studio
let projectId: string

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

beforeEach(async () => {
  ({ projectId } = await makeProject(app, studio.owner, studio.organizationId))
})

const boards = async () =>
  (await app.ask<{ project: { storyboards: { nodes: Board[] } } }>(
    studio.owner,
    `query ($id: ID!) { project(by: { id: $id }) { storyboards(first: 9) { nodes {
      name code shots(first: 9) { nodes { frames description } } } } } }`,
    { id: projectId },
  )).project.storyboards.nodes

it('a cut goes into a board that it makes, and undoing moves that to the trash', async () => {
  const before = await contentsOf(app, studio.owner, projectId)
  const file = { name: 'reel.edl', newStoryboard: { name: 'Reel 2', code: 'R2' } }
  const plan = await planned(app, studio.member, projectId, CUT, file)
  expect(changesOf(plan).map((change) => change.split(' ', 2).join(' '))).toEqual(['- ADDED', '1 ADDED', '2 ADDED'])
  const [board] = plan.items.nodes
  expect(board).toMatchObject({
    subjectType: 'Storyboard', subjectId: null, changes: [{ field: 'name', to: 'Reel 2' }, { field: 'code', to: 'R2' }],
  })
  const input = { importId: plan.id, itemIds: [board?.id] }
  await chosen(app, studio.member, { ...input, choice: 'REJECT' })
  expectRefused(await sendApply(app, studio.member, plan), 'INVALID_INPUT')
  await chosen(app, studio.member, { ...input, choice: 'ACCEPT' })

  const done = await applied(app, studio.member, plan)
  expect(done.items.nodes[0]?.subjectId).toMatch(/^storyboard_/)
  const [, made] = await boards()
  expect(made).toMatchObject({ name: 'Reel 2', code: 'R2' })
  expect(made?.shots.nodes.map(({ frames }) => frames)).toEqual([48, 24])
  expect((await sendUndo(app, studio.member, done.id)).errors).toEqual([])
  expect(await boards()).toHaveLength(1)
  expect(await contentsOf(app, studio.owner, projectId)).toEqual(before)
})

it('a script goes into a board that it makes, with a code of its name', async () => {
  const file = { name: 'reel.fountain', newStoryboard: { name: 'Second reel' } }
  await applied(app, studio.member, await planned(app, studio.member, projectId, SCRIPT, file))
  const [, made] = await boards()
  expect(made).toMatchObject({ name: 'Second reel', shots: { nodes: [{ description: 'Rain on the glass.' }] } })
  expect(made?.code).toMatch(/^[A-Z0-9_-]+$/)
})

it('pictures go into a board that they make, and undoing takes both back', async () => {
  const file = { name: 'reeds.png', newStoryboard: { name: 'Sketches', code: 'SK' } }
  const plan = await planned(app, studio.member, projectId, await anyPng(), file)
  expect(changesOf(plan)).toEqual(['- ADDED SK', '1 ADDED SK/reeds'])
  const done = await applied(app, studio.member, plan)
  expect((await boards())[1]).toMatchObject({ code: 'SK', shots: { nodes: [{ frames: 48 }] } })
  expect((await sendUndo(app, studio.member, done.id)).errors).toEqual([])
  expect(await boards()).toHaveLength(1)
})

it('a board whose code is given meanwhile is refused, and so are names and places that cannot be', async () => {
  const newStoryboard = { name: 'Reel 2', code: 'R2' }
  const plan = await planned(app, studio.member, projectId, CUT, { name: 'reel.edl', newStoryboard })
  await mutated(app, studio.member, 'createStoryboard', { projectId, ...newStoryboard })
  expectRefused(await sendApply(app, studio.member, plan), 'CONFLICT')
  const again = await knownImport(app, studio.member, plan.id)
  expect(again.items.nodes[0]).toMatchObject({ change: 'REFUSED', reasons: [{ reason: 'CSV_BOARD_CODE_USED' }] })
  for (const bad of [{ name: ' ' }, { name: 'Reel', code: 'a b' }]) {
    const answer = await sendStart(app, studio.member, projectId, CUT, { name: 'reel.edl', newStoryboard: bad })
    expectRefused(answer, 'INVALID_INPUT')
  }
  expectRefused(await sendStart(app, studio.member, projectId, 'Type,Name\n', { newStoryboard }), 'INVALID_INPUT')
})

it('needs the scope of boards, and is named as JSON by REST', async () => {
  const narrow = await makeToken(studio.member, ['imports:write', 'shots:write', 'boards:read'])
  const file = { name: 'reel.edl', newStoryboard: { name: 'Reel 2' } }
  expectRefused(await sendApply(app, narrow, await planned(app, studio.member, projectId, CUT, file)), 'FORBIDDEN')
  const form = new FormData()
  form.set('file', new Blob([CUT]), 'reel.edl')
  form.set('newStoryboard', JSON.stringify({ name: 'Reel 3', code: 'R3' }))
  const headers = { authorization: `Bearer ${studio.member.accessToken}` }
  const response = await fetch(`${app.url}/api/projects/${projectId}/imports`, { method: 'POST', headers, body: form })
  const { id } = (await response.json()) as { id: string }
  expect(response.status).toBe(201)
  await runReading(id)
  expect(changesOf(await knownImport(app, studio.member, id))[0]).toBe('- ADDED R3')
})
