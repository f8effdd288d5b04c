import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'

/** Characters of the documents that are kept parsed: some hundreds of usual ones. */
const KEPT_CHARACTERS = 2_000_000

/** Parsed documents by their text; the one not asked for the longest goes first. */
export const newDocumentCache = () =>
  new LRUCache<string, DocumentNode>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: (_document, text) => Math.max(1, text.length),
  })

/** Documents that cannot be parsed are not cached: a client could fill the cache with them. */
export const NO_CACHE = { get: () => undefined, set: () => {} }
