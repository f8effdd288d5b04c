import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toTypeId } from '../../server/kernel/ids.ts'
import { emailKey } from '../../server/kernel/text.ts'
import { makeDatabase } from '../harness/database.ts'
import { inFull } from '../harness/full.ts'
import { makeDataFolder, startServer } from '../harness/serverProcess.ts'
import { start } from './commandLine.ts'

let url: string
let client: pg.Client

beforeAll(async () => {
  url = await makeDatabase()
  client = new pg.Client({ connectionString: url })
  await client.connect()
})
afterAll(() => client.end())

const doctor = (environment: Record<string, string>) =>
  start(process.execPath, ['bin/framewright.mjs', 'doctor'], environment).ended

async function addPerson(email: string, name: string, key = emailKey(email)): Promise<string> {
  const id = randomUUID()
  await client.query(
    `INSERT INTO "User" ("id", "email", "emailKey", "passwordHash", "name", "updatedAt")
     VALUES ($1, $2, $3, '-', $4, now())`,
    [id, email, key, name],
  )
  return toTypeId('User', id)
}

const rows = async () => (await client.query('SELECT * FROM "User" ORDER BY "id"')).rows as object[]

it('lists what today’s rules refuse, with every character to be seen, and changes nothing', async () => {
  await addPerson('ada@example.com', 'Ada')
  expect(await doctor({ DATABASE_URL: url })).toEqual({ code: 0, stdout: 'Nothing found.\n', stderr: '' })

  const hidden = await addPerson('ben\u200b@example.com', 'Ben')
  const reversed = await addPerson('cleo@example.com', 'Cleo\u202egnp.')
  const owner = await addPerson('dora@b\u00fccher.example', 'Dora')
  const shadowed = await addPerson('Dora@xn--bcher-kva.example', 'Other Dora', 'dora@b\u00fccher.example')
  const organization = randomUUID()
  await client.query(
    `INSERT INTO "Organization" ("id", "name", "plan", "updatedAt") VALUES ($1, $2, 'ENTERPRISE', now())`,
    [organization, 'Kestrel\u2067'],
  )
  const before = await rows()
  const { code, stdout, stderr } = await doctor({ DATABASE_URL: url })
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
  const reverses = 'Name must not contain characters that reverse text'
  expect(stdout).toBe([
    'Addresses that are refused today:',
    `  ${hidden} "ben\\u{200b}@example.com": Email must not contain invisible characters`,
    '',
    'Names that are refused today:',
    `  ${toTypeId('Organization', organization)} "Kestrel\\u{2067}": ${reverses}`,
    `  ${reversed} "Cleo\\u{202e}gnp.": ${reverses}`,
    '',
    'Accounts that are not found by their address:',
    `  ${shadowed} "Dora@xn--bcher-kva.example" is found by "dora@b\u00fccher.example" instead of ` +
      `"dora@xn--bcher-kva.example": ${owner} "dora@b\u00fccher.example" has it`,
    '',
    '4 found. Nothing was changed.',
    '',
  ].join('\n'))
  expect(await rows()).toEqual(before)
})

it('reads the PostgreSQL of a data folder beside its server and after it, and makes none', async () => {
  const folder = makeDataFolder()
  try {
    const none = await doctor({ DATA_DIR: folder.path })
    expect(none).toMatchObject({ code: 1, stdout: '' })
    expect(none.stderr).toContain(`There is no database in ${folder.path}.`)
    const server = await startServer(folder.path)
    const here: Record<string, string> = { DATA_DIR: folder.path }
    const elsewhere = { ...here, TMPDIR: folder.path }
    for (const environment of inFull([here, elsewhere], [elsewhere])) {
      expect(await doctor(environment)).toMatchObject({ code: 0, stdout: 'Nothing found.\n' })
    }
    // The server goes on with its database.
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 20_000 }).toBe(200)
    await server.end('SIGTERM')
    expect(await doctor({ DATA_DIR: folder.path })).toMatchObject({ code: 0, stdout: 'Nothing found.\n' })
  } finally {
    folder.remove()
  }
}, 60_000)
