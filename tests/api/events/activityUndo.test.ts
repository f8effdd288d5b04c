import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, makeStudio, makeToken, type Person, type Studio } from '../../harness/fixtures.ts'
import { prisma } from '../../harness/running.ts'
import { type Feed, readOrganizationFeed, readProjectFeed } from './feed.ts'
import { mutatedOne } from '../projects/projectCalls.ts'
import { save } from '../versions/boardVersions.ts'
import { restore } from '../versions/restores.ts'

describe('what the activity offers to undo', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const newProject = async () => ({ ...studio, ...(await makeProject(app, studio.owner, studio.organizationId)) })

  const run = (mutation: string, input: object) =>
    app.ask(studio.owner, `mutation ($input: ${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!) {
      ${mutation}(input: $input) { __typename }
    }`, { input })

  const offers = ({ nodes }: Feed) =>
    nodes.flatMap(({ seq, viewerCanUndo }) => (viewerCanUndo === null ? [] : [`${seq} ${viewerCanUndo}`]))

  const inProject = async (projectId: string, person: Person = studio.member) =>
    offers(await readProjectFeed(app, person, projectId))

  const newBoard = async (projectId: string, name: string) => {
    const { createStoryboard } = await app.ask<{ createStoryboard: { storyboard: { id: string } } }>(
      studio.owner,
      `mutation ($input: CreateStoryboardInput!) { createStoryboard(input: $input) { storyboard { id } } }`,
      { input: { projectId, name } },
    )
    return createStoryboard.storyboard.id
  }

  it('is a shot in the trash, once, by its newest deletion, for people who may edit', async () => {
    const { projectId, storyboardId, member } = await newProject()
    const shot = await makeShot(app, member, storyboardId)
    expect(await inProject(projectId)).toEqual([])
    await mutatedOne(app, studio.owner, 'deleteShots', { shotId: shot.id })
    expect(await inProject(projectId)).toEqual(['4 RESTORE_SHOT'])
    expect(await inProject(projectId, await makeToken(member, ['read']))).toEqual([])
    expect(await inProject(projectId, await makeToken(member, ['read', 'write']))).toEqual(['4 RESTORE_SHOT'])
    await mutatedOne(app, studio.owner, 'restoreShots', { shotId: shot.id })
    expect(await inProject(projectId)).toEqual([])
    await mutatedOne(app, studio.owner, 'deleteShots', { shotId: shot.id })
    expect(await inProject(projectId)).toEqual(['6 RESTORE_SHOT'])
    const older = await readProjectFeed(app, member, projectId, { after: Buffer.from('seq:6').toString('base64') })
    expect(offers(older)).toEqual([])
    await prisma.shot.delete({ where: { id: uuidOf('Shot', shot.id) } })
    expect(await inProject(projectId)).toEqual([])
  })

  it('is a board in the trash, and a shot of it only once the board is back', async () => {
    const { projectId, member } = await newProject()
    const board = await newBoard(projectId, 'Act Two')
    const shot = await makeShot(app, member, board)
    await mutatedOne(app, studio.owner, 'deleteShots', { shotId: shot.id })
    await run('deleteStoryboard', { storyboardId: board })
    expect(await inProject(projectId)).toEqual(['6 RESTORE_STORYBOARD'])
    await run('restoreStoryboard', { storyboardId: board })
    expect(await inProject(projectId)).toEqual(['5 RESTORE_SHOT'])
  })

  it('is the newest restore of a version into a board that is there, while the version before it is', async () => {
    const { projectId, storyboardId, member } = await newProject()
    await makeShot(app, member, storyboardId)
    const { id: versionId } = await save(app, member, storyboardId)
    const undosOf = async () => (await inProject(projectId)).map((offer) => offer.replace(/^\d+ /, ''))
    await restore(app, member, { versionId })
    await restore(app, member, { versionId, into: { newStoryboard: { name: 'Copy' } } })
    expect(await undosOf()).toEqual(['RESTORE_VERSION'])
    await makeShot(app, member, storyboardId)
    await restore(app, member, { versionId })
    expect(await undosOf()).toEqual(['RESTORE_VERSION'])
    await run('deleteStoryboard', { storyboardId })
    expect(await undosOf()).toEqual(['RESTORE_STORYBOARD'])
    await run('restoreStoryboard', { storyboardId })
    const before = await prisma.storyboardVersion.findMany({ where: { kind: 'BEFORE_RESTORE' } })
    await prisma.storyboardVersion.deleteMany({ where: { id: { in: before.map(({ id }) => id) } } })
    expect(await undosOf()).toEqual([])
  })

  it('is a view in the trash, while its shot is there', async () => {
    const { projectId, storyboardId, member } = await newProject()
    const shot = await makeShot(app, member, storyboardId)
    const input = { shotId: shot.id, name: 'Low' }
    const { view } = await mutatedOne<{ view: { id: string } }>(app, member, 'createViews', input, 'view { id }')
    await run('deleteViews', { views: [{ viewId: view.id }] })
    expect(await inProject(projectId)).toEqual(['5 RESTORE_VIEW'])
    await mutatedOne(app, studio.owner, 'deleteShots', { shotId: shot.id })
    expect(await inProject(projectId)).toEqual(['6 RESTORE_SHOT'])
    await mutatedOne(app, studio.owner, 'restoreShots', { shotId: shot.id })
    await run('restoreViews', { viewIds: [view.id] })
    expect(await inProject(projectId)).toEqual([])
  })

  it('is nothing while the project is archived', async () => {
    const { projectId, storyboardId, member, owner } = await newProject()
    const shot = await makeShot(app, member, storyboardId)
    await mutatedOne(app, studio.owner, 'deleteShots', { shotId: shot.id })
    await run('resetProject', { projectId })
    await run('archiveProject', { projectId })
    expect(await inProject(projectId, owner)).toEqual([])
    await run('unarchiveProject', { projectId })
    expect(await inProject(projectId, owner)).toEqual(['5 UNDO_PROJECT_RESET'])
  })

  it('is a project in the trash, in the log of its organization, for administrators', async () => {
    const own = await makeStudio(app)
    const remove = `mutation ($id: ID!) { deleteProject(input: { projectId: $id }) { deletedProjectId } }`
    const restore = `mutation ($id: ID!) { restoreProject(input: { projectId: $id }) { project { id } } }`
    await app.ask(own.owner, remove, { id: own.projectId })
    const read = async (person: Person) => offers(await readOrganizationFeed(app, person, own.organizationId))
    expect(await read(own.admin)).toEqual(['3 RESTORE_PROJECT'])
    expect(await read(own.owner)).toEqual(['3 RESTORE_PROJECT'])
    expect(await read(own.member)).toEqual([])
    expect(await read(await makeToken(own.owner, ['read', 'write']))).toEqual([])
    await app.ask(own.admin, restore, { id: own.projectId })
    expect(await read(own.admin)).toEqual([])
    expect(await inProject(own.projectId, own.admin)).toEqual([])
    await app.ask(own.admin, remove, { id: own.projectId })
    expect(await read(own.admin)).toEqual(['5 RESTORE_PROJECT'])
  })

  it('is a reset until it was undone or its boards are gone, for administrators', async () => {
    const { projectId, storyboardId, owner, admin } = await newProject()
    await makeShot(app, owner, storyboardId)
    await run('resetProject', { projectId })
    expect(await inProject(projectId, admin)).toEqual(['4 UNDO_PROJECT_RESET'])
    expect(await inProject(projectId)).toEqual([])
    await run('undoProjectReset', { projectId, seq: 4 })
    expect(await inProject(projectId, admin)).toEqual([])

    await run('resetProject', { projectId })
    expect(await inProject(projectId, admin)).toEqual(['6 UNDO_PROJECT_RESET'])
    await prisma.storyboard.deleteMany({
      where: { projectId: uuidOf('Project', projectId), deletedAt: { not: null } },
    })
    expect(await inProject(projectId, admin)).toEqual([])
  })

  it('is of several resets the newest, and the one before it when that is undone', async () => {
    const { projectId, storyboardId, owner, admin } = await newProject()
    await makeShot(app, owner, storyboardId)
    await run('resetProject', { projectId })
    const board = await newBoard(projectId, 'Second try')
    await makeShot(app, owner, board)
    await run('resetProject', { projectId })
    expect(await inProject(projectId, admin)).toEqual(['7 UNDO_PROJECT_RESET'])
    await run('undoProjectReset', { projectId, seq: 7 })
    expect(await inProject(projectId, admin)).toEqual(['4 UNDO_PROJECT_RESET'])
    await run('undoProjectReset', { projectId, seq: 4 })
    expect(await inProject(projectId, admin)).toEqual([])
  })
})
