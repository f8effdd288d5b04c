import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { keepVersionsOfNight } from '../../../server/modules/board/versionHousekeeping.service.ts'
import { emptyTrash } from '../../../server/modules/delivery/trash.service.ts'
import { files } from '../../../server/modules/media/files.ts'
import { forgetUnusedMedia } from '../../../server/modules/media/mediaHousekeeping.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { giveImage } from '../../harness/images.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { giveSoundtrack, giveVoice } from '../../harness/sounds.ts'
import { mutated } from '../projects/projectCalls.ts'
import { commentAsGuest, enterAsGuest, shareBoard } from '../review/reviewCalls.ts'
import { readKept, type ReadVersion, save, versionsOf } from './boardVersions.ts'
import { readToday, restore } from './restores.ts'

const DAY_MS = 86_400_000

let app: TestApp
let studio: Studio
beforeAll(async () => {
  // The nightly jobs reach every project of a database.
  app = await startApp(await makeDatabase())
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

const change = <Payload = object>(name: string, input: object, selection?: string) =>
  mutated<Payload>(app, studio.owner, name, input, selection)

async function makeBoard(shotCount: number) {
  const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
  const { shots } = await change<{ shots: { id: string; views: { id: string }[] }[] }>(
    'createShots', { storyboardId, shots: Array.from({ length: shotCount }, () => ({})) }, 'shots { id views { id } }',
  )
  const kinds = async () => (await versionsOf(app, studio.owner, storyboardId)).map(({ kind }) => kind)
  const views = shots.map(({ views: [view] }) => view?.id)
  return { projectId, storyboardId, ids: shots.map(({ id }) => id), views, kinds }
}

const night = (now = Date.now()) => inApp(() => keepVersionsOfNight(now))

describe('automatic versions', () => {
  it('are made before an import, but not of an empty board', async () => {
    const { storyboardId, ids, kinds } = await makeBoard(1)
    await change('deleteShots', { shots: [{ shotId: ids[0] }] })
    const script = { storyboardId, source: { text: 'INT. KITCHEN - DAY\n\nA kettle boils.\n' } }
    await change('importScript', script)
    expect(await kinds()).toEqual([])
    await change('importScript', { ...script, existingShotCount: 1 })
    expect(await kinds()).toEqual(['BEFORE_IMPORT'])
  })

  it('are made before a CSV file changes shots', async () => {
    const { projectId, storyboardId, kinds } = await makeBoard(1)
    const { storyboard } = await app.ask<{ storyboard: { code: string; shots: { nodes: { code: string }[] } } }>(
      studio.owner,
      'query ($id: ID!) { storyboard(by: { id: $id }) { code shots(first: 1) { nodes { code } } } }',
      { id: storyboardId },
    )
    const row = `${storyboard.code},${storyboard.shots.nodes[0]?.code}`
    const file = (description: string) => `Sequence,Name,Description\n${row},${description}\n`
    await change('importCsv', { projectId, kind: 'SHOTS', text: file('A gull') })
    expect(await kinds()).toEqual(['BEFORE_IMPORT'])
    await change('importCsv', { projectId, kind: 'SHOTS', text: file('A gull') })
    expect(await kinds()).toEqual(['BEFORE_IMPORT'])
  })

  it('are made before 20 shots are deleted, not before 19', async () => {
    const { ids, kinds } = await makeBoard(40)
    const remove = (part: readonly string[]) => change('deleteShots', { shots: part.map((shotId) => ({ shotId })) })
    await remove(ids.slice(0, 19))
    expect(await kinds()).toEqual([])
    await remove(ids.slice(19, 39))
    expect(await kinds()).toEqual(['BEFORE_BATCH'])
  })

  it('are made before the frame rate changes, with the lengths at the rate before', async () => {
    const { projectId, storyboardId, ids } = await makeBoard(1)
    await change('updateShots', { shots: [{ shotId: ids[0], frames: 48 }] })
    const frameRate = { numerator: 12, denominator: 1 }
    await change('changeFrameRate', { projectId, frameRate, keep: 'SECONDS' })
    const [version] = (await app.ask<{
      storyboard: { versions: { nodes: { kind: string; frames: number; duration: number; frameRate: object }[] } }
    }>(
      studio.owner,
      `query ($id: ID!) { storyboard(by: { id: $id }) { versions(first: 5) {
        nodes { kind frames duration frameRate { numerator denominator } } } } }`,
      { id: storyboardId },
    )).storyboard.versions.nodes
    expect(version).toEqual(
      { kind: 'BEFORE_BATCH', frames: 48, duration: 2, frameRate: { numerator: 24, denominator: 1 } },
    )
  })

  it('are made before a status in use is deleted, and still name it', async () => {
    const { projectId, storyboardId, ids, kinds } = await makeBoard(1)
    const named = ['Locked', 'Idle'].map((name) => ({ name, color: '#112233' }))
    const { statuses } = await change<{ statuses: { id: string }[] }>(
      'createShotStatuses', { projectId, statuses: named }, 'statuses { id }',
    )
    await change('deleteShotStatuses', { statuses: [{ statusId: statuses[1]?.id }] })
    expect(await kinds()).toEqual([])
    await change('updateShots', { shots: [{ shotId: ids[0], statusId: statuses[0]?.id }] })
    await change('deleteShotStatuses', { statuses: [{ statusId: statuses[0]?.id }] })
    const [version] = await versionsOf(app, studio.owner, storyboardId)
    expect((await readKept(app, studio.owner, version?.id ?? '')).shots.nodes[0]?.status).toEqual({ name: 'Locked' })
  })

  it('are made every night in which a board changed, and then no more', async () => {
    const { storyboardId, ids, kinds } = await makeBoard(1)
    await night()
    expect(await kinds()).toEqual(['DAILY'])
    await night()
    await change('updateShots', { shots: [{ shotId: ids[0], name: 'Harbor' }] })
    await change('updateShots', { shots: [{ shotId: ids[0], name: 'Pier' }] })
    const nameless = await kinds()
    await night()
    expect((await kinds()).length).toBe(nameless.length + 1)
    const [newest] = await versionsOf(app, studio.owner, storyboardId)
    expect(newest?.madeBy).toBeNull()
  })

  it('are thinned out: all of 30 days stay, one a week, one a month, and those with a name', async () => {
    const { storyboardId, ids } = await makeBoard(1)
    const aged: ReadVersion[] = []
    // Neighbors are in one week and month.
    const now = Date.UTC(2026, 9, 14, 3)
    for (const [index, days] of [800, 799, 400, 62, 61, 60, 10, 9].entries()) {
      await change('updateShots', { shots: [{ shotId: ids[0], name: `Take ${index}` }] })
      const made = await save(app, studio.owner, storyboardId)
      await prisma.storyboardVersion.update({
        where: { id: uuidOf('StoryboardVersion', made.id) },
        data: { kind: 'DAILY', createdAt: new Date(now - days * DAY_MS) },
      })
      aged.push(made)
    }
    await mutated(app, studio.owner, 'updateVersion', { storyboardVersionId: aged[3]?.id, name: 'Pitch' })
    await night(now)
    const placeOf = ({ id }: ReadVersion) => aged.findIndex((each) => each.id === id)
    const left = (await versionsOf(app, studio.owner, storyboardId)).map(placeOf)
    expect(left).toEqual([7, 6, 5, 3, 2, 1])
    const states = await prisma.shotState.count({ where: { storyboardId: uuidOf('Storyboard', storyboardId) } })
    expect(states).toBe(left.length)
  })

  it('stay while a review link shows them, and where a guest commented on them', async () => {
    const { storyboardId, ids } = await makeBoard(1)
    const versions: string[] = []
    // All of one week.
    const now = Date.UTC(2026, 9, 14, 3)
    for (const days of [62, 61, 60, 59]) {
      await change('updateShots', { shots: [{ shotId: ids[0], name: `Take ${days}` }] })
      const { id } = await save(app, studio.owner, storyboardId)
      const data = { kind: 'DAILY', createdAt: new Date(now - days * DAY_MS) } as const
      await prisma.storyboardVersion.update({ where: { id: uuidOf('StoryboardVersion', id) }, data })
      versions.push(id)
    }
    const [shown, answered, , last] = versions
    const subject = { storyboardVersionId: answered }
    const link = await shareBoard(app, studio.owner, storyboardId, { subject, canComment: true })
    expect((await commentAsGuest(app, await enterAsGuest(app, link), { body: 'Softer' })).errors).toEqual([])
    await change('updateReviewLink', { reviewLinkId: link.id, subject: { storyboardVersionId: shown } })
    await night(now)
    const left = (await versionsOf(app, studio.owner, storyboardId)).map(({ id }) => id)
    expect(left).toEqual([last, answered, shown])
  })
})

it('pictures of versions are kept for two days, and painted again when somebody asks', async () => {
  const { storyboardId, views: [viewId = ''] } = await makeBoard(1)
  await draw(app, studio.owner, viewId, [adding()])
  const { id } = await save(app, studio.owner, storyboardId)
  const { pictureUrl = '' } = (await readKept(app, studio.owner, id)).shots.nodes[0]?.views[0] ?? {}
  const state = /states\/([0-9a-f]{64})/.exec(pictureUrl)?.[1] ?? ''
  const open = async () => (await fetch(`${app.url}${pictureUrl}`)).status
  const isKept = async () => (await inApp(() => files().list('states', new Date(Date.now() + DAY_MS)))).includes(state)
  expect([await open(), await isKept()]).toEqual([200, true])
  await night(Date.now() + DAY_MS)
  expect(await isKept()).toBe(true)
  await night(Date.now() + 2 * DAY_MS + 60_000)
  expect(await isKept()).toBe(false)
  expect([await open(), await isKept()]).toEqual([200, true])
})

describe('a version before a reset', () => {
  it('keeps every drawing, text, image and sound after 40 days in the trash', async () => {
    const { projectId, storyboardId, ids: [shotId = ''], views: [viewId = ''] } = await makeBoard(1)
    await change('updateShots', { shots: [{ shotId, description: 'A gull lands' }] })
    await draw(app, studio.owner, viewId, [adding()])
    await giveImage(app, studio.owner, viewId)
    await giveVoice(app, studio.owner, shotId)
    await giveSoundtrack(app, studio.owner, storyboardId)
    await change('resetProject', { projectId })
    const past = new Date(Date.now() - 40 * DAY_MS)
    const board = { id: uuidOf('Storyboard', storyboardId) }
    await prisma.storyboard.update({ where: board, data: { deletedAt: past } })
    await prisma.shot.updateMany({ where: { storyboardId: board.id }, data: { deletedAt: past } })
    await prisma.shotView.updateMany({ where: { shot: { storyboardId: board.id } }, data: { deletedAt: past } })
    await prisma.soundtrack.updateMany({ where: { storyboardId: board.id }, data: { deletedAt: past } })
    await prisma.shotVoice.updateMany({ where: { shot: { storyboardId: board.id } }, data: { deletedAt: past } })
    await night()
    await inApp(emptyTrash)
    await inApp(forgetUnusedMedia)

    const { project } = await app.ask<{ project: { versions: { nodes: (ReadVersion & { storyboard: null })[] } } }>(
      studio.owner,
      `query ($id: ID!) { project(by: { id: $id }) { versions(first: 5, filter: { isStoryboardDeleted: true }) {
        nodes { id kind shotCount storyboard { id } } } } }`,
      { id: projectId },
    )
    const [version] = project.versions.nodes
    expect(version).toMatchObject({ kind: 'BEFORE_RESET', shotCount: 1, storyboard: null })
    const { shots: { nodes: [kept] }, soundtrack } = await readKept(app, studio.owner, version?.id ?? '')
    expect(kept?.description).toBe('A gull lands')
    expect(kept?.views[0]?.canvasData.lines).toHaveLength(1)
    for (const url of [kept?.views[0]?.imageUrl, kept?.views[0]?.pictureUrl, kept?.voiceUrl, soundtrack?.url]) {
      expect((await fetch(`${app.url}${url}`)).status).toBe(200)
    }

    const copies = { newStoryboard: { name: 'Copy' } }
    for (const into of [copies, null]) {
      const { restoreVersion } = await restore(app, studio.member, { versionId: version?.id, into })
      const { shots: { nodes: [restored] }, ...restoredBoard } =
        await readToday(app, studio.member, restoreVersion.storyboard.id)
      expect(restored).toMatchObject({ description: 'A gull lands', frames: kept?.frames })
      expect(restored?.views[0]?.canvasData.lines).toEqual(kept?.views[0]?.canvasData.lines)
      expect(kept?.views[0]?.imageUrl).toContain(restored?.views[0]?.image?.id)
      expect(kept?.voiceUrl).toContain(restored?.voice?.url)
      expect(soundtrack?.url).toContain(restoredBoard.soundtrack?.url)
      expect(restoreVersion.storyboard.id === storyboardId).toBe(into === null)
    }
    await inApp(forgetUnusedMedia)
    await inApp(emptyTrash)
    expect(await prisma.storyboard.count({ where: { ...board, deletedAt: null } })).toBe(1)
  })

  it('keeps its board in the trash until it is deleted', async () => {
    const { storyboardId, projectId } = await makeBoard(1)
    await change('resetProject', { projectId })
    const board = { id: uuidOf('Storyboard', storyboardId) }
    await prisma.storyboard.update({ where: board, data: { deletedAt: new Date(Date.now() - 40 * DAY_MS) } })
    await inApp(emptyTrash)
    const version = await prisma.storyboardVersion.findFirstOrThrow({ where: { storyboardId: board.id } })
    await change('deleteVersion', { storyboardVersionId: toTypeId('StoryboardVersion', version.id) })
    await inApp(emptyTrash)
    expect(await prisma.storyboard.count({ where: board })).toBe(0)
  })

  it('is purged with its project', async () => {
    const { projectId, storyboardId } = await makeBoard(2)
    await save(app, studio.owner, storyboardId)
    const id = uuidOf('Project', projectId)
    await prisma.project.update({ where: { id }, data: { deletedAt: new Date(Date.now() - 40 * DAY_MS) } })
    await inApp(emptyTrash)
    expect(await prisma.project.count({ where: { id } })).toBe(0)
  })
})
