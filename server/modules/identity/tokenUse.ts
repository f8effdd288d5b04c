import { LRUCache } from 'lru-cache'
import { currentResources, ownedByResources } from '../../kernel/resources.ts'
import { pool } from '../../platform/database/client.ts'

/** The use of one token is written at most this often, in milliseconds. */
const STEP_MS = 60_000
/** Uses are written together this long after the first of them, in milliseconds. */
const FLUSH_MS = 1_000
/** Wait after a failed write, in milliseconds. */
const RETRY_MS = 60_000
/** Tokens whose last use a server remembers. */
const REMEMBERED = 100_000

interface UsedToken {
  id: string
  lastUsedAt: Date | null
}

interface Use {
  userId: string
  at: Date
}

/** Rows somebody is changing are skipped: noting a use never waits, and never makes another transaction wait. */
const noteIn = (table: string, column: string) => ({
  name: `note ${table}`,
  text: `UPDATE "${table}" SET "${column}" = GREATEST("${table}"."${column}", "used"."at")
    FROM (SELECT "id", "at" FROM "${table}" JOIN unnest($1::uuid[], $2::timestamptz[]) AS "use"("id", "at") USING ("id")
          ORDER BY "id" FOR NO KEY UPDATE OF "${table}" SKIP LOCKED) AS "used"
    WHERE "${table}"."id" = "used"."id"`,
})
const NOTE_ACCOUNTS = noteIn('User', 'lastActiveAt')
const NOTE_TOKENS = noteIn('AccessToken', 'lastUsedAt')

/** The newest use of each id; uses come in the order of their times. */
const newestOf = (uses: readonly (readonly [id: string, at: Date])[]) => {
  const newest = new Map(uses)
  return [[...newest.keys()], [...newest.values()]]
}

/** The uses of tokens as one server knows them. */
class TokenUses {
  /** When a token's use was noted last, in milliseconds, by the token's id. */
  private readonly noted = new LRUCache<string, number>({ max: REMEMBERED })
  /** Uses that are not written yet, by the token's id. */
  private pending = new Map<string, Use>()
  private timer: NodeJS.Timeout | undefined
  private writing: Promise<void> = Promise.resolve()

  lastUseOf({ id, lastUsedAt }: UsedToken): Date | null {
    const known = this.noted.peek(id)
    return known !== undefined && known > (lastUsedAt?.getTime() ?? 0) ? new Date(known) : lastUsedAt
  }

  note(token: UsedToken & { userId: string }, now: number): void {
    if (now - (this.lastUseOf(token)?.getTime() ?? 0) <= STEP_MS) return
    this.noted.set(token.id, now)
    this.pending.set(token.id, { userId: token.userId, at: new Date(now) })
    this.writeIn(FLUSH_MS)
  }

  writePending(): Promise<void> {
    this.writing = this.writing.then(async () => {
      clearTimeout(this.timer)
      this.timer = undefined
      const uses = this.pending
      this.pending = new Map()
      if (uses.size > 0) await this.write(uses)
    })
    return this.writing
  }

  private writeIn(wait: number): void {
    this.timer ??= setTimeout(() => void this.writePending(), wait).unref()
  }

  private async write(uses: ReadonlyMap<string, Use>): Promise<void> {
    const accounts = [...uses.values()].map(({ userId, at }) => [userId, at] as const)
    const tokens = [...uses].map(([id, { at }]) => [id, at] as const)
    try {
      await pool().query({ ...NOTE_ACCOUNTS, values: newestOf(accounts) })
      await pool().query({ ...NOTE_TOKENS, values: newestOf(tokens) })
    } catch {
      this.pending = new Map([...uses, ...this.pending])
      this.writeIn(RETRY_MS)
    }
  }
}

const uses = ownedByResources(() => {
  const made = new TokenUses()
  currentResources().onClose(() => made.writePending())
  return made
})

/** Writes the uses that are pending; those of a failed write stay pending. */
export const writeUses = (): Promise<void> => uses().writePending()

/** When a token was last used as far as this server knows, which may not be written yet. */
export const lastUseOf = (token: UsedToken): Date | null => uses().lastUseOf(token)

/** Notes that a token is in use. Returns at once: the use is written outside of the request and is no logged change. */
export const noteUse = (token: UsedToken & { userId: string }, now: number): void => uses().note(token, now)
