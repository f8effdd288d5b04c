import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createApp } from '../../server/app.ts'
import { Resources } from '../../server/kernel/resources.ts'
import { connectDatabase } from '../../server/platform/database/client.ts'
import type { RequestRates } from '../../server/platform/limiter/requestRate.ts'
import { openServices } from '../../server/resources.ts'
import type { Patience } from '../../server/rest/unreadBody.ts'
import { type Client, clientOf } from './client.ts'
import { workerDatabase } from './database.ts'
import { begin, end, leave, pool } from './running.ts'

/** What links in mails begin with; nobody listens there. */
export const PUBLIC_URL = 'https://framewright.test'

/** Other origins whose pages may call. */
export const CORS_ORIGINS = ['https://tools.framewright.test', 'http://localhost:9999']

/** Who gets what is written on the public pages, from every test of a run. */
export const INQUIRIES_EMAIL = 'inquiries@framewright.test'

/** What the contact page shows. */
export const CONTACT_EMAIL = 'hello@framewright.test'

/** The application in this process. */
export interface TestApp extends Client {
  stop(): Promise<void>
}

/** Any number of requests. */
export const NO_RATES = { perToken: null, perAddress: null }

/** Removes the jobs that earlier files left: the next one that waits for a mail would send all of theirs first. */
async function removeLeftJobs(): Promise<void> {
  await pool.query('DELETE FROM graphile_worker._private_jobs')
}

/** Opens the application on a free port of this machine, over a database and a folder for its files. */
async function openApp(databaseUrl: string, folder: string, requestRates: RequestRates, patience?: Patience) {
  const resources = new Resources()
  const settings = {
    dataFolder: folder,
    smtpUrl: inject('smtpUrl'),
    mailFrom: 'Framewright <no-reply@framewright.test>',
    publicUrl: PUBLIC_URL,
    defaultPlan: 'ENTERPRISE' as const,
    webhookAllow: { networks: [], hosts: new Set<string>() },
    contactEmail: CONTACT_EMAIL,
    inquiriesEmail: INQUIRIES_EMAIL,
    areLayersWritten: true,
  }
  await resources.run(async () => {
    await connectDatabase(databaseUrl)
    await openServices(databaseUrl, settings, () => {})
  })
  const app = await createApp(resources, {
    logLevel: 'error',
    isProxyTrusted: true,
    webFolder: null,
    mailFolder: null,
    publicUrl: PUBLIC_URL,
    corsOrigins: CORS_ORIGINS,
    requestRates,
    ...(patience && { patience }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return { resources, app, url }
}

let shared: ReturnType<typeof openApp> | undefined

/** The application that the files of one worker share, over the worker's database. It runs as long as the worker. */
async function startSharedApp(): Promise<TestApp> {
  const open = async () => openApp(await workerDatabase(), mkdtempSync(join(inject('folder'), 'files-')), NO_RATES)
  const { resources, url } = await (shared ??= open())
  begin(resources)
  await removeLeftJobs()
  return { ...clientOf(url), stop: async () => leave(resources) }
}

/**
 * Starts the application over a database of its own; it answers any number of requests unless rates are given, and is
 * as patient as ever unless told otherwise. Without any of these, files of one worker share an application.
 */
export async function startApp(
  ownDatabaseUrl?: string,
  requestRates?: RequestRates,
  patience?: Patience,
): Promise<TestApp> {
  if (ownDatabaseUrl === undefined && !requestRates && !patience) return startSharedApp()
  const folder = mkdtempSync(join(tmpdir(), 'framewright-files-'))
  const databaseUrl = ownDatabaseUrl ?? (await workerDatabase())
  const { resources, app, url } = await openApp(databaseUrl, folder, requestRates ?? NO_RATES, patience)
  begin(resources)
  if (ownDatabaseUrl === undefined) await removeLeftJobs()
  return {
    ...clientOf(url),
    async stop() {
      // An answer that a test did not read to its end would hold it open.
      resources.onClose(() => app.server.closeAllConnections())
      await end(resources)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
