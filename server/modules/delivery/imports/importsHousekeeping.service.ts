import { sweep } from '../../../change.ts'
import { isUuid } from '../../../kernel/ids.ts'
import { prisma } from '../../../platform/database/client.ts'
import type { ScheduledTask } from '../../../platform/jobs/jobs.ts'
import { files } from '../../media/files.ts'
import { importFolder, IMPORTS_FOLDER, uploadFolder, UPLOADS_FOLDER } from './importFile.ts'
import { enqueueReading, UNREAD } from './readImport.service.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** Folders looked up by one statement. */
const FOLDERS_AT_ONCE = 1000

/** Queues again what nobody reads: after a server was gone in the middle of it. */
export async function resumeImports(now = Date.now()): Promise<void> {
  const isLeft = { OR: [{ workedUntil: null }, { workedUntil: { lt: new Date(now) } }] }
  const where = { ...UNREAD, ...isLeft, createdAt: { lt: new Date(now - MINUTE_MS) } }
  for (const { id } of await prisma().import.findMany({ where, select: { id: true } })) {
    await enqueueReading(prisma(), id, new Date(now))
  }
}

/** Every minute, as of exports. */
export const resumeImportsEveryMinute: ScheduledTask = {
  name: 'resumeImports',
  schedule: '* * * * *',
  run: () => resumeImports(),
}

/** Removes folders that no row names: of projects that are gone. `named` are those of some ids that are there. */
async function forgetNamelessFolders(
  folder: string, before: Date, named: (ids: string[]) => Promise<{ id: string }[]>,
): Promise<void> {
  const ids = (await files().list(folder, before)).filter(isUuid)
  for (let from = 0; from < ids.length; from += FOLDERS_AT_ONCE) {
    const part = ids.slice(from, from + FOLDERS_AT_ONCE)
    const keep = new Set((await named(part)).map(({ id }) => id))
    for (const id of part) if (!keep.has(id)) await files().removeFolder(`${folder}/${id}`)
  }
}

/** Removes uploads whose time is over, with what has come of them. */
async function forgetUploads(now: Date): Promise<void> {
  const gone = await prisma().fileUpload.findMany({ where: { expiresAt: { lte: now } }, select: { id: true } })
  for (const { id } of gone) await files().removeFolder(uploadFolder(id))
  await sweep((tx) => tx.fileUpload.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } }))
}

/** Removes imports and uploads whose time is over, with their files; what imports changed stays. */
export async function forgetImports(now = Date.now()): Promise<void> {
  const where = { expiresAt: { lte: new Date(now) } }
  const gone = await prisma().import.findMany({ where, select: { id: true } })
  for (const { id } of gone) await files().removeFolder(importFolder(id))
  const ids = gone.map(({ id }) => id)
  await sweep((tx) => tx.$executeRaw`DELETE FROM "Import" WHERE "id" = ANY(${ids}::uuid[])`)
  await forgetUploads(new Date(now))
  const before = new Date(now - HOUR_MS)
  const select = { id: true } as const
  await forgetNamelessFolders(IMPORTS_FOLDER, before, (own) =>
    prisma().import.findMany({ where: { id: { in: own } }, select }))
  await forgetNamelessFolders(UPLOADS_FOLDER, before, (own) =>
    prisma().fileUpload.findMany({ where: { id: { in: own } }, select }))
}

/** Every hour. */
export const forgetImportsHourly: ScheduledTask = {
  name: 'forgetImports',
  schedule: '43 * * * *',
  run: () => forgetImports(),
}
