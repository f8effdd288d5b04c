import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, makeStudio, makeToken, type MadeShot, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { makeAsset } from '../assets/assetCalls.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import { makeTask } from '../tasks/taskCalls.ts'

let app: TestApp
let studio: Studio
let shot: MadeShot
let assetId: string
let taskId: string

beforeEach(async () => {
  app ??= await startApp()
  studio = await makeStudio(app)
  shot = await makeShot(app, studio.owner, studio.storyboardId)
  assetId = (await makeAsset(app, studio.owner, studio.projectId)).id
  taskId = (await makeTask(app, studio.owner, studio.projectId, 'Rough')).id
})
afterAll(() => app.stop())

/** The moment now, before which everything was that was done so far. */
async function momentNow(): Promise<Date> {
  await pause(2)
  return new Date()
}

interface Ids {
  nodes: { id: string }[]
}

interface Tombstones {
  totalCount: number
  nodes: { deletedId: string; type: string; deletedAt: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}

const LISTS = `query ($id: ID!, $since: DateTime!) {
  project(by: { id: $id }) {
    storyboards(filter: { updatedSince: $since }) { nodes { id } }
    shots(filter: { updatedSince: $since }) { nodes { id } }
    storyboard { shots(filter: { updatedSince: $since }) { nodes { id } totalCount } }
    views(filter: { updatedSince: $since }) { nodes { id } }
    assets(filter: { updatedSince: $since }) { nodes { id } }
    tasks(filter: { updatedSince: $since }) { nodes { id } }
  }
}`

async function updatedSince(since: Date): Promise<string[]> {
  interface Read {
    project: { storyboard: { shots: Ids } } & Record<'storyboards' | 'shots' | 'views' | 'assets' | 'tasks', Ids>
  }
  const { project } = await app.ask<Read>(studio.member, LISTS, { id: studio.projectId, since })
  const { storyboard, ...lists } = project
  expect(lists.shots.nodes).toEqual(expect.arrayContaining(storyboard.shots.nodes))
  return Object.values(lists).flatMap(({ nodes }) => nodes.map(({ id }) => id))
}

const DELETED = `query ($id: ID!, $since: DateTime!, $types: [TombstoneType!], $first: Int, $after: String) {
  project(by: { id: $id }) {
    deleted(filter: { since: $since, types: $types }, first: $first, after: $after) {
      totalCount nodes { deletedId type deletedAt } pageInfo { hasNextPage endCursor }
    }
  }
}`

const deletedSince = async (since: Date, more: object = {}) =>
  (
    await app.ask<{ project: { deleted: Tombstones } }>(studio.member, DELETED, {
      id: studio.projectId,
      since,
      ...more,
    })
  ).project.deleted

const idsOf = ({ nodes }: Tombstones) => nodes.map(({ deletedId }) => deletedId)

describe('updatedSince', () => {
  it('tells what was changed since, and nothing else', async () => {
    const other = await makeShot(app, studio.owner, studio.storyboardId)
    expect(await updatedSince(await momentNow())).toEqual([])
    const since = await momentNow()
    await mutatedOne(app, studio.owner, 'moveShots', { shotId: other.id, to: { position: 1 } })
    expect(await updatedSince(since)).toEqual([studio.storyboardId, other.id])
  })

  it('tells both sides of a casting and of a dependency', async () => {
    const target = await makeAsset(app, studio.owner, studio.projectId)
    let since = await momentNow()
    const casting = { shotId: shot.id, assetId }
    await mutated(app, studio.owner, 'castAssets', { castings: [{ ...casting, occurrences: 2 }] })
    expect(await updatedSince(since)).toEqual([shot.id, assetId])
    since = await momentNow()
    await mutated(app, studio.owner, 'castAssets', { castings: [{ ...casting, occurrences: 0 }] })
    expect(await updatedSince(since)).toEqual([shot.id, assetId])
    since = await momentNow()
    const link = { assetId, targetId: target.id, relationshipType: 'USES' }
    await mutated(app, studio.owner, 'addAssetDependency', link)
    expect((await updatedSince(since)).toSorted()).toEqual([assetId, target.id].toSorted())
  })

  it('narrows the projects of an organization', async () => {
    const query = `query ($id: ID!, $since: DateTime!) {
      organization(id: $id) {
        projects(filter: { updatedSince: $since }) { totalCount nodes { id } }
        deletedProjects(filter: { since: $since }) { totalCount nodes { deletedId type } }
      }
    }`
    const { owner, organizationId } = studio
    const { projectId } = await makeProject(app, owner, organizationId)
    const since = await momentNow()
    await makeShot(app, owner, studio.storyboardId)
    await mutated(app, owner, 'deleteProject', { projectId })
    const { organization } = await app.ask<{ organization: unknown }>(owner, query, { id: organizationId, since })
    expect(organization).toEqual({
      projects: { totalCount: 1, nodes: [{ id: studio.projectId }] },
      deletedProjects: { totalCount: 1, nodes: [{ deletedId: projectId, type: 'PROJECT' }] },
    })
    const token = await makeToken(owner, ['read'])
    await prisma.accessToken.updateMany({
      where: { last4: token.accessToken.slice(-4), kind: 'PERSONAL', userId: uuidOf('User', owner.id) },
      data: { projectId: uuidOf('Project', studio.projectId) },
    })
    const limited = await app.ask<{ organization: unknown }>(token, query, { id: organizationId, since })
    expect(limited.organization).toMatchObject({ deletedProjects: { totalCount: 0, nodes: [] } })
  })
})

describe('deleted', () => {
  it('tells what went to the trash since, with what went with it, and not what came back', async () => {
    const { owner } = studio
    const since = await momentNow()
    await mutatedOne(app, owner, 'deleteTasks', { taskId })
    await mutatedOne(app, owner, 'deleteAssets', { assetId })
    await mutatedOne(app, owner, 'deleteShots', { shotId: shot.id })
    const gone = await deletedSince(since)
    const [viewId = ''] = shot.views.map(({ id }) => id)
    expect(idsOf(gone).slice(0, 2)).toEqual([taskId, assetId])
    expect(idsOf(gone).slice(2).toSorted()).toEqual([shot.id, viewId].toSorted())
    expect(gone.totalCount).toBe(4)
    expect(await updatedSince(since)).toEqual([studio.storyboardId])
    expect(idsOf(await deletedSince(await momentNow()))).toEqual([])
    expect(idsOf(await deletedSince(since, { types: ['ASSET', 'VIEW'] }))).toEqual([assetId, viewId])

    const later = await momentNow()
    await mutatedOne(app, owner, 'restoreShots', { shotId: shot.id })
    expect(idsOf(await deletedSince(since))).toEqual([taskId, assetId])
    expect(await updatedSince(later)).toEqual([studio.storyboardId, shot.id, viewId])
  })

  it('tells shots and views that went with their board, and that they are back', async () => {
    const { owner, projectId } = studio
    const made = await mutated<{ storyboard: { id: string } }>(
      app, owner, 'createStoryboard', { projectId, name: 'Second' }, 'storyboard { id }',
    )
    const storyboardId = made.storyboard.id
    const early = await makeShot(app, owner, storyboardId)
    const other = await makeShot(app, owner, storyboardId)
    await mutatedOne(app, owner, 'deleteShots', { shotId: early.id })
    const since = await momentNow()
    await mutated(app, owner, 'deleteStoryboard', { storyboardId })
    const all = [storyboardId, other.id, other.views[0]?.id]
    expect(idsOf(await deletedSince(since)).toSorted()).toEqual(all.toSorted())
    const later = await momentNow()
    await mutated(app, owner, 'restoreStoryboard', { storyboardId })
    expect(idsOf(await deletedSince(since))).toEqual([])
    expect(await updatedSince(later)).toEqual(all)
  })

  it('tells everything of a project that came back as changed', async () => {
    const { owner, projectId } = studio
    await mutated(app, owner, 'deleteProject', { projectId })
    const later = await momentNow()
    await mutated(app, owner, 'restoreProject', { projectId })
    expect(await updatedSince(later)).toEqual([studio.storyboardId, shot.id, shot.views[0]?.id, assetId, taskId])
  })

  it('goes on from page to page, oldest first', async () => {
    const { owner, storyboardId } = studio
    const since = await momentNow()
    const shots = [shot, await makeShot(app, owner, storyboardId), await makeShot(app, owner, storyboardId)]
    const input = { shots: shots.map(({ id }) => ({ shotId: id })) }
    await mutated(app, owner, 'deleteShots', input)
    const told: string[] = []
    for (let after: string | null = null, hasNext = true; hasNext; ) {
      const page: Tombstones = await deletedSince(since, { types: ['SHOT'], first: 1, after })
      expect(page.totalCount).toBe(3)
      told.push(...idsOf(page))
      after = page.pageInfo.endCursor
      hasNext = page.pageInfo.hasNextPage
    }
    expect(told.toSorted()).toEqual(shots.map(({ id }) => id).toSorted())
  })

  it('refuses a moment before what is known, a page too large and a cursor of another list', async () => {
    const asked = { id: studio.projectId, since: new Date() }
    const read = (more: object) => app.send(studio.member, DELETED, { ...asked, ...more })
    expectRefused(await read({ since: new Date(Date.now() - 31 * 86_400_000) }), 'INVALID_INPUT', {
      since: 'Deletions are kept for 30 days: read everything again',
    })
    expectRefused(await read({ first: 201 }), 'INVALID_INPUT')
    expectRefused(await read({ after: 'Z29uZTox' }), 'INVALID_INPUT')
    expectRefused(await app.send(studio.outsider, DELETED, { id: studio.projectId, since: new Date() }), 'NOT_FOUND')
  })
})
