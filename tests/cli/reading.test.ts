import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../harness/app.ts'
import { makeShot, makeStudio, makeToken, type Person, type Studio } from '../harness/fixtures.ts'
import { uuidOf } from '../../server/kernel/ids.ts'
import { prisma } from '../harness/running.ts'
import { makeAsset } from '../api/casting/casts.ts'
import { startThread } from '../api/comments/commentCalls.ts'
import { mutated } from '../api/projects/projectCalls.ts'
import { type CommandLine, commandLine, environmentOf, start } from './commandLine.ts'

const SHOTS = 3

describe('reading by the command line', () => {
  let app: TestApp
  let studio: Studio
  let reader: Person
  let cli: CommandLine
  let code: string

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    reader = await makeToken(studio.member, ['read'])
    cli = commandLine(app.url, reader)
    for (let count = 1; count <= SHOTS; count++) await makeShot(app, studio.owner, studio.storyboardId, `Wave ${count}`)
    await makeAsset(app, studio.owner, studio.projectId, { name: 'Crow', type: 'CHARACTER' })
    const create = `mutation ($input: CreateTasksInput!) { createTasks(input: $input) { tasks { id } } }`
    const tasks = [{ title: 'Paint', assigneeIds: [studio.member.id] }]
    await app.ask(studio.owner, create, { input: { projectId: studio.projectId, tasks } })
    // None comes in by the API.
    const projectId = uuidOf('Project', studio.projectId)
    await prisma.task.updateMany({ where: { projectId }, data: { title: 'Paint\n\u001b[31mred' } })
    const read = await app.ask<{ project: { code: string } }>(
      studio.owner,
      'query ($id: ID!) { project(by: { id: $id }) { code } }',
      { id: studio.projectId },
    )
    code = read.project.code
  })
  afterAll(() => app.stop())

  it('says who the token stands for', async () => {
    expect(await cli.json('whoami')).toEqual({
      url: app.url,
      viewer: { id: studio.member.id, name: 'Mina', email: studio.member.email, isService: false },
      organizations: [{ id: studio.organizationId, name: 'Kestrel', viewerRole: 'MEMBER' }],
    })
    const { code: exit, stdout, stderr } = await cli.run('login')
    expect([exit, stderr]).toEqual([0, ''])
    expect(stdout).toContain(`Mina (${studio.member.email}) on ${app.url}`)
    expect(stdout).not.toContain('\u001b')
  })

  it('lists projects, by organization too', async () => {
    const [project, ...others] = await cli.json<object[]>('projects')
    expect(others).toEqual([])
    expect(project).toEqual({
      id: studio.projectId,
      code,
      name: 'Salt House',
      isArchived: false,
      shotCount: SHOTS,
      updatedAt: expect.any(String) as string,
      frameRate: { numerator: expect.any(Number) as number, denominator: 1 },
      organization: { id: studio.organizationId, name: 'Kestrel' },
    })
    expect(await cli.json('projects', '--organization', 'kestrel', '--search', 'pepper')).toEqual([])
    expect(await cli.json('projects', '--archived')).toEqual([])
    expect(await cli.run('projects', '--organization', 'Nowhere')).toMatchObject({ code: 4, stdout: '' })
    expect((await cli.run('projects')).stdout).toMatch(new RegExp(`^CODE .*\\n${code} +Salt House +Kestrel +${SHOTS} `))
  })

  it('lists shots of a project, of a board and one alone, at the wished status', async () => {
    const all = await cli.json<{ path: string; name: string; status: { name: string } }[]>('shots', code)
    expect(all.map(({ name }) => name)).toEqual(['Wave 1', 'Wave 2', 'Wave 3'])
    expect(Object.keys(all[0] ?? {})).toEqual([
      'id', 'path', 'code', 'externalId', 'name', 'description', 'dialogue', 'position', 'frames', 'duration',
      'aspectRatio', 'version', 'createdAt', 'updatedAt', 'status', 'scene',
    ])
    const path = all[1]?.path ?? ''
    expect(path).toBe(`${code}/MAIN/SH0020`)
    expect(await cli.json('shots', `${code}/main`.toLowerCase())).toEqual(all)
    expect(await cli.json('shots', studio.storyboardId)).toEqual(all)
    expect(await cli.json('shots', path)).toEqual([all[1]])
    expect(await cli.json('shots', code, '--search', 'Wave 3')).toEqual([all[2]])
    expect(await cli.run('shots', code, '--status', 'Lost')).toMatchObject({ code: 4, stdout: '' })
    expect(await cli.run('shots', 'A/B/C/D')).toMatchObject({ code: 2, stdout: '' })
    expect((await cli.run('shots', code)).stdout.split('\n')).toHaveLength(SHOTS + 2)
  })

  it('lists assets and tasks, and lets no name write on the terminal', async () => {
    expect(await cli.json('assets', code, '--type', 'character')).toMatchObject([
      { name: 'Crow', type: 'CHARACTER', path: `${code}/CROW` },
    ])
    expect(await cli.json('assets', code, '--type', 'prop')).toEqual([])
    expect(await cli.run('assets', code, '--type', 'spoon')).toMatchObject({ code: 1, stdout: '' })
    expect(await cli.json('tasks', code, '--mine', '--status', 'todo')).toMatchObject([
      { title: expect.stringContaining('Paint') as string, assignees: [{ id: studio.member.id }] },
    ])
    const { stdout } = await cli.run('tasks', code)
    expect(stdout).toContain('Paint [31mred')
    expect(stdout).not.toContain('\u001b')
  })

  it('lists the threads of comments on a board, open ones alone too', async () => {
    const { id: shotId, code: shot } = await makeShot(app, studio.owner, studio.storyboardId, 'Commented')
    const { thread } = await startThread(app, studio.owner, {
      subject: { shotId }, frameFrom: 0, frameTo: 11, body: 'Slower,\nplease',
    })
    const done = await startThread(app, studio.owner, { subject: { storyboardId: studio.storyboardId } })
    await mutated(app, studio.member, 'resolveThread', { threadId: done.thread.id })
    const ids = async (...options: string[]) =>
      (await cli.json<{ id: string }[]>('comments', `${code}/MAIN`, ...options)).map(({ id }) => id)
    expect(await ids()).toEqual([thread.id, done.thread.id])
    expect(await ids('--open')).toEqual([thread.id])
    expect(await ids('--audience', 'team')).toEqual([thread.id, done.thread.id])
    expect(await ids('--audience', 'clients')).toEqual([])
    const { stdout } = await cli.run('comments', `${code}/MAIN`, '--open')
    expect(stdout).toMatch(new RegExp(`1  ${shot}  1001-1012  OPEN +0  Olga +Slower, please`))
    await mutated(app, studio.owner, 'deleteShots', { shots: [{ shotId }] })
  })

  it('sends any document, from an argument, a file or standard input', async () => {
    const viewer = { viewer: { name: 'Mina' } }
    expect(await cli.json('graphql', '{ viewer { name } }')).toEqual(viewer)
    const two = 'query Named { viewer { name } } query Other { __typename }'
    const fed = await cli.feed(two, 'graphql', '-', '--operation', 'Named')
    expect(JSON.parse(fed.stdout)).toEqual(viewer)
    const variables = JSON.stringify({ path: `${code}/MAIN/SH0010` })
    const document = 'query ($path: String!) { shot(by: { path: $path }) { name } }'
    expect(await cli.json('graphql', document, '--variables', variables)).toEqual({ shot: { name: 'Wave 1' } })
    const file = await cli.json<{ viewer: object }>('graphql', 'client/documents/whoAmI.graphql')
    expect(file.viewer).toMatchObject(viewer.viewer)
    expect(await cli.run('graphql', document, '--variables', '{"path"')).toMatchObject({ code: 2 })
    const partly = await cli.run('graphql', `{ viewer { name } shot(by: { path: "${code}/MAIN/SH9999" }) { id } }`)
    expect(partly.code).toBe(4)
    expect(JSON.parse(partly.stdout)).toEqual({ ...viewer, shot: null })
    expect(await cli.run('graphql', 'mutation { signOut(input: {}) { endedSessions } }')).toMatchObject({ code: 1 })
  })

  it('closes without a word when nobody reads on', async () => {
    const line = `{ "${process.execPath}" bin/framewright.mjs events ${code}; echo "exit $?" >&2; } | true`
    const { stderr } = await start('sh', ['-c', line], environmentOf(app.url, reader)).ended
    expect(stderr).toBe('exit 0\n')
  })
})
