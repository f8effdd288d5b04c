import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makeProject, makeShot, makeStudio, makeToken, type Person, type Studio } from '../../harness/fixtures.ts'
import { giveImage } from '../../harness/images.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { giveVoice } from '../../harness/sounds.ts'
import { lastEvents, memberIdOf, newMember } from '../organizations/people.ts'
import { dayFromNow, makeTask, trash } from '../tasks/taskCalls.ts'
import { mutate, mutated, mutatedOne } from './projectCalls.ts'

const CONTENTS = `query ($id: ID!) { project(by: { id: $id }) {
  name code firstFrame layerRoles frameRate { numerator denominator } statuses { name color }
  storyboards(first: 10) { nodes {
    code name description startTimecode scripts { title } scenes { number heading }
    shots(first: 20) { nodes {
      code name description dialogue notes cameraNote frames aspectRatio status { name } scene { heading }
      voice { bytes } views { name revision strokeCount image { id } }
    } }
  } }
  assets(first: 1) { totalCount }
  tasks(first: 20) { nodes {
    title description status priority dueDate assignees { id } shots(first: 5) { nodes { code } }
    dependsOn(first: 5) { nodes { title } }
  } }
} }`

interface Contents {
  project: {
    name: string
    code: string
    statuses: { name: string }[]
    storyboards: { nodes: { name: string; scripts: object[]; shots: { nodes: Record<string, unknown>[] } }[] }
    assets: { totalCount: number }
    tasks: { nodes: Record<string, unknown>[] }
  }
}

const TEMPLATE = `id name note parts version viewerCanEdit statusCount boardCount sceneCount shotCount taskCount
  frameRate { numerator denominator } createdBy { id }`

interface Template {
  id: string
  name: string
  viewerCanEdit: boolean
  shotCount: number
}

const ALL = ['BOARDS', 'STATUSES', 'TASKS']

