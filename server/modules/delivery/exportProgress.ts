import type { Prisma, ProjectExport } from '../../__generated__/prisma/client.ts'
import { changeProjectOf, sweep } from '../../change.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'

/** After this long without progress another server restarts the export; longer than any step takes. */
export const LEASE_MS = 120_000
/** The least time between two updates of the progress. */
const NOTE_MS = 2_000
/** The log is never cut, so it gets an event for each twentieth at most. */
const SHARE_PER_EVENT = 0.05

/** What is not at its end yet. */
export const UNDER_WAY = { status: { in: ['QUEUED', 'RUNNING'] } } satisfies Prisma.ProjectExportWhereInput

/** There is nothing to write for any more: the export or its project is gone, or another server has taken it over. */
export class ExportGone extends Error {}

/** How far an export is. */
export interface ExportProgress {
  /** Null for DATA. */
  stage: string | null
  unitsDone: number
  unitsTotal: number
}

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
export function progressNotes(row: ProjectExport) {
  let notedAt = Date.now()
  let published: ExportProgress = { stage: null, unitsDone: 0, unitsTotal: 0 }
  return async (now: ExportProgress): Promise<void> => {
    if (Date.now() - notedAt < NOTE_MS) return
    notedAt = Date.now()
    const data = { ...now, workedUntil: new Date(notedAt + LEASE_MS) }
    const gained = now.unitsDone - published.unitsDone
    const isNews = gained >= now.unitsTotal * SHARE_PER_EVENT || now.stage !== published.stage
    if (!isNews) return sweep((tx) => changeMine(tx, row, data))
    published = now
    const { stage, unitsDone: rowsWritten, unitsTotal: rowsTotal } = now
    await changeProjectOf(row.projectId, actorOf(row), async ({ tx, record }) => {
      await changeMine(tx, row, data)
      record('export.progressed', subjectOf(row), { rowsWritten, rowsTotal, ...(stage !== null && { stage }) })
    })
  }
}

/** Between two looks whether an export is still to be written: canceling ends it within a second. */
const LOOK_MS = 500
/** Between two renewals of the lease of an export that notes nothing. */
const RENEW_MS = LEASE_MS / 4

/**
 * Runs the writing of an export under a signal that aborts with ExportGone once the export is canceled or was taken
 * over by another server, and when the server stops. Renews the lease meanwhile.
 */
export async function whileMine<Result>(
  row: Pick<ProjectExport, 'id' | 'attempt'>,
  stopping: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const gone = new AbortController()
  let renewedAt = Date.now()
  const look = async () => {
    if (Date.now() - renewedAt > RENEW_MS) {
      renewedAt = Date.now()
      return sweep((tx) => changeMine(tx, row, { workedUntil: new Date(renewedAt + LEASE_MS) }))
    }
    if ((await prisma().projectExport.count({ where: isMine(row) })) === 0) {
      throw new ExportGone('The export is not to be written any more')
    }
  }
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    // A database that cannot be reached for a moment ends nothing.
    looking = look().catch((error: unknown) => void (error instanceof ExportGone && gone.abort(error)))
  }, LOOK_MS)
  try {
    return await work(stopping ? AbortSignal.any([stopping, gone.signal]) : gone.signal)
  } finally {
    clearInterval(timer)
    await looking
  }
}
