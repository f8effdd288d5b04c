import type { Config } from '../config.ts'
import { type NodeName, toTypeId } from '../kernel/ids.ts'
import { Resources } from '../kernel/resources.ts'
import { StartupError } from '../kernel/startupError.ts'
import { emailKey, TextChecks } from '../kernel/text.ts'
import { connectDatabase, type Connection, pool } from '../platform/database/client.ts'
import { embeddedAddress, hasEmbeddedDatabase, startEmbeddedDatabase } from '../platform/database/embedded.ts'
import { isDataFolderHeld, lockDataFolder } from '../platform/database/folderLock.ts'

/** Rows read at once. */
const ROWS_PER_READ = 10_000

type Row = Record<'id' | 'text' | 'key', string>

/** Something that a rule of this release refuses, which an earlier one stored. */
interface Finding {
  /** What is wrong in general, the heading it is listed under. */
  readonly kind: string
  readonly line: string
}

/** What is not drawn, or reorders the text around it. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** A text between quotes in which every character can be seen. */
const shown = (text: string): string =>
  `"${text.replace(UNSEEN, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)}"`

/** Why a text is refused today; null where it is not. */
function refusalOf(check: (checks: TextChecks) => void): string | null {
  const checks = new TextChecks()
  check(checks)
  try {
    checks.done()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The database a server of this configuration stands on, as it is: neither made nor brought up to date. */
async function openDatabase(resources: Resources, { databaseUrl, dataFolder }: Config): Promise<string> {
  if (databaseUrl !== null) return databaseUrl
  if (!hasEmbeddedDatabase(dataFolder)) {
    throw new StartupError(`There is no database in ${dataFolder}. Set DATA_DIR or DATABASE_URL as for the server.`)
  }
  // The PostgreSQL of a running server answers beside it.
  if (await isDataFolderHeld(dataFolder)) return embeddedAddress(dataFolder)
  resources.onClose(await lockDataFolder(dataFolder))
  const embedded = await startEmbeddedDatabase(dataFolder)
  // A server whose temporary folder is another one, as in a service with its own, holds the folder unseen.
  if (!embedded.wasRunning) resources.onClose(embedded.stop)
  return embedded.url
}

/** Every row of a table with a text and the key it is found by, by id. */
async function* rowsOf(client: Connection, table: string, text: string, key: string): AsyncGenerator<Row> {
  const read = `SELECT "id", ${text} AS "text", ${key} AS "key" FROM "${table}"
    WHERE ${text} <> '' AND ($1::uuid IS NULL OR "id" > $1) ORDER BY "id" LIMIT ${ROWS_PER_READ}`
  for (let after: string | null = null; ; ) {
    const { rows }: { rows: Row[] } = await client.query<Row>(read, [after])
    yield* rows
    after = rows.at(-1)?.id ?? null
    if (rows.length < ROWS_PER_READ) return
  }
}

async function* findRefused(
  client: Connection,
  [table, text]: readonly [table: NodeName, text: string],
  kind: string,
  check: (checks: TextChecks, text: string) => void,
): AsyncGenerator<Finding> {
  for await (const row of rowsOf(client, table, `"${text}"`, `''`)) {
    const refusal = refusalOf((checks) => check(checks, row.text))
    if (refusal !== null) yield { kind, line: `${toTypeId(table, row.id)} ${shown(row.text)}: ${refusal}` }
  }
}

/** Accounts whose key could not become that of their address, for another account has it. */
async function* findTakenKeys(client: Connection): AsyncGenerator<Finding> {
  for await (const { id, text, key } of rowsOf(client, 'User', '"email"', '"emailKey"')) {
    const wanted = emailKey(text)
    if (key === wanted) continue
    const { rows } = await client.query<Row>(
      'SELECT "id", "email" AS "text", "emailKey" AS "key" FROM "User" WHERE "emailKey" = $1', [wanted],
    )
    const [other] = rows
    const owner = other ? `${toTypeId('User', other.id)} ${shown(other.text)} has it` : 'nobody has it'
    const line = `${toTypeId('User', id)} ${shown(text)} is found by ${shown(key)} instead of ${shown(wanted)}`
    yield { kind: 'Accounts that are not found by their address', line: `${line}: ${owner}` }
  }
}

async function* findAll(client: Connection): AsyncGenerator<Finding> {
  const addresses = 'Addresses that are refused today'
  for (const table of ['User', 'Invitation'] as const) {
    yield* findRefused(client, [table, 'email'], addresses, (checks, text) => checks.email('email', text))
  }
  for (const table of ['Organization', 'Project', 'User'] as const) {
    const kind = 'Names that are refused today'
    yield* findRefused(client, [table, 'name'], kind, (checks, text) => checks.ownName('name', text))
  }
  yield* findTakenKeys(client)
}

/**
 * Prints the rows of the database that break a rule of this release; changes nothing. Returns the exit code: 1 when
 * there are any. StartupError when there is no database.
 */
export async function runDoctor(config: Config, print: (line: string) => void): Promise<number> {
  const resources = new Resources()
  try {
    const url = await openDatabase(resources, config)
    return await resources.run(async () => {
      await connectDatabase(url)
      const client = await pool().connect()
      try {
        await client.query('BEGIN READ ONLY')
        let [count, heading] = [0, '']
        for await (const { kind, line } of findAll(client)) {
          if (kind !== heading) print(`${heading === '' ? '' : '\n'}${kind}:`)
          heading = kind
          count += 1
          print(`  ${line}`)
        }
        print(count === 0 ? 'Nothing found.' : `\n${count} found. Nothing was changed.`)
        return count === 0 ? 0 : 1
      } finally {
        client.release(true)
      }
    })
  } finally {
    await resources.close()
  }
}
