import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { readLog } from '../casting/casts.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import { exported, imported, outcomesOf, planned, reasonsOf, sendImport, sendPlan } from './csvCalls.ts'

const KITSU = 'Sequence,Name,Description,Nb Frames,Frame In,Frame Out,FPS,Status'
const HEADER = `${KITSU},Dialogue,Camera Note,Notes`

const TEXTS = { dialogue: 'ADA\nHush.', cameraNote: 'Push in', notes: 'Slow' }

interface Row {
  code: string
  name: string
  description: string
  frames: number
  status: { name: string } | null
}

interface Boards {
  project: { storyboards: { nodes: { code: string; name: string; shots: { nodes: Row[] } }[] } }
}

describe('shots as CSV', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const newProject = () => makeProject(app, studio.owner, studio.organizationId)

  async function read(projectId: string) {
    const { project } = await app.ask<Boards>(
      studio.owner,
      `query ($id: ID!) {
        project(by: { id: $id }) {
          storyboards(first: 5) {
            nodes { code name shots(first: 100) { nodes { code name description frames status { name } } } }
          }
        }
      }`,
      { id: projectId },
    )
    return project.storyboards.nodes
  }

  it('writes them as Kitsu does, with the numbers of their frames', async () => {
    const { projectId, storyboardId, statusIds } = await newProject()
    const one = await makeShot(app, studio.owner, storyboardId)
    const two = await makeShot(app, studio.owner, storyboardId)
    const description = 'Rain,\n"hard"'
    await mutatedOne(app, studio.owner, 'updateShots', { shotId: one.id, frames: 24, description })
    await mutatedOne(app, studio.owner, 'updateShots', { shotId: two.id, statusId: statusIds[1], ...TEXTS })
    expect(await exported(app, studio.member, projectId, 'SHOTS')).toBe(
      '\uFEFF' +
        `${HEADER}\r\n` +
        'MAIN,SH0010,"Rain,\n""hard""",24,1001,1024,24,,,,\r\n' +
        'MAIN,SH0020,,48,1001,1048,24,Clean-up,"ADA\nHush.",Push in,Slow\r\n',
    )
    await mutated(app, studio.owner, 'updateProject', { projectId, firstFrame: 1, frameNumbering: 'BOARD' })
    await mutated(app, studio.owner, 'updateStoryboard', { storyboardId, startTimecode: '00:00:01:00' })
    const text = await exported(app, studio.member, projectId, 'SHOTS')
    expect(text).toContain(',24,25,48,24,,,,\r\nMAIN,SH0020,,48,49,96,24,Clean-up,')
  })

  it('changes dialogue, camera note and notes, and leaves those without a column', async () => {
    const { projectId, storyboardId } = await newProject()
    const { id } = await makeShot(app, studio.owner, storyboardId)
    await mutatedOne(app, studio.owner, 'updateShots', { shotId: id, ...TEXTS })
    const text = 'Sequence,Name,Dialogue,camera note\nMAIN,SH0010,"BEN\nNo.",\nMAIN,SH0020,"ADA\nYes.",Tilt'
    const plan = await imported(app, studio.member, projectId, 'SHOTS', text)
    expect(plan.rows.nodes[0]?.changes).toEqual([
      { column: 'Dialogue', from: TEXTS.dialogue, to: 'BEN\nNo.' },
      { column: 'Camera Note', from: TEXTS.cameraNote, to: '' },
    ])
    const file = await exported(app, studio.owner, projectId, 'SHOTS')
    expect(file).toContain(',24,,"BEN\nNo.",,Slow\r\n')
    expect(file).toContain(',24,,"ADA\nYes.",Tilt,\r\n')
    const long = `Sequence,Name,Notes\nMAIN,SH0010,${'x'.repeat(20_001)}`
    const tooLong = await planned(app, studio.owner, projectId, 'SHOTS', long)
    expect(reasonsOf(tooLong)).toEqual({ 2: 'Notes must be at most 20,000 characters' })
  })

  it('makes shots and boards, keeps codes as they are written, and says beforehand what it will do', async () => {
    const { projectId, storyboardId } = await newProject()
    await makeShot(app, studio.owner, storyboardId)
    const text = [
      'name;SEQUENCE; nb frames ;Status;Description',
      '001;main;100;approved;Harbour',
      'sh0010;MAIN;;;',
      '0010;SQ02;;;',
      '001;SQ02;12;;Fog;',
    ].join('\n')
    const plan = await planned(app, studio.member, projectId, 'SHOTS', text)
    expect(outcomesOf(plan)).toEqual([
      '2 CREATE MAIN/001',
      '3 SKIP MAIN/SH0010',
      '4 CREATE SQ02/0010',
      '5 CREATE SQ02/001',
    ])
    expect(plan.rows.nodes[0]?.changes).toEqual([
      { column: 'Sequence', from: '', to: 'MAIN' },
      { column: 'Name', from: '', to: '001' },
      { column: 'Description', from: '', to: 'Harbour' },
      { column: 'Nb Frames', from: '', to: '100' },
      { column: 'Status', from: '', to: 'Approved' },
    ])
    expect(await read(projectId)).toHaveLength(1)
    expect(await imported(app, studio.member, projectId, 'SHOTS', text)).toEqual(plan)
    const shot = (code: string, name: string, rest: object) => ({
      code, name, description: '', frames: 48, status: null, ...rest,
    })
    expect(await read(projectId)).toEqual([
      {
        code: 'MAIN',
        name: expect.any(String) as string,
        shots: {
          nodes: [
            shot('SH0010', 'Shot 1', {}),
            shot('001', 'Shot 2', { description: 'Harbour', frames: 100, status: { name: 'Approved' } }),
          ],
        },
      },
      {
        code: 'SQ02',
        name: 'SQ02',
        shots: { nodes: [shot('0010', 'Shot 1', {}), shot('001', 'Shot 2', { description: 'Fog', frames: 12 })] },
      },
    ])
    const log = await readLog(app, studio.owner, projectId)
    expect(log[0]).toMatchObject({ type: 'project.csvImported', payload: { kind: 'SHOTS', created: 3, changed: 0 } })
    expect(log.filter(({ type }) => type === 'shot.created')).toHaveLength(4)
    expect(log.filter(({ type }) => type === 'storyboard.created')).toHaveLength(2)
    expect((await planned(app, studio.owner, projectId, 'SHOTS', text)).skipCount).toBe(4)
    const before = log.length
    await imported(app, studio.owner, projectId, 'SHOTS', text)
    expect(await readLog(app, studio.owner, projectId)).toHaveLength(before)
  })

  it('changes what the columns say and nothing else', async () => {
    const { projectId, storyboardId, statusIds } = await newProject()
    const { id: shotId } = await makeShot(app, studio.owner, storyboardId)
    await mutatedOne(app, studio.owner, 'updateShots', { shotId, frames: 24, description: 'Old', name: 'Harbour' })
    await mutatedOne(app, studio.owner, 'updateShots', { shotId, statusId: statusIds[1] })
    const shot = async () => (await read(projectId))[0]?.shots.nodes[0]
    await imported(app, studio.owner, projectId, 'SHOTS', 'Sequence,Name\nMAIN,SH0010\n')
    const status = { name: 'Clean-up' }
    expect(await shot()).toMatchObject({ name: 'Harbour', description: 'Old', frames: 24, status })
    await imported(app, studio.owner, projectId, 'SHOTS', `${KITSU}\nMAIN,SH0010,New,,1001,1030,"24,0",\n`)
    expect(await shot()).toMatchObject({ name: 'Harbour', description: 'New', frames: 30, status: null })
    await imported(app, studio.owner, projectId, 'SHOTS', 'Sequence,Name,Description\nMAIN,SH0010,\n')
    expect(await shot()).toMatchObject({ description: '', frames: 30 })
  })

  it('refuses rows with the reason, and then imports nothing', async () => {
    const { projectId, storyboardId } = await newProject()
    const gone = await makeShot(app, studio.owner, storyboardId)
    await makeShot(app, studio.owner, storyboardId)
    await mutatedOne(app, studio.owner, 'deleteShots', { shotId: gone.id })
    const text = [
      KITSU,
      'MAIN,NEW1,,10,,,,',
      'MAIN,NEW2,,30,1,24,,',
      'MAIN,NEW3,,,1,,,',
      'MAIN,NEW4,,,24,1,,',
      'MAIN,NEW5,,ten,,,,',
      'MAIN,NEW6,,,,,25,',
      'MAIN,NEW7,,,,,,Gone',
      'MAIN,SH0010,,,,,,',
      'MAIN,with blank,,,,,,',
      ',NEW8,,,,,,',
      'MAIN,,,,,,,',
      'MAIN,new1,,,,,,',
      'MAIN,NEW9',
      'MAIN,NEW10,,0,,,,',
      'MAIN,NEW11,,2073601,,,,',
      'MAIN,NEW12,"tab\there",,,,,',
    ].join('\n')
    const plan = await planned(app, studio.owner, projectId, 'SHOTS', text)
    const codeRule = 'must be 1 to 32 letters, digits, "_" or "-"'
    expect(reasonsOf(plan)).toEqual({
      3: 'Nb Frames is 30, but from Frame In to Frame Out there are 24',
      4: 'Give Nb Frames, or both Frame In and Frame Out',
      5: 'Frame Out comes before Frame In',
      6: 'Nb Frames must be a whole number',
      7: 'FPS is 25, but the project runs at 24 frames per second',
      8: 'There is no status "Gone"; the project has: Rough, Clean-up, In Review, Approved, Retake',
      9: 'There was a shot SH0010 before; its code is not given again',
      10: `Name "with blank" ${codeRule}`,
      11: 'Sequence is required: the code of a board',
      12: 'Name is required: the code of the shot',
      13: 'The same shot as in line 2',
      14: 'The row has 2 cells, the first line has 8',
      15: 'Frames must be a whole number, at least 1',
      16: 'A shot lasts at most 24 hours',
      17: 'Description must not contain control characters',
    })
    expect([plan.createCount, plan.refuseCount]).toEqual([1, 15])
    await expectUnchanged(() => Promise.all([read(projectId), readLog(app, studio.owner, projectId)]), async () => {
      const answer = await sendImport(app, studio.owner, projectId, 'SHOTS', text)
      expectRefused(answer, 'INVALID_INPUT', {
        text:
          'Nothing was imported: 15 rows cannot be taken. ' +
          'line 3: Nb Frames is 30, but from Frame In to Frame Out there are 24. ' +
          'line 4: Give Nb Frames, or both Frame In and Frame Out. ' +
          'line 5: Frame Out comes before Frame In. ' +
          'line 6: Nb Frames must be a whole number. ' +
          'line 7: FPS is 25, but the project runs at 24 frames per second, and 10 more',
      })
    })
  })

  it('ignores unknown columns and names them', async () => {
    const { projectId } = await newProject()
    const plan = await imported(app, studio.owner, projectId, 'SHOTS', 'Sequence,Camera,Name\nMAIN,50 mm,001\n')
    expect(plan).toMatchObject({ createCount: 1, ignoredColumns: ['Camera'] })
  })

  it('refuses a file it cannot read as a whole', async () => {
    const { projectId } = await newProject()
    const cases: Record<string, string> = {
      '': 'The file is empty',
      'Name\n001\n': 'The first line must name the columns. Missing: Sequence',
      'Sequence,Name,name\n': 'The column Name is there twice',
      'Sequence,Name,Frames,Nb Frames\n': 'The column Nb Frames is there twice',
      'Sequence,Name\nMAIN,"001\n': 'Line 2: a quotation mark is never closed or stands alone',
      [`Sequence,Name\n${'MAIN,001\n'.repeat(10_001)}`]: 'The file has 10,001 rows; at most 10,000 are taken at once',
      [`Sequence,Name\n${'x'.repeat(2 * 1024 * 1024)}`]: 'The file has more than 2 MB',
    }
    for (const [text, sentence] of Object.entries(cases)) {
      for (const send of [sendPlan, sendImport]) {
        expectRefused(await send(app, studio.owner, projectId, 'SHOTS', text), 'INVALID_INPUT', { text: sentence })
      }
    }
  })

  it('is for members, importing for those who may change the project', async () => {
    const { projectId } = await newProject()
    const text = 'Sequence,Name\nMAIN,001\n'
    expectRefused(await sendPlan(app, studio.outsider, projectId, 'SHOTS', text), 'NOT_FOUND')
    expectRefused(await sendImport(app, studio.outsider, projectId, 'SHOTS', text), 'NOT_FOUND')
    await mutated(app, studio.owner, 'archiveProject', { projectId })
    expectRefused(await sendImport(app, studio.owner, projectId, 'SHOTS', text), 'CONFLICT')
    expect((await planned(app, studio.owner, projectId, 'SHOTS', text)).createCount).toBe(1)
  })
})
