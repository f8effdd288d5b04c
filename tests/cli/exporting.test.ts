import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startJobs } from '../../server/platform/jobs/jobs.ts'
import { tasks } from '../../server/tasks.ts'
import { startApp, type TestApp } from '../harness/app.ts'
import { makeDatabase } from '../harness/database.ts'
import { type FaultyProxy, startFaultyProxy } from '../harness/faultyProxy.ts'
import { makeShot, makeStudio, makeToken, type Studio } from '../harness/fixtures.ts'
import { inApp } from '../harness/running.ts'
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

describe('export by the command line', () => {
  let app: TestApp
  let proxy: FaultyProxy
  let studio: Studio
  let stopJobs: () => Promise<void>
  const folder = mkdtempSync(join(tmpdir(), 'framewright-export-'))

  beforeAll(async () => {
    // A queue of its own: whoever takes the job writes the file into a folder of theirs.
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
})
