import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { getDatamodel } from '../../../server/__generated__/pothos.ts'
import { withoutEmphasis } from '../../../server/modules/board/scriptEmphasis.ts'
import { migrate } from '../../../server/platform/database/migrations.ts'
import { copyDatabase } from '../../harness/database.ts'

const migrationsFolder = join(import.meta.dirname, '../../../prisma/migrations')
const names = readdirSync(migrationsFolder).filter((name) => name.startsWith('2')).sort()
/** The last migration of release 0.1. */
const LAST_OF_FIRST_RELEASE = '20261122170000_small_tables'

let url: string
let client: pg.Client
let folder: string

beforeEach(async () => {
  url = await copyDatabase('postgres:///template1')
  client = new pg.Client({ connectionString: url })
  await client.connect()
  folder = mkdtempSync(join(tmpdir(), 'framewright-migrations-'))
})
afterEach(async () => {
  await client.end()
  rmSync(folder, { recursive: true })
})

function write(name: string, sql: string): void {
  mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, name, 'migration.sql'), sql)
}

const tables = async () => (await client.query<{ name: string }>(
  `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
)).rows.map(({ name }) => name)

/** Leaves the database as release 0.1 does after its first start. */
async function startFirstRelease(): Promise<void> {
  await client.query(
    `CREATE TABLE "_prisma_migrations" (
       "id" VARCHAR(36) PRIMARY KEY, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ,
       "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ,
       "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`,
  )
  for (const name of names.filter((each) => each <= LAST_OF_FIRST_RELEASE)) {
    const sql = readFileSync(join(migrationsFolder, name, 'migration.sql'), 'utf8')
    await client.query(sql)
    const checksum = createHash('sha256').update(sql).digest('hex')
    await client.query(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "applied_steps_count")
       VALUES (gen_random_uuid()::text, $1, now(), $2, 1)`,
      [checksum, name],
    )
  }
}

it('brings a database of release 0.1 up to date, keeping its rows', async () => {
  await startFirstRelease()
  await client.query(`INSERT INTO "User" ("id", "email", "emailKey", "passwordHash", "name", "updatedAt")
                      VALUES (gen_random_uuid(), 'ada@film.test', 'ada@film.test', '-', 'Ada', now())`)
  expect(await migrate(url)).toEqual(names.filter((name) => name > LAST_OF_FIRST_RELEASE))
  expect(await migrate(url)).toEqual([])
  expect((await client.query('SELECT "name" FROM "User"')).rows).toEqual([{ name: 'Ada' }])
  expect((await client.query('SELECT "name" FROM "_migrations" ORDER BY 1')).rows).toHaveLength(names.length)
  expect(await tables()).not.toContain('_prisma_migrations')
})

/** Brings a database to where it was before a migration. */
async function migrateBefore(migration: string): Promise<void> {
  for (const name of names.filter((each) => each < migration)) {
    cpSync(join(migrationsFolder, name), join(folder, name), { recursive: true })
  }
  await migrate(url, folder)
}

it('takes emphasis off shots of scripts imported before that was the rule, where nobody has edited them', async () => {
  await migrateBefore(names.find((name) => name.endsWith('_script_emphasis')) as string)
  // Rows without the board they belong to.
  await client.query('SET session_replication_role = replica')
  const texts = [
    'The _ship_ *leaves* at **dawn**, ***all*** of it.', '*one* and **two* three*', 'a * b * c', 'file_name_here.png',
    '\\*not\\* this \\_or this\\_', '****four****', '__two__ _x__', '_\u00e9t\u00e9_ \u00e9_t_\u00e9',
    '(*Ha!*)\n\n_two_ lines\n',
    '***a** b*', '*a **b* c**', 'plain', '', '*\n*', '\u201c_Quoted_\u201d, he said_', '_*both*_ *_ways_*',
  ]
  interface Row { version?: number; line?: number | null; days?: number }
  const insert = async (description: string, { version = 1, line = 1, days = 1 }: Row = {}) => {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO "Shot" ("id", "storyboardId", "code", "name", "description", "dialogue", "rank", "frames",
         "scriptLine", "version", "createdAt", "updatedAt")
       VALUES (gen_random_uuid(), gen_random_uuid(), '', '', $1, $1, 'a', 1,
         $2, $3, now() - $4 * interval '1 day', now())
       RETURNING "id"`,
      [description, line, version, days],
    )
    return rows[0]?.id
  }
  const read = async (id: string | undefined) => {
    const found = await client.query<Record<'description' | 'dialogue', string>>(
      'SELECT "description", "dialogue" FROM "Shot" WHERE "id" = $1', [id],
    )
    return found.rows[0]
  }
  const imported = []
  for (const text of texts) imported.push(await insert(text))
  const kept = [{ version: 2 }, { line: null }, { days: 0 }]
  const others = []
  for (const values of kept) others.push(await insert('_kept_', values))
  await migrate(url)
  for (const [index, text] of texts.entries()) {
    const plain = withoutEmphasis(text)
    expect(await read(imported[index])).toEqual({ description: plain, dialogue: plain })
  }
  for (const id of others) expect(await read(id)).toEqual({ description: '_kept_', dialogue: '_kept_' })
})

