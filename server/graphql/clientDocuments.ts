import { readFileSync } from 'node:fs'
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { GraphQLError } from 'graphql'
import type { ServerContext } from './serverContext.ts'
import type { Context } from '../context.ts'

/** The documents of the web client: those of earlier releases, whose pages are still open somewhere, and its own. */
const LISTS = ['./releasedDocuments.json', './__generated__/clientDocuments.json']

/** Texts of documents by their SHA-256. */
export type ClientDocuments = ReadonlyMap<string, string>

/** Reads the documents that the web client sends by their hash. */
export const readClientDocuments = (): ClientDocuments =>
  new Map(LISTS.flatMap((list) => {
    const text = readFileSync(new URL(list, import.meta.url), 'utf8')
    return Object.entries(JSON.parse(text) as Record<string, string>)
  }))

const unknownDocument = () =>
  new GraphQLError('There is no document of this hash here: send the document itself, as `query`', {
    extensions: { http: { status: 400 } },
  })

/**
 * Lets our client send `extensions.persistedQuery.sha256Hash` in place of a document, as Apollo's clients spell it.
 * Everybody else sends the document itself.
 */
export const acceptHashes = (documents: ClientDocuments) =>
  usePersistedOperations<Context & ServerContext>({
    allowArbitraryOperations: true,
    getPersistedOperation: (hash) => documents.get(hash) ?? null,
    customErrors: {
      notFound: unknownDocument,
      keyNotFound: () => new GraphQLError('Must provide query string.', { extensions: { http: { status: 400 } } }),
    },
  })

/** The text of what is asked over a socket, where a document known by its hash comes with an empty `query`. */
export function documentText(
  documents: ClientDocuments,
  { query, extensions }: { query: string; extensions?: object | null },
): string {
  if (query !== '') return query
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } }
  const text = documents.get(String(persistedQuery?.sha256Hash))
  if (text === undefined) throw unknownDocument()
  return text
}
