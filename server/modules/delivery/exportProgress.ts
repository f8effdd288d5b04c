import type { Prisma, ProjectExport } from '../../__generated__/prisma/client.ts'
import { changeProjectOf, sweep } from '../../change.ts'
import type { Transaction } from '../../platform/database/client.ts'

/** When a server is gone without a word, another begins anew after this; longer than any step takes. */
export const LEASE_MS = 120_000
/** Between two notes of how far it is. */
const NOTE_MS = 2_000
/** The log is never cut, so it is told of each twentieth at most. */
const SHARE_PER_EVENT = 0.05

/** What is not at its end yet. */
export const UNDER_WAY = { status: { in: ['QUEUED', 'RUNNING'] } } satisfies Prisma.ProjectExportWhereInput

/** There is nothing to write for any more: the export or its project is gone, or another server has taken it over. */
export class ExportGone extends Error {}

/** Who an export's events are of. */
export const actorOf = ({ requestedById }: Pick<ProjectExport, 'requestedById'>) => ({
  userId: requestedById,
  tokenId: null,
})

/** What an event of an export is about. */
export const subjectOf = ({ id }: Pick<ProjectExport, 'id'>) => ({ type: 'ProjectExport', id }) as const

/** The row while this try still has it and its project is not in the trash. */
export const isMine = ({ id, attempt }: Pick<ProjectExport, 'id' | 'attempt'>) =>
  ({ id, attempt, status: 'RUNNING', project: { deletedAt: null } }) as const

/** Changes the row while this try still has it. */
export async function changeMine(
  tx: Transaction,
  row: Pick<ProjectExport, 'id' | 'attempt'>,
  data: Prisma.ProjectExportUpdateManyMutationInput,
): Promise<void> {
  const { count } = await tx.projectExport.updateMany({ where: isMine(row), data })
  if (count === 0) throw new ExportGone('The export is not to be written any more')
}

/** Notes how far an export is: often in its row, seldom as an event. Throws ExportGone when it is to end. */
export function progressNotes(row: ProjectExport, rowsTotal: number) {
  let notedAt = Date.now()
  let toldRows = 0
  return async (rowsWritten: number): Promise<void> => {
    if (Date.now() - notedAt < NOTE_MS) return
    notedAt = Date.now()
    const data = { rowsWritten, workedUntil: new Date(notedAt + LEASE_MS) }
    if (rowsWritten - toldRows < rowsTotal * SHARE_PER_EVENT) return sweep((tx) => changeMine(tx, row, data))
    toldRows = rowsWritten
    await changeProjectOf(row.projectId, actorOf(row), async ({ tx, record }) => {
      await changeMine(tx, row, data)
      record('export.progressed', subjectOf(row), { rowsWritten, rowsTotal })
    })
  }
}
