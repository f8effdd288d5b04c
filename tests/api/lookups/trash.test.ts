import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeShot, makeStudio, makeToken, type Person, type Studio } from '../../harness/fixtures.ts'
import { giveSoundtrack, giveVoice } from '../../harness/sounds.ts'
import { makeAsset } from '../assets/assetCalls.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import { makeTask } from '../tasks/taskCalls.ts'

let app: TestApp
let studio: Studio

beforeEach(async () => {
  app ??= await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

interface Tombstone {
  deletedId: string
  type: string
  label: string
  place: string | null
  deletedAt: string
  purgedAt: string
  deletedByName: string | null
  deletedBy: { id: string } | null
}

interface Trash {
  totalCount: number
  nodes: Tombstone[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}

const FIELDS = `totalCount pageInfo { hasNextPage endCursor }
  nodes { deletedId type label place deletedAt purgedAt deletedByName deletedBy { id } }`

async function trashOf(person: Person, more: object = {}): Promise<Trash> {
  const { project } = await app.ask<{ project: { trash: Trash } }>(
    person,
    `query ($id: ID!, $types: [TombstoneType!], $first: Int, $after: String) {
      project(by: { id: $id }) { trash(filter: { types: $types }, first: $first, after: $after) { ${FIELDS} } }
    }`,
    { id: studio.projectId, ...more },
  )
  return project.trash
}

describe('the trash of a project', () => {
  it('has each deleted object with its place, the person who deleted it and the days left', async () => {
    const shot = await makeShot(app, studio.owner, studio.storyboardId)
    const asset = await makeAsset(app, studio.owner, studio.projectId)
    await mutatedOne(app, studio.member, 'deleteShots', { shotId: shot.id })
    await mutatedOne(app, studio.owner, 'deleteAssets', { assetId: asset.id })
    const { nodes, totalCount } = await trashOf(studio.member)
    expect(totalCount).toBe(2)
    expect(nodes).toMatchObject([
      { deletedId: asset.id, type: 'ASSET', place: null, deletedBy: { id: studio.owner.id } },
      { deletedId: shot.id, type: 'SHOT', label: 'SH0010', place: 'Main', deletedBy: { id: studio.member.id } },
    ])
    for (const { deletedAt, purgedAt } of nodes) {
      expect(Date.parse(purgedAt) - Date.parse(deletedAt)).toBe(30 * 24 * 3_600_000)
    }
    await mutatedOne(app, studio.owner, 'restoreShots', { shotId: shot.id })
    await mutatedOne(app, studio.owner, 'deleteShots', { shotId: shot.id })
    const [newest] = (await trashOf(studio.owner)).nodes
    expect(newest).toMatchObject({ deletedId: shot.id, deletedBy: { id: studio.owner.id } })
  })

  it('leaves out what is restored with its board or shot', async () => {
    const { storyboard } = await mutated<{ storyboard: { id: string } }>(
      app, studio.owner, 'createStoryboard', { projectId: studio.projectId, name: 'Act two' }, 'storyboard { id }',
    )
    const shot = await makeShot(app, studio.owner, storyboard.id)
    await mutatedOne(app, studio.owner, 'deleteShots', { shotId: shot.id })
    await mutated(app, studio.owner, 'deleteStoryboard', { storyboardId: storyboard.id }, 'deletedStoryboardId')
    expect((await trashOf(studio.owner)).nodes).toMatchObject([{ type: 'STORYBOARD', label: 'Act two' }])
    await mutated(app, studio.owner, 'restoreStoryboard', { storyboardId: storyboard.id }, 'storyboard { id }')
    expect((await trashOf(studio.owner)).nodes).toMatchObject([{ deletedId: shot.id, place: 'Act two' }])
  })

  it('names nobody for what went with a reset', async () => {
    await makeAsset(app, studio.owner, studio.projectId)
    await mutated(app, studio.owner, 'resetProject', { projectId: studio.projectId }, 'project { id }')
    const { nodes } = await trashOf(studio.owner)
    expect(nodes.map(({ type }) => type).toSorted()).toEqual(['ASSET', 'STORYBOARD'])
    expect(nodes.map(({ deletedByName }) => deletedByName)).toEqual([null, null])
  })

  it('comes in pages and by type, and holds only what a token reads', async () => {
    const taskIds: string[] = []
    for (const title of ['Rough', 'Clean', 'Ink']) {
      taskIds.unshift((await makeTask(app, studio.owner, studio.projectId, title)).id)
    }
    const shot = await makeShot(app, studio.owner, studio.storyboardId)
    for (const taskId of taskIds.toReversed()) await mutatedOne(app, studio.owner, 'deleteTasks', { taskId })
    await mutatedOne(app, studio.owner, 'deleteShots', { shotId: shot.id })
    const first = await trashOf(studio.owner, { types: ['TASK'], first: 2 })
    const second = await trashOf(studio.owner, { types: ['TASK'], first: 2, after: first.pageInfo.endCursor })
    expect([...first.nodes, ...second.nodes].map(({ deletedId }) => deletedId)).toEqual(taskIds)
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false])
    const token = await makeToken(studio.owner, ['projects:read', 'tasks:read'])
    expect((await trashOf(token)).nodes.map(({ type }) => type)).toEqual(['TASK', 'TASK', 'TASK'])
  })

  it('has the sounds that were removed or replaced, for tokens that read media', async () => {
    const { owner, member, storyboardId } = studio
    const shot = await makeShot(app, owner, storyboardId)
    const replaced = await giveSoundtrack(app, owner, storyboardId)
    await giveSoundtrack(app, member, storyboardId)
    const voice = await giveVoice(app, owner, shot.id)
    await mutated(app, member, 'removeShotVoice', { voiceId: voice.id })
    expect((await trashOf(owner)).nodes).toMatchObject([
      { deletedId: voice.id, type: 'VOICE', label: 'SH0010', place: 'Main', deletedBy: { id: member.id } },
      { deletedId: replaced.id, type: 'SOUNDTRACK', label: replaced.name, place: 'Main', deletedByName: member.name },
    ])
    expect((await trashOf(await makeToken(owner, ['projects:read', 'shots:read']))).nodes).toEqual([])
    await mutated(app, owner, 'restoreShotVoice', { voiceId: voice.id })
    await mutatedOne(app, owner, 'deleteShots', { shotId: shot.id })
    const { nodes } = await trashOf(owner, { types: ['VOICE', 'SHOT'] })
    expect(nodes.map(({ deletedId }) => deletedId)).toEqual([shot.id])
  })

  it('does not exist for outsiders', async () => {
    await expect(trashOf(studio.outsider)).rejects.toThrow(/NOT_FOUND|not found/i)
  })
})

describe('the trash of an organization', () => {
  it('has its deleted projects until they are restored', async () => {
    const read = async () => {
      const { organization } = await app.ask<{ organization: { trash: Trash } }>(
        studio.member, `query ($id: ID!) { organization(id: $id) { trash { ${FIELDS} } } }`,
        { id: studio.organizationId },
      )
      return organization.trash.nodes
    }
    expect(await read()).toEqual([])
    await mutated(app, studio.owner, 'deleteProject', { projectId: studio.projectId }, 'deletedProjectId')
    expect(await read()).toMatchObject([
      { deletedId: studio.projectId, type: 'PROJECT', label: 'Salt House', deletedBy: { id: studio.owner.id } },
    ])
    await mutated(app, studio.owner, 'restoreProject', { projectId: studio.projectId }, 'project { id }')
    expect(await read()).toEqual([])
  })
})
