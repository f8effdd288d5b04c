import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { keepVersionsOfNight } from '../../../server/modules/board/versionHousekeeping.service.ts'
import { emptyTrash } from '../../../server/modules/delivery/trash.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { mutate, mutated, mutatedOne } from '../projects/projectCalls.ts'
import { save } from '../versions/boardVersions.ts'
import { ITEM, makePlaylist, playlistsOf, type ReadItem, readPlaylist } from './playlistCalls.ts'

const DAY_MS = 86_400_000

let app: TestApp
let studio: Studio
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** A studio whose board has so many shots of 48 frames at 24 a second. */
async function newStudio(count = 3) {
  studio = await makeStudio(app)
  const shotIds: string[] = []
  for (let index = 0; index < count; index++) {
    const { id } = await makeShot(app, studio.owner, studio.storyboardId, `Shot ${index}`)
    await mutatedOne(app, studio.owner, 'updateShots', { shotId: id, frames: 48 })
    shotIds.push(id)
  }
  return { ...studio, shotIds }
}

const reasonOf = ({ errors: [error] }: { errors: { extensions: { reason: string } }[] }) => error?.extensions.reason

const namesOf = ({ shots, versionShots }: ReadItem) => [...shots.nodes, ...versionShots.nodes].map(({ name }) => name)

/** What was logged of playlists in the project, oldest first. */
const eventsOf = async (projectId: string) => (await prisma.event.findMany({
  where: { projectId: uuidOf('Project', projectId), type: { startsWith: 'playlist.' } }, orderBy: { seq: 'asc' },
})).map(({ type, payload }) => ({ type, payload }))

const add = (playlistId: string, input: object) =>
  mutated<{ items: ReadItem[] }>(app, studio.member, 'addPlaylistItems', { playlistId, ...input }, `items { ${ITEM} }`)

