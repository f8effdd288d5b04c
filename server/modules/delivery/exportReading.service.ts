import type { Prisma, ProjectExport } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { notFound } from '../../kernel/errors.ts'
import { prisma } from '../../platform/database/client.ts'
import type { OpenFile, Stretch } from '../../platform/storage/disk.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'
import { files } from '../media/files.ts'
import { exportKey } from './exportFile.ts'
import { visibleTo } from './projectExport.policy.ts'
import { formatOf } from './exports/exportFormats.ts'
import { DATA_FORMAT } from './projectExport.service.ts'

/** Those that are not over. */
export const notOver = () => ({ OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] })

/** An export that is not over. NOT_FOUND for who may not see it. */
export async function readExport(viewer: Viewer, id: string): Promise<ProjectExport> {
  const where = { AND: [{ id }, visibleTo(viewer), notOver()] }
  const found = await prisma().projectExport.findFirst({ where })
  if (!found) throw notFound('Export')
  return found
}

/** The exports of a project that are not over, newest first. NOT_FOUND for who may not see it. */
export async function readExports(viewer: Viewer, projectId: string): Promise<ProjectExport[]> {
  const isVisible = await prisma().project.count({ where: { id: projectId, AND: visibleProject(viewer) } })
  if (isVisible === 0) throw notFound('Project')
  const where = { AND: [{ projectId }, visibleTo(viewer), notOver()] }
  return prisma().projectExport.findMany({ where, orderBy: { id: 'desc' } })
}

/** The file of an export. */
export interface ExportFile extends Pick<ProjectExport, 'fileName'> {
  contentType: string
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
  const { fileName, bytes, sha256 } = row
  const format = formatOf(row.format) ?? DATA_FORMAT
  return {
    fileName,
    contentType: fileName.endsWith('.zip') ? 'application/zip' : format.contentType(row.options as never),
    bytes: Number(bytes),
    sha256: Buffer.from(sha256 ?? []).toString('hex'),
    async open(stretch) {
      const file = await files().open(exportKey(row), stretch)
      if (!file) throw notFound('Export')
      return file
    },
  }
}

/** Exports of one's own that are listed. */
export const MOST_OWN = 20

/** What somebody has asked for and can still see, over all projects; newest first. */
export function findOwnExports(viewer: Viewer, query: Prisma.ProjectExportFindManyArgs): Promise<ProjectExport[]> {
  const where = { AND: [{ requestedById: viewer.userId }, notOver(), visibleTo(viewer)] }
  return prisma().projectExport.findMany({ ...query, where, orderBy: { id: 'desc' }, take: MOST_OWN })
}
