import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../harness/app.ts'
import { sealOf } from '../api/review/approvalCalls.ts'
import { save } from '../api/versions/boardVersions.ts'
import { adding, draw, makeStroke, sent } from '../harness/drawings.ts'
import { type FaultyProxy, startFaultyProxy } from '../harness/faultyProxy.ts'
import { makeShot, makeStudio, makeToken, type Person, type Studio } from '../harness/fixtures.ts'
import { giveImage } from '../harness/images.ts'
import { giveSoundtrack, giveVoice } from '../harness/sounds.ts'
import { environmentOf, root, start } from './commandLine.ts'

const has = (program: string) => spawnSync(program, ['--version']).status === 0
const [hasCurl, hasPython] = [has('curl'), has('python3')]
if (!hasCurl) process.stderr.write('curl is not here: its example is NOT tested\n')
if (!hasPython) process.stderr.write('python3 is not here: its example is NOT tested\n')

describe('the examples', () => {
  let app: TestApp
  let proxy: FaultyProxy
  let studio: Studio
  let writer: Person
  let project: { code: string; statuses: { id: string; name: string }[] }

  beforeAll(async () => {
    app = await startApp()
    proxy = await startFaultyProxy(app.url)
    studio = await makeStudio(app)
    writer = await makeToken(studio.member, ['read', 'write'])
    for (const name of ['One', 'Two']) await makeShot(app, studio.owner, studio.storyboardId, name)
    const read = await app.ask<{ project: typeof project }>(
      studio.owner,
      'query ($id: ID!) { project(by: { id: $id }) { code statuses { id name } } }',
      { id: studio.projectId },
    )
    project = read.project
  })
  afterAll(async () => {
    await proxy.stop()
    await app.stop()
  })

  it('are printed unchanged in the guides', () => {
    const guides = ['client', 'seals'].map((name) => readFileSync(join(root, `docs/${name}.md`), 'utf8')).join('')
    for (const name of readdirSync(join(root, 'examples'))) {
      const text = readFileSync(join(root, 'examples', name), 'utf8')
      expect(guides.includes(`\n${text}\`\`\`\n`), `the guides print another examples/${name}`).toBe(true)
    }
  })

  it.skipIf(!hasCurl)('curl: prints shots, and fails where the answer does', async () => {
    const environment = environmentOf(app.url, writer)
    const found = await start('sh', ['examples/shots.sh', project.code], environment).ended
    expect(found).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(found.stdout)).toMatchObject({
      data: { project: { shots: { totalCount: 2, nodes: [{ path: `${project.code}/MAIN/SH0010` }, {}] } } },
    })
    const none = await start('sh', ['examples/shots.sh', 'NOWHERE-AT-ALL'], environment).ended
    expect(none.code).toBe(1)
    expect(none.stdout).toContain('NOT_FOUND')
  })

  it('TypeScript: changes the statuses of shots', async () => {
    const [first, second] = project.statuses
    const { createShots } = await app.ask<{ createShots: { shots: { id: string }[] } }>(
      studio.owner,
      'mutation ($input: CreateShotsInput!) { createShots(input: $input) { shots { id } } }',
      { input: { storyboardId: studio.storyboardId, shots: [{ statusId: first?.id }, { statusId: first?.id }] } },
    )
    const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
    const given = [tsx, 'examples/changeStatuses.ts', project.code, first?.name ?? '', second?.name ?? '']
    const { code, stdout, stderr } = await start(process.execPath, given, environmentOf(app.url, writer)).ended
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout.trimEnd().split('\n')).toHaveLength(2)
    const { nodes } = await app.ask<{ nodes: { status: { name: string } }[] }>(
      studio.owner,
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Shot { status { name } } } }',
      { ids: createShots.shots.map(({ id }) => id) },
    )
    expect(nodes.map(({ status }) => status.name)).toEqual([second?.name, second?.name])
  })

  it('JavaScript: checks the seal of a version with drawings of both formats, in 40 lines', async () => {
    expect(readFileSync(join(root, 'examples/checkSeal.mjs'), 'utf8').trimEnd().split('\n').length).toBeLessThan(41)
    const { storyboardId } = studio
    const { id: shotId, views: [view] } = await makeShot(app, studio.owner, storyboardId, 'Été')
    await draw(app, studio.owner, view?.id ?? '', [adding()])
    const { views: [layered] } = await makeShot(app, studio.owner, storyboardId, 'E\u0301te\u0301')
    await draw(app, studio.owner, layered?.id ?? '', [
      sent({ opId: uuidv7(), kind: 'SET_LAYER', layer: 'ink', fields: { name: 'Line' } }),
      adding([makeStroke({ layer: 'ink' })]),
    ])
    await giveImage(app, studio.owner, view?.id ?? '')
    await giveVoice(app, studio.owner, shotId)
    await giveSoundtrack(app, studio.owner, storyboardId)
    const { id } = await save(app, studio.owner, storyboardId)
    const seal = await sealOf(app, studio.owner, id)
    const check = (...given: string[]) =>
      start(process.execPath, ['examples/checkSeal.mjs', ...given], environmentOf(app.url, writer)).ended
    expect(await check(id, seal.slice(0, 16))).toMatchObject({
      code: 0, stderr: '', stdout: `${seal} is the seal of the version\n`,
    })
    expect((await check(id, '0123456789abcdef')).code).toBe(1)
  })

  it.skipIf(!hasPython)('Python: follows events through interruptions', async () => {
    const given = ['examples/follow_events.py', project.code, '0']
    const running = start('python3', given, environmentOf(proxy.url, writer))
    await running.until((stdout) => stdout.includes(' shot.created '))
    proxy.faults = ['unavailable', 'refuse']
    proxy.cut()
    await makeShot(app, studio.owner, studio.storyboardId)
    const { project: read } = await app.ask<{ project: { events: { totalCount: number } } }>(
      studio.owner,
      'query ($id: ID!) { project(by: { id: $id }) { events(first: 1) { totalCount } } }',
      { id: studio.projectId },
    )
    const head = read.events.totalCount
    await running.until((stdout) => stdout.split('\n').length > head)
    running.kill('SIGINT')
    const { code, stdout } = await running.ended
    expect(code).toBe(130)
    const seqs = stdout.trimEnd().split('\n').map((line) => Number(line.split(' ')[0]))
    expect(seqs).toEqual(Array.from({ length: head }, (_each, index) => index + 1))
  })
})
