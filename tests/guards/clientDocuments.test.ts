import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import documents from '../../server/graphql/clientDocuments.json' with { type: 'json' }

const FOLDER = new URL('../../web/__generated__/', import.meta.url)

/** The hash a generated file names its document by; null for fragments. */
const hashIn = (name: string): string | null =>
  /"(?:id|cacheID)": "([0-9a-f]{64})"/.exec(readFileSync(new URL(name, FOLDER), 'utf8'))?.[1] ?? null

test('the server knows every document the client asks by its hash', () => {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.graphql.ts'))
  const unknown = names.filter((name) => {
    const hash = hashIn(name)
    return hash !== null && !Object.hasOwn(documents, hash)
  })
  // The compiler writes only what changed: delete these files and let it write them anew.
  expect(unknown).toEqual([])
})
