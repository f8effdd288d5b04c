import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { applied, changesOf, chosen, contentsOf, planned, type ReadImport, sendApply, sendUndo } from './importCalls.ts'

const FILE = 'Sequence,Name,Status\nMAIN,SH0010,Layout\nMAIN,SH0020,layout\nMAIN,SH0030,Approved\n'

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

interface Named {
  name: string
}

const statuses = async () =>
  (await app.ask<{ project: { statuses: Named[]; shots: { nodes: { status: Named | null }[] } } }>(
    studio.owner,
    `query ($id: ID!) { project(by: { id: $id }) { statuses { name } shots(first: 9) { nodes { status { name } } } } }`,
    { id: projectId },
  )).project
const statusItemOf = ({ items }: ReadImport) => items.nodes.find(({ subjectType }) => subjectType === 'ShotStatus')
const accepting = (plan: ReadImport, person = studio.owner) =>
  chosen(app, person, { importId: plan.id, itemIds: [statusItemOf(plan)?.id], choice: 'ACCEPT' })

it('a status that the project does not have is made by choice alone, and undone', async () => {
  const before = await contentsOf(app, studio.owner, projectId)
  const plan = await planned(app, studio.owner, projectId, FILE)
  expect(changesOf(plan)).toEqual([
    '- ADDED Layout', '2 ADDED MAIN/SH0010', '3 ADDED MAIN/SH0020', '4 ADDED MAIN/SH0030',
  ])
  expect(statusItemOf(plan)).toMatchObject({ choice: 'REJECT', changes: [{ field: 'Status', from: '', to: 'Layout' }] })
  expect(plan.items.nodes[1]?.reasons).toMatchObject([{ reason: 'CSV_STATUS_UNKNOWN', params: { status: 'Layout' } }])
  const refused = await sendApply(app, studio.owner, plan)
  expectRefused(refused, 'INVALID_INPUT')
  expect(refused.errors[0]?.extensions).toMatchObject({ reason: 'IMPORT_ITEM_NEEDED' })

  const done = await applied(app, studio.owner, await accepting(plan))
  const made = await statuses()
  expect(made.statuses.at(-1)).toEqual({ name: 'Layout' })
  expect(made.shots.nodes.map(({ status }) => status?.name)).toEqual(['Layout', 'Layout', 'Approved'])
  expect((await sendUndo(app, studio.owner, done.id)).errors).toEqual([])
  expect(await contentsOf(app, studio.owner, projectId)).toEqual(before)
})

it('rows without it are imported, and who may not make statuses makes none', async () => {
  const plan = await planned(app, studio.member, projectId, FILE)
  const rows = plan.items.nodes.filter(({ reasons }) => reasons.length > 0).map(({ id }) => id)
  expectRefused(await sendApply(app, studio.member, await accepting(plan, studio.member)), 'FORBIDDEN')
  const itemIds = [...rows, statusItemOf(plan)?.id]
  await applied(app, studio.member, await chosen(app, studio.member, { importId: plan.id, itemIds, choice: 'REJECT' }))
  expect((await statuses()).shots.nodes).toEqual([{ status: { name: 'Approved' } }])
})

it('a name that no status can have refuses its row', async () => {
  const plan = await planned(app, studio.member, projectId, `Sequence,Name,Status\nMAIN,SH0010,${'x'.repeat(300)}\n`)
  expect(plan.items.nodes.map(({ change }) => change)).toEqual(['REFUSED'])
})
