import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../../server/platform/database/embedded.ts'
import { migrate } from '../../server/platform/database/migrations.ts'
import { prepareJobs } from '../../server/platform/jobs/jobs.ts'
import { startMailServer } from './mailServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of an empty database of the PostgreSQL that all server tests of a run share. */
    databaseUrl: string
    /** Address of a database with every migration and without a row, to be copied. */
    migratedUrl: string
    /** Address of the SMTP server of the run. */
    smtpUrl: string
    /** Folder in which it keeps each recipient's mails. */
    mailFolder: string
    /** Folder of the run, gone at its end. */
    folder: string
  }
}

type Step = () => Promise<void>
const stepsOf = async (script: string) =>
  (await import(new URL(`../../scripts/${script}.mjs`, import.meta.url).href)) as Record<string, Step>

/** Nothing of a run outlives it: PostgreSQL need not wait for the disk. */
const FORGO_DURABILITY = [
  ...['fsync', 'full_page_writes', 'synchronous_commit'].map((setting) => `ALTER SYSTEM SET ${setting} = off`),
  'SELECT pg_reload_conf()',
]

/** Prepares a PostgreSQL for the tests of a run; answers the address of a database with every migration. */
async function prepareDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of [...FORGO_DURABILITY, 'CREATE DATABASE migrated']) await client.query(statement)
  await client.end()
  const migrated = new URL(url)
  migrated.pathname = '/migrated'
  await migrate(migrated.href)
  await prepareJobs(migrated.href)
  return migrated.href
}

/**
 * One PostgreSQL and one built server for the whole run; tests stay apart by making their own data. Leaves nothing
 * running when it fails.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { generateArtifacts, generateClient } = await stepsOf('generation')
  const { buildServer } = await stepsOf('prepare')
  for (const step of [generateClient, generateArtifacts, buildServer]) await step?.()
  const folder = mkdtempSync(join(tmpdir(), 'framewright-tests-'))
  const stops = [async () => rmSync(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (let each = stops.pop(); each; each = stops.pop()) await each()
  }
  try {
    chmodSync(folder, 0o755)
    const database = await startEmbeddedDatabase(folder)
    stops.push(() => database.stop())
    project.provide('migratedUrl', await prepareDatabase(database.url))
    const mails = await startMailServer(join(folder, 'mails'))
    stops.push(() => mails.stop())
    project.provide('databaseUrl', database.url)
    project.provide('smtpUrl', mails.url)
    project.provide('mailFolder', mails.folder)
    project.provide('folder', folder)
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}