describe('templates of projects', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const read = async (id: string) => (await app.ask<Contents>(studio.owner, CONTENTS, { id })).project

  /** A project with something of everything that a template keeps or leaves out, and something in the trash. */
  async function makeFilm() {
    const { owner, organizationId } = studio
    const { projectId, storyboardId, statusIds } = await makeProject(app, owner, organizationId)
    const text = 'INT. HALL - NIGHT\n\nA door.\n\nNILS\nWho?'
    await mutated(app, owner, 'importScript', { storyboardId, source: { text } })
    const shot = await makeShot(app, owner, storyboardId, 'Pack shot')
    const gone = await makeShot(app, owner, storyboardId, 'Gone')
    const viewId = shot.views[0]?.id ?? ''
    await draw(app, owner, viewId, [adding()])
    await giveImage(app, owner, viewId)
    await giveVoice(app, owner, shot.id)
    await mutatedOne(app, owner, 'createViews', { shotId: shot.id, name: 'Wide' })
    await mutatedOne(app, owner, 'updateShots', {
      shotId: shot.id, statusId: statusIds[1], notes: 'Logo at the end', dialogue: 'Ahoy', frames: 77,
      aspectRatio: 'RATIO_1_1',
    })
    await mutated(app, owner, 'createStoryboard', { projectId, name: 'Ending' })
    const first = await makeTask(app, owner, projectId, 'First', {
      assigneeIds: [owner.id], shotIds: [shot.id], dueDate: dayFromNow(3), priority: 'HIGH', status: 'DONE',
    })
    await makeTask(app, owner, projectId, 'Second', { dependsOnIds: [first.id] })
    await trash(app, owner, (await makeTask(app, owner, projectId, 'Lost')).id)
    await mutatedOne(app, owner, 'deleteShots', { shotId: gone.id })
    return { projectId, storyboardId, shotId: shot.id }
  }

  const save = (projectId: string, name: string, parts = ALL, person: Person = studio.member) =>
    mutated<{ template: Template }>(
      app, person, 'createProjectTemplate', { projectId, name, note: 'For spots', parts }, `template { ${TEMPLATE} }`,
    ).then(({ template }) => template)

  const create = (templateId: string, more: object = {}, person: Person = studio.member) =>
    mutate<{ project: { id: string } } | null>(
      app, person, 'createProject', { organizationId: studio.organizationId, name: 'Spot', templateId, ...more },
      'project { id }',
    )
  const created = async (templateId: string, more?: object) => {
    const { data, errors } = await create(templateId, more)
    expect(errors).toEqual([])
    return read(data?.project.id ?? '')
  }

  const listed = async (person: Person = studio.member) => {
    const query = `query ($id: ID!) { organization(id: $id) { projectTemplates(first: 50) { nodes { ${TEMPLATE} } } } }`
    interface Listed { organization: { projectTemplates: { nodes: Template[] } } }
    const { organization } = await app.ask<Listed>(person, query, { id: studio.organizationId })
    return organization.projectTemplates.nodes
  }

  it('hold structure alone: neither people nor dates, drawings, sounds and words of one film', async () => {
    const { projectId } = await makeFilm()
    const original = await read(projectId)
    const template = await save(projectId, ' Commercial ')
    expect(template).toMatchObject({
      name: 'Commercial', note: 'For spots', version: 1, viewerCanEdit: true, createdBy: { id: studio.member.id },
      statusCount: 5, boardCount: 2, sceneCount: 1, shotCount: 2, taskCount: 2, frameRate: { numerator: 24 },
    })
    expect((await lastEvents(studio.organizationId)).at(-1)).toMatchObject({
      type: 'template.created', payload: { name: 'Commercial' },
    })
    const copy = await created(template.id)
    expect(copy).toMatchObject({ name: 'Spot', code: 'SPOT', assets: { totalCount: 0 }, statuses: original.statuses })
    const emptied = original.storyboards.nodes.map(({ shots, ...board }) => ({
      ...board,
      scripts: [],
      shots: {
        nodes: shots.nodes.map((shot) => ({
          ...shot, dialogue: '', voice: null,
          views: (shot['views'] as object[]).map((view) => ({ ...view, revision: 0, strokeCount: 0, image: null })),
        })),
      },
    }))
    expect(copy.storyboards.nodes).toEqual(emptied)
    expect(copy.tasks.nodes.map(({ title, status, priority, dueDate, assignees, shots, dependsOn }) =>
      ({ title, status, priority, dueDate, assignees, shots, dependsOn }))).toEqual(
      expect.arrayContaining([
        {
          title: 'First', status: 'TODO', priority: 'HIGH', dueDate: null, assignees: [],
          shots: { nodes: [{ code: expect.any(String) as string }] }, dependsOn: { nodes: [] },
        },
        {
          title: 'Second', status: 'TODO', priority: 'MEDIUM', dueDate: null, assignees: [], shots: { nodes: [] },
          dependsOn: { nodes: [{ title: 'First' }] },
        },
      ]),
    )
    expect(copy.tasks.nodes).toHaveLength(2)
  })

  it('stay when the project changes and when it is gone for good', async () => {
    const { projectId, shotId } = await makeFilm()
    const template = await save(projectId, 'Lasting')
    const before = await created(template.id)
    await mutatedOne(app, studio.owner, 'updateShots', { shotId, name: 'Other' })
    await prisma.project.delete({ where: { id: uuidOf('Project', projectId) } })
    const after = await created(template.id)
    expect({ ...after, code: before.code }).toEqual(before)
  })

  it('bring chosen parts alone; the rest is as in any new project', async () => {
    const { projectId } = await makeFilm()
    const tasks = await created((await save(projectId, 'Tasks alone', ['TASKS'])).id)
    expect(tasks.storyboards.nodes).toMatchObject([{ name: 'Main', shots: { nodes: [] } }])
    expect(tasks.statuses).toHaveLength(5)
    expect(tasks.tasks.nodes.map(({ shots }) => shots)).toEqual([{ nodes: [] }, { nodes: [] }])
    const boards = await created((await save(projectId, 'Boards alone', ['BOARDS'])).id)
    expect(boards.storyboards.nodes.map(({ name }) => name)).toEqual(['Main', 'Ending'])
    expect(boards.storyboards.nodes[0]?.shots.nodes.map(({ status }) => status)).toEqual([null, null])
    expect(boards.tasks.nodes).toEqual([])
  })

  it('set the frame rate and the layers of new drawings, and keep seconds at another one', async () => {
    const { owner, organizationId } = studio
    const { project } = await mutated<{ project: { id: string; storyboard: { id: string } } }>(
      app, owner, 'createProject',
      { organizationId, name: 'At 25', frameRate: { numerator: 25 }, firstFrame: 1, frameNumbering: 'BOARD' },
      'project { id storyboard { id } }',
    )
    const shot = await makeShot(app, owner, project.storyboard.id)
    await mutatedOne(app, owner, 'updateShots', { shotId: shot.id, frames: 100 })
    await mutated(app, owner, 'updateProject', { projectId: project.id, layerRoles: ['INK', 'PENCIL'] })
    const { id } = await save(project.id, 'At 25')
    const framesOf = ({ storyboards }: Contents['project']) => storyboards.nodes[0]?.shots.nodes[0]?.['frames']
    const same = await created(id)
    const settings = { firstFrame: 1, frameRate: { numerator: 25, denominator: 1 }, layerRoles: ['PENCIL', 'INK'] }
    expect(same).toMatchObject(settings)
    expect(framesOf(same)).toBe(100)
    const other = await created(id, { frameRate: { numerator: 50 } })
    expect(other).toMatchObject({ frameRate: { numerator: 50 } })
    expect(framesOf(other)).toBe(200)
  })

  it('are changed and deleted by who saved them and by administrators alone', async () => {
    const { projectId } = await makeFilm()
    const { person: nils } = await newMember(app, studio.organizationId)
    const { person: vera } = await newMember(app, studio.organizationId, 'VIEWER', 'Vera')
    const { id } = await save(projectId, 'Mine')
    const canEdit = async (person: Person) => (await listed(person)).find((each) => each.id === id)?.viewerCanEdit
    expect([await canEdit(studio.member), await canEdit(studio.admin), await canEdit(nils), await canEdit(vera)])
      .toEqual([true, true, false, false])
    for (const person of [nils, vera]) {
      expectRefused(await mutate(app, person, 'updateProjectTemplate', { templateId: id, name: 'X' }), 'FORBIDDEN')
      expectRefused(await mutate(app, person, 'deleteProjectTemplate', { templateId: id }), 'FORBIDDEN')
    }
    expectRefused(await create(id, {}, vera), 'FORBIDDEN')
    expectRefused(
      await mutate(app, vera, 'createProjectTemplate', { projectId, name: 'Hers', parts: ALL }), 'FORBIDDEN',
    )
    const update = { templateId: id, name: ' Ours ', note: '' }
    const { template } = await mutated<{ template: Template }>(
      app, studio.member, 'updateProjectTemplate', update, 'template { name note version }',
    )
    expect(template).toEqual({ name: 'Ours', note: '', version: 2 })
    const [last] = await lastEvents(studio.organizationId)
    expect(last).toMatchObject({
      type: 'template.updated', payload: { name: { from: 'Mine', to: 'Ours' }, isNoted: true },
    })
    await mutated(app, studio.admin, 'deleteProjectTemplate', { templateId: id })
    expect((await listed()).map((each) => each.id)).not.toContain(id)
    expectRefused(await create(id), 'NOT_FOUND')
    expectRefused(await mutate(app, studio.member, 'updateProjectTemplate', update), 'NOT_FOUND')
  })

  it('are saved by who sees the project, used by every member, and hidden from outsiders', async () => {
    const { projectId } = await makeFilm()
    const { person: nils } = await newMember(app, studio.organizationId)
    const memberIds = [await memberIdOf(studio.organizationId, studio.member)]
    await mutated(app, studio.owner, 'setProjectAccess', { projectId, access: 'CHOSEN', memberIds })
    const input = { projectId, name: 'Secret', parts: ALL }
    expectRefused(await mutate(app, nils, 'createProjectTemplate', input), 'NOT_FOUND')
    const { id } = await save(projectId, 'Secret')
    expect((await listed(nils)).map(({ name }) => name)).toContain('Secret')
    expect((await create(id, {}, nils)).errors).toEqual([])

    const elsewhere = await makeStudio(app)
    const update = { templateId: id, name: 'X' }
    expectRefused(await mutate(app, elsewhere.owner, 'updateProjectTemplate', update), 'NOT_FOUND')
    expectRefused(await create(id, { organizationId: elsewhere.organizationId }, elsewhere.owner), 'NOT_FOUND')
    const node = await app.send<{ node: object | null }>(elsewhere.owner, `{ node(id: "${id}") { id } }`)
    expect(node.data.node).toBeNull()
    expectRefused(await create(id, {}, await makeToken(studio.member, ['projects:write'])), 'FORBIDDEN')
    const reading = await makeToken(studio.member, ['projects:write', 'boards:read'])
    expectRefused(await mutate(app, reading, 'createProjectTemplate', { ...input, name: 'By token' }), 'FORBIDDEN')
  })

  it('have a name of their own, a part at least, and limits', async () => {
    const { projectId, storyboardId } = await makeFilm()
    await save(projectId, 'Taken')
    const other = await save(projectId, 'Free')
    const ask = (input: object) =>
      mutate(app, studio.member, 'createProjectTemplate', { projectId, parts: ALL, ...input })
    const taken = 'Another template of the organization has this name'
    expectRefused(await ask({ name: 'Taken' }), 'CONFLICT', { name: taken })
    expectRefused(
      await mutate(app, studio.member, 'updateProjectTemplate', { templateId: other.id, name: 'Taken' }), 'CONFLICT',
    )
    expectRefused(await ask({ name: ' ', parts: [] }), 'INVALID_INPUT', {
      name: 'Name is required', parts: 'Choose at least one part',
    })
    await prisma.$executeRaw`
      INSERT INTO "Shot" ("id", "storyboardId", "code", "name", "rank", "frames", "updatedAt")
      SELECT gen_random_uuid(), ${uuidOf('Storyboard', storyboardId)}::uuid, 'X' || n, '', 'b' || n, 24, now()
      FROM generate_series(1, 2000) n`
    const large = await ask({ name: 'Large' })
    expectRefused(large, 'CONFLICT')
    expect(large.errors[0]?.message).toBe('A template holds up to 2,000 shots, 2,000 tasks and 4 MB of text')
    await save(projectId, 'Without boards', ['TASKS', 'STATUSES'])
    await prisma.task.updateMany({
      where: { projectId: uuidOf('Project', projectId) }, data: { description: 'x'.repeat(3 * 1024 ** 2) },
    })
    expectRefused(await ask({ name: 'Long', parts: ['TASKS'] }), 'CONFLICT')
    const organizationId = uuidOf('Organization', studio.organizationId)
    const row = await prisma.projectTemplate.findFirstOrThrow({ where: { organizationId } })
    const { id: _, contents: __, ...rest } = row
    await prisma.projectTemplate.createMany({
      data: Array.from({ length: 100 }, (___, index) => ({ ...rest, contents: {}, name: `Copy ${index}` })),
    })
    expectRefused(await ask({ name: 'One more', parts: ['STATUSES'] }), 'CONFLICT')
    await prisma.projectTemplate.deleteMany({ where: { name: { startsWith: 'Copy ' } } })
  })
})
