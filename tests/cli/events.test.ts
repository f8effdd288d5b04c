import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../harness/app.ts'
import { type FaultyProxy, startFaultyProxy } from '../harness/faultyProxy.ts'
import { makeProject, makeShot, makeStudio, makeToken, type Studio } from '../harness/fixtures.ts'
import { type CommandLine, commandLine } from './commandLine.ts'

const CUTS = 5
const LONGEST_WAIT_MS = 100

interface Event {
  seq: number
  type: string
  payload: object
}

/** The events of all lines that are whole. */
const parse = (stdout: string) =>
  stdout.split('\n').slice(0, -1).map((line) => JSON.parse(line) as Event)
const seqsOf = (stdout: string) => parse(stdout).map(({ seq }) => seq)
const upTo = (count: number) => Array.from({ length: count }, (_each, index) => index + 1)

describe('events by the command line', () => {
  let app: TestApp
  let proxy: FaultyProxy
  let studio: Studio
  let cli: CommandLine
  const folder = mkdtempSync(join(tmpdir(), 'framewright-events-'))

  beforeAll(async () => {
    app = await startApp()
    proxy = await startFaultyProxy(app.url)
    studio = await makeStudio(app)
    cli = commandLine(proxy.url, await makeToken(studio.member, ['read']))
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await proxy.stop()
    await app.stop()
  })

  const newProject = () => makeProject(app, studio.owner, studio.organizationId)
  const headOf = async (projectId: string) => {
    const read = await app.ask<{ project: { events: { totalCount: number } } }>(
      studio.owner,
      'query ($id: ID!) { project(by: { id: $id }) { events(first: 1) { totalCount } } }',
      { id: projectId },
    )
    return read.project.events.totalCount
  }

  it('prints the log, after a number, of the wished types, and as many as wished', async () => {
    const { projectId, storyboardId } = await newProject()
    await makeShot(app, studio.owner, storyboardId, 'Pier')
    const head = await headOf(projectId)
    const { code, stdout } = await cli.run('events', projectId)
    expect(code).toBe(0)
    expect(seqsOf(stdout)).toEqual(upTo(head))
    expect(parse(stdout).at(-1)).toMatchObject({
      type: 'shot.created',
      actor: { name: 'Olga' },
      subject: { __typename: 'Shot', name: 'Pier' },
      payload: expect.any(Object) as object,
    })
    expect(seqsOf((await cli.run('events', projectId, '--after', String(head - 1))).stdout)).toEqual([head])
    expect(seqsOf((await cli.run('events', projectId, '--types', 'shot')).stdout)).toEqual([head])
    expect(seqsOf((await cli.run('events', projectId, '--limit', '1')).stdout)).toEqual([1])
    const unknown = await cli.run('events', projectId, '--types', 'shot.mvoed', '--follow')
    expect(unknown).toMatchObject({ code: 1, stdout: '' })
    expect(unknown.stderr).toContain('shot.moved')
  })

  it(`is cut off ${CUTS} times while people work, and has every event once and in order`, async () => {
    const { projectId, storyboardId } = await newProject()
    const running = cli.start('events', projectId, '--follow', '--after', '0', '--retries', '0')
    let isWorking = true
    const working = (async () => {
      while (isWorking) await makeShot(app, studio.owner, storyboardId)
    })()
    for (let cut = 0; cut < CUTS; cut++) {
      // It has come through to where people work, each time.
      const { length } = parse(running.stdout())
      await running.until((stdout) => parse(stdout).length > length)
      await pause(Math.random() * LONGEST_WAIT_MS)
      if (cut % 2 === 1) proxy.faults.push('unavailable')
      proxy.cut()
    }
    isWorking = false
    await working
    const head = await headOf(projectId)
    await running.until((stdout) => seqsOf(stdout).includes(head))
    running.kill('SIGINT')
    const { code, stdout, stderr } = await running.ended
    expect(code).toBe(130)
    expect(seqsOf(stdout)).toEqual(upTo(head))
    expect(stderr).toContain('Trying again')
    expect(head).toBeGreaterThan(CUTS)
  })

  it('goes on where its state says, by and by or after it was ended', async () => {
    const { projectId, storyboardId } = await newProject()
    const state = join(folder, 'state.json')
    const first = await cli.run('events', projectId, '--state', state)
    const head = await headOf(projectId)
    expect(seqsOf(first.stdout)).toEqual(upTo(head))
    expect(JSON.parse(readFileSync(state, 'utf8'))).toEqual({ projectId, seq: head })
    await makeShot(app, studio.owner, storyboardId)

    const running = cli.start('events', projectId, '--state', state, '--follow')
    await running.until((stdout) => seqsOf(stdout).includes(head + 1))
    running.kill('SIGTERM')
    expect(await running.ended).toMatchObject({ code: 143 })
    await makeShot(app, studio.owner, storyboardId)
    await makeShot(app, studio.owner, storyboardId)

    const limited = await cli.run('events', projectId, '--state', state, '--follow', '--limit', '1')
    expect(seqsOf(limited.stdout)).toEqual([head + 2])
    expect(seqsOf((await cli.run('events', projectId, '--state', state)).stdout)).toEqual([head + 3])
    expect((await cli.run('events', projectId, '--state', state)).stdout).toBe('')
    const other = await newProject()
    expect(await cli.run('events', other.projectId, '--state', state)).toMatchObject({ code: 2, stdout: '' })
  })

  it('ends with the reason when access does', async () => {
    const { projectId } = await newProject()
    const running = cli.start('events', projectId, '--follow', '--after', '0')
    await running.until((stdout) => stdout.includes('\n'))
    await app.ask(studio.owner, 'mutation ($id: ID!) { deleteProject(input: { projectId: $id }) { __typename } }', {
      id: projectId,
    })
    const { code, stderr } = await running.ended
    expect(code).toBe(4)
    expect(stderr).toContain('NOT_FOUND')
  })
})
