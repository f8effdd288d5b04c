import { readdirSync, readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readClientDocuments } from '../../../server/graphql/clientDocuments.ts'
import released from '../../../server/graphql/releasedDocuments.json' with { type: 'json' }
import { startApp, type TestApp } from '../../harness/app.ts'
import { makePerson, type Person } from '../../harness/fixtures.ts'

const ARTIFACTS = join(import.meta.dirname, '../../../web/__generated__')
const documents = readClientDocuments()
const byHash = [...documents]

describe('documents of our client', () => {
  let app: TestApp
  let person: Person

  beforeAll(async () => {
    app = await startApp()
    person = await makePerson(app)
  })
  afterAll(() => app.stop())

  async function post(body: object) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${person.accessToken}` }
    const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await response.json()) as { data?: unknown; errors?: { message: string; extensions: { code: string } }[] }
  }
  const named = (sha256Hash: unknown) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } })

  it('are listed by the hash of their text, every one the client has', () => {
    for (const [hash, text] of byHash) expect(createHash('sha256').update(text).digest('hex')).toBe(hash)
    const artifacts = readdirSync(ARTIFACTS).map((name) => readFileSync(join(ARTIFACTS, name), 'utf8'))
    const sent = artifacts.flatMap((text) => /^\s+"id": "([0-9a-f]{64})",$/m.exec(text)?.[1] ?? [])
    expect(sent.length).toBeGreaterThan(100)
    expect(sent.filter((hash) => !documents.has(hash))).toEqual([])
  })

  it.each([
    ['of this version', byHash],
    ['of the last release', Object.entries(released)],
  ])('%s are answered when only their hash is sent', async (_version, known) => {
    const [hash = ''] = known.findLast(([, text]) => text.startsWith('query LandingPageQuery {')) ?? []
    expect(await post(named(hash))).toMatchObject({ data: { viewer: { id: person.id } } })
  })

  it.each(['0'.repeat(64), '', 'constructor', 1, null])('are refused by the hash %j, which none has', async (hash) => {
    const { data, errors } = await post(named(hash))
    expect(data ?? null).toBeNull()
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }])
  })

  it('leave anybody else free to send documents', async () => {
    expect(await post({ query: '{ viewer { id } }', ...named('0'.repeat(64)) })).toMatchObject({
      data: { viewer: { id: person.id } },
    })
  })
})