describe('a playlist', () => {
  it('plays boards and shots in order, as they are and as they were', async () => {
    const { member, projectId, storyboardId, shotIds: [first, , third] } = await newStudio()
    const version = await save(app, member, storyboardId)
    const playlist = await makePlaylist(app, member, projectId, [
      { subject: { storyboardId }, shotIds: [third, first, third] },
      { subject: { storyboardVersionId: version.id } },
      { subject: { storyboardVersionId: version.id }, shotIds: [third] },
      { subject: { storyboardId } },
    ], ' Dailies ')
    expect(playlist).toMatchObject({
      name: 'Dailies', version: 1, itemCount: 4, shotCount: 9, duration: 18, createdBy: { id: member.id },
    })
    const { nodes } = playlist.items
    expect(nodes.map(namesOf)).toEqual([
      ['Shot 0', 'Shot 2'], ['Shot 0', 'Shot 1', 'Shot 2'], ['Shot 2'], ['Shot 0', 'Shot 1', 'Shot 2'],
    ])
    expect(nodes.map(({ shotCount, duration }) => [shotCount, duration])).toEqual([[2, 4], [3, 6], [1, 2], [3, 6]])
    expect(nodes.map(({ storyboardVersion }) => storyboardVersion?.id ?? null)).toEqual([
      null, version.id, version.id, null,
    ])
    expect(nodes[0]?.shotIds).toEqual([third, first])
    expect(nodes[2]?.versionShots.nodes).toMatchObject([{ shotId: third, position: 3 }])
    expect((await playlistsOf(app, member, projectId)).map(({ id }) => id)).toEqual([playlist.id])
    expect(await eventsOf(projectId)).toEqual([
      { type: 'playlist.created', payload: { name: 'Dailies', itemCount: 4 } },
    ])
  })

  it('follows its boards, but not where it plays a version', async () => {
    const { owner, projectId, storyboardId, shotIds: [first, second] } = await newStudio()
    const version = await save(app, owner, storyboardId)
    const { id } = await makePlaylist(app, owner, projectId, [
      { subject: { storyboardId } }, { subject: { storyboardId }, shotIds: [first, second] },
      { subject: { storyboardVersionId: version.id } },
    ])
    await makeShot(app, owner, storyboardId, 'New')
    await mutatedOne(app, owner, 'deleteShots', { shotId: first })
    await mutatedOne(app, owner, 'updateShots', { shotId: second, name: 'Renamed', frames: 24 })
    const after = await readPlaylist(app, owner, id)
    expect(after?.items.nodes.map(namesOf)).toEqual([
      ['Renamed', 'Shot 2', 'New'], ['Renamed'], ['Shot 0', 'Shot 1', 'Shot 2'],
    ])
    expect(after?.items.nodes.map(({ duration }) => duration).slice(1)).toEqual([1, 6])
    await mutated(app, owner, 'restoreShots', { shotIds: [first] })
    expect((await readPlaylist(app, owner, id))?.items.nodes[1]?.shotCount).toBe(2)
  })

  it('hides items while their board is in the trash', async () => {
    const { owner, projectId, storyboardId } = await newStudio()
    const { storyboard } = await mutated<{ storyboard: { id: string } }>(
      app, owner, 'createStoryboard', { projectId, name: 'Titles' }, 'storyboard { id }',
    )
    const { id, items: { nodes: [, gone] } } = await makePlaylist(app, owner, projectId, [
      { subject: { storyboardId } }, { subject: { storyboardId: storyboard.id } },
    ])
    await mutated(app, owner, 'deleteStoryboard', { storyboardId: storyboard.id })
    expect(await readPlaylist(app, owner, id)).toMatchObject({ itemCount: 1, items: { totalCount: 1 } })
    const found = await app.ask(owner, 'query ($id: ID!) { node(id: $id) { id } }', { id: gone?.id })
    expect(found).toEqual({ node: null })
    await mutated(app, owner, 'restoreStoryboard', { storyboardId: storyboard.id })
    expect((await readPlaylist(app, owner, id))?.items.nodes.map((item) => item.id)[1]).toBe(gone?.id)
  })

  it('goes to the trash and comes back with its items, or is purged after 30 days', async () => {
    const { member, projectId, storyboardId } = await newStudio()
    const { id } = await makePlaylist(app, member, projectId, [{ subject: { storyboardId } }])
    await mutated(app, member, 'deletePlaylist', { playlistId: id })
    expect(await readPlaylist(app, member, id)).toBeNull()
    expect(await playlistsOf(app, member, projectId)).toEqual([])
    const TRASH = `query ($id: ID!) { project(by: { id: $id }) {
      trash(filter: { types: [PLAYLIST] }) { nodes { deletedId type label deletedBy { id } } }
      activity(first: 1) { nodes { type subjectLabel viewerCanUndo } }
    } }`
    expect(await app.ask(member, TRASH, { id: projectId })).toEqual({
      project: {
        trash: { nodes: [{ deletedId: id, type: 'PLAYLIST', label: 'Dailies', deletedBy: { id: member.id } }] },
        activity: {
          nodes: [{ type: 'playlist.deleted', subjectLabel: 'Dailies', viewerCanUndo: 'RESTORE_PLAYLIST' }],
        },
      },
    })
    await mutated(app, member, 'restorePlaylist', { playlistId: id })
    expect(await readPlaylist(app, member, id)).toMatchObject({ itemCount: 1, version: 3 })
    await mutated(app, member, 'deletePlaylist', { playlistId: id })
    await inApp(() => emptyTrash(Date.now() + 31 * DAY_MS))
    expect(await prisma.playlist.count({ where: { id: uuidOf('Playlist', id) } })).toBe(0)
  })

  it('keeps the versions that it plays', async () => {
    const { owner, projectId, storyboardId } = await newStudio()
    await inApp(() => keepVersionsOfNight())
    const [{ id = '' } = {}] = await prisma.storyboardVersion.findMany({
      where: { storyboardId: uuidOf('Storyboard', storyboardId) },
    })
    const storyboardVersionId = toTypeId('StoryboardVersion', id)
    const playlist = await makePlaylist(app, owner, projectId, [{ subject: { storyboardVersionId } }])
    expect(reasonOf(await mutate(app, owner, 'deleteVersion', { storyboardVersionId }))).toBe('VERSION_IN_PLAYLIST')
    for (const days of [400, 401]) {
      await makeShot(app, owner, storyboardId)
      await inApp(() => keepVersionsOfNight(Date.now() + days * DAY_MS))
    }
    expect(await prisma.storyboardVersion.count({ where: { id } })).toBe(1)
    await mutated(app, owner, 'deletePlaylist', { playlistId: playlist.id })
    await mutated(app, owner, 'deleteVersion', { storyboardVersionId })
  })

  it('is one of at most 200 of its project', async () => {
    const { owner, projectId } = await newStudio(1)
    const rows = Array.from({ length: 200 }, (_, index) => ({
      projectId: uuidOf('Project', projectId), name: `List ${index}`, createdById: uuidOf('User', owner.id),
    }))
    await prisma.playlist.createMany({ data: rows })
    expect(reasonOf(await mutate(app, owner, 'createPlaylist', { projectId, name: 'More' }))).toBe('PLAYLISTS_AT_LIMIT')
  })
})

