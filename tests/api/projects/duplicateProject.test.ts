import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_ASSETS, DEMO_CASTING, DEMO_DEPENDENCIES, DEMO_TASKS } from '../../../prisma/demo/production.ts'
import { DEMO_SHOTS } from '../../../prisma/demo/storyboard.ts'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, clearing, draw } from '../../harness/drawings.ts'
import { makeProject, makeShot, makeStudio, makeToken, type Studio } from '../../harness/fixtures.ts'
import { giveImage } from '../../harness/images.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { giveSoundtrack, giveVoice } from '../../harness/sounds.ts'
import { addDependency, giveThumbnail, makeAsset } from '../assets/assetCalls.ts'
import { makeTask, trash } from '../tasks/taskCalls.ts'
import { mutate, mutated, mutatedOne } from './projectCalls.ts'

const CONTENTS = `query ($id: ID!) { project(by: { id: $id }) {
  description isArchived statuses { name color }
  storyboards(first: 10) { nodes {
    code name soundtrack { name volume bytes } scripts { title revision color }
    scenes { number heading script { title } }
    shots(first: 20) { nodes {
      code name description dialogue frames aspectRatio position status { name } scene { heading } voice { bytes }
      script { title } scriptLine scriptLineEnd scriptColor
      externalId views { name revision strokeCount width height canvasData image { id } }
      casting(first: 5) { nodes { asset { name } occurrences label } }
    } }
  } }
  assets(first: 20) { nodes { code name type status thumbnail { id } dependencies(first: 5) { nodes {
    relationshipType target { name }
  } } } }
  tasks(first: 20) { nodes {
    title status priority dueDate shots(first: 5) { nodes { code } } dependsOn(first: 5) { nodes { title } }
  } }
} }`

interface Contents {
  project: { storyboards: { nodes: { shots: { nodes: { externalId: string | null }[] } }[] } }
}

