import type { Transaction } from '../../platform/database/client.ts'

/**
 * Forgets the exports of a project that leaves its organization: they tell of people there. The files go with the next
 * housekeeping; nothing opens them any more.
 */
export async function forgetExportsOf(tx: Transaction, projectId: string): Promise<void> {
  await tx.projectExport.deleteMany({ where: { projectId } })
}
