import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { emptyTrash } from '../../../server/modules/delivery/trash.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { readProjectFeed } from '../events/feed.ts'
import { lastEvent, mutate, mutated, mutatedOne, mutateOne, readProject } from '../projects/projectCalls.ts'
import { addDependency, makeAsset, readAsset, readDependencies } from './assetCalls.ts'

const DAY_MS = 86_400_000

describe('assets in the trash', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const run = (name: string, input: object) => mutated(app, studio.admin, name, input)
  const runOne = (name: string, input: object) => mutatedOne(app, studio.admin, name, input)
  const isSeen = async (id: string) => (await readAsset(app, studio.owner, id)) !== null
  const seen = async (ids: readonly string[]) => Promise.all(ids.map(isSeen))
  const read = (projectId: string) => readProject(app, studio.owner, projectId)

  /** Two assets, one a part of the other and cast in a shot, in a project of their own. */
  async function makeCast() {
    const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    const whole = await makeAsset(app, studio.owner, projectId, { name: 'Whole' })
    const part = await makeAsset(app, studio.owner, projectId, { name: 'Part' })
    const dependency = await addDependency(app, studio.owner, whole.id, 'OWNS', part.id)
    const shot = await makeShot(app, studio.owner, storyboardId)
    await prisma.casting.create({
      data: {
        projectId: uuidOf('Project', projectId),
        shotId: uuidOf('Shot', shot.id),
        assetId: uuidOf('Asset', part.id),
      },
    })
    return { projectId, storyboardId, whole, part, dependency, shot }
  }

  /** What the database holds of a project, in the trash or not. */
  async function rowsOf(id: string) {
    const projectId = uuidOf('Project', id)
    return {
      assets: await prisma.asset.count({ where: { projectId } }),
      dependencies: await prisma.assetDependency.count({ where: { projectId } }),
      castings: await prisma.casting.count({ where: { projectId } }),
    }
  }
  const age = (assetIds: string[], days: number) =>
    prisma.asset.updateMany({
      where: { id: { in: assetIds.map((id) => uuidOf('Asset', id)) }, deletedAt: { not: null } },
      data: { deletedAt: new Date(Date.now() - days * DAY_MS) },
    })

  it('are found nowhere, and come back whole', async () => {
    const { projectId, whole, part, dependency } = await makeCast()
    const before = await rowsOf(projectId)
    const { deletedAssetId, project } = await mutatedOne<{
      deletedAssetId: string
      project: { assets: { nodes: { id: string }[] } }
    }>(app, studio.member, 'deleteAssets', { assetId: part.id }, 'deletedAssetId project { assets { nodes { id } } }')
    expect(deletedAssetId).toBe(part.id)
    expect(project.assets.nodes).toEqual([{ id: whole.id }])
    expect(lastEvent(await read(projectId))).toMatchObject({
      type: 'asset.deleted',
      payload: { code: part.code, name: 'Part' },
    })
    expect(await seen([whole.id, part.id])).toEqual([true, false])
    expect((await readDependencies(app, studio.owner, whole.id))?.totalCount).toBe(0)
    for (const [name, input] of [
      ['updateAssets', { assets: [{ assetId: part.id, name: 'A' }] }],
      ['deleteAssets', { assets: [{ assetId: part.id }] }],
      ['removeAssetThumbnail', { assetId: part.id }],
      ['removeAssetDependency', { dependencyId: dependency.id }],
    ] as const) {
      expectRefused(await mutate(app, studio.owner, name, input), 'NOT_FOUND')
    }
    expect(await rowsOf(projectId)).toEqual(before)

    await runOne('restoreAssets', { assetId: part.id })
    expect(await readAsset(app, studio.owner, part.id)).toEqual({ ...part, version: 3 })
    expect((await readDependencies(app, studio.owner, whole.id))?.nodes).toEqual([dependency])
    expect(lastEvent(await read(projectId)).type).toBe('asset.restored')
    await expectUnchanged(() => read(projectId), () => runOne('restoreAssets', { assetId: part.id }).then(() => {}))
  })

  it('are offered back by the feed, to nobody outside', async () => {
    const { projectId, part } = await makeCast()
    await runOne('deleteAssets', { assetId: part.id })
    const feed = await readProjectFeed(app, studio.owner, projectId, { first: 5 })
    expect(feed.nodes[0]).toMatchObject({ type: 'asset.deleted', subjectLabel: 'Part', viewerCanUndo: 'RESTORE_ASSET' })
    expectRefused(await mutateOne(app, studio.outsider, 'restoreAssets', { assetId: part.id }), 'NOT_FOUND')
    await run('archiveProject', { projectId })
    expectRefused(await mutateOne(app, studio.owner, 'restoreAssets', { assetId: part.id }), 'CONFLICT')
    expect(await isSeen(part.id)).toBe(false)
  })

  it('are purged after 30 days with all that hangs on them, but never their codes', async () => {
    const { projectId, whole, part } = await makeCast()
    await runOne('deleteAssets', { assetId: part.id })
    await age([part.id], 29)
    await inApp(emptyTrash)
    expect(await rowsOf(projectId)).toEqual({ assets: 2, dependencies: 1, castings: 1 })
    await age([part.id], 31)
    await inApp(emptyTrash)
    expect(await rowsOf(projectId)).toEqual({ assets: 1, dependencies: 0, castings: 0 })
    expectRefused(await mutateOne(app, studio.owner, 'restoreAssets', { assetId: part.id }), 'NOT_FOUND')
    expect(await isSeen(whole.id)).toBe(true)
    expect((await makeAsset(app, studio.owner, projectId, { name: 'Part' })).code).toBe('PART-2')
  })

  it('take tasks along that lie there as long', async () => {
    const { projectId, shot } = await makeCast()
    const made = async (title: string, days: number | null) =>
      prisma.task.create({
        data: {
          projectId: uuidOf('Project', projectId),
          title,
          rank: title,
          deletedAt: days === null ? null : new Date(Date.now() - days * DAY_MS),
          shots: { create: { shotId: uuidOf('Shot', shot.id) } },
        },
      })
    const [live, fresh, old] = [await made('a', null), await made('b', 29), await made('c', 31)]
    await prisma.taskDependency.create({ data: { taskId: live.id, dependsOnId: old.id } })
    await inApp(emptyTrash)
    const left = await prisma.task.findMany({ where: { projectId: live.projectId }, orderBy: { rank: 'asc' } })
    expect(left.map(({ id }) => id)).toEqual([live.id, fresh.id])
    expect(await prisma.taskShot.count({ where: { shotId: uuidOf('Shot', shot.id) } })).toBe(2)
    expect(await prisma.taskDependency.count({ where: { taskId: live.id } })).toBe(0)
  })

  it('get there by a reset, all at one moment, and back by its undo', async () => {
    const { projectId, whole, part, dependency } = await makeCast()
    const early = await makeAsset(app, studio.owner, projectId, { name: 'Early' })
    await runOne('deleteAssets', { assetId: early.id })
    const before = await rowsOf(projectId)
    await run('resetProject', { projectId })
    const reset = lastEvent(await read(projectId))
    expect(reset).toMatchObject({ type: 'project.reset', payload: { storyboardCount: 1, assetCount: 2 } })
    expect((reset.payload as { assets: string[] }).assets.toSorted()).toEqual([whole.id, part.id].toSorted())
    expect(await seen([whole.id, part.id])).toEqual([false, false])
    const after = await makeAsset(app, studio.owner, projectId, { name: 'After' })
    await run('undoProjectReset', { projectId, seq: reset.seq })
    expect(await seen([whole.id, part.id, after.id, early.id])).toEqual([true, true, true, false])
    expect((await readDependencies(app, studio.owner, whole.id))?.nodes).toEqual([dependency])
    expect(await rowsOf(projectId)).toEqual({ ...before, assets: before.assets + 1 })
  })

  it('come back by an undo when the boards are back already, and stay where an old reset knows none', async () => {
    const { projectId, storyboardId, whole, part } = await makeCast()
    await run('resetProject', { projectId })
    const { seq } = lastEvent(await read(projectId))
    await run('restoreStoryboard', { storyboardId })
    await runOne('restoreAssets', { assetId: whole.id })
    const undoOf = async () => {
      const feed = await readProjectFeed(app, studio.owner, projectId, { first: 50 })
      return feed.nodes.find((entry) => entry.seq === seq)?.viewerCanUndo
    }
    expect(await undoOf()).toBe('UNDO_PROJECT_RESET')
    const key = { projectId_seq: { projectId: uuidOf('Project', projectId), seq } }
    const { payload } = await prisma.event.findUniqueOrThrow({ where: key })
    const { assets: _, assetCount: __, ...old } = payload as { assets: string[]; assetCount: number }
    await prisma.event.update({ where: key, data: { payload: old } })
    expect(await undoOf()).toBeNull()
    expectRefused(await mutate(app, studio.owner, 'undoProjectReset', { projectId, seq }), 'CONFLICT')
    await run('deleteStoryboard', { storyboardId })
    await run('undoProjectReset', { projectId, seq })
    expect(await seen([whole.id, part.id])).toEqual([true, false])
    await prisma.event.update({ where: key, data: { payload: payload ?? {} } })
  })

  it('leave nothing behind when a project is purged', async () => {
    const { projectId, part } = await makeCast()
    await runOne('deleteAssets', { assetId: part.id })
    await run('resetProject', { projectId })
    await run('deleteProject', { projectId })
    await prisma.project.update({
      where: { id: uuidOf('Project', projectId) },
      data: { deletedAt: new Date(Date.now() - 31 * DAY_MS) },
    })
    await inApp(emptyTrash)
    expect(await rowsOf(projectId)).toEqual({ assets: 0, dependencies: 0, castings: 0 })
    expect(await prisma.assignedCode.count({ where: { parentId: uuidOf('Project', projectId) } })).toBe(0)
  })
})
