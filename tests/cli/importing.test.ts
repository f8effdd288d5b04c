import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startJobs } from '../../server/platform/jobs/jobs.ts'
import { tasks } from '../../server/tasks.ts'
import { startApp, type TestApp } from '../harness/app.ts'
import { makeDatabase } from '../harness/database.ts'
import { makeProject, makeStudio, makeToken, readBoard, type Studio } from '../harness/fixtures.ts'
import { expectUnchanged } from '../harness/refusals.ts'
import { inApp } from '../harness/running.ts'
import { finalDraftFile, paragraph } from '../unit/scripts/finalDraftFile.ts'
import { type CommandLine, commandLine } from './commandLine.ts'

const SCRIPT = `Title: Gulls

INT. LIGHTHOUSE - NIGHT

Rain on the glass.

A gull lands.

EXT. PIER - DAWN

Nobody is there.
`
const SHOTS = 'Sequence,Name,Description,Nb Frames\nMAIN,SH0010,Waves,48\nMAIN,SH0020,Gulls,24\n'
const ASSETS = 'Type;Name;Description\nCharacters;Crow;Black\nProps;Lamp;\n'
const CASTING = 'Parent,Name,Asset Type,Asset,Occurences,Label\nMAIN,SH0010,Character,Crow,2,\n'
const TASKS = 'Title\tPriority\tShots\nPaint the sea\tHigh\tMAIN/SH0010\n'

interface Imported {
  dryRun: boolean
  written: boolean
  kind: string
  plan: { createCount: number; changeCount: number; refuseCount: number; skipCount: number; rows?: object[] }
}

