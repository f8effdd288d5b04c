import { sweep } from '../../../change.ts'
import { isUuid } from '../../../kernel/ids.ts'
import { prisma } from '../../../platform/database/client.ts'
import type { ScheduledTask } from '../../../platform/jobs/jobs.ts'
import { files } from '../../media/files.ts'
import { importFolder, IMPORTS_FOLDER } from './importFile.ts'
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

/** Removes folders that no import names: of projects that are gone. */
async function forgetNamelessFolders(before: Date): Promise<void> {
  const ids = (await files().list(IMPORTS_FOLDER, before)).filter(isUuid)
  for (let from = 0; from < ids.length; from += FOLDERS_AT_ONCE) {
    const part = ids.slice(from, from + FOLDERS_AT_ONCE)
    const named = await prisma().import.findMany({ where: { id: { in: part } }, select: { id: true } })
    const keep = new Set(named.map(({ id }) => id))
    for (const id of part) if (!keep.has(id)) await files().removeFolder(importFolder(id))
  }
}

/** Removes imports whose time is over, with their files; what they changed stays. */
export async function forgetImports(now = Date.now()): Promise<void> {
  const where = { expiresAt: { lte: new Date(now) } }
  const gone = await prisma().import.findMany({ where, select: { id: true } })
  for (const { id } of gone) await files().removeFolder(importFolder(id))
  const ids = gone.map(({ id }) => id)
  await sweep((tx) => tx.$executeRaw`DELETE FROM "Import" WHERE "id" = ANY(${ids}::uuid[])`)
  await forgetNamelessFolders(new Date(now - HOUR_MS))
}

/** Every hour. */
export const forgetImportsHourly: ScheduledTask = {
  name: 'forgetImports',
  schedule: '43 * * * *',
  run: () => forgetImports(),
}
