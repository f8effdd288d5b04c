import { readFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)

/** A document of the client by the name of its query: the hash it is sent by, and the text behind it. */
export function documentOf(query: string): { id: string; text: string } {
  const artifact = readFileSync(new URL(`web/__generated__/${query}.graphql.ts`, root), 'utf8')
  const id = /"id": "([0-9a-f]{64})"/.exec(artifact)?.[1] ?? ''
  const list = readFileSync(new URL('server/graphql/__generated__/clientDocuments.json', root), 'utf8')
  const text = (JSON.parse(list) as Record<string, string>)[id]
  if (text === undefined) throw new Error(`The client has no document ${query}: run npm run generate`)
  return { id, text }
}

/** What a board of the client reads its next shots with. */
export const boardDocument = () => documentOf('useBoardShotsPaginationQuery')
