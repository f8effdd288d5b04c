import { demandVersion, type ExpectedVersion } from '../../kernel/errors.ts'
import type { Transaction } from '../../platform/database/client.ts'

/** Throws CONFLICT unless a locked project is at the version that a change was decided on. */
export async function demandProjectVersion(tx: Transaction, id: string, expected: ExpectedVersion): Promise<void> {
  if (expected == null) return
  demandVersion('Project', await tx.project.findUniqueOrThrow({ where: { id }, select: { version: true } }), expected)
}
