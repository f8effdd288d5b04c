import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../server/kernel/ids.ts'
import { startJobs } from '../../server/platform/jobs/jobs.ts'
import { tasks } from '../../server/tasks.ts'
import { startApp, type TestApp } from '../harness/app.ts'
import { makeDatabase } from '../harness/database.ts'
import { makeProject, makeStudio, makeToken, readBoard, type Studio } from '../harness/fixtures.ts'
import { anyPng } from '../harness/images.ts'
import { inApp, prisma } from '../harness/running.ts'
import { picturedLayers, shotsOf } from '../api/imports/boardReading.ts'
import { projectOf, zipped } from '../api/imports/storyboarderFiles.ts'
import { type CommandLine, commandLine } from './commandLine.ts'

const SHOTS = 'Sequence,Name,Description,Nb Frames\nMAIN,SH0010,Waves,48\nMAIN,SH0020,Gulls,24\n'
const SECOND = 'Sequence,Name,Description,Nb Frames\nMAIN,SH0010,Storm,48\nMAIN,SH0020,Gulls,36\nMAIN,SH0030,Rain,12\n'

interface Planned {
  written: boolean
  import: { id: string; status: string; counts: { change: string; count: number; acceptedCount: number }[] }
  items: { name: string; change: string; choice: string }[]
}

