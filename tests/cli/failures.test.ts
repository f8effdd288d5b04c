import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../harness/app.ts'
import { type FaultyProxy, startFaultyProxy } from '../harness/faultyProxy.ts'
import {
  type MadeShot, makeDeadTokens, makeShot, makeStudio, makeToken, type Person, type Studio,
} from '../harness/fixtures.ts'
import { commandLine } from './commandLine.ts'

const COMMANDS = 'whoami projects shots assets tasks comments status import export events graphql'.split(' ')

describe('what goes wrong with the command line', () => {
  let app: TestApp
  let proxy: FaultyProxy
  let studio: Studio
  let writer: Person
  let shot: MadeShot

  beforeAll(async () => {
    app = await startApp()
    proxy = await startFaultyProxy(app.url)
    studio = await makeStudio(app)
    writer = await makeToken(studio.member, ['read', 'write'])
    shot = await makeShot(app, studio.owner, studio.storyboardId)
  })
  afterAll(async () => {
    await proxy.stop()
    await app.stop()
  })

  interface Read {
    shot: { version: number; status: { name: string } | null }
    project: { statuses: { id: string; name: string }[]; events: { totalCount: number } }
  }
  const read = () =>
    app.ask<Read>(
      studio.owner,
      `query ($id: ID!, $projectId: ID!) {
        shot(by: { id: $id }) { version status { name } }
        project(by: { id: $projectId }) { statuses { id name } events { totalCount } }
      }`,
      { id: shot.id, projectId: studio.projectId },
    )

  it('needs a token that opens the server, and shows none', async () => {
    const { expired } = await makeDeadTokens(studio.member)
    expect(await commandLine(app.url, null).run('whoami')).toMatchObject({
      code: 3,
      stdout: '',
      stderr: expect.stringContaining('FRAMEWRIGHT_TOKEN') as string,
    })
    const dead = await commandLine(app.url, expired).run('whoami')
    expect(dead).toMatchObject({ code: 3, stdout: '' })
    expect(dead.stderr).toMatch(/^framewright: The token is not valid .* \(UNAUTHENTICATED, req_[\w-]+\)\n$/)
    const broken = await commandLine(app.url, { accessToken: 'fw_line\nbreak\u2603' }).run('whoami')
    expect(broken).toMatchObject({ code: 3, stdout: '' })
    expect(broken.stderr).not.toContain('break')
    const cli = commandLine(app.url, writer)
    for (const given of [['--token', writer.accessToken], [`--token=${writer.accessToken}`], [writer.accessToken]]) {
      const { code, stdout, stderr } = await cli.run('whoami', ...given)
      expect([code, stdout]).toEqual([2, ''])
      expect(stderr).not.toContain(writer.accessToken)
    }
  })

  it('tells usage apart, and explains itself', async () => {
    const cli = commandLine(app.url, writer)
    await Promise.all(
      ['', 'fly', 'shots', 'shots A --frob', 'import x.csv', 'events A --after x'].map(async (wrong) => {
        expect((await cli.run(...wrong.split(' ').filter(Boolean))).code, wrong).toBe(2)
      }),
    )
    const json = await cli.run('shots', 'A', '--frob', '--json')
    expect(JSON.parse(json.stderr)).toMatchObject({ error: { code: 'USAGE', message: "unknown option '--frob'" } })
    const { code, stdout } = await cli.run('--help')
    expect(code).toBe(0)
    expect(stdout).toContain('Exit codes:')
    await Promise.all(
      COMMANDS.map(async (command) => {
        const help = await cli.run(command, '--help')
        expect(help.code, command).toBe(0)
        expect(help.stdout).toContain('--json')
      }),
    )
  })

  it('says what is not there and what is not allowed', async () => {
    const outsider = commandLine(app.url, studio.outsider)
    expect(await outsider.run('shots', studio.projectId)).toMatchObject({ code: 4, stdout: '' })
    const reader = commandLine(app.url, await makeToken(studio.member, ['read']))
    const before = await read()
    const { name = '' } = before.project.statuses.at(-1) ?? {}
    const refused = await reader.run('status', shot.id, name, '--json')
    expect(refused).toMatchObject({ code: 1, stdout: '' })
    expect(JSON.parse(refused.stderr)).toMatchObject({
      error: { code: 'FORBIDDEN', requestId: expect.stringMatching(/^req_/) as string },
    })
    expect(await read()).toEqual(before)
  })

  it('tries again while nobody answers, and says so with 5 when nobody does', async () => {
    proxy.faults = ['refuse', 'unavailable', 'rate limited']
    const cli = commandLine(proxy.url, writer)
    const begun = Date.now()
    const passed = await cli.run('whoami', '--json')
    expect(passed.code).toBe(0)
    expect(Date.now() - begun).toBeGreaterThan(1_000)
    expect(passed.stderr.split('\n').filter((line) => line.includes('Trying again'))).toHaveLength(3)
    expect(JSON.parse(passed.stdout)).toMatchObject({ viewer: { name: 'Mina' } })

    proxy.faults = ['rate limited', 'rate limited']
    expect(await cli.run('whoami', '--retries', '1')).toMatchObject({ code: 5, stdout: '' })
    const gone = await commandLine('http://127.0.0.1:9', writer).run('whoami', '--retries', '1', '--json')
    expect(gone).toMatchObject({ code: 5, stdout: '' })
    expect(JSON.parse(gone.stderr.trim().split('\n').at(-1) ?? '')).toMatchObject({ error: { code: 'UNREACHABLE' } })
    expect(await commandLine('ftp://nowhere', writer).run('whoami')).toMatchObject({ code: 2, stdout: '' })
  })

  it('writes once when the answer is lost on its way', async () => {
    const before = await read()
    const { name = '' } = before.project.statuses[1] ?? {}
    proxy.requests.length = 0
    // The shot is looked up first.
    proxy.faults = ['pass', 'lose the answer', 'lose the answer']
    const shown = await commandLine(proxy.url, writer).run('status', shot.id, name.toUpperCase(), '--json')
    expect(shown.code).toBe(0)
    expect(JSON.parse(shown.stdout)).toMatchObject({ id: shot.id, status: { name }, version: before.shot.version + 1 })
    const keys = proxy.requests.slice(1).map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    const after = await read()
    expect(after.shot).toEqual({ version: before.shot.version + 1, status: { name } })
    expect(after.project.events.totalCount).toBe(before.project.events.totalCount + 1)
  })

  it('changes no shot that is not as expected, and clears a status', async () => {
    const cli = commandLine(app.url, writer)
    const before = await read()
    const { name = '' } = before.project.statuses[0] ?? {}
    const stale = await cli.run('status', shot.id, name, '--expected-version', '0')
    expect(stale).toMatchObject({ code: 6, stdout: '' })
    expect(stale.stderr).toContain(`the version is ${before.shot.version}`)
    expect(await read()).toEqual(before)
    expect((await cli.run('status', shot.id)).code).toBe(2)
    expect((await cli.run('status', shot.id, 'Lost')).stderr).toContain(`"${name}"`)
    expect(await cli.run('status', shot.id, '--clear')).toMatchObject({ code: 0 })
    expect((await read()).shot.status).toBeNull()
  })
})
