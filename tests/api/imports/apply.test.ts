import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, readBoard, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { exported as exportedCsv } from '../csv/csvCalls.ts'
import { mutated } from '../projects/projectCalls.ts'
import {
  applied, changesOf, chosen, contentsOf, imported, itemAt, knownImport, planned, sendApply, sendUndo,
} from './importCalls.ts'

const SHOTS = 'Sequence,Name,Description,Nb Frames\nMAIN,SH0010,Waves,48\nMAIN,SH0020,Gulls,24\n'

let app: TestApp
let studio: Studio

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

let projectId: string
let storyboardId: string

beforeEach(async () => {
  ({ projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId))
})

const board = () => readBoard(app, studio.owner, storyboardId)
const codes = async () => (await board()).shots.nodes.map(({ code }) => code)
const shotNamed = async (code: string) =>
  (await board()).shots.nodes.find((shot) => shot.code === code)?.id ?? ''

const eventsOf = (of = projectId) =>
  prisma.event.findMany({ where: { projectId: uuidOf('Project', of) }, orderBy: { seq: 'asc' } })

const contents = () => contentsOf(app, studio.owner, projectId)

const changeShot = async (code: string, change: object) =>
  mutated(app, studio.owner, 'updateShots', { shots: [{ shotId: await shotNamed(code), ...change }] })

describe('applying an import', () => {
  it('does what is accepted, by the events of hand, and makes a version of the board before', async () => {
    await imported(app, studio.owner, projectId, SHOTS)
    const text = 'Sequence,Name,Description,Nb Frames\nMAIN,SH0010,Storm,12\nMAIN,SH0020,Gulls,36\nPIER,SH0010,Dawn,8\n'
    const plan = await planned(app, studio.member, projectId, text)
    expect(changesOf(plan)).toEqual([
      '- ADDED PIER', '2 RETIMED MAIN/SH0010', '3 RETIMED MAIN/SH0020', '4 ADDED PIER/SH0010',
    ])
    expect(itemAt(plan, 2).changes.map(({ change }) => change)).toEqual(['RETEXTED', 'RETIMED'])
    await chosen(app, studio.member, { importId: plan.id, itemIds: [itemAt(plan, 3).id], choice: 'REJECT' })
    const known = (await eventsOf()).length
    const done = await applied(app, studio.member, plan)
    expect(done).toMatchObject({ status: 'APPLIED', versions: [{ kind: 'BEFORE_IMPORT' }] })
    expect(itemAt(done, 4).subjectId).toMatch(/^shot_/)
    const events = (await eventsOf()).slice(known)
    expect(events.map(({ type }) => type)).toEqual([
      'shot.updated', 'storyboard.created', 'shot.created', 'import.applied',
    ])
    expect(events.at(-1)?.payload).toEqual({ fileName: 'shots.csv', reader: 'CSV', added: 2, changed: 1, removed: 0 })
    expect(await exportedCsv(app, studio.member, projectId, 'SHOTS')).toContain('MAIN,SH0020,Gulls,24')
    expect(await exportedCsv(app, studio.member, projectId, 'SHOTS')).toContain('MAIN,SH0010,Storm,12')
    expectRefused(await sendApply(app, studio.member, plan), 'CONFLICT')
  })

  it('writes nothing for an accepted item that is refused, and all others once it is rejected', async () => {
    const text = `${SHOTS}MAIN,SH0030,Rain,nine\nMAIN,SH0030,Rain,9\n`
    const plan = await planned(app, studio.member, projectId, text)
    const refused = await sendApply(app, studio.member, plan)
    expectRefused(refused, 'INVALID_INPUT')
    expect(refused.errors[0]?.message).toContain('line 4: Nb Frames must be a whole number')
    expect(await codes()).toEqual([])
    expect(await knownImport(app, studio.member, plan.id)).toMatchObject({ status: 'READY' })
    await chosen(app, studio.member, { importId: plan.id, changes: ['REFUSED'], choice: 'REJECT' })
    await applied(app, studio.member, plan)
    expect(await codes()).toEqual(['SH0010', 'SH0020'])
  })

  it('does not do an item without one that it needs', async () => {
    const plan = await planned(app, studio.member, projectId, 'Sequence,Name\nPIER,SH0010\n')
    const [pier] = plan.items.nodes
    await chosen(app, studio.member, { importId: plan.id, itemIds: [pier?.id], choice: 'REJECT' })
    const refused = await sendApply(app, studio.member, plan)
    expectRefused(refused, 'INVALID_INPUT')
    expect(refused.errors[0]?.extensions).toMatchObject({
      reason: 'IMPORT_ITEM_NEEDED', params: { item: 'PIER/SH0010', needed: 'PIER' },
    })
    await chosen(app, studio.member, { importId: plan.id, changes: ['ADDED'], choice: 'REJECT' })
    const nothing = await sendApply(app, studio.member, plan)
    expect(nothing.errors[0]?.extensions).toMatchObject({ reason: 'IMPORT_WITHOUT_CHANGES' })
  })

  it('is refused after a change of the board, with a new plan that keeps the choices', async () => {
    await imported(app, studio.owner, projectId, SHOTS)
    const text = 'Sequence,Name,Description,Nb Frames\nMAIN,SH0010,Storm,48\nMAIN,SH0020,Gull,24\n'
    const plan = await planned(app, studio.member, projectId, text)
    await chosen(app, studio.member, { importId: plan.id, itemIds: [itemAt(plan, 3).id], choice: 'REJECT' })
    await changeShot('SH0010', { frames: 60 })
    const stale = await sendApply(app, studio.member, plan)
    expectRefused(stale, 'CONFLICT')
    expect(stale.errors[0]?.extensions).toMatchObject({ reason: 'IMPORT_PLAN_CHANGED' })
    expectRefused(await sendApply(app, studio.member, plan), 'CONFLICT')
    const again = await knownImport(app, studio.member, plan.id)
    expect(again).toMatchObject({ status: 'READY' })
    expect(again.digest).not.toBe(plan.digest)
    expect(itemAt(again, 2)).toMatchObject({ id: itemAt(plan, 2).id, change: 'RETIMED', choice: 'ACCEPT' })
    expect(itemAt(again, 3).choice).toBe('REJECT')
    await applied(app, studio.member, again)
    const csv = await exportedCsv(app, studio.member, projectId, 'SHOTS')
    expect(csv).toContain('MAIN,SH0010,Storm,48')
    expect(csv).toContain('MAIN,SH0020,Gulls,24')
  })

  it('goes through after a change that has nothing to do with it', async () => {
    await imported(app, studio.owner, projectId, SHOTS)
    const plan = await planned(app, studio.member, projectId, `${SHOTS}MAIN,SH0030,Rain,12\n`)
    await changeShot('SH0020', { notes: 'Loud' })
    await applied(app, studio.member, plan)
    expect(await codes()).toEqual(['SH0010', 'SH0020', 'SH0030'])
  })
})

