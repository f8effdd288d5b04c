import { v7 as uuidv7 } from 'uuid'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { declareHook } from '../../kernel/hook.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { copyRows } from '../../platform/database/copyRows.ts'

/** A project and its copy in the making. */
export interface ProjectCopy {
  fromId: string
  toId: string
  /** The ids of what was copied so far, each with that of its copy; the project's own is among them. */
  copies: Map<string, string>
}

/** Copies parts of a project to its copy, after the modules below. */
export const projectDuplicated =
  declareHook<(tx: Transaction, copy: ProjectCopy) => Promise<void>>('projectDuplicated')

/** A row to copy, and the references in it that lead to the copies of what they lead to. */
export type Referring = { id: string } & Readonly<Record<string, string | null>>

/** Copies rows, by one statement, so that their references stay inside the copy; notes the ids of the copies. */
export async function copyReferring(
  tx: Transaction,
  { copies }: ProjectCopy,
  table: Prisma.ModelName,
  originals: readonly Referring[],
): Promise<void> {
  if (originals.length === 0) return
  // Ids keep the order of creation, which lists fall back on.
  for (const id of originals.map((original) => original.id).toSorted()) copies.set(id, uuidv7())
  const copyOf = (id: string | null) => (id === null ? null : (copies.get(id) ?? null))
  await copyRows(tx, table, originals.map(({ id, ...references }) => ({
    ...Object.fromEntries(Object.entries(references).map(([column, to]) => [column, copyOf(to)])),
    originalId: id,
    id: copies.get(id) ?? '',
  })))
}
