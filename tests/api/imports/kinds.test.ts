import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, makeStudio, makeToken, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { exported as exportedCsv, type Kind } from '../csv/csvCalls.ts'
import {
  applied, changesOf, chosen, contentsOf, imported, itemAt, planned, sendApply, sendUndo,
} from './importCalls.ts'

let app: TestApp
let studio: Studio

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

let projectId: string

beforeEach(async () => {
  const made = await makeProject(app, studio.owner, studio.organizationId)
  projectId = made.projectId
  await makeShot(app, studio.owner, made.storyboardId)
})

const ASSETS = 'Type,Name,Description\nCharacter,Crow,Black\nProp,Lamp,\nEnvironment,House,\n'

const contents = () => contentsOf(app, studio.owner, projectId)

async function expectUndone(text: string): Promise<void> {
  const before = await contents()
  const done = await imported(app, studio.member, projectId, text)
  expect(await contents()).not.toEqual(before)
  const { errors } = await sendUndo(app, studio.member, done.id)
  expect(errors).toEqual([])
  expect(await contents()).toEqual(before)
}

describe('imports of each kind', () => {
  it('add and describe assets, and undo it', async () => {
    const done = await imported(app, studio.member, projectId, ASSETS)
    expect(changesOf(done)).toEqual(['2 ADDED Crow', '3 ADDED Lamp', '4 ADDED House'])
    await expectUndone('Type,Name,Description\nCharacter,Crow,White\nProp,Lamp,Brass\nProp,Rope,\n')
  })

  it('cast assets in shots and in assets, and undo it', async () => {
    await imported(app, studio.member, projectId, ASSETS)
    const head = 'Parent,Name,Asset Type,Asset,Occurences,Label\n'
    const cast = `${head}MAIN,SH0010,Character,Crow,2,fixed\nEnvironment,House,Prop,Lamp,3,\n`
    const plan = await planned(app, studio.member, projectId, cast)
    expect(changesOf(plan)).toEqual(['2 ADDED MAIN/SH0010: Crow', '3 ADDED Environment/House: Lamp'])
    expect(itemAt(plan, 3)).toMatchObject({
      subjectType: 'AssetDependency', reasons: [{ reason: 'CSV_OCCURRENCES_NOT_KEPT', params: { occurrences: 3 } }],
    })
    await applied(app, studio.member, plan)
    expect(changesOf(await planned(app, studio.member, projectId, cast))).toEqual([
      '2 UNCHANGED MAIN/SH0010: Crow', '3 UNCHANGED Environment/House: Lamp',
    ])
    const removing =
      `${head}MAIN,SH0010,Character,Crow,0,\nMAIN,SH0010,Prop,Lamp,1,\nEnvironment,House,Character,Crow,1,\n`
    expect(changesOf(await planned(app, studio.member, projectId, removing))[0]).toBe('2 REMOVED MAIN/SH0010: Crow')
    await expectUndone(removing)
  })

  it('add and change tasks with their links, and undo it', async () => {
    const { email } = studio.member
    const text = 'Title,Task Status,Priority,Assignees,Due date,Shots,Depends on\n' +
      `Paint,To Do,High,${email},2026-12-01,MAIN/SH0010,\nLight,To Do,Low,,,,Paint\n`
    await imported(app, studio.member, projectId, text)
    const before = await exportedCsv(app, studio.member, projectId, 'TASKS')
    await expectUndone(
      'Title,Task Status,Priority,Assignees,Due date,Shots,Depends on\n' +
      'Paint,Done,Low,,,,Light\nLight,In Progress,Low,,,MAIN/SH0010,\nComp,To Do,Low,,,,Paint\n',
    )
    expect(await exportedCsv(app, studio.member, projectId, 'TASKS')).toBe(before)
  })

  it('never make tasks wait for each other by what is rejected', async () => {
    await imported(app, studio.member, projectId, 'Title,Depends on\nPaint,\nLight,Paint\n')
    const plan = await planned(app, studio.member, projectId, 'Title,Depends on\nPaint,Light\nLight,\n')
    expect(plan.refusedCount).toBe(0)
    await chosen(app, studio.member, { importId: plan.id, itemIds: [itemAt(plan, 3).id], choice: 'REJECT' })
    const refused = await sendApply(app, studio.member, plan)
    expectRefused(refused, 'CONFLICT')
    expect(refused.errors[0]?.extensions).toMatchObject({ reason: 'TASK_WAITS_IN_CIRCLE' })
    const needing = await planned(app, studio.member, projectId, 'Title,Depends on\nComp,\nGrade,Comp\n')
    await chosen(app, studio.member, { importId: needing.id, itemIds: [itemAt(needing, 2).id], choice: 'REJECT' })
    expect((await sendApply(app, studio.member, needing)).errors[0]?.extensions).toMatchObject({
      reason: 'IMPORT_ITEM_NEEDED', params: { item: 'Grade', needed: 'Comp' },
    })
  })

  it('change nothing by a file that was exported', async () => {
    await imported(app, studio.member, projectId, ASSETS)
    await imported(app, studio.member, projectId, 'Title,Shots\nPaint,MAIN/SH0010\n')
    await imported(app, studio.member, projectId, 'Parent,Name,Asset Type,Asset\nMAIN,SH0010,Character,Crow\n')
    for (const kind of ['SHOTS', 'ASSETS', 'CASTING', 'TASKS'] as Kind[]) {
      const plan = await planned(app, studio.member, projectId, await exportedCsv(app, studio.member, projectId, kind))
      expect(plan.counts.map(({ change }) => change), kind).toEqual(['UNCHANGED'])
      const nothing = await sendApply(app, studio.member, plan)
      expect(nothing.errors[0]?.extensions).toMatchObject({ reason: 'IMPORT_WITHOUT_CHANGES' })
    }
  })
})

