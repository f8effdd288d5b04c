import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { emptyTrash } from '../../../server/modules/projects/trash.service.ts'
import { prisma } from '../../../server/platform/database/client.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeShot, makeStudio, readBoard, type Studio } from '../../harness/fixtures.ts'

const DAY_MS = 86_400_000
const DELETE = `mutation ($input: DeleteShotInput!) { deleteShot(input: $input) { deletedShotId } }`
const RESTORE = `mutation ($input: RestoreShotInput!) { restoreShot(input: $input) { shot { id } } }`

describe('the trash', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  /** Deletes a new shot, as if some days ago. */
  async function deleted(days: number) {
    const shot = await makeShot(app, studio.owner, studio.storyboardId)
    await app.ask(studio.owner, DELETE, { input: { shotId: shot.id } })
    await prisma.shot.update({
      where: { id: uuidOf('Shot', shot.id) },
      data: { deletedAt: new Date(Date.now() - days * DAY_MS) },
    })
    return shot
  }

  it('is kept for 30 days, then purged with all that belongs to it, but never its codes', async () => {
    const kept = await deleted(29)
    const purged = await deleted(31)
    await emptyTrash()

    const restored = await app.send(studio.owner, RESTORE, { input: { shotId: kept.id } })
    expect(restored.errors).toEqual([])
    const gone = await app.send(studio.owner, RESTORE, { input: { shotId: purged.id } })
    expect(gone.errors[0]?.extensions.code).toBe('NOT_FOUND')
    expect(await prisma.shotView.count({ where: { id: uuidOf('View', purged.views[0]?.id ?? '') } })).toBe(0)

    const next = await makeShot(app, studio.owner, studio.storyboardId)
    expect([kept.code, purged.code]).not.toContain(next.code)
    const board = await readBoard(app, studio.owner, studio.storyboardId)
    expect(board.shots.nodes.map((shot) => shot.id)).toEqual([kept.id, next.id])
  })
})