describe('undoing an import', () => {
  it('gives the project back, whatever was added and changed', async () => {
    await imported(app, studio.owner, projectId, SHOTS)
    await changeShot('SH0020', { statusId: (await statuses())[0] })
    const before = await contents()
    const text = 'Sequence,Name,Description,Nb Frames,Status,Dialogue\n' +
      'MAIN,SH0010,Storm,12,,Hello\nMAIN,SH0020,,24,,\nMAIN,SH0030,Rain,9,,\nPIER,SH0010,Dawn,8,,\n'
    const done = await imported(app, studio.member, projectId, text)
    expect(await contents()).not.toEqual(before)
    const { data, errors } = await sendUndo(app, studio.member, done.id)
    expect(errors).toEqual([])
    expect(data.import.status).toBe('UNDONE')
    expect((await eventsOf()).at(-1)).toMatchObject({
      type: 'import.undone', payload: { fileName: 'shots.csv', undone: 5, kept: 0 },
    })
    expect(await contents()).toEqual(before)
    const again = await sendUndo(app, studio.member, done.id)
    expectRefused(again, 'CONFLICT')
    expect(again.errors[0]?.extensions).toMatchObject({ reason: 'IMPORT_NOT_APPLIED' })
  })

  it('names what was changed since, and leaves it when that is wished', async () => {
    await imported(app, studio.owner, projectId, SHOTS)
    const text = 'Sequence,Name,Description,Nb Frames\nMAIN,SH0010,Storm,48\nMAIN,SH0020,Gull,24\n' +
      'PIER,SH0010,Dawn,8\nDUNE,SH0010,Sand,8\n'
    const done = await imported(app, studio.member, projectId, text)
    await changeShot('SH0010', { description: 'A storm' })
    const input = { storyboardId: await boardNamed('PIER'), shots: [{ name: 'Mine' }] }
    await mutated(app, studio.owner, 'createShots', input)
    const refused = await sendUndo(app, studio.member, done.id)
    expectRefused(refused, 'CONFLICT')
    expect(refused.errors[0]?.extensions).toMatchObject({
      reason: 'IMPORT_CHANGED_SINCE', params: { objects: 'PIER, MAIN/SH0010' },
    })
    expect((await sendUndo(app, studio.member, done.id, true)).data.import.status).toBe('UNDONE')
    const csv = await exportedCsv(app, studio.member, projectId, 'SHOTS')
    expect(csv).toContain('MAIN,SH0010,A storm')
    expect(csv).toContain('MAIN,SH0020,Gulls')
    expect(csv).not.toContain('Dawn')
    expect(await boardNamed('DUNE')).toBe('')
    expect(await boardNamed('PIER')).not.toBe('')
  })

  it('is not for viewers, outsiders and imports that are not applied', async () => {
    const plan = await planned(app, studio.member, projectId, SHOTS)
    expectRefused(await sendUndo(app, studio.member, plan.id), 'CONFLICT')
    await applied(app, studio.member, plan)
    expectRefused(await sendUndo(app, studio.outsider, plan.id), 'NOT_FOUND')
    const organizationId = uuidOf('Organization', studio.organizationId)
    const where = { userId: uuidOf('User', studio.member.id), organizationId }
    await prisma.member.updateMany({ where, data: { role: 'VIEWER' } })
    expectRefused(await sendUndo(app, studio.member, plan.id), 'FORBIDDEN')
    await prisma.member.updateMany({ where, data: { role: 'MEMBER' } })
    expect(await codes()).toEqual(['SH0010', 'SH0020'])
  })
})

async function statuses(): Promise<string[]> {
  const { project } = await app.ask<{ project: { statuses: { id: string }[] } }>(
    studio.owner, 'query ($id: ID!) { project(by: { id: $id }) { statuses { id } } }', { id: projectId },
  )
  return project.statuses.map(({ id }) => id)
}

async function boardNamed(code: string): Promise<string> {
  const { project } = await app.ask<{ project: { storyboards: { nodes: { id: string; code: string }[] } } }>(
    studio.owner,
    'query ($id: ID!) { project(by: { id: $id }) { storyboards { nodes { id code } } } }',
    { id: projectId },
  )
  return project.storyboards.nodes.find((board) => board.code === code)?.id ?? ''
}
