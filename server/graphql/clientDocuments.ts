import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { GraphQLError } from 'graphql'
import type { ServerContext } from './serverContext.ts'
import type { Context } from '../context.ts'
import documents from './clientDocuments.json' with { type: 'json' }

/** By the SHA-256 of their texts, also those of clients of earlier versions that are still open somewhere. */
const documentsByHash = new Map(Object.entries(documents))

const unknownDocument = () =>
  new GraphQLError('There is no document of this hash here: send the document itself, as `query`', {
    extensions: { http: { status: 400 } },
  })

/**
 * Lets our client send `extensions.persistedQuery.sha256Hash` in place of a document, as Apollo's clients spell it:
 * `npm run generate` writes the list. Whoever else asks sends the document itself.
 */
export const clientDocuments = usePersistedOperations<Context & ServerContext>({
  allowArbitraryOperations: true,
  getPersistedOperation: (hash) => documentsByHash.get(hash) ?? null,
  customErrors: {
    notFound: unknownDocument,
    keyNotFound: () => new GraphQLError('Must provide query string.', { extensions: { http: { status: 400 } } }),
  },
})

/** The text of what is asked over a socket, where a document known by its hash comes with an empty `query`. */
export function documentText({ query, extensions }: { query: string; extensions?: object | null }): string {
  if (query !== '') return query
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } }
  const text = documentsByHash.get(String(persistedQuery?.sha256Hash))
  if (text === undefined) throw unknownDocument()
  return text
}