describe('copies of projects', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const read = async (id: string) => (await app.ask<Contents>(studio.owner, CONTENTS, { id })).project
  const where = (id: string) => ({ projectId: uuidOf('Project', id) })

  /** A project with something of every kind, and something in the trash. */
  async function makeFilm() {
    const { owner, organizationId } = studio
    const { projectId, storyboardId, statusIds } = await makeProject(app, owner, organizationId)
    const text = 'Title: Night\n\nINT. HALL - NIGHT\n\nA door.\n\nNILS\nWho is there?\n\nA hand.'
    await mutated(app, owner, 'importScript', { storyboardId, source: { text } })
    const made = await makeShot(app, owner, storyboardId)
    const gone = await makeShot(app, owner, storyboardId)
    const viewId = made.views[0]?.id ?? ''
    await draw(app, owner, viewId, [adding(), clearing(), adding()])
    await giveImage(app, owner, viewId)
    await mutatedOne(app, owner, 'createViews', { shotId: made.id, name: 'Wide' })
    await mutatedOne(app, owner, 'updateShots', { shotId: made.id, statusId: statusIds[1], externalId: 'cut-7' })
    await giveSoundtrack(app, owner, storyboardId)
    await giveVoice(app, owner, made.id)
    const [house, lamp] = [await makeAsset(app, owner, projectId), await makeAsset(app, owner, projectId)]
    await addDependency(app, owner, house.id, 'OWNS', lamp.id)
    await giveThumbnail(app, owner, house.id)
    await mutated(app, owner, 'castAssets', { castings: [{ shotId: made.id, assetId: house.id, occurrences: 2 }] })
    const first = await makeTask(app, owner, projectId, 'First', { assigneeIds: [owner.id], shotIds: [made.id] })
    await makeTask(app, owner, projectId, 'Second', { status: 'DONE', dependsOnIds: [first.id] })
    await trash(app, owner, (await makeTask(app, owner, projectId, 'Gone')).id)
    await mutatedOne(app, owner, 'deleteShots', { shotId: gone.id })
    return { projectId, made }
  }

  it('hold what the original holds, but for trash, assignees and external ids, and are told by one event', async () => {
    const { projectId, made } = await makeFilm()
    const { project } = await mutated<{ project: { id: string; name: string; code: string } }>(
      app, studio.member, 'duplicateProject', { projectId, name: ' Second cut ' }, 'project { id name code }',
    )
    expect(project).toMatchObject({ name: 'Second cut', code: 'SECOND-CUT' })
    const [original, copy] = [await read(projectId), await read(project.id)]
    const shots = original.storyboards.nodes.flatMap((board) => board.shots.nodes)
    expect(shots.map(({ externalId }) => externalId)).toContain('cut-7')
    for (const shot of shots) shot.externalId = null
    expect(copy).toEqual(original)
    const tasks = await prisma.task.findMany({ where: where(project.id), include: { assignees: true } })
    const assigned = tasks.map(({ title, assignees }) => `${title} ${assignees.length}`)
    expect(assigned.toSorted()).toEqual(['First 0', 'Second 0'])
    const events = await prisma.event.findMany({ where: where(project.id) })
    expect(events.map(({ seq, type, subject, payload }) => ({ seq, type, subject, payload }))).toEqual([{
      seq: 1, type: 'project.duplicated', subject: project.id, payload: { name: 'Second cut', code: 'SECOND-CUT' },
    }])

    // Neither is the other's: what is drawn in the original stays there.
    await draw(app, studio.owner, made.views[0]?.id ?? '', [clearing()])
    expect(await read(project.id)).toEqual(copy)
  })

  it('are made of archived projects; their codes are their own', async () => {
    const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    await makeShot(app, studio.owner, storyboardId)
    await mutated(app, studio.owner, 'archiveProject', { projectId })
    const { project } = await mutated<{ project: { id: string; isArchived: boolean; storyboard: { id: string } } }>(
      app, studio.owner, 'duplicateProject', { projectId }, 'project { id isArchived storyboard { id } }',
    )
    expect(project.isArchived).toBe(false)
    const copied = await prisma.shot.findFirstOrThrow({ where: { storyboard: where(project.id) } })
    const added = await makeShot(app, studio.owner, project.storyboard.id)
    expect([copied.code, added.code]).toEqual(['SH0010', 'SH0020'])
    const shotId = toTypeId('Shot', copied.id)
    for (const code of ['SH0015', 'SH0010']) await mutatedOne(app, studio.owner, 'updateShots', { shotId, code })
    expect((await prisma.shot.findUniqueOrThrow({ where: { id: copied.id } })).code).toBe('SH0010')
  })

  it('are refused to outsiders, to tokens that write no contents, without room and beyond the limits', async () => {
    const { owner, organizationId } = studio
    const { projectId, storyboardId } = await makeProject(app, owner, organizationId)
    const copy = (person = owner) => mutate(app, person, 'duplicateProject', { projectId })
    expectRefused(await copy(studio.outsider), 'NOT_FOUND')
    expectRefused(await copy(await makeToken(owner, ['projects:write', 'shots:write'])), 'FORBIDDEN')
    expectRefused(await mutate(app, owner, 'duplicateProject', { projectId, code: '/' }), 'INVALID_INPUT')
    const count = () => prisma.project.count({ where: { organizationId: uuidOf('Organization', organizationId) } })
    const before = await count()
    await prisma.$executeRaw`
      INSERT INTO "Shot" ("id", "storyboardId", "code", "name", "rank", "frames", "updatedAt")
      SELECT gen_random_uuid(), ${uuidOf('Storyboard', storyboardId)}::uuid, 'X' || n, '', 'b' || n, 24, now()
      FROM generate_series(1, 5001) n`
    expectRefused(await copy(), 'CONFLICT')
    const plan = (to: 'STARTER' | 'ENTERPRISE') => prisma.organization.update({
      where: { id: uuidOf('Organization', organizationId) }, data: { plan: to },
    })
    await plan('STARTER')
    for (let made = before; made < 5; made++) await mutated(app, owner, 'createProject', { organizationId, name: 'X' })
    expectRefused(await copy(), 'PLAN_LIMIT')
    expectRefused(await mutate(app, owner, 'createSampleProject', { organizationId }), 'PLAN_LIMIT')
    await plan('ENTERPRISE')
    expect(await count()).toBe(Math.max(before, 5))
  })
})

describe('the sample project', () => {
  it('is copied into any organization, with its film, told by one event', async () => {
    const app = await startApp()
    const studio = await makeStudio(app)
    const { organizationId } = studio
    const make = () => mutated<{ project: { id: string; name: string; code: string } }>(
      app, studio.member, 'createSampleProject', { organizationId }, 'project { id name code }',
    )
    const [{ project }, { project: second }] = [await make(), await make()]
    expect([project.name, second.name]).toEqual(['Salt House', 'Salt House'])
    expect(project.code).not.toBe(second.code)
    const projectId = uuidOf('Project', project.id)
    const views = await prisma.shotView.findMany({ where: { shot: { storyboard: { projectId } } } })
    expect(views.length).toBe(DEMO_SHOTS.flatMap((shot) => shot.views).length)
    expect(views.every(({ strokeCount }) => strokeCount > 0)).toBe(true)
    expect([
      await prisma.asset.count({ where: { projectId } }),
      await prisma.assetDependency.count({ where: { projectId } }),
      await prisma.casting.count({ where: { projectId } }),
      await prisma.task.count({ where: { projectId } }),
      await prisma.taskAssignee.count({ where: { task: { projectId } } }),
    ]).toEqual([
      DEMO_ASSETS.length, DEMO_DEPENDENCIES.length, Object.values(DEMO_CASTING).flat().length, DEMO_TASKS.length, 0,
    ])
    expect(await prisma.event.findMany({ where: { projectId } })).toMatchObject([{ type: 'project.created' }])
    expectRefused(await mutate(app, studio.outsider, 'createSampleProject', { organizationId }), 'NOT_FOUND')
    await app.stop()
  })
})
