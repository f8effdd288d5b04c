import { join } from 'node:path'
import type { Config } from './config.ts'
import { writeUses } from './modules/accounts/tokenUse.ts'
import { setInquiryAddresses } from './modules/inquiries/inquiryAddresses.ts'
import { keepFilesIn } from './modules/media/files.ts'
import { loadMediaKey } from './modules/media/signature.ts'
import { setDefaultPlan } from './modules/organizations/organization.service.ts'
import { setWebhooks } from './modules/webhooks/settings.ts'
import { closeBus, openBus } from './platform/bus/bus.ts'
import { connectDatabase, disconnectDatabase } from './platform/database/client.ts'
import { startEmbeddedDatabase } from './platform/database/embedded.ts'
import { lockDataFolder, openDataFolder } from './platform/database/folderLock.ts'
import { migrate } from './platform/database/migrations.ts'
import { prepareJobs } from './platform/jobs/jobs.ts'
import { closeMail, openMail } from './platform/mail/mail.ts'
import { closeWorkers } from './platform/workers/workers.ts'
import { diskStorage } from './platform/storage/disk.ts'

/** What closes what was opened, the last opened first. */
const closers: (() => Promise<void> | void)[] = []

async function openDatabase({ databaseUrl, dataFolder }: Config): Promise<string> {
  if (databaseUrl !== null) return databaseUrl
  closers.push(await lockDataFolder(dataFolder))
  const embedded = await startEmbeddedDatabase(dataFolder)
  closers.push(embedded.stop)
  return embedded.url
}

/** The folder of the mails that no server took. */
export const mailFolderOf = (config: Config): string => join(config.dataFolder, 'mail')

/**
 * Opens what the services stand on: data folder, database brought up to date, bus, mail, files. StartupError when it
 * cannot.
 */
export async function openResources(config: Config, log: (message: string) => void): Promise<void> {
  openDataFolder(config.dataFolder)
  const url = await openDatabase(config)
  await connectDatabase(url)
  closers.push(disconnectDatabase)
  closers.push(writeUses)
  await migrate(url)
  await prepareJobs(url)
  openMail({ ...config, from: config.mailFrom, folder: mailFolderOf(config), log })
  closers.push(closeMail)
  await openBus(url)
  closers.push(closeBus)
  closers.push(closeWorkers)
  await loadMediaKey()
  keepFilesIn(diskStorage(join(config.dataFolder, 'files')))
  setDefaultPlan(config.defaultPlan)
  setWebhooks({ allow: config.webhookAllow })
  setInquiryAddresses(config)
}

/** Closes what is open, all of it even when something fails; then throws the first failure. */
export async function closeResources(): Promise<void> {
  const failures: unknown[] = []
  for (let close = closers.pop(); close; close = closers.pop()) {
    try {
      await close()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
