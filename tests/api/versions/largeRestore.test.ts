import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { restoreManyDrawings } from '../../../server/modules/board/versionRestoreJob.service.ts'
import { runDueJobs } from '../../../server/platform/jobs/jobs.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { adding, clearing, draw } from '../../harness/drawings.ts'
import { makeProject, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { inFull } from '../../harness/full.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { readLog } from '../casting/casts.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'
import { readKept, save } from './boardVersions.ts'
import { readToday } from './restores.ts'

/** More than one request restores. */
const DRAWN = inFull(600, 203)

let app: TestApp
let studio: Studio
let board: { projectId: string; storyboardId: string; versionId: string; views: string[] }
beforeAll(async () => {
  // The jobs of a database are run.
  app = await startApp(await makeDatabase())
  studio = await makeStudio(app)
  board = await makeDrawnBoard()
}, 300_000)
afterAll(() => app.stop())

async function makeDrawnBoard() {
  const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
  const views: string[] = []
  while (views.length < DRAWN) {
    const shots = Array.from({ length: Math.min(100, DRAWN - views.length) }, () => ({}))
    const made = await mutated<{ shots: { views: { id: string }[] }[] }>(
      app, studio.owner, 'createShots', { storyboardId, shots }, 'shots { views { id } }',
    )
    views.push(...made.shots.flatMap(({ views: [view] }) => view?.id ?? []))
  }
  for (const viewId of views) await draw(app, studio.owner, viewId, [adding()])
  const { id: versionId } = await save(app, studio.owner, storyboardId)
  for (const viewId of views) await draw(app, studio.member, viewId, [clearing(), adding()])
  return { projectId, storyboardId, versionId, views }
}

interface ReadRestore {
  viewsDone: number
  viewsTotal: number
  failure: { reason: string } | null
}

const RESTORE = 'viewsDone viewsTotal failure { reason }'
const start = (person: Person, input: object = {}) => mutate<{ restore: ReadRestore }>(
  app, person, 'startVersionRestore', { versionId: board.versionId, ...input }, `restore { ${RESTORE} }`,
)
const progress = async () =>
  (await app.ask<{ node: { restore: ReadRestore | null } }>(
    studio.member, `query ($id: ID!) { node(id: $id) { ... on StoryboardVersion { restore { ${RESTORE} } } } }`,
    { id: board.versionId },
  )).node.restore
const runJob = () =>
  inApp(() => runDueJobs({ scheduled: [], queued: [], outgoing: [], lengthy: [restoreManyDrawings] }))
/** The versions that were made before restores. */
const countBefore = () => prisma.storyboardVersion.count({
  where: { storyboardId: uuidOf('Storyboard', board.storyboardId), kind: 'BEFORE_RESTORE' },
})

describe('a restore of many drawings', () => {
  it('is refused as one request, and to who may not', async () => {
    const once = await mutate(app, studio.member, 'restoreVersion', { versionId: board.versionId })
    expect(once.errors[0]?.extensions.reason).toBe('RESTORE_TOO_LARGE')
    expectRefused(await start(studio.outsider), 'NOT_FOUND')
    expectRefused(await start(studio.member, { parts: [] }), 'INVALID_INPUT')
    expect(await progress()).toBeNull()
  })

  it('fails as a whole, and says why, when it may no more be done', async () => {
    const begun = { viewsDone: 0, viewsTotal: DRAWN, failure: null }
    expect((await start(studio.member)).data.restore).toEqual(begun)
    expect((await start(studio.owner)).errors[0]?.extensions.reason).toBe('RESTORE_UNDER_WAY')
    await mutated(app, studio.owner, 'archiveProject', { projectId: board.projectId })
    await runJob()
    expect((await progress())?.failure?.reason).toBe('PROJECT_ARCHIVED')
    await mutated(app, studio.owner, 'unarchiveProject', { projectId: board.projectId })
    expect(await countBefore()).toBe(0)
    // The next one has its own job.
    expect((await start(studio.member)).data.restore).toEqual(begun)
    const membership = { userId: uuidOf('User', studio.member.id) }
    await prisma.member.updateMany({ where: membership, data: { role: 'VIEWER' } })
    await runJob()
    await prisma.member.updateMany({ where: membership, data: { role: 'MEMBER' } })
    expect((await progress())?.failure).not.toBeNull()
    expect(await countBefore()).toBe(0)
  })

  it('fails when the right to it ends while it waits for the project', async () => {
    await start(studio.member)
    const setRole = (role: 'MEMBER' | 'VIEWER') =>
      prisma.member.updateMany({ where: { userId: uuidOf('User', studio.member.id) }, data: { role } })
    let job: Promise<void> | undefined
    await prisma.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT FROM "Project" WHERE "id" = ${uuidOf('Project', board.projectId)}::uuid FOR UPDATE`
      job = runJob()
      await expect.poll(async () => (await progress())?.viewsDone, { timeout: 60_000 }).toBe(DRAWN)
      await setRole('VIEWER')
    }, { timeout: 90_000 })
    await job
    await setRole('MEMBER')
    expect((await progress())?.failure?.reason).toBe('ROLE_TOO_LOW')
    expect(await countBefore()).toBe(0)
  }, 120_000)

  it('brings all of them back in one change', async () => {
    await start(studio.member)
    await runJob()
    expect(await progress()).toBeNull()
    const events = await readLog(app, studio.owner, board.projectId)
    expect(events[0]).toMatchObject({ type: 'version.restored' })
    expect(await prisma.event.count({ where: { type: 'version.restoreStarted' } })).toBe(4)
    const lines = (shots: { views: { canvasData: { lines: unknown[] } }[] }[]) =>
      shots.map(({ views: [view] }) => view?.canvasData.lines)
    const [kept, now] = [
      await readKept(app, studio.member, board.versionId), await readToday(app, studio.member, board.storyboardId),
    ]
    expect(lines(now.shots.nodes)).toEqual(lines(kept.shots.nodes))
    expect(await countBefore()).toBe(1)
  }, 120_000)
})
