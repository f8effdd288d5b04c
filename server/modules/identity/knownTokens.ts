import { LRUCache } from 'lru-cache'
import { currentResources, ownedByResources } from '../../kernel/resources.ts'
import { isHearing, observeTopics } from '../../platform/bus/bus.ts'
import { userOfAccessTopic } from '../../record.ts'

/** A token is read again after so long; at once when a token of the same person has ended, on any server. */
const KEPT_MS = 5_000
/** Tokens that a server keeps. */
const MOST_KEPT = 10_000

/** Tokens that a server has read in the last seconds, by the hash of their secret. */
class KnownTokens<Token extends { userId: string }> {
  private readonly tokens = new LRUCache<string, Token>({ max: MOST_KEPT, ttl: KEPT_MS })
  /** How often tokens may have ended: one that was read meanwhile is not kept. */
  private endings = 0

  forget(topic: string | null): void {
    const userId = topic === null ? null : userOfAccessTopic(topic)
    if (topic !== null && userId === null) return
    this.endings++
    for (const [hash, token] of this.tokens.entries()) {
      if (userId === null || token.userId === userId) this.tokens.delete(hash)
    }
  }

  async find(hash: string, read: (hash: string) => Promise<Token | undefined>): Promise<Token | undefined> {
    const known = this.tokens.get(hash)
    if (known) return known
    const before = this.endings
    const token = await read(hash)
    if (token && before === this.endings && isHearing()) this.tokens.set(hash, token)
    return token
  }
}

/** Tokens of one kind of row that outlive the request that read them, until their person's access changes. */
export const keepTokens = <Token extends { userId: string }>() =>
  ownedByResources(() => {
    const known = new KnownTokens<Token>()
    currentResources().onClose(observeTopics((topic) => known.forget(topic)))
    return known
  })
