import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../../server/platform/database/embedded.ts'
import { migrate } from '../../server/platform/database/migrations.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL that all server tests of a run share. */
    databaseUrl: string
  }
}

/** One PostgreSQL for the whole run; tests stay apart by making their own data. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'framewright-tests-'))
  chmodSync(folder, 0o755)
  const database = await startEmbeddedDatabase(folder)
  await migrate(database.url)
  project.provide('databaseUrl', database.url)
  return async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