describe('import by a plan that the server keeps', () => {
  let app: TestApp
  let studio: Studio
  let cli: CommandLine
  let stopJobs: () => Promise<void>
  const folder = mkdtempSync(join(tmpdir(), 'framewright-plan-'))
  const file = (name: string, text: string | Uint8Array) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }

  beforeAll(async () => {
    app = await startApp(await makeDatabase())
    stopJobs = await inApp(() => startJobs(tasks, () => {}))
    studio = await makeStudio(app)
    cli = commandLine(app.url, await makeToken(studio.member, ['read', 'write']))
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await stopJobs()
    await app.stop()
  })

  it('plans, applies what is accepted, and undoes it', async () => {
    const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    const codes = async () =>
      (await readBoard(app, studio.owner, storyboardId)).shots.nodes.map(({ code }) => code)
    const first = file('first.csv', SHOTS)
    expect(await cli.json('import', first, '--project', projectId, '--apply')).toMatchObject({ written: true })
    expect(await codes()).toEqual(['SH0010', 'SH0020'])
    const again = await cli.run('import', first, '--project', projectId, '--apply')
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('applied 0 changes') as string })

    const second = file('second.csv', SECOND)
    const shown = await cli.run('import', second, '--project', projectId, '--plan')
    expect(shown.code).toBe(0)
    expect(shown.stdout).toMatch(/3\s+RETIMED\s+ACCEPT\s+MAIN\/SH0020\s+Nb Frames: 24 → 36/)
    expect(shown.stdout).toContain('Nothing was written')
    const given = ['--project', projectId, '--plan', '--accept', 'retimed,added']
    const { items, ...planned } = await cli.json<Planned>('import', second, ...given)
    expect(planned).toMatchObject({ written: false, import: { status: 'READY' } })
    expect(items.map(({ name, change, choice }) => `${name} ${change} ${choice}`)).toEqual([
      'MAIN/SH0010 RETEXTED REJECT', 'MAIN/SH0020 RETIMED ACCEPT', 'MAIN/SH0030 ADDED ACCEPT',
    ])
    const { id } = planned.import
    expect(await codes()).toEqual(['SH0010', 'SH0020'])
    const { stdout, stderr } = await cli.run('import', id, '--apply')
    expect(stdout).toContain('applied 2 changes')
    expect(stderr).toContain(`framewright import ${id} --undo`)
    expect(await codes()).toEqual(['SH0010', 'SH0020', 'SH0030'])
    expect(await cli.json('import', id, '--undo')).toMatchObject({ import: { status: 'UNDONE' } })
    expect(await codes()).toEqual(['SH0010', 'SH0020'])
    expect(await cli.run('import', id, '--undo')).toMatchObject({ code: 6 })
  })

  it('plans, applies and undoes a script, revises it by the next draft, and lets one follow', async () => {
    const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    const where = { storyboardId: uuidOf('Storyboard', storyboardId), deletedAt: null }
    const texts = async () =>
      (await prisma.shot.findMany({ where, orderBy: { rank: 'asc' } })).map(({ description }) => description)
    const script = file('gulls.fountain', 'INT. HALL\n\nRain on the glass.\n\nA gull lands on the sill.\n')
    const given = ['--project', projectId]
    const shown = await cli.run('import', script, ...given, '--plan')
    expect(shown).toMatchObject({ code: 0, stdout: expect.stringMatching(/ADDED +ACCEPT +1 INT\. HALL/) as string })
    const { import: done } = await cli.json<Planned>('import', script, '--storyboard', storyboardId, '--apply')
    expect(await texts()).toEqual(['Rain on the glass.', 'A gull lands on the sill.'])
    expect(await cli.json('import', done.id, '--undo')).toMatchObject({ import: { status: 'UNDONE' } })
    expect(await texts()).toEqual([])

    await cli.json('import', script, ...given, '--apply')
    const draft = file('draft.fountain', 'INT. HALL\n\nRain on the glass.\n\nTwo gulls land on the sill.\n')
    await cli.json('import', draft, ...given, '--accept', 'retexted,added')
    expect(await texts()).toEqual(['Rain on the glass.', 'Two gulls land on the sill.'])
    await cli.json('import', script, ...given, '--apply', '--append')
    expect(await texts()).toHaveLength(4)
  })

  it('plans and applies a cut of a board', async () => {
    const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    const shots = file('shots.csv', SHOTS)
    expect(await cli.json('import', shots, '--project', projectId, '--apply')).toMatchObject({ written: true })
    const list = ['SH0020', 'SH0010'].flatMap((code, index) => {
      const times = `00:00:00:00 00:00:01:00 00:00:0${index}:00 00:00:0${index + 1}:00`
      return [`00${index + 1} AX V C ${times}`, `* FROM CLIP NAME: ${code}`]
    })
    const cut = file('cut.edl', list.join('\n'))
    expect(await cli.run('import', cut, '--storyboard', storyboardId)).toMatchObject({ code: 2 })
    const given = ['import', cut, '--storyboard', storyboardId, '--frame-rate', '24', '--gaps', 'drop']
    const shown = await cli.run(...given, '--plan')
    expect(shown.stdout).toMatch(/MOVED\s+ACCEPT\s+MAIN\/SH0020\s+position: 2 → 1/)
    expect(await cli.json(...given, '--apply')).toMatchObject({ written: true })
    const board = await readBoard(app, studio.owner, storyboardId)
    expect(board.shots.nodes.map(({ code }) => code)).toEqual(['SH0020', 'SH0010'])
  })

  it('plans and applies a project of Storyboarder', async () => {
    const { storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    const notes = await anyPng()
    const project = zipped({
      'a.storyboarder': projectOf([
        { uid: 'A', newShot: true, duration: '500', layers: { notes: { url: 'a.png' } } },
        { uid: 'B', newShot: false, layers: {} },
      ]),
      'images/a.png': notes,
    })
    const boards = file('boards.zip', project)
    expect(await cli.run('import', boards, '--storyboard', storyboardId)).toMatchObject({ code: 2 })
    const given = ['import', boards, '--storyboard', storyboardId, '--boards-as-shots', '--notes-layer']
    expect(await cli.json(...given, '--apply')).toMatchObject({ written: true })
    const shots = await shotsOf(app, studio.owner, storyboardId)
    expect(shots.map(({ frames, views }) => [frames, ...views.flatMap(picturedLayers)])).toEqual([
      [12, 'notes 1'], [48],
    ])
  })

  it('says what is wrong with a file, a plan and an option', async () => {
    const { projectId } = await makeProject(app, studio.owner, studio.organizationId)
    const bad = file('bad.csv', 'Sequence,Name,Nb Frames\nMAIN,SH0010,nine\n')
    const shown = await cli.run('import', bad, '--project', projectId, '--plan')
    expect(shown).toMatchObject({ code: 1, stdout: expect.stringContaining('must be a whole number') as string })
    expect(await cli.run('import', bad, '--project', projectId, '--apply')).toMatchObject({ code: 1 })
    const latin = file('latin.csv', Buffer.from('Type;Name\r\nProp;Caf\u00e9\r\n', 'latin1'))
    const refused = await cli.run('import', latin, '--project', projectId, '--apply')
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('--encoding windows-1252') as string })
    const given = ['import', latin, '--project', projectId, '--apply', '--encoding', 'latin1']
    expect(await cli.json(...given)).toMatchObject({ written: true })
    expect(await cli.run('import', latin, '--project', projectId, '--accept', 'frames')).toMatchObject({ code: 2 })
    expect(await cli.run('import', latin, '--undo')).toMatchObject({ code: 2 })
  })
})