describe('import by the command line', () => {
  let app: TestApp
  let studio: Studio
  let cli: CommandLine
  let stopJobs: () => Promise<void>
  const folder = mkdtempSync(join(tmpdir(), 'framewright-import-'))
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

  const newProject = () => makeProject(app, studio.owner, studio.organizationId)
  /** A board without the events of its project: a plan has some. */
  const boardOf = async (storyboardId: string) => {
    const { revision, shots } = await readBoard(app, studio.owner, storyboardId)
    return { revision, shots }
  }

  it('plans a script without writing, brings it in, and does not double it', async () => {
    const { projectId, storyboardId } = await newProject()
    const script = file('gulls.fountain', SCRIPT)
    const read = () => boardOf(storyboardId)
    await expectUnchanged(read, async () => {
      expect(await cli.json('import', script, '--storyboard', storyboardId, '--dry-run')).toMatchObject({
        dryRun: true,
        written: false,
        kind: 'script',
        storyboard: { id: storyboardId },
        plan: { sceneCount: 2, shotCount: 3, scenes: [{ heading: 'INT. LIGHTHOUSE - NIGHT' }, {}] },
      })
      const { stdout } = await cli.run('import', script, '--project', projectId, '--dry-run')
      expect(stdout).toContain('Nothing was written')
    })
    expect(await cli.json('import', script, '--project', projectId)).toMatchObject({
      dryRun: false,
      written: true,
      plan: { sceneCount: 2, shotCount: 3 },
    })
    await expectUnchanged(read, async () => {
      const again = await cli.run('import', script, '--project', projectId)
      expect(again).toMatchObject({ code: 6, stdout: '' })
      expect(again.stderr).toContain('--append')
    })
    expect(await cli.run('import', script, '--project', projectId, '--append')).toMatchObject({ code: 0 })
    expect((await read()).shots.totalCount).toBe(6)
  })

  it('knows a Final Draft file by its name', async () => {
    const { storyboardId } = await newProject()
    const text = finalDraftFile([paragraph('Scene Heading', 'INT. HALL'), paragraph('Action', 'Rain.')])
    const script = file('gulls.fdx', text)
    expect(await cli.json('import', script, '--storyboard', storyboardId)).toMatchObject({
      kind: 'script', plan: { sceneCount: 1, shotCount: 1 },
    })
  })

  it('does a script once under a key', async () => {
    const { projectId, storyboardId } = await newProject()
    const given = ['import', '-', '--kind', 'script', '--project', projectId, '--idempotency-key', `gulls-${projectId}`]
    const first = await cli.feed(SCRIPT, ...given)
    expect(first).toMatchObject({ code: 0, stdout: expect.stringContaining('2 scenes with 3 shots went on') as string })
    expect(await cli.feed(SCRIPT, ...given)).toMatchObject({ code: 0, stdout: first.stdout })
    expect((await readBoard(app, studio.owner, storyboardId)).shots.totalCount).toBe(3)
  })

  it('brings in CSV of every kind, told by its columns, after a dry run that writes nothing', async () => {
    const { projectId, storyboardId } = await newProject()
    for (const [kind, text, count] of [
      ['shots', SHOTS, 2],
      ['assets', ASSETS, 2],
      ['casting', CASTING, 1],
      ['tasks', TASKS, 1],
    ] as const) {
      const csv = file(`${kind}.csv`, text)
      const given = ['import', csv, '--project', projectId]
      await expectUnchanged(
        () => boardOf(storyboardId),
        async () => {
          const { plan, ...told } = await cli.json<Imported>(...given, '--dry-run')
          expect(told).toMatchObject({ dryRun: true, written: false, kind })
          expect(plan).toMatchObject({ createCount: count, refuseCount: 0 })
          expect(plan.rows).toHaveLength(count)
        },
      )
      const done = { dryRun: false, written: true, kind, plan: { createCount: count } }
      expect(await cli.json(...given)).toMatchObject(done)
    }
    const again = await cli.json('import', join(folder, 'shots.csv'), '--project', projectId)
    expect(again).toMatchObject({ plan: { createCount: 0, changeCount: 0, skipCount: 2 } })
  })

  it('warns of unknown columns, with their names, and imports the others', async () => {
    const { projectId } = await newProject()
    const csv = file('kitsu.csv', 'Episode,Sequence,Name,Storyboard,Storyboard comment\nE01,MAIN,SH0010,wip,\n')
    const warning = 'Ignored 3 unknown columns: Episode, Storyboard, Storyboard comment'
    const planned = await cli.run('import', csv, '--project', projectId, '--dry-run')
    expect(planned).toMatchObject({ code: 0, stderr: expect.stringContaining(warning) as string })
    const { code, stdout, stderr } = await cli.run('import', csv, '--project', projectId, '--json')
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining(warning) as string })
    expect(JSON.parse(stdout)).toMatchObject({
      plan: { createCount: 1, ignoredColumns: ['Episode', 'Storyboard', 'Storyboard comment'] },
    })
  })

  it('shows a file that is not UTF-8 in each encoding, and takes the one that is chosen', async () => {
    const { projectId } = await newProject()
    const csv = file('excel.csv', Buffer.from('sep=;\r\nType;Name\r\nProp;Caf\u00e9\r\n', 'latin1'))
    const given = ['import', csv, '--project', projectId]
    const refused = await cli.run(...given)
    expect(refused).toMatchObject({ code: 1, stdout: '' })
    expect(refused.stderr).toContain('--encoding windows-1252: Prop;Café')
    expect(await cli.run(...given, '--encoding', 'shift_jis')).toMatchObject({ code: 1 })
    const { plan } = await cli.json<Imported>(...given, '--encoding', 'latin1')
    expect(plan).toMatchObject({ createCount: 1 })
    const { stdout } = await cli.run('assets', projectId)
    expect(stdout).toContain('Café')
    const utf16 = file('cafe.fountain', Buffer.from('\ufeffINT. CAFÉ\n\nRain.\n', 'utf16le'))
    expect(await cli.json('import', utf16, '--project', projectId, '--dry-run')).toMatchObject({
      plan: { scenes: [{ heading: 'INT. CAFÉ' }] },
    })
  })

  it('refuses a file with a bad row as a whole, in the dry run too', async () => {
    const { projectId, storyboardId } = await newProject()
    const csv = file('bad.csv', `${SHOTS}MAIN,SH0030,Wrong,many\n`)
    await expectUnchanged(
      () => boardOf(storyboardId),
      async () => {
        const dry = await cli.run('import', csv, '--project', projectId, '--dry-run')
        expect(dry.code).toBe(1)
        expect(dry.stdout).toMatch(/4 +REFUSE/)
        const real = await cli.run('import', csv, '--project', projectId)
        expect(real).toMatchObject({ code: 1, stdout: '' })
        expect(real.stderr).toContain('line 4')
        expect(real.stderr).toContain('INVALID_INPUT')
      },
    )
    const status = file('status.csv', 'Sequence,Name,Status\nMAIN,SH0010,Gone\n')
    const planned = await cli.run('import', status, '--project', projectId, '--dry-run')
    expect(planned).toMatchObject({ code: 1, stdout: expect.stringMatching(/2 +REFUSE .*no status "Gone"/) as string })
    expect((await cli.run('import', status, '--project', projectId)).code).toBe(1)
    expect((await cli.run('import', file('odd.csv', 'a,b\n'), '--project', projectId)).code).toBe(2)
    expect((await cli.run('import', join(folder, 'none.csv'), '--project', projectId)).code).toBe(1)
    expect((await cli.run('import', csv, '--project', 'NOWHERE-AT-ALL')).code).toBe(4)
  })
})
