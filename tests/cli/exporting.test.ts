import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { videoProblem } from '../../server/modules/delivery/exports/videoPackage.ts'
import { startJobs } from '../../server/platform/jobs/jobs.ts'
import { tasks } from '../../server/tasks.ts'
import { startApp, type TestApp } from '../harness/app.ts'
import { makeDatabase } from '../harness/database.ts'
import { type FaultyProxy, startFaultyProxy } from '../harness/faultyProxy.ts'
import { makeShot, makeStudio, makeToken, type Studio } from '../harness/fixtures.ts'
import { inApp } from '../harness/running.ts'
import { mutated } from '../api/projects/projectCalls.ts'
import { commandLine } from './commandLine.ts'

const SHOTS = 30
const CUT_AFTER_BYTES = 6_000

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const linesOf = (text: string) => text.trimEnd().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>)

interface Exported {
  file: string
  rows: number
  bytes: number
  sha256: string
  seq: number
}

interface Written {
  file: string
  format: string
  bytes: number
  warnings: { reason: string }[]
}

describe('export by the command line', () => {
  let app: TestApp
  let proxy: FaultyProxy
  let studio: Studio
  let stopJobs: () => Promise<void>
  const folder = mkdtempSync(join(tmpdir(), 'framewright-export-'))

  beforeAll(async () => {
    // A queue of its own: the server that takes a job writes into its own folder.
    app = await startApp(await makeDatabase())
    stopJobs = await inApp(() => startJobs(tasks, () => {}))
    proxy = await startFaultyProxy(app.url)
    studio = await makeStudio(app)
    for (let count = 0; count < SHOTS; count++) await makeShot(app, studio.owner, studio.storyboardId)
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await proxy.stop()
    await stopJobs()
    await app.stop()
  })

  const cli = async () => commandLine(proxy.url, await makeToken(studio.member, ['read']), folder)

  function expectWhole({ file, rows, bytes, sha256: told, seq }: Exported): void {
    const content = readFileSync(file)
    expect(content.length).toBe(bytes)
    expect(sha256(content)).toBe(told)
    const lines = linesOf(content.toString())
    expect(lines[0]).toMatchObject({ kind: 'header', projectId: studio.projectId, seq })
    expect(lines.at(-1)).toMatchObject({ kind: 'trailer', rows })
    expect(lines).toHaveLength(rows + 2)
    expect(lines.filter(({ kind }) => kind === 'shot')).toHaveLength(SHOTS)
  }

  it('waits for the file, checks it and puts it in its place', async () => {
    const command = await cli()
    const wished = await command.json<Exported>('export', studio.projectId, '--out', 'out.jsonl', '--no-canvas-data')
    expect(wished.file).toBe(join(folder, 'out.jsonl'))
    expectWhole(wished)
    const { code, stdout } = await command.run('export', studio.projectId)
    expect(code).toBe(0)
    const name = readdirSync(folder).find((file) => file !== 'out.jsonl') ?? ''
    expect(name).toMatch(/^[A-Z-]+\d*-\d{4}-\d\d-\d\d\.jsonl$/)
    expect(stdout).toContain(join(folder, name))
    expect(readdirSync(folder)).toHaveLength(2)
  })

  it('reads on where the line broke off', async () => {
    proxy.cutAfterBytes = CUT_AFTER_BYTES
    proxy.requests.length = 0
    const command = await cli()
    const exported = await command.json<Exported>('export', studio.projectId, '--out', 'pieces.jsonl')
    proxy.cutAfterBytes = null
    expectWhole(exported)
    const downloads = proxy.requests.filter(({ path }) => path.startsWith('/media/'))
    expect(downloads.length).toBeGreaterThanOrEqual(Math.ceil(exported.bytes / CUT_AFTER_BYTES))
    expect(downloads.at(-1)?.headers.range).toMatch(/^bytes=\d+-$/)
  })

  it('prints the file, and nothing of one that is not whole', async () => {
    const command = await cli()
    const { code, stdout } = await command.run('export', studio.projectId, '--out', '-')
    expect(code).toBe(0)
    expect(linesOf(stdout).at(-1)).toMatchObject({ kind: 'trailer' })
    const outsider = commandLine(proxy.url, studio.outsider, folder)
    expect(await outsider.run('export', studio.projectId)).toMatchObject({ code: 4, stdout: '' })
  })
  const write = async (...parameters: string[]) => {
    const written = await (await cli()).json<Written>('export', ...parameters)
    return { ...written, text: readFileSync(written.file, 'utf8') }
  }
  const board = async () => {
    const { project } = await app.ask<{ project: { storyboard: { path: string } } }>(
      studio.owner, 'query ($id: ID!) { project(by: { id: $id }) { storyboard { path } } }', { id: studio.projectId },
    )
    return project.storyboard.path
  }

  it('writes a board or a shot in a format, with options', async () => {
    const path = await board()
    const fountain = await write(path, '--as', 'fountain', '--out', 'main.fountain')
    expect(fountain).toMatchObject({ file: join(folder, 'main.fountain'), format: 'FOUNTAIN', warnings: [] })
    expect(fountain.text.match(/\[\[shot /g)).toHaveLength(SHOTS)
    const chosen = ['media=none', 'clipName={shot}', 'isSoundIncluded=false', 'width=64']
    const settings = chosen.flatMap((each) => ['--set', each])
    const edl = await write(`${path}/SH0010`, '--as', 'edl', ...settings, '--out', 'shot.edl')
    expect(edl.text.match(/FROM CLIP NAME: .+/g)).toEqual(['FROM CLIP NAME: SH0010'])
    const csv = await (await cli()).run('export', path, '--as', 'csv', '--set', 'kind=ASSETS', '--out', '-')
    expect(csv).toMatchObject({ code: 0, stdout: 'Type,Name,Description\n' })
  })

  it('writes scenes of a board by their numbers', async () => {
    const { owner, projectId } = studio
    const { storyboard } = await mutated<{ storyboard: { id: string; path: string } }>(
      app, owner, 'createStoryboard', { projectId, name: 'Script' }, 'storyboard { id path }',
    )
    const sceneOf = (number: string) => `INT. ROOM ${number} - DAY #${number}#\n\nRain ${number}.`
    const text = ['1', '2', '2A'].map(sceneOf).join('\n\n')
    await mutated(app, owner, 'importScript', { storyboardId: storyboard.id, source: { text } })
    const scenes = ['--as', 'csv', '--scene', '2a', '--scene', '1']
    const csv = await (await cli()).run('export', storyboard.path, ...scenes, '--out', '-')
    expect({ code: csv.code, shots: csv.stdout.match(/Rain \w+/g) }).toEqual({ code: 0, shots: ['Rain 1', 'Rain 2A'] })
    const unknown = await (await cli()).run('export', storyboard.path, '--as', 'csv', '--scene', '3')
    expect({ code: unknown.code, stderr: unknown.stderr }).toMatchObject({
      code: 4, stderr: expect.stringContaining('has no scene 3, but 1, 2, 2A') as string,
    })
  })

  it.skipIf(videoProblem() !== null)('writes a video of the size asked for', async () => {
    const chosen = ['size=64x36', 'quality=draft', 'burnIns=[{"what":"SHOT_CODE"}]']
    const settings = chosen.flatMap((each) => ['--set', each])
    const { bytes, file } = await write(`${await board()}/SH0010`, '--as', 'mov', ...settings, '--out', 'shot.mov')
    const content = readFileSync(file)
    expect([content.length, content.toString('latin1', 4, 8)]).toEqual([bytes, 'ftyp'])
    // Width and height of the track, as 16.16 fixed point at the end of its header.
    const header = content.indexOf('tkhd')
    expect([content.readUInt16BE(header + 80), content.readUInt16BE(header + 84)]).toEqual([64, 36])
  })

  it('uses the presets of the project', async () => {
    const { projectId, owner } = studio
    const input = { projectId, name: 'To the cutting room', as: { edl: { media: 'NONE', clipName: '{shot}_a' } } }
    await mutated(app, owner, 'createExportPreset', input)
    const path = await board()
    const asKept = await write(path, '--preset', 'to the cutting room', '--out', 'preset.edl')
    expect(asKept.text).toContain('FROM CLIP NAME: SH0010_a')
    const changed = await write(
      path, '--as', 'edl', '--preset', 'To the cutting room', '--set', 'clipName={shot}_b', '--out', 'changed.edl',
    )
    expect(changed.text).toContain('FROM CLIP NAME: SH0010_b')
    const command = await cli()
    expect(await command.run('export', path, '--preset', 'Dailies')).toMatchObject({ code: 4 })
    const other = await command.run('export', path, '--as', 'pdf', '--preset', 'To the cutting room')
    expect(other).toMatchObject({ code: 2, stdout: '' })
    expect(other.stderr).toContain('of the format EDL')
  })

  it.each([
    [['--as', 'gif'], 'argument'],
    [[], 'JSON Lines hold a whole project'],
    [['--set', 'width=64'], '--set is for a format'],
    [['--as', 'pdf', '--set', 'colums=3'], 'pdf has no option "colums". It has: '],
    [['--as', 'pdf', '--set', 'columns'], 'write option=value'],
    [['--as', 'pdf', '--set', 'columns=three'], 'write a number'],
    [['--as', 'pdf', '--set', 'layout=BOOK'], 'write LIST, ONE_PER_PAGE, SHEET'],
    [['--as', 'pdf', '--set', 'fields=CODE,COLOR'], 'separated by commas'],
    [['--as', 'pdf', '--set', 'isCoverIncluded=yes'], 'write true or false'],
  ])('does not understand %j', async (parameters, sentence) => {
    const { code, stderr } = await (await cli()).run('export', await board(), ...parameters)
    expect({ code, isSaid: stderr.includes(sentence) }, stderr).toEqual({ code: 2, isSaid: true })
  })

  it('says what the server refuses', async () => {
    const { code, stderr } = await (await cli()).run('export', await board(), '--as', 'pdf', '--set', 'columns=9')
    expect(code).toBe(1)
    expect(stderr).toContain('The value must be 1 to 8')
  })
})

describe('Ctrl+C', () => {
  it('cancels the export on the server', async () => {
    const app = await startApp(await makeDatabase())
    try {
      const { owner, projectId, storyboardId } = await makeStudio(app)
      await makeShot(app, owner, storyboardId)
      const statuses = async () => {
        const { project } = await app.ask<{ project: { exports: { nodes: { status: string }[] } } }>(
          owner, 'query ($id: ID!) { project(by: { id: $id }) { exports { nodes { status } } } }', { id: projectId },
        )
        return project.exports.nodes.map(({ status }) => status)
      }
      const running = commandLine(app.url, owner).start('export', projectId, '--as', 'pdf')
      await expect.poll(statuses, { timeout: 10_000 }).toEqual(['QUEUED'])
      running.kill('SIGINT')
      expect((await running.ended).code).toBe(130)
      expect(await statuses()).toEqual(['CANCELED'])
    } finally {
      await app.stop()
    }
  })
})