describe('columns that people choose', () => {
  it('become metadata of assets, and undo it', async () => {
    await imported(app, studio.member, projectId, ASSETS)
    const text = 'Type,Name,Vendor,Cost\nCharacter,Crow,North,12\nProp,Lamp,,\nProp,Rope,South,3\n'
    const columns = [{ header: 'Vendor', use: 'METADATA' }, { header: 'Cost', use: 'METADATA' }]
    const plan = await planned(app, studio.member, projectId, text, { as: { csv: { columns } } })
    expect(changesOf(plan)).toEqual(['2 RETEXTED Crow', '3 UNCHANGED Lamp', '4 ADDED Rope'])
    expect(plan.columns.map(({ use }) => use)).toEqual(['KNOWN', 'KNOWN', 'METADATA', 'METADATA'])
    expect(itemAt(plan, 2).changes.map(({ field, to }) => `${field} ${to}`)).toEqual(['Vendor North', 'Cost 12'])
    const before = await contents()
    const done = await applied(app, studio.member, plan)
    const changed = JSON.stringify(await contents())
    expect(changed).toContain('North')
    expect(changed).toContain('South')
    expect((await sendUndo(app, studio.member, done.id)).errors).toEqual([])
    expect(await contents()).toEqual(before)
  })

  it('become tasks of shots with their people, and undo it', async () => {
    const text = 'Sequence,Name,Layout,Layout comment,Layout assignations,Comp\n' +
      `MAIN,SH0010,wip,soon,"${studio.member.name}, Nobody",later\nMAIN,SH0020,wfa,,,\n`
    const columns = [{ header: 'Layout', use: 'TASK_TYPE' }, { header: 'Comp', use: 'TASK_TYPE' }]
    const as = { csv: { columns } }
    const plan = await planned(app, studio.member, projectId, text, { as })
    expect(changesOf(plan)).toEqual([
      '2 UNCHANGED MAIN/SH0010', '2 ADDED Layout SH0010', '2 REFUSED Comp SH0010', '3 ADDED MAIN/SH0020',
      '3 ADDED Layout SH0020',
    ])
    expect(plan.items.nodes[1]?.reasons).toMatchObject([
      { reason: 'CSV_ASSIGNEE_NAME_UNKNOWN', params: { name: 'Nobody' } },
    ])
    await chosen(app, studio.member, { importId: plan.id, changes: ['REFUSED'], choice: 'REJECT' })
    const before = await contents()
    const done = await applied(app, studio.member, plan)
    const csv = await exportedCsv(app, studio.member, projectId, 'TASKS')
    expect(csv).toContain(`Layout SH0010,,In Progress,Medium,${studio.member.email},,MAIN/SH0010`)
    expect(csv).toContain('Layout SH0020,,In Review,Medium,,,MAIN/SH0020')
    const again = await planned(app, studio.member, projectId, text.replace('wfa', 'done'), { as })
    expect(changesOf(again)).toEqual([
      '2 UNCHANGED MAIN/SH0010', '2 UNCHANGED Layout SH0010', '2 REFUSED Comp SH0010', '3 UNCHANGED MAIN/SH0020',
      '3 RETEXTED Layout SH0020',
    ])
    expect((await sendUndo(app, studio.member, done.id)).errors).toEqual([])
    expect(await contents()).toEqual(before)
    const partly = await makeToken(studio.member, ['read', 'imports:write', 'shots:write'])
    expectRefused(await sendApply(app, partly, again), 'FORBIDDEN')
  })
})

