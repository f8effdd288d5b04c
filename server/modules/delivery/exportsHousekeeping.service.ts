import { sweep } from '../../change.ts'
import { isUuid } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import type { ScheduledTask } from '../../platform/jobs/jobs.ts'
import { files } from '../media/files.ts'
import { exportFolder, exportOfScratch, EXPORTS_FOLDER, SCRATCH, scratchPrefix } from './exportFile.ts'
import { UNDER_WAY } from './exportProgress.ts'
import { enqueueExport } from './writeExport.service.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** A server that lives ends its try, and removes what it made, within this. */
const ENDING_MS = 10_000
/** Folders looked up by one statement. */
const FOLDERS_AT_ONCE = 1000

/**
 * Queues again what nobody works on: after a server was gone in the middle of it, whose job the queue itself would give
 * back only after hours.
 */
export async function resumeExports(now = Date.now()): Promise<void> {
  const isLeft = { OR: [{ workedUntil: null }, { workedUntil: { lt: new Date(now) } }] }
  const where = { ...UNDER_WAY, ...isLeft, createdAt: { lt: new Date(now - MINUTE_MS) } }
  for (const left of await prisma().projectExport.findMany({ where, select: { id: true, format: true } })) {
    await enqueueExport(prisma(), left, new Date(now))
  }
}

/**
 * Removes what exports left on the way that have ended, or are gone: one that is canceled while its server is dead has
 * nobody else who would.
 */
export async function forgetEndedTries(now = Date.now()): Promise<void> {
  const ids = [...new Set((await files().listNamed(SCRATCH)).map(exportOfScratch))].filter(isUuid)
  const isFresh = { finishedAt: { gt: new Date(now - ENDING_MS) } }
  const where = { id: { in: ids }, OR: [UNDER_WAY, isFresh] }
  const kept = await prisma().projectExport.findMany({ where, select: { id: true } })
  const keep = new Set(kept.map(({ id }) => id))
  for (const id of ids) if (!keep.has(id)) await files().discardNamed(scratchPrefix(id))
}

/** Does both every minute. */
export const resumeExportsEveryMinute: ScheduledTask = {
  name: 'resumeExports',
  schedule: '* * * * *',
  run: async () => {
    await resumeExports()
    await forgetEndedTries()
  },
}

/** Removes folders that no export names: of projects that are gone, of tries a server ended in. */
async function forgetNamelessFolders(before: Date): Promise<void> {
  const ids = (await files().list(EXPORTS_FOLDER, before)).filter(isUuid)
  for (let from = 0; from < ids.length; from += FOLDERS_AT_ONCE) {
    const part = ids.slice(from, from + FOLDERS_AT_ONCE)
    const named = await prisma().projectExport.findMany({ where: { id: { in: part } }, select: { id: true } })
    const keep = new Set(named.map(({ id }) => id))
    for (const id of part) if (!keep.has(id)) await files().removeFolder(exportFolder(id))
  }
}

/** Removes exports whose time is over, with their files. */
export async function forgetExports(now = Date.now()): Promise<void> {
  const where = { expiresAt: { lte: new Date(now) } }
  const gone = await prisma().projectExport.findMany({ where, select: { id: true } })
  for (const { id } of gone) await files().removeFolder(exportFolder(id))
  const ids = gone.map(({ id }) => id)
  await sweep((tx) => tx.$executeRaw`DELETE FROM "ProjectExport" WHERE "id" = ANY(${ids}::uuid[])`)
  await forgetNamelessFolders(new Date(now - HOUR_MS))
}

/** Every hour: files of a day ago are large. */
export const forgetExportsHourly: ScheduledTask = {
  name: 'forgetExports',
  schedule: '37 * * * *',
  run: () => forgetExports(),
}
