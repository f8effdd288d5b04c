import { join } from 'node:path'
import type { Config } from './config.ts'
import { connectHooks } from './hooks.ts'
import { publicUrl } from './kernel/pages.ts'
import { Resources } from './kernel/resources.ts'
import { areLayersWritten } from './modules/board/viewSaving.service.ts'
import { setWebhooks } from './modules/delivery/webhookSettings.ts'
import { defaultPlan } from './modules/identity/organization.service.ts'
import { inquiryAddresses } from './modules/inquiries/inquiryAddresses.ts'
import { files } from './modules/media/files.ts'
import { loadMediaKey } from './modules/media/signature.ts'
import { openBus } from './platform/bus/bus.ts'
import { connectDatabase } from './platform/database/client.ts'
import { startEmbeddedDatabase } from './platform/database/embedded.ts'
import { lockDataFolder, openDataFolder } from './platform/database/folderLock.ts'
import { migrate } from './platform/database/migrations.ts'
import { prepareJobs } from './platform/jobs/jobs.ts'
import { openMail } from './platform/mail/mail.ts'
import { diskStorage } from './platform/storage/disk.ts'

async function openDatabase(resources: Resources, { databaseUrl, dataFolder }: Config): Promise<string> {
  if (databaseUrl !== null) return databaseUrl
  resources.onClose(await lockDataFolder(dataFolder))
  const embedded = await startEmbeddedDatabase(dataFolder)
  resources.onClose(embedded.stop)
  return embedded.url
}

/** The folder of the mails that no server took. */
export const mailFolderOf = ({ dataFolder }: Pick<Config, 'dataFolder'>): string => join(dataFolder, 'mail')

/** How the services are set up. */
type Settings = Pick<
  Config,
  | 'dataFolder' | 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'defaultPlan' | 'webhookAllow' | 'contactEmail'
  | 'inquiriesEmail' | 'areLayersWritten'
>

/** Opens what the services stand on beside the database, which is connected and up to date. */
export async function openServices(url: string, config: Settings, log: (message: string) => void): Promise<void> {
  publicUrl.provide(config.publicUrl)
  openMail({ ...config, from: config.mailFrom, folder: mailFolderOf(config), log })
  await openBus(url)
  await loadMediaKey()
  files.provide(diskStorage(join(config.dataFolder, 'files')))
  defaultPlan.provide(config.defaultPlan)
  areLayersWritten.provide(config.areLayersWritten)
  setWebhooks({ allow: config.webhookAllow })
  inquiryAddresses.provide(config)
  connectHooks()
}

/**
 * Opens what a server stands on: data folder, database brought up to date, bus, mail, files. StartupError when it
 * cannot; then nothing stays open.
 */
export async function openResources(config: Config, log: (message: string) => void): Promise<Resources> {
  const resources = new Resources()
  try {
    openDataFolder(config.dataFolder)
    const url = await openDatabase(resources, config)
    await resources.run(async () => {
      await connectDatabase(url)
      await migrate(url)
      await prepareJobs(url)
      await openServices(url, config, log)
    })
    return resources
  } catch (error) {
    await resources.close().catch(() => {})
    throw error
  }
}
