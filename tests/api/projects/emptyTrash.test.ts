import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { files } from '../../../server/modules/media/files.ts'
import { emptyTrash } from '../../../server/modules/delivery/trash.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, makeStudio, readBoard, type Studio } from '../../harness/fixtures.ts'
import { inApp, prisma } from '../../harness/running.ts'

const DAY_MS = 86_400_000
const DELETE = `mutation ($id: ID!) { deleteShots(input: { shots: [{ shotId: $id }] }) { deletedShotIds } }`
const RESTORE = `mutation ($id: ID!) { restoreShots(input: { shotIds: [$id] }) { shots { id } } }`

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
    await app.ask(studio.owner, DELETE, { id: shot.id })
    await prisma.shot.update({
      where: { id: uuidOf('Shot', shot.id) },
      data: { deletedAt: new Date(Date.now() - days * DAY_MS) },
    })
    return shot
  }

  it('is kept for 30 days, then purged with all that belongs to it, but never its codes', async () => {
    const kept = await deleted(29)
    const purged = await deleted(31)
    await inApp(emptyTrash)

    const restored = await app.send(studio.owner, RESTORE, { id: kept.id })
    expect(restored.errors).toEqual([])
    const gone = await app.send(studio.owner, RESTORE, { id: purged.id })
    expect(gone.errors[0]?.extensions.code).toBe('NOT_FOUND')
    expect(await prisma.shotView.count({ where: { id: uuidOf('View', purged.views[0]?.id ?? '') } })).toBe(0)

    const next = await makeShot(app, studio.owner, studio.storyboardId)
    expect([kept.code, purged.code]).not.toContain(next.code)
    const board = await readBoard(app, studio.owner, studio.storyboardId)
    expect(board.shots.nodes.map((shot) => shot.id)).toEqual([kept.id, next.id])
  })
  it('purges an organization 30 days after its deletion with all below it, and nothing of others', async () => {
    const gone = await makeStudio(app)
    const shot = await makeShot(app, gone.owner, gone.storyboardId)
    const viewId = uuidOf('View', shot.views[0]?.id ?? '')
    const organizationId = uuidOf('Organization', gone.organizationId)
    const parentIds = [organizationId, uuidOf('Project', gone.projectId), uuidOf('Storyboard', gone.storyboardId)]
    const actor = await prisma.user.create({
      data: {
        name: 'Pipeline',
        email: gone.organizationId,
        emailKey: gone.organizationId,
        passwordHash: '',
        kind: 'SERVICE',
        memberships: { create: { organizationId, role: 'ADMIN' } },
      },
    })
    const forgotten: string[] = []
    const disk = inApp(files)
    onTestFinished(() => inApp(() => files.provide(disk)))
    inApp(() => files.provide({ ...disk, removeFolder: async (folder) => void forgotten.push(folder) }))
    const deletedDaysAgo = (days: number) =>
      prisma.organization.update({
        where: { id: organizationId },
        data: { deletedAt: new Date(Date.now() - days * DAY_MS) },
      })
    const left = async () => [
      await prisma.organization.count({ where: { id: organizationId } }),
      await prisma.project.count({ where: { organizationId } }),
      await prisma.member.count({ where: { organizationId } }),
      await prisma.organizationEvent.count({ where: { organizationId } }),
      await prisma.shotView.count({ where: { id: viewId } }),
      await prisma.assignedCode.count({ where: { parentId: { in: parentIds } } }),
      await prisma.user.count({ where: { id: actor.id } }),
    ]

    await deletedDaysAgo(29)
    await inApp(emptyTrash)
    const before = await left()
    expect(before.every((count) => count > 0)).toBe(true)
    await deletedDaysAgo(31)
    await inApp(emptyTrash)
    expect(await left()).toEqual(before.map(() => 0))
    expect(forgotten).toContain(`views/${viewId}`)
    expect(await prisma.user.count({ where: { id: uuidOf('User', gone.owner.id) } })).toBe(1)
    expect((await readBoard(app, studio.owner, studio.storyboardId)).shots.totalCount).toBeGreaterThan(0)
  })

  it('purges a project 30 days after its deletion, and the codes below it', async () => {
    const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId, 'Gone')
    await makeShot(app, studio.owner, storyboardId)
    await app.ask(studio.owner, `mutation ($id: ID!) { deleteProject(input: { projectId: $id }) { __typename } }`, {
      id: projectId,
    })
    const id = uuidOf('Project', projectId)
    await prisma.project.update({ where: { id }, data: { deletedAt: new Date(Date.now() - 31 * DAY_MS) } })
    await inApp(emptyTrash)
    expect(await prisma.project.count({ where: { id } })).toBe(0)
    const below = { parentId: { in: [id, uuidOf('Storyboard', storyboardId)] } }
    expect(await prisma.assignedCode.count({ where: below })).toBe(0)
    const next = await makeProject(app, studio.owner, studio.organizationId, 'Gone')
    const { code } = await prisma.project.findUniqueOrThrow({ where: { id: uuidOf('Project', next.projectId) } })
    expect(code).toBe('GONE-2')
  })
})
