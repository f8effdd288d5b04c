import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../../server/platform/database/embedded.ts'
import { startMailServer } from './mailServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of an empty database of the PostgreSQL that all server tests of a run share. */
    databaseUrl: string
    /** Address of the SMTP server of the run. */
    smtpUrl: string
    /** Folder in which it keeps each recipient's mails. */
    mailFolder: string
  }
}

const preparing = new URL('../../scripts/prepare.mjs', import.meta.url).href

/** Nothing of a run outlives it: PostgreSQL need not wait for the disk. */
async function forgoDurability(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await client.query(`ALTER SYSTEM SET ${setting} = off`)
  }
  await client.query('SELECT pg_reload_conf()')
  await client.end()
}

/**
 * One PostgreSQL and one built server for the whole run; tests stay apart by making their own data. Leaves nothing
 * running when it fails.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { buildServer } = (await import(preparing)) as { buildServer: () => Promise<void> }
  await buildServer()
  const folder = mkdtempSync(join(tmpdir(), 'framewright-tests-'))
  const stops = [async () => rmSync(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (let each = stops.pop(); each; each = stops.pop()) await each()
  }
  try {
    chmodSync(folder, 0o755)
    const database = await startEmbeddedDatabase(folder)
    stops.push(() => database.stop())
    await forgoDurability(database.url)
    const mails = await startMailServer(join(folder, 'mails'))
    stops.push(() => mails.stop())
    project.provide('databaseUrl', database.url)
    project.provide('smtpUrl', mails.url)
    project.provide('mailFolder', mails.folder)
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}
