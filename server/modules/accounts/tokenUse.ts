import { LRUCache } from 'lru-cache'
import { pool } from '../../platform/database/client.ts'

/** The use of one token is written at most this often, in milliseconds. */
const STEP_MS = 60_000
/** Uses are written together this long after the first of them, in milliseconds. */
const FLUSH_MS = 1_000
/** Wait after a failed write, in milliseconds. */
const RETRY_MS = 60_000
/** Tokens whose last use this process remembers. */
const REMEMBERED = 100_000

interface Use {
  userId: string
  at: Date
}

/** When this process last noted a token's use, in milliseconds, by the token's id. */
const noted = new LRUCache<string, number>({ max: REMEMBERED })
/** Uses that are not written yet, by the token's id. */
let pending = new Map<string, Use>()
let timer: NodeJS.Timeout | undefined
let writing: Promise<void> = Promise.resolve()

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

async function write(uses: ReadonlyMap<string, Use>): Promise<void> {
  const accounts = [...uses.values()].map(({ userId, at }) => [userId, at] as const)
  const tokens = [...uses].map(([id, { at }]) => [id, at] as const)
  try {
    await pool.query({ ...NOTE_ACCOUNTS, values: newestOf(accounts) })
    await pool.query({ ...NOTE_TOKENS, values: newestOf(tokens) })
  } catch {
    pending = new Map([...uses, ...pending])
    writeIn(RETRY_MS)
  }
}

function writeIn(wait: number): void {
  timer ??= setTimeout(() => void writeUses(), wait).unref()
}

/** Writes the uses that are pending; those of a failed write stay pending. */
export function writeUses(): Promise<void> {
  writing = writing.then(async () => {
    clearTimeout(timer)
    timer = undefined
    const uses = pending
    pending = new Map()
    if (uses.size > 0) await write(uses)
  })
  return writing
}

/** When a token was last used as far as this process knows, which may not be written yet. */
export function lastUseOf({ id, lastUsedAt }: { id: string; lastUsedAt: Date | null }): Date | null {
  const known = noted.peek(id)
  return known !== undefined && known > (lastUsedAt?.getTime() ?? 0) ? new Date(known) : lastUsedAt
}

/** Notes that a token is in use. Returns at once: the use is written outside of the request and is no logged change. */
export function noteUse(token: { id: string; userId: string; lastUsedAt: Date | null }, now: number): void {
  if (now - (lastUseOf(token)?.getTime() ?? 0) <= STEP_MS) return
  noted.set(token.id, now)
  pending.set(token.id, { userId: token.userId, at: new Date(now) })
  writeIn(FLUSH_MS)
}
