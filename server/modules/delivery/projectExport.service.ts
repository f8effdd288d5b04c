import type { ProjectExport } from '../../__generated__/prisma/client.ts'
import { changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { dayText } from '../../kernel/days.ts'
import { CONTENT_SCOPES, demandCredential } from '../../kernel/permissions.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { enqueueOnce } from '../../platform/jobs/queue.ts'
import { demandRate } from '../../platform/limiter/limiter.ts'
import type { OpenFile, Stretch } from '../../platform/storage/disk.ts'
import { files } from '../media/files.ts'
import { exportFailures } from './export.failures.ts'
import { exportKey } from './exportFile.ts'
import { subjectOf, UNDER_WAY } from './exportProgress.ts'
import { visibleTo } from './projectExport.policy.ts'
import { jobKey, writeExport } from './writeExport.service.ts'

/** Exports of a project that are queued or written at the same time. */
export const MOST_AT_A_TIME = 3
/** Exports a person may ask for in an hour. */
export const MOST_PER_HOUR = 30
/** Exports of a project that are kept; the oldest of more is forgotten. */
export const MOST_KEPT = 10

const ASKING = { name: 'exportProject', most: MOST_PER_HOUR, seconds: 3600 }

/**
 * Queues an export of a project, archived or not. It takes no more than reading: nothing of the project changes, and
 * whoever asks may read every line of it anyhow, so that a script that backs a project up needs no right to write. By a
 * token limited to the project, people are named without their addresses.
 * CONFLICT while too many are under way; FORBIDDEN for a token that may not read all of it.
 */
export async function exportProject(
  viewer: Viewer,
  projectId: string,
  { includesCanvasData }: { includesCanvasData: boolean },
): Promise<ProjectExport> {
  await demandRate(ASKING, viewer.userId)
  return changeProject(
    viewer,
    projectId,
    'exports:write',
    async ({ tx, record, project }) => {
      demandCredential(viewer, ...CONTENT_SCOPES)
      if ((await tx.projectExport.count({ where: { projectId, ...UNDER_WAY } })) >= MOST_AT_A_TIME) {
        throw fail(exportFailures.EXPORTS_AT_LIMIT({ most: MOST_AT_A_TIME }))
      }
      const finished = { where: { projectId, expiresAt: { gt: new Date() } }, orderBy: { id: 'desc' } } as const
      const old = await tx.projectExport.findMany({ ...finished, skip: MOST_KEPT - 1, select: { id: true } })
      const ids = old.map(({ id }) => id)
      await tx.projectExport.updateMany({ where: { id: { in: ids } }, data: { expiresAt: new Date() } })
      const fileName = `${project.code}-${dayText(new Date())}.jsonl`
      const row = await tx.projectExport.create({
        data: {
          projectId,
          requestedById: viewer.userId,
          hasAddresses: viewer.projectId === null,
          includesCanvasData,
          fileName,
        },
      })
      record('export.queued', subjectOf(row), {})
      await enqueueOnce(tx, writeExport, { exportId: row.id }, { key: jobKey(row.id) })
      return row
    },
    'archived',
  )
}

/** The file of an export. */
export interface ExportFile extends Pick<ProjectExport, 'fileName'> {
  bytes: number
  /** As hexadecimal digits. */
  sha256: string
  /** The bytes, all of them or a stretch. NOT_FOUND when they are gone. */
  open(stretch?: Stretch): Promise<OpenFile>
}

/**
 * The file of an export that is finished and not over. `viewer` null stands for a signed address. NOT_FOUND when it is
 * not visible, and when its project lies in the trash.
 */
export async function findExportFile(viewer: Viewer | null, id: string): Promise<ExportFile> {
  const isLive = { project: { deletedAt: null, organization: { deletedAt: null } } }
  const row = await prisma().projectExport.findFirst({
    where: { id, status: 'DONE', expiresAt: { gt: new Date() }, ...(viewer ? visibleTo(viewer) : isLive) },
  })
  if (!row) throw notFound('Export')
  const { fileName, attempt, bytes, sha256 } = row
  return {
    fileName,
    bytes: Number(bytes),
    sha256: Buffer.from(sha256 ?? []).toString('hex'),
    async open(stretch) {
      const file = await files().open(exportKey(id, attempt), stretch)
      if (!file) throw notFound('Export')
      return file
    },
  }
}

/**
 * Forgets the exports of a project that leaves its organization: they tell of people there. The files go with the next
 * housekeeping; nothing opens them any more.
 */
export async function forgetExportsOf(tx: Transaction, projectId: string): Promise<void> {
  await tx.projectExport.deleteMany({ where: { projectId } })
}
