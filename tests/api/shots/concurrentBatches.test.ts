import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeStudio, type Studio } from '../../harness/fixtures.ts'
import { randomFrom } from '../../harness/random.ts'
import { prisma } from '../../harness/running.ts'
import { mutate } from '../projects/projectCalls.ts'
import { makeBoard, readWhole } from './boards.ts'

const CLIENTS = 20
const ROUNDS = 8
const SHOTS = 40

describe('20 clients that change one board at once', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  it('leave every shot once, in places 1 to N, under a code of its own, and a log without a gap', async () => {
    const names = Array.from({ length: SHOTS }, (_, index) => `N${index}`)
    const { storyboardId, ids, statusIds } = await makeBoard(app, studio, names)
    const before = await readWhole(app, studio, storyboardId)
    const codes: string[] = []
    let done = 0

    async function work(seed: number): Promise<void> {
      const random = randomFrom(seed)
      const some = () => {
        const from = Math.floor(random() * (SHOTS - 6))
        return ids.slice(from, from + 1 + Math.floor(random() * 6)).reverse()
      }
      const place = () => ({ position: 1 + Math.floor(random() * (SHOTS + 5)) })
      for (let round = 0; round < ROUNDS; round++) {
        const shotIds = some()
        const shots = shotIds.map((shotId) => ({ shotId }))
        const [name, input] = [
          ['moveShots', { shots, to: place() }],
          ['moveShots', { shots: shots.slice(0, 1), to: place() }],
          ['deleteShots', { shots }],
          ['restoreShots', { shotIds }],
          ['duplicateShots', { shots }],
          ['createShots', { storyboardId, shots: [{}, {}], place: place() }],
          ['updateShots', { shots: shotIds.map((shotId) => ({ shotId, statusId: statusIds[round % 5], frames: 5 })) }],
        ][Math.floor(random() * 7)] as [string, object]
        const { errors } = await mutate(app, studio.member, name, input)
        if (errors.length === 0) done++
        codes.push(...errors.map(({ extensions }) => extensions.code))
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, (_, index) => work(index + 1)))

    // A shot that somebody else has just deleted is the only reason to be refused.
    expect(new Set(codes)).toEqual(new Set(codes.length > 0 ? ['NOT_FOUND'] : []))
    expect(done).toBeGreaterThan(CLIENTS)
    const rows = await prisma.shot.findMany({
      where: { storyboardId: uuidOf('Storyboard', storyboardId) },
      include: { _count: { select: { views: true } } },
    })
    expect(new Set(rows.map(({ rank }) => rank)).size).toBe(rows.length)
    expect(new Set(rows.map(({ code }) => code.toLowerCase())).size).toBe(rows.length)
    expect(new Set(rows.map(({ _count }) => _count.views))).toEqual(new Set([1]))
    const after = await readWhole(app, studio, storyboardId)
    const live = rows.filter(({ deletedAt }) => deletedAt === null)
    expect(after.shots.nodes.map(({ position }) => position)).toEqual(live.map((_, index) => index + 1))
    expect(after.shotIds).toEqual(after.shots.nodes.map(({ id }) => id))
    expect(after.revision).toBeLessThanOrEqual(before.revision + done)

    const seqs: number[] = []
    for (;;) {
      const page = (await readWhole(app, studio, storyboardId, seqs.length)).project.events.nodes
      if (page.length === 0) break
      seqs.push(...page.map(({ seq }) => seq))
    }
    expect(seqs).toEqual(Array.from({ length: after.project.events.totalCount }, (_, index) => index + 1))
  })
})
