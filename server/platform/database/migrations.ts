import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as wasm from '@prisma/schema-engine-wasm/schema_engine_bg'
import { StartupError } from '../../kernel/startupError.ts'

const prismaFolder = join(import.meta.dirname, '../../../prisma')
const filters = { externalTables: [], externalEnums: [] }

// The engine reports a panic through this global; without it an SQL error ends the process.
Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message() {} } })

/** Once a process: the engine is one object, which further instances would break. */
function loadEngine(): void {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm')
  const bytes = readFileSync(join(dirname(entry), 'schema_engine_bg.wasm'))
  const imports = { './schema_engine_bg.js': wasm } as unknown as WebAssembly.Imports
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), imports)
  wasm.__wbg_set_wasm(exports)
  const start = exports['__wbindgen_start'] as () => void
  start()
}

loadEngine()

function migrationsList() {
  const baseDir = join(prismaFolder, 'migrations')
  const names = readdirSync(baseDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  return {
    baseDir,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: names.map((path) => {
      const value = readFileSync(join(baseDir, path, 'migration.sql'), 'utf8')
      return { path, migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value } } }
    }),
  }
}

async function schemaEngine(url: string) {
  const schema = readFileSync(join(prismaFolder, 'schema.prisma'), 'utf8')
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: url }))
  return wasm.SchemaEngine.new({ datamodels: [['schema.prisma', schema]] }, () => {}, adapter)
}

/**
 * Applies the migrations that the database has not seen, in order, under the engine's own advisory lock, so that
 * servers starting together are safe. Returns the names of those applied.
 */
export async function migrate(url: string): Promise<string[]> {
  const engine = await schemaEngine(url)
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList: migrationsList(), filters })
    return appliedMigrationNames
  } catch (cause) {
    throw new StartupError('The database could not be brought up to date; nothing was served.', { cause })
  }
}
