import { codesBetween, nextShotCodes } from '../../kernel/codes.ts'
import type { Transaction } from '../../platform/database/client.ts'

/** Marks codes of shots as given for ever. */
async function reserve(tx: Transaction, storyboardId: string, codes: readonly string[]): Promise<void> {
  const lower = codes.map((code) => code.toLowerCase())
  await tx.$executeRaw`
    INSERT INTO "AssignedCode" ("kind", "parentId", "code")
    SELECT 'SHOT', ${storyboardId}::uuid, "code" FROM unnest(${lower}::text[]) AS given("code")`
}

async function lastCodes(tx: Transaction, storyboardId: string, count: number): Promise<string[]> {
  const [row] = await tx.$queryRaw<{ highest: number }[]>`
    SELECT coalesce(max(substring("code" FROM 3)::bigint), 0)::float8 AS "highest" FROM "AssignedCode"
    WHERE "kind" = 'SHOT' AND "parentId" = ${storyboardId}::uuid AND "code" ~ '^sh[0-9]{1,15}$'`
  return nextShotCodes(row?.highest ?? 0, count)
}

/** Codes for shots at the end of a board, marked as given for ever. Under the project's lock. */
export async function assignLastCodes(tx: Transaction, storyboardId: string, count: number): Promise<string[]> {
  const codes = await lastCodes(tx, storyboardId, count)
  await reserve(tx, storyboardId, codes)
  return codes
}

/**
 * Codes for new shots at the end of a board, which may come with their own: such a one must never have been given.
 * Marked as given for ever. Under the project's lock.
 */
export async function assignWishedCodes(
  tx: Transaction,
  storyboardId: string,
  wished: readonly (string | null)[],
): Promise<string[]> {
  const known = wished.filter((code) => code !== null)
  await reserve(tx, storyboardId, known)
  const missing = wished.length - known.length
  const others = missing === 0 ? [] : await assignLastCodes(tx, storyboardId, missing)
  return wished.map((code) => code ?? others.shift() ?? '')
}

/** Codes asked for by name; a request for more reads all of the board, which is quicker then. */
const MOST_ASKED = 1000

/** The codes of the shots on both sides of new ones; null for an end of the board. */
export interface CodeGap {
  before: string | null
  after: string | null
  /** How many new ones go there. */
  count: number
}

/** Of codes worth trying, best first, `count` free ones in their order on the board; empty when there are too few. */
function freeCodes(candidates: readonly string[], isTaken: (code: string) => boolean, count: number): string[] {
  const free = candidates.filter((code) => !isTaken(code)).slice(0, count)
  return free.length < count ? [] : free.toSorted()
}

/**
 * Codes for new shots in gaps of a board, gap by gap: between their neighbours' where there is room, else from the end
 * of the board. Marked as given for ever. Under the project's lock.
 */
export async function assignCodesIn(
  tx: Transaction,
  storyboardId: string,
  gaps: readonly CodeGap[],
): Promise<string[][]> {
  const candidates = gaps.map(({ before, after }) => (after === null ? [] : codesBetween(before, after)))
  const asked = candidates.flat().map((code) => code.toLowerCase())
  const given = await tx.$queryRaw<{ code: string }[]>`
    SELECT "code" FROM "AssignedCode"
    WHERE "kind" = 'SHOT' AND "parentId" = ${storyboardId}::uuid
      AND (${asked.length > MOST_ASKED}::boolean OR "code" = ANY(${asked.slice(0, MOST_ASKED)}::text[]))`
  const taken = new Set(given.map(({ code }) => code))
  const found = gaps.map(({ count }, index) => {
    const codes = freeCodes(candidates[index] ?? [], (code) => taken.has(code.toLowerCase()), count)
    for (const code of codes) taken.add(code.toLowerCase())
    return codes
  })
  await reserve(tx, storyboardId, found.flat())
  const missing = gaps.reduce((sum, { count }, index) => sum + count - (found[index]?.length ?? 0), 0)
  const last = missing === 0 ? [] : await assignLastCodes(tx, storyboardId, missing)
  return gaps.map(({ count }, index) => (found[index]?.length === count ? found[index] : last.splice(0, count)))
}
