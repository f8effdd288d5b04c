import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillDemo } from '../../prisma/demo/fillDemo.ts'
import { DEMO_PEOPLE } from '../../prisma/demo/content.ts'
import { toTypeId } from '../../server/kernel/ids.ts'
import { startJobs } from '../../server/platform/jobs/jobs.ts'
import { tasks } from '../../server/tasks.ts'
import { startApp, type TestApp } from '../harness/app.ts'
import { makeToken } from '../harness/fixtures.ts'
import { inApp, prisma } from '../harness/running.ts'
import { type CommandLine, commandLine, root } from './commandLine.ts'

/** The arguments of each command in the first code block of docs/cli.md, without comments. */
function documentedCommands(): string[][] {
  const [, block = ''] = readFileSync(join(root, 'docs/cli.md'), 'utf8').split('```sh\n')
  const lines = (block.split('```')[0] ?? '').split('\n').filter((line) => line.startsWith('npx framewright '))
  return lines.map((line) => {
    const words = line.replace(/\s+#.*$/, '').match(/"[^"]*"|\S+/g) ?? []
    return words.slice(2).map((word) => word.replaceAll('"', ''))
  })
}

describe('the commands of docs/cli.md', () => {
  let app: TestApp
  let cli: CommandLine
  let stopJobs: () => Promise<void>
  const folder = mkdtempSync(join(tmpdir(), 'framewright-commands-'))

  beforeAll(async () => {
    app = await startApp()
    stopJobs = await inApp(() => startJobs(tasks, () => {}))
    await inApp(() => fillDemo('as the server prints it'))
    const [{ email, name }] = DEMO_PEOPLE
    const owner = await prisma.user.findFirstOrThrow({ where: { email } })
    const person = { id: toTypeId('User', owner.id), name, email, accessToken: '' }
    cli = commandLine(app.url, await makeToken(person, ['read', 'write']))
  }, 60_000)
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await stopJobs()
    await app.stop()
  })

  it('cover the common tasks', () => {
    expect(documentedCommands().map(([command]) => command)).toEqual([
      'whoami', 'projects', 'shots', 'import', 'status', 'export', 'events',
    ])
  })

  it.each(documentedCommands())('framewright %s works with the demo studio', async (...command) => {
    // Files are written to the temporary folder.
    const words = command.map((word) => (/\.(jsonl|state)$/.test(word) ? join(folder, word) : word))
    if (!words.includes('--follow')) {
      const { code, stdout } = await cli.run(...words)
      return expect({ code, isSilent: stdout.trim() === '' }).toEqual({ code: 0, isSilent: false })
    }
    const running = cli.start(...words)
    for (const status of ['Approved', 'In Review', 'Approved', 'In Review']) {
      if (running.stdout() === '') await cli.run('status', 'SALT/MAIN/SH0010', status)
    }
    await running.until((stdout) => stdout.includes('"shot.statusChanged"'))
    running.kill('SIGTERM')
    expect((await running.ended).code).toBe(143)
  }, 60_000)
})
