import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { makeShot, makeStudio } from '../../harness/fixtures.ts'
import { exported, ofKind, readLines } from '../exports/exportCalls.ts'
import { startThread } from '../comments/commentCalls.ts'
import { mutated } from '../projects/projectCalls.ts'
import { save } from '../versions/boardVersions.ts'
import { makePlaylist, playlistsOf, readPlaylist } from './playlistCalls.ts'
import { decideOn, startBoardSession, startSession } from './sessionCalls.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp(await makeDatabase())
})
afterAll(() => app.stop())

/** A studio with a playlist of a board, of one shot of it, of a version and of a shot that is in the trash by now. */
async function newPlaylist() {
  const studio = await makeStudio(app)
  const { owner, projectId, storyboardId } = studio
  const [kept, gone] = [await makeShot(app, owner, storyboardId), await makeShot(app, owner, storyboardId)]
  const version = await save(app, owner, storyboardId)
  const playlist = await makePlaylist(app, owner, projectId, [
    { subject: { storyboardId } }, { subject: { storyboardId }, shotIds: [kept.id] },
    { subject: { storyboardVersionId: version.id } }, { subject: { storyboardId }, shotIds: [gone.id] },
  ])
  await mutated(app, owner, 'deleteShots', { shots: [{ shotId: gone.id }] })
  return { ...studio, kept, version, playlist }
}

it('an export has playlists, their items, reviews and their decisions, but no playlist of the trash', async () => {
  const { owner, member, projectId, storyboardId, kept, version, playlist } = await newPlaylist()
  const gone = await makePlaylist(app, owner, projectId, [], 'Gone')
  await mutated(app, owner, 'deletePlaylist', { playlistId: gone.id })
  const session = await startSession(app, owner, playlist.id)
  const [whole, , ofVersion] = playlist.items.nodes
  await decideOn(app, member, session.id, { itemId: whole?.id, kind: 'CHANGES', note: 'Slower' })
  const ofBoard = await startBoardSession(app, member, storyboardId)
  await decideOn(app, member, ofBoard.id, { shotId: kept.id, kind: 'APPROVED' })
  const note = { reviewSessionId: session.id, noteOf: 'Olga' }
  await startThread(app, owner, { subject: { shotId: kept.id }, note })
  const lines = await readLines(app, await exported(app, owner, projectId))
  expect(ofKind(lines, 'playlist')).toMatchObject([{ id: playlist.id, projectId, name: 'Dailies' }])
  const items = ofKind(lines, 'playlistItem')
  expect(items).toHaveLength(4)
  expect(items).toContainEqual(expect.objectContaining({
    id: ofVersion?.id, playlistId: playlist.id, storyboardId, storyboardVersionId: version.id, shotIds: [],
  }))
  expect(ofKind(lines, 'reviewSession')).toMatchObject([
    {
      id: session.id, playlistId: playlist.id, storyboardId: null, leaderId: owner.id, endedAt: null,
      decisions: [{ itemId: whole?.id, shotId: null, decision: 'CHANGES', note: 'Slower', decidedById: member.id }],
    },
    { id: ofBoard.id, playlistId: null, storyboardId, decisions: [{ itemId: null, shotId: kept.id }] },
  ])
  expect(ofKind(lines, 'commentThread')).toMatchObject([note])
})

it('a copy of a project has its playlists, which play the boards of the copy as they are', async () => {
  const { owner, projectId } = await newPlaylist()
  const { project } = await mutated<{ project: { id: string; storyboard: { id: string } } }>(
    app, owner, 'duplicateProject', { projectId }, 'project { id storyboard { id } }',
  )
  const [listed] = await playlistsOf(app, owner, project.id)
  const copy = await readPlaylist(app, owner, listed?.id ?? '')
  expect(copy).toMatchObject({ name: 'Dailies', itemCount: 3, shotCount: 3 })
  for (const { storyboard, storyboardVersion, shots } of copy?.items.nodes ?? []) {
    expect([storyboard.id, storyboardVersion, shots.totalCount]).toEqual([project.storyboard.id, null, 1])
  }
  expect(copy?.items.nodes[1]?.shotIds).toEqual(copy?.items.nodes[1]?.shots.nodes.map(({ id }) => id))
})
