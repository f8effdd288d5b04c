import { codesBetween, nextShotCodes } from '../../kernel/codes.ts'
import type { InRow } from '../../kernel/inputRows.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { codeTaken } from '../projects/assignedCode.ts'

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

/** Marks the codes that rows name as given for ever. CONFLICT, naming the row, for a code that was ever given. */
export async function giveWishedCodes(
  tx: Transaction,
  storyboardId: string,
  rows: readonly InRow<{ code: string | null }>[],
): Promise<void> {
  const wished = rows.flatMap(({ code, row }) => (code === null ? [] : [{ code, row }]))
  if (wished.length === 0) return
  const lower = wished.map(({ code }) => code.toLowerCase())
  const given = await tx.$queryRaw<{ code: string }[]>`
    SELECT "code" FROM "AssignedCode"
    WHERE "kind" = 'SHOT' AND "parentId" = ${storyboardId}::uuid AND "code" = ANY(${lower}::text[])`
  const taken = new Set(given.map(({ code }) => code))
  for (const { code, row } of wished) {
    if (taken.has(code.toLowerCase())) throw codeTaken(code, row.field('code'))
    taken.add(code.toLowerCase())
  }
  await reserve(tx, storyboardId, lower)
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