describe('files of Kitsu', () => {
  const kitsu = { as: { csv: { profile: 'KITSU' } } }

  it('give lengths by Nb Frames, and say where the other numbers are old', async () => {
    const text = 'Episode,Sequence,Name,Description,Nb Frames,Frame In,Frame Out,FPS,Storyboard,Storyboard comment\n' +
      'E01,MAIN,SH0020,Waves,48,1001,1024,,wip,\nE01,MAIN,SH0030,,,1001,1012,24,,\n'
    const plan = await planned(app, studio.member, projectId, text, kitsu)
    expect(changesOf(plan)).toEqual(['2 ADDED MAIN/SH0020', '3 ADDED MAIN/SH0030'])
    expect(itemAt(plan, 2).reasons).toMatchObject([
      { reason: 'CSV_FRAMES_CONTRADICTORY', params: { frames: 48, length: 24 } },
    ])
    expect(plan.warnings).toMatchObject([{ params: { count: 3 } }])
    expect((await planned(app, studio.member, projectId, text)).refusedCount).toBe(1)
    await applied(app, studio.member, plan)
    const csv = await exportedCsv(app, studio.member, projectId, 'SHOTS')
    expect(csv).toContain('MAIN,SH0020,Waves,48')
    expect(csv).toContain('MAIN,SH0030,,12')
  })

  it('name boards by episode and sequence where there are several episodes', async () => {
    const shots = 'Episode,Sequence,Name\nE01,SQ010,SH0010\nE02,SQ010,SH0010\n'
    const done = await imported(app, studio.member, projectId, shots, kitsu)
    expect(changesOf(done)).toEqual([
      '- ADDED E01_SQ010', '- ADDED E02_SQ010', '2 ADDED E01_SQ010/SH0010', '3 ADDED E02_SQ010/SH0010',
    ])
    expect(done.warnings).toEqual([])
    await imported(app, studio.member, projectId, ASSETS)
    const casting = 'Episode,Parent,Name,Asset Type,Asset\nE01,SQ010,SH0010,Character,Crow\n' +
      'E02,SQ010,SH0010,Prop,Lamp\n,Environment,House,Prop,Lamp\n'
    expect(changesOf(await planned(app, studio.member, projectId, casting, kitsu))).toEqual([
      '2 ADDED E01_SQ010/SH0010: Crow', '3 ADDED E02_SQ010/SH0010: Lamp', '4 ADDED Environment/House: Lamp',
    ])
  })

  it('have types of assets of their own, which are OTHER', async () => {
    const text = 'Type,Name,Description\nMatte Painting,Sky,\nChars,Crow,\n'
    const plan = await planned(app, studio.member, projectId, text, kitsu)
    expect(itemAt(plan, 2).reasons).toMatchObject([{ reason: 'CSV_TYPE_OTHER', params: { value: 'Matte Painting' } }])
    await applied(app, studio.member, plan)
    expect(changesOf(await planned(app, studio.member, projectId, text, kitsu))).toEqual([
      '2 UNCHANGED Sky', '3 UNCHANGED Crow',
    ])
    const casting = 'Parent,Name,Asset Type,Asset\nMAIN,SH0010,Matte Painting,Sky\n,E01,Chars,Crow\n'
    const cast = await planned(app, studio.member, projectId, casting, kitsu)
    expect(changesOf(cast)).toEqual(['2 ADDED MAIN/SH0010: Sky', '3 UNCHANGED /E01: Crow'])
    expect(itemAt(cast, 3).reasons).toMatchObject([{ reason: 'CSV_EPISODE_IGNORED', params: { episode: 'E01' } }])
  })
})
