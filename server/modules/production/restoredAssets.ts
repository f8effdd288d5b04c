import { toTypeId, uuidOf } from '../../kernel/ids.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { ResettableContents } from '../projects/projectHooks.ts'

/** Marks the assets and tasks of a project that came back from the trash as changed. */
export async function touchAssetsAndTasks(tx: Transaction, projectId: string): Promise<void> {
  const touched = { where: { projectId, deletedAt: null }, data: { updatedAt: new Date() } }
  await tx.asset.updateMany(touched)
  await tx.task.updateMany(touched)
}

/** The assets of a project. */
export const resettableAssets: ResettableContents = {
  async reset(tx, projectId, { at: deletedAt }) {
    const gone = await tx.asset.updateManyAndReturn({
      where: { projectId, deletedAt: null },
      data: { deletedAt, version: { increment: 1 } },
      select: { id: true },
    })
    return { assets: gone.map(({ id }) => toTypeId('Asset', id)), assetCount: gone.length }
  },

  // Events from before there were assets name none.
  restore(tx, projectId, { assets = [] }) {
    // As one array: there may be more of them than a statement may have parameters.
    const ids = assets.map((id) => uuidOf('Asset', id))
    return tx.$executeRaw`
      UPDATE "Asset" SET "deletedAt" = NULL, "version" = "version" + 1, "updatedAt" = now()
      WHERE "id" = ANY(${ids}::uuid[]) AND "projectId" = ${projectId}::uuid AND "deletedAt" IS NOT NULL`
  },
}