describe('items', () => {
  it('are added at a place, moved and removed, each with an event', async () => {
    const { member, projectId, storyboardId, shotIds: [first, second, third] } = await newStudio()
    const of = (shotId?: string) => ({ subject: { storyboardId }, shotIds: [shotId] })
    const { id, items: { nodes: [one] } } = await makePlaylist(app, member, projectId, [of(first)])
    const { items: [two, three] } = await add(id, { items: [of(second), of(third)], to: { beforeId: one?.id } })
    const { items: [four] } = await add(id, { items: [{ subject: { storyboardId } }] })
    const order = async () => (await readPlaylist(app, member, id))?.items.nodes.map((item) => item.id)
    expect(await order()).toEqual([two?.id, three?.id, one?.id, four?.id])
    await mutated(app, member, 'movePlaylistItem', { itemId: four?.id, to: { position: 1 } })
    await mutated(app, member, 'movePlaylistItem', { itemId: two?.id, to: { afterId: one?.id } })
    expect(await order()).toEqual([four?.id, three?.id, one?.id, two?.id])
    const { removedItemIds } = await mutated<{ removedItemIds: string[] }>(
      app, member, 'removePlaylistItems', { playlistId: id, itemIds: [one?.id, four?.id] }, 'removedItemIds',
    )
    expect(removedItemIds).toEqual([one?.id, four?.id])
    expect(await order()).toEqual([three?.id, two?.id])
    expect((await readPlaylist(app, member, id))?.version).toBe(6)
    const events = await eventsOf(projectId)
    expect(events.map(({ type }) => type)).toEqual([
      'playlist.created', 'playlist.itemsAdded', 'playlist.itemsAdded', 'playlist.itemMoved', 'playlist.itemMoved',
      'playlist.itemsRemoved',
    ])
    expect(events[1]?.payload).toEqual({ name: 'Dailies', itemCount: 2 })
    expect(events[3]?.payload).toMatchObject({ name: 'Dailies', item: four?.id })
    expect(events[5]?.payload).toEqual({ name: 'Dailies', itemCount: 2 })
  })

  it('are of the project of their playlist, and their shots of their board', async () => {
    const { owner, organizationId, projectId, storyboardId, shotIds: [first] } = await newStudio()
    const other = await makeProject(app, owner, organizationId)
    const foreign = await makeShot(app, owner, other.storyboardId)
    const version = await save(app, owner, storyboardId)
    const late = await makeShot(app, owner, storyboardId)
    const { id: playlistId } = await makePlaylist(app, owner, projectId)
    const tryAdding = (...items: object[]) => mutate(app, owner, 'addPlaylistItems', { playlistId, items })
    const good = { subject: { storyboardId }, shotIds: [first] }
    expectRefused(await tryAdding(good, { subject: { storyboardId: other.storyboardId } }), 'NOT_FOUND')
    const foreignVersion = await save(app, owner, other.storyboardId)
    expectRefused(await tryAdding({ subject: { storyboardVersionId: foreignVersion.id } }), 'NOT_FOUND')
    const elsewhere = await tryAdding(good, { subject: { storyboardId }, shotIds: [first, foreign.id] })
    expect(reasonOf(elsewhere)).toBe('PLAYLIST_SHOT_ELSEWHERE')
    expect(Object.keys(elsewhere.errors[0]?.extensions.fields ?? {})).toEqual(['items.1.shotIds'])
    const later = await tryAdding({ subject: { storyboardVersionId: version.id }, shotIds: [late.id] })
    expect(reasonOf(later)).toBe('PLAYLIST_SHOT_ELSEWHERE')
    expect((await readPlaylist(app, owner, playlistId))?.itemCount).toBe(0)
  })

  it('are at most 200, and only those of a playlist are removed from it', async () => {
    const { owner, projectId, storyboardId } = await newStudio(1)
    const items = Array.from({ length: 199 }, () => ({ subject: { storyboardId } }))
    const { id: playlistId } = await makePlaylist(app, owner, projectId, items)
    const two = items.slice(0, 2)
    expect(reasonOf(await mutate(app, owner, 'addPlaylistItems', { playlistId, items: two }))).toBe(
      'PLAYLIST_ITEMS_AT_LIMIT',
    )
    await add(playlistId, { items: items.slice(0, 1) })
    const { items: { nodes: [other] } } = await makePlaylist(app, owner, projectId, two)
    expectRefused(await mutate(app, owner, 'removePlaylistItems', { playlistId, itemIds: [other?.id] }), 'NOT_FOUND')
  })

  it('have pages of their shots', async () => {
    const { owner, projectId, storyboardId, shotIds } = await newStudio(5)
    const version = await save(app, owner, storyboardId)
    const chosen = [shotIds[0], shotIds[1], shotIds[3], shotIds[4]]
    const { items: { nodes } } = await makePlaylist(app, owner, projectId, [
      { subject: { storyboardId }, shotIds: chosen }, { subject: { storyboardVersionId: version.id }, shotIds: chosen },
    ])
    const PAGE = 'totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }'
    const shotsOf = (list: string) => `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) {
      node(id: $id) { ... on PlaylistItem {
        ${list}(first: $first, after: $after, last: $last, before: $before) { ${PAGE} nodes { name } }
      } } }`
    interface Page {
      totalCount: number
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string }
      nodes: { name: string }[]
    }
    for (const [index, list] of (['shots', 'versionShots'] as const).entries()) {
      const page = async (asked: object) =>
        (await app.ask<{ node: Record<typeof list, Page> }>(
          owner, shotsOf(list), { id: nodes[index]?.id, ...asked },
        )).node[list]
      const names = ({ nodes: shots }: Page) => shots.map(({ name }) => name)
      const first = await page({ first: 2 })
      expect([names(first), first.totalCount, first.pageInfo.hasNextPage]).toEqual([['Shot 0', 'Shot 1'], 4, true])
      const second = await page({ first: 2, after: first.pageInfo.endCursor })
      expect([names(second), second.pageInfo.hasNextPage]).toEqual([['Shot 3', 'Shot 4'], false])
      const last = await page({ last: 3 })
      expect([names(last), last.pageInfo.hasPreviousPage]).toEqual([['Shot 1', 'Shot 3', 'Shot 4'], true])
      expect(names(await page({ last: 3, before: last.pageInfo.startCursor }))).toEqual(['Shot 0'])
    }
  })
})
