import type { DocumentNode } from 'graphql'

/** Characters of the documents that are kept parsed: some hundreds of usual ones. */
const KEPT_CHARACTERS = 2_000_000

/** Parsed documents by their text; the one not asked for the longest goes first. */
export class DocumentCache {
  private readonly documents = new Map<string, DocumentNode>()
  private characters = 0

  get(text: string): DocumentNode | undefined {
    const document = this.documents.get(text)
    if (document) {
      this.documents.delete(text)
      this.documents.set(text, document)
    }
    return document
  }

  set(text: string, document: DocumentNode): void {
    if (!this.documents.has(text)) this.characters += text.length
    this.documents.set(text, document)
    for (const oldest of this.documents.keys()) {
      if (this.characters <= KEPT_CHARACTERS) break
      this.documents.delete(oldest)
      this.characters -= oldest.length
    }
  }
}

/** What cannot be parsed is read anew each time: whoever sends it would fill a cache. */
export const NO_CACHE = { get: () => undefined, set: () => {} }
