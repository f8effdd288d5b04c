import { codesBetween, nextShotCodes } from '../../kernel/codes.ts'
import type { Transaction } from '../../platform/database/client.ts'

const rowOf = (storyboardId: string, code: string) => ({
  kind: 'SHOT' as const,
  parentId: storyboardId,
  code: code.toLowerCase(),
})

/** Codes for shots at the end of a board, marked as given for ever. Under the project's lock. */
export async function assignLastCodes(tx: Transaction, storyboardId: string, count: number): Promise<string[]> {
  const [row] = await tx.$queryRaw<{ highest: number }[]>`
    SELECT coalesce(max(substring("code" FROM 3)::bigint), 0)::float8 AS "highest" FROM "AssignedCode"
    WHERE "kind" = 'SHOT' AND "parentId" = ${storyboardId}::uuid AND "code" ~ '^sh[0-9]{1,15}$'`
  const codes = nextShotCodes(row?.highest ?? 0, count)
  await tx.assignedCode.createMany({ data: codes.map((code) => rowOf(storyboardId, code)) })
  return codes
}

/** A code for a shot at a rank: between its neighbours' where there is room, else from the end of the board. */
export async function assignCodeAt(tx: Transaction, storyboardId: string, rank: string): Promise<string> {
  const neighbour = (where: { lt: string } | { gt: string }, direction: 'asc' | 'desc') =>
    tx.shot.findFirst({
      where: { storyboardId, deletedAt: null, rank: where },
      orderBy: { rank: direction },
      select: { code: true },
    })
  const after = await neighbour({ gt: rank }, 'asc')
  if (after) {
    const before = await neighbour({ lt: rank }, 'desc')
    const candidates = codesBetween(before?.code ?? null, after.code)
    const given = await tx.assignedCode.findMany({
      where: { kind: 'SHOT', parentId: storyboardId, code: { in: candidates.map((code) => code.toLowerCase()) } },
      select: { code: true },
    })
    const givenCodes = new Set(given.map(({ code }) => code))
    const free = candidates.find((code) => !givenCodes.has(code.toLowerCase()))
    if (free !== undefined) {
      await tx.assignedCode.create({ data: rowOf(storyboardId, free) })
      return free
    }
  }
  const [last = ''] = await assignLastCodes(tx, storyboardId, 1)
  return last
}
