import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDemoStudio } from '../../../prisma/demo/demoStudio.ts'
import { DEMO_PEOPLE } from '../../../prisma/demo/content.ts'
import { DEMO_FILMS } from '../../../prisma/demo/films.ts'
import { DEMO_ASSETS, DEMO_CASTING, DEMO_DEPENDENCIES, DEMO_TASKS } from '../../../prisma/demo/production.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { STATUSES } from '../tasks/taskCalls.ts'

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }`
const READ = `{ recentProjects(first: 1) { nodes {
  name
  taskCounts { status count }
  late: tasks(filter: { isLate: true }, first: 5) {
    nodes { title isLate assignees { name } blockedBy { title } shots { totalCount } }
  }
} } }`

const DAY_MS = 86_400_000

describe('the demo studio', () => {
  let app: TestApp
  const folder = mkdtempSync(join(tmpdir(), 'framewright-demo-'))

  beforeAll(async () => {
    app = await startApp(await makeDatabase())
  })
  afterAll(async () => {
    await app.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is made once, in an empty database, with its assets cast and its tasks in their columns', async () => {
    const signIn = await inApp(() => makeDemoStudio(folder))
    expect(await inApp(() => makeDemoStudio(folder))).toBeNull()
    const made = await app.ask<{ signIn: { accessToken: string } }>(null, SIGN_IN, { input: signIn })
    const columns = STATUSES.map((status) => ({
      status,
      count: DEMO_TASKS.filter((task) => task.status === status).length,
    }))
    const late = {
      title: 'Rain pass on the window',
      isLate: true,
      assignees: [{ name: 'Suda Nakorn' }, { name: 'Maya Okafor' }],
      blockedBy: [{ title: 'Prop sheet for the lamp' }],
      shots: { totalCount: 1 },
    }
    expect(await app.ask(made.signIn, READ)).toEqual({
      recentProjects: { nodes: [{ name: 'Salt House', taskCounts: columns, late: { nodes: [late] } }] },
    })
    expect(await prisma.asset.count({ where: { thumbnailId: { not: null } } })).toBe(DEMO_ASSETS.length)
    const films = await app.ask<{ recentProjects: { nodes: { name: string }[] } }>(
      made.signIn, `{ recentProjects { nodes { name } } }`,
    )
    expect(films.recentProjects.nodes).toEqual(DEMO_FILMS.toReversed().map(({ name }) => ({ name })))
    for (const { code, shots } of DEMO_FILMS) {
      expect(await prisma.shot.count({ where: { storyboard: { project: { code } } } })).toBe(shots.length)
    }
    expect(await prisma.assetDependency.count()).toBe(DEMO_DEPENDENCIES.length)
    expect(await prisma.casting.count()).toBe(Object.values(DEMO_CASTING).flat().length)
  })

  it('looks lived in: two weeks of several people, news for the owner, and sounds', async () => {
    const where = { project: { code: 'SALT' } }
    const events = await prisma.event.findMany({ where, orderBy: { seq: 'asc' } })
    const times = events.map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    const days = (Date.now() - Math.min(...times)) / DAY_MS
    expect(days).toBeGreaterThan(13)
    expect(days).toBeLessThan(15)
    expect(Math.max(...times)).toBeLessThan(Date.now())
    expect(new Set(events.map(({ actorId }) => actorId)).size).toBeGreaterThanOrEqual(5)
    const [owner] = DEMO_PEOPLE
    const news = await prisma.notification.findMany({ where: { userId: owner.id }, orderBy: { id: 'asc' } })
    expect(news.filter(({ readAt }) => readAt === null).length).toBeGreaterThan(0)
    const active = await prisma.user.findMany({ where: { lastActiveAt: { not: null } } })
    expect(new Set(active.map(({ lastActiveAt }) => lastActiveAt?.getTime())).size).toBe(DEMO_PEOPLE.length)
    expect([await prisma.soundtrack.count(), await prisma.shotVoice.count()]).toEqual([1, 1])
    const threads = await prisma.commentThread.findMany({
      orderBy: { number: 'asc' }, include: { comments: { include: { author: true } } },
    })
    expect(threads.map(({ resolvedAt, comments }) =>
      [resolvedAt !== null, comments.length, comments.some(({ strokeCount }) => strokeCount > 0)])).toEqual([
      [true, 2, false], [false, 2, false], [false, 1, true], [false, 1, false],
    ])
    expect(threads.at(-1)?.comments[0]?.author).toMatchObject({ kind: 'GUEST', name: 'Ruth Adler' })
    expect(threads.every(({ createdAt }) => createdAt.getTime() < Date.now() - 60_000)).toBe(true)
    const shots = await prisma.shot.findMany({ include: { views: true } })
    expect(shots.filter(({ views }) => views.length > 1).length).toBeGreaterThanOrEqual(4)
  })
})
