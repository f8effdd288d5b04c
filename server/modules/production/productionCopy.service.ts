import type { Transaction } from '../../platform/database/client.ts'
import { copyReferring, type ProjectCopy } from '../projects/projectCopy.ts'

const LIVE = { deletedAt: null } as const

/** Copies the assets of a project, their dependencies and castings. */
async function copyAssets(tx: Transaction, copy: ProjectCopy): Promise<void> {
  const { fromId: projectId, toId } = copy
  await copyReferring(tx, copy, 'Asset',
    await tx.asset.findMany({ where: { ...LIVE, projectId }, select: { id: true, projectId: true } }))
  await tx.$executeRaw`
    INSERT INTO "AssignedCode" ("kind", "parentId", "code")
    SELECT 'ASSET'::"CodeKind", "projectId", lower("code") FROM "Asset" WHERE "projectId" = ${toId}::uuid`
  await copyReferring(tx, copy, 'AssetDependency', await tx.assetDependency.findMany({
    where: { projectId, source: LIVE, target: LIVE },
    select: { id: true, projectId: true, sourceId: true, targetId: true },
  }))
  await copyReferring(tx, copy, 'Casting', await tx.casting.findMany({
    where: { projectId, asset: LIVE, shot: { ...LIVE, storyboard: LIVE } },
    select: { id: true, projectId: true, shotId: true, assetId: true },
  }))
}

/** Copies the tasks of a project with their links, assigned to nobody. */
async function copyTasks(tx: Transaction, copy: ProjectCopy): Promise<void> {
  const { fromId: projectId, copies } = copy
  const copyOf = (id: string) => copies.get(id) ?? ''
  await copyReferring(tx, copy, 'Task',
    await tx.task.findMany({ where: { ...LIVE, projectId }, select: { id: true, projectId: true } }))
  const ofTask = { task: { ...LIVE, projectId } }
  const shots = await tx.taskShot.findMany({ where: { ...ofTask, shot: { ...LIVE, storyboard: LIVE } } })
  await tx.taskShot.createMany({
    data: shots.map(({ taskId, shotId }) => ({ taskId: copyOf(taskId), shotId: copyOf(shotId) })),
  })
  const links = await tx.taskDependency.findMany({ where: { ...ofTask, dependsOn: LIVE } })
  await tx.taskDependency.createMany({
    data: links.map(({ taskId, dependsOnId }) => ({ taskId: copyOf(taskId), dependsOnId: copyOf(dependsOnId) })),
  })
}

/** Copies what is produced in a project: assets, castings and tasks. */
export async function copyProduction(tx: Transaction, copy: ProjectCopy): Promise<void> {
  await copyAssets(tx, copy)
  await copyTasks(tx, copy)
}
