import { execFile, type ExecFileOptions, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { messageOf } from '../../../server/modules/delivery/webhookMessage.ts'
import { newSalt, tellSecret } from '../../../server/modules/delivery/webhookSecret.ts'
import { PUBLIC_URL, startApp, type TestApp } from '../../harness/app.ts'
import { makeShot, makeStudio, makeToken, PASSWORD, type Studio, verify } from '../../harness/fixtures.ts'
import { inApp, prisma } from '../../harness/running.ts'

const isThere = (program: string) => spawnSync(program, ['--version']).status === 0
const missing = ['python3', 'curl', 'bash'].filter((program) => !isThere(program))
if (missing.length > 0) process.stderr.write(`\nNOT TESTED: the guide's snippets, for want of ${missing.join(', ')}\n`)

let app: TestApp
let studio: Studio
let folder: string
/** The commands of the guide and the reference, in the order they stand there. */
let commands: string[]

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
  folder = mkdtempSync(join(tmpdir(), 'framewright-guide-'))
  commands = []
  for (const path of ['/docs/api/guide', '/docs/api']) {
    const { document } = new JSDOM(await (await fetch(app.url + path)).text()).window
    for (const block of document.querySelectorAll('pre')) {
      const name = block.getAttribute('data-file')
      if (name !== null) writeFileSync(join(folder, name), block.textContent ?? '')
      else if (block.getAttribute('aria-label') === 'Example in shell') commands.push(block.textContent ?? '')
    }
  }
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Ended {
  code: number
  output: string
  errors: string
}

/** Runs a program in the folder of the snippets, without a terminal of its own, until it ends. */
function run(program: string, parameters: string[], variables: Record<string, string>, input = ''): Promise<Ended> {
  const options: ExecFileOptions & { detached: boolean } = {
    cwd: folder,
    detached: true,
    timeout: 25_000,
    env: { PATH: process.env['PATH'], HOME: folder, FRAMEWRIGHT_URL: app.url, ...variables },
  }
  return new Promise((resolve) => {
    const child = execFile(program, parameters, options, (error, output, errors) => {
      resolve({ code: error ? 1 : 0, output: String(output), errors: String(errors) })
    })
    child.stdin?.end(input)
  })
}

/** The command of the pages that has a word in it. */
function commandWith(word: string): string {
  const found = commands.find((command) => command.includes(word))
  if (found === undefined) throw new Error(`No command has "${word}"`)
  return found
}

/** A shot in a project, with what the snippets call both. */
async function makeNamedShot() {
  const { id } = await makeShot(app, studio.owner, studio.storyboardId, 'The door <opens>')
  interface Named { shot: { path: string }; project: { statuses: { name: string }[] } }
  const { shot, project } = await app.ask<Named>(
    studio.owner,
    `query ($id: ID!, $project: ID!) { shot(by: { id: $id }) {
      path } project(by: { id: $project }) { statuses { name } } }`,
    { id, project: studio.projectId },
  )
  return { id, path: shot.path, names: project.statuses.map(({ name }) => name) }
}

const READ = 'query ($id: ID!) { shot(by: { id: $id }) { version status { name } } }'

async function readShot(id: string) {
  interface Read { shot: { version: number; status: { name: string } | null } }
  return (await app.ask<Read>(studio.owner, READ, { id })).shot
}

const eventsOf = (shotId: string) =>
  prisma.event.findMany({
    where: { projectId: uuidOf('Project', studio.projectId), subject: shotId, type: 'shot.statusChanged' },
  })

const token = async () => ({ FRAMEWRIGHT_TOKEN: (await makeToken(studio.owner, ['read', 'write'])).accessToken })

describe.skipIf(missing.length > 0)('the guide', () => {
  it('makes a token from the shell, which says hello', async () => {
    await verify(app, studio.owner)
    const command = commandWith('make_token').replace('you@example.com', studio.owner.email)
    const { output } = await run('bash', ['-euc', `${command}\nbash hello.sh`], {}, `${PASSWORD}\n`)
    expect(output).toContain('"viewer":{"name":"Olga"}')
    const where = { userId: uuidOf('User', studio.owner.id), kind: 'PERSONAL' } as const
    expect(await prisma.accessToken.findMany({ where })).toMatchObject([{ scopes: ['read', 'write'], expiresAt: null }])
  })

  it('says who one is with a token that is pasted', async () => {
    const { FRAMEWRIGHT_TOKEN } = await token()
    const setUp = commandWith('read -rs')
    expect(setUp).toContain(`export FRAMEWRIGHT_URL=${PUBLIC_URL}`)
    const script = `${setUp.replace(PUBLIC_URL, app.url)}\nbash hello.sh`
    const { code, output } = await run('bash', ['-euc', script], {}, `${FRAMEWRIGHT_TOKEN}\n`)
    expect(code).toBe(0)
    const { data } = JSON.parse(output) as { data: { viewer: { name: string }; recentProjects: { nodes: object[] } } }
    expect(data.viewer.name).toBe('Olga')
    expect(data.recentProjects.nodes).toHaveLength(1)
  })

  it('lists shots and sets a status', async () => {
    const { id, path, names } = await makeNamedShot()
    const status = names.at(-1) ?? ''
    const command = commandWith('set_status.py').replace('BRICK/MAIN/SH0010', path).replace('Approved', `'${status}'`)
    const { code, output } = await run('bash', ['-euc', command], await token())
    expect(output).toContain(`${path}\t`)
    expect(output).toContain('\tThe door <opens>\n')
    expect(output.endsWith(`${path} is now ${status}\n`)).toBe(true)
    expect(code).toBe(0)
    expect((await readShot(id)).status?.name).toBe(status)
  })

  it('writes once when the answer of the first try is lost', async () => {
    const { id, path, names } = await makeNamedShot()
    let lost = 0
    const keys: unknown[] = []
    const lossy = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString()
        const { authorization = '', 'idempotency-key': key = '' } = request.headers
        const headers = { 'content-type': 'application/json', authorization, 'idempotency-key': String(key) }
        void fetch(`${app.url}/graphql`, { method: 'POST', headers, body }).then(async (answer) => {
          const text = await answer.text()
          const isChange = body.includes('updateShots')
          if (isChange) keys.push(key)
          if (isChange && lost++ === 0) response.destroy()
          else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
        })
      })
    })
    await new Promise<void>((resolve) => lossy.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(lossy.address() as AddressInfo).port}`
    const { output } = await run('python3', ['set_status.py', path, names[0] ?? ''], {
      ...(await token()),
      FRAMEWRIGHT_URL: url,
    })
    await new Promise((resolve) => lossy.close(resolve))
    expect(output).toContain(`is now ${names[0]}`)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(await eventsOf(id)).toHaveLength(1)
    expect((await readShot(id)).version).toBe(2)
  })

  it('says what is wrong in a sentence, and changes nothing', async () => {
    const { path, names } = await makeNamedShot()
    const { code, errors } = await run('python3', ['set_status.py', `${path}X`, names[0] ?? ''], await token())
    expect(code).toBe(1)
    expect(errors.trim()).toBe('Shot not found')
  })

  it('follows what was and what comes', async () => {
    const { id, path, names } = await makeNamedShot()
    const variables = { PATH: process.env['PATH'] ?? '', FRAMEWRIGHT_URL: app.url, ...(await token()) }
    const [, script = '', , after = ''] = commandWith('follow.py').split(/\s+/)
    expect(after).toBe('0')
    const child = spawn('python3', [script, studio.projectId, after], { cwd: folder, env: variables })
    const lines: string[] = []
    const isTold = new Promise<void>((resolve) => {
      createInterface(child.stdout).on('line', (line) => {
        lines.push(line)
        if (line.includes(`shot.created\t${path}`)) void setStatus()
        if (line.includes(`shot.statusChanged\t${path}`)) resolve()
      })
    })
    const setStatus = async () => run('python3', ['set_status.py', path, names[1] ?? ''], await token())
    await isTold
    child.kill()
    const numbers = lines.map((line) => Number(line.split('\t')[0]))
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(await eventsOf(id)).toHaveLength(1)
  })
})

describe.skipIf(missing.length > 0)('the reference', () => {
  it('moves a shot once, however often its command is run', async () => {
    const { id } = await makeNamedShot()
    const variables = { ...(await token()), PROJECT: studio.projectId, SHOT: id }
    const first = await run('bash', ['-euc', commandWith('change-order')], variables)
    expect(first.output).toMatch(/^HTTP\/1\.1 200/)
    expect(first.output).not.toContain('idempotent-replayed')
    const again = await run('bash', ['-euc', commandWith('change-order')], variables)
    expect(again.output).toMatch(/^HTTP\/1\.1 200/)
    expect(again.output).toContain('idempotent-replayed: true')
  })

  it('verifies what the server signs, and nothing else', async () => {
    const { id, path, names } = await makeNamedShot()
    await run('python3', ['set_status.py', path, names[0] ?? ''], await token())
    const [event] = await eventsOf(id)
    if (!event) throw new Error('No event')
    const secretSalt = newSalt()
    const webhook = { secretSalt, oldSecretSalt: null, oldSecretEndsAt: null } as Parameters<typeof messageOf>[0]
    const { body, headers } = await inApp(() => messageOf(webhook, { id: crypto.randomUUID() }, event))
    const secret = await inApp(() => tellSecret(secretSalt))
    const old = { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 301) }
    const others = await inApp(() => tellSecret(newSalt()))
    const calls = [[secret, headers, body], [secret, headers, `${body} `], [others, headers, body], [secret, old, body]]
    const program = [
      'import json, sys; from verify_webhook import is_from_framewright as check',
      'print(json.dumps([check(secret, headers, body.encode()) for secret, headers, body in json.load(sys.stdin)]))',
    ].join('\n')
    const { output, errors } = await run('python3', ['-c', program], {}, JSON.stringify(calls))
    expect(errors).toBe('')
    expect(JSON.parse(output)).toEqual([true, false, false, false])
  })
})