it('makes the assignee of each task the first of its assignees, and events tell it in lists', async () => {
  await startFirstRelease()
  // Without the project they are of, which needs many more rows.
  await client.query('SET session_replication_role = replica')
  const id = '01a21024-68c0-72a5-aa65-6d112153bb1a'
  await client.query(
    `INSERT INTO "User" ("id", "email", "emailKey", "passwordHash", "name", "updatedAt")
     VALUES ($1, 'ada@film.test', 'ada@film.test', '-', 'Ada', now())`, [id],
  )
  await client.query(
    `INSERT INTO "Task" ("id", "projectId", "title", "rank", "assigneeId", "updatedAt")
     VALUES ($1, $1, 'Ink', 'a', $1, now()), (gen_random_uuid(), $1, 'Paint', 'b', NULL, now())`, [id],
  )
  const assignee = { from: null, fromName: null, to: 'user_1', toName: 'Ada' }
  const events = [
    ['task.created', { title: 'Ink', assignee: 'user_1', assigneeName: 'Ada' }], ['task.created', { title: 'Paint' }],
    ['task.updated', { assignee }], ['task.unassigned', { assignee: 'user_1', assigneeName: 'Ada' }],
  ] as const
  for (const [index, [type, payload]] of events.entries()) {
    await client.query(
      `INSERT INTO "Event" ("projectId", "seq", "type", "actorId", "subject", "payload")
       VALUES ($1, $2, $3, $1, 'task_1', $4)`, [id, index + 1, type, payload],
    )
  }
  await migrate(url)
  expect((await client.query('SELECT * FROM "TaskAssignee"')).rows).toEqual([{ taskId: id, userId: id, rank: 0 }])
  const { rows } = await client.query<{ payload: object }>('SELECT "payload" FROM "Event" ORDER BY "seq"')
  expect(rows.map(({ payload }) => payload)).toEqual([
    { title: 'Ink', assignees: ['user_1'], assigneeNames: ['Ada'] }, { title: 'Paint' },
    { assignees: { from: [], fromNames: [], to: ['user_1'], toNames: ['Ada'] } },
    { assignee: 'user_1', assigneeName: 'Ada' },
  ])
})

it('refuses a database where a migration of release 0.1 failed, and changes nothing', async () => {
  await startFirstRelease()
  await client.query(`UPDATE "_prisma_migrations" SET "finished_at" = NULL WHERE "migration_name" = $1`, [names[0]])
  await expect(migrate(url)).rejects.toThrow(`The migration ${names[0]} of an earlier start failed. Restore a backup`)
  expect(await tables()).not.toContain('_migrations')
})

it('servers that start together apply each migration once', async () => {
  const applied = await Promise.all([migrate(url), migrate(url), migrate(url)])
  expect(applied.flat()).toEqual(names)
})

it('keeps nothing of a migration that failed, and goes on from there once it is mended', async () => {
  write('1_ships', 'CREATE TABLE "Ship" ("id" INT);')
  write('2_crews', 'CREATE TABLE "Crew" ("id" INT);\nALTER TABLE "Boat" ADD COLUMN "name" TEXT;')
  const failure = 'The migration 2_crews failed; the database is as it was before it: relation "Boat" does not exist'
  await expect(migrate(url, folder)).rejects.toThrow(failure)
  expect(await tables()).toEqual(['Ship', '_migrations'])
  write('2_crews', 'CREATE TABLE "Crew" ("id" INT);')
  expect(await migrate(url, folder)).toEqual(['2_crews'])
})

it('runs a marked migration outside a transaction', async () => {
  write('1_ships', 'CREATE TABLE "Ship" ("id" INT);')
  write('2_index', '-- outside a transaction\nCREATE INDEX CONCURRENTLY "Ship_id" ON "Ship" ("id");')
  expect(await migrate(url, folder)).toEqual(['1_ships', '2_index'])
})

it('refuses a migration that was changed after it was applied, and one of a newer release', async () => {
  write('1_ships', 'CREATE TABLE "Ship" ("id" INT);')
  await migrate(url, folder)
  write('1_ships', 'CREATE TABLE "Ship" ("id" BIGINT);')
  await expect(migrate(url, folder)).rejects.toThrow('The migration 1_ships was changed after it was applied.')
  cpSync(join(folder, '1_ships'), join(folder, '2_ships'), { recursive: true })
  rmSync(join(folder, '1_ships'), { recursive: true })
  await expect(migrate(url, folder)).rejects.toThrow('The database has the migration 1_ships of a newer release.')
})

it('makes the tables and columns that schema.prisma declares', async () => {
  await migrate(url)
  const { rows } = await client.query<{ place: string; isRequired: boolean }>(
    `SELECT table_name || '.' || column_name AS place, is_nullable = 'NO' AS "isRequired"
     FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_migrations'`,
  )
  const made = new Map(rows.map(({ place, isRequired }) => [place, isRequired]))
  const declared = new Map(Object.entries(getDatamodel().datamodel.models).flatMap(([model, { fields }]) =>
    fields.filter(({ kind }) => kind !== 'object').map((field) =>
      [`${model}.${field.name}`, field.isRequired && !field.isList] as const)))
  expect(Object.fromEntries(made)).toEqual(Object.fromEntries(declared))
})
