import type { CodeKind } from '../../__generated__/prisma/client.ts'
import type { EventType } from '../../eventCatalogue.ts'
import { CODE_PATTERN, codeFailures, numberedCode } from '../../kernel/codes.ts'
import { fail } from '../../kernel/errors.ts'
import type { TextChecks } from '../../kernel/text.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { codePathFailures } from './project.failures.ts'

/** Where a code must be unique for ever: projects in their organization, boards in their project. */
export interface CodeSpace {
  kind: CodeKind
  parentId: string
}

const rowOf = (space: CodeSpace, code: string) => ({ ...space, code: code.toLowerCase() })

/** Notes a wished code that breaks the rule; null is no wish. */
export function checkCode(checks: TextChecks, code: string | null, field = 'code'): void {
  if (code !== null && !CODE_PATTERN.test(code)) checks.refuse(field, codeFailures.CODE_INVALID())
}

/** Marks a code as given for ever; false when it was ever given. */
export async function giveCode(tx: Transaction, space: CodeSpace, code: string): Promise<boolean> {
  const { count } = await tx.assignedCode.createMany({ data: [rowOf(space, code)], skipDuplicates: true })
  return count === 1
}

/** What a wished code that was given before is refused with. */
export const codeTaken = (code: string, field = 'code') => fail(codePathFailures.CODE_TAKEN({ code }), { field })

/** Codes that are tried by the first statement, and how many times more by each that follows. */
const [FIRST_TRIED, MORE_TRIED] = [1, 16]

/** The first of `code`, `code-2`, `code-3`, … that was never given. Writes nothing. */
export async function nextCode(
  database: Pick<Transaction, '$queryRaw'>,
  { kind, parentId }: CodeSpace,
  base: string,
): Promise<string> {
  for (let number = 1, count = FIRST_TRIED; ; number += count, count *= MORE_TRIED) {
    const codes = Array.from({ length: count }, (_, index) => numberedCode(base, number + index))
    const [free] = await database.$queryRaw<{ code: string }[]>`
      SELECT tried."code" FROM unnest(${codes}::text[]) WITH ORDINALITY AS tried("code", "place")
      WHERE NOT EXISTS (
        SELECT 1 FROM "AssignedCode" a
        WHERE a."kind" = ${kind}::"CodeKind" AND a."parentId" = ${parentId}::uuid AND a."code" = lower(tried."code"))
      ORDER BY tried."place" LIMIT 1`
    if (free) return free.code
  }
}

/** Gives the code that `nextCode` finds. */
export async function giveNextCode(tx: Transaction, space: CodeSpace, base: string): Promise<string> {
  for (;;) {
    const code = await nextCode(tx, space, base)
    if (await giveCode(tx, space, code)) return code
  }
}

/** Gives the wished code, CONFLICT when it was ever given, or the next free one like `base`. */
export async function assignCode(
  tx: Transaction,
  space: CodeSpace,
  wished: string | null,
  base: string,
): Promise<string> {
  if (wished === null) return giveNextCode(tx, space, base)
  if (!(await giveCode(tx, space, wished))) throw codeTaken(wished)
  return wished
}

/** An object of a project that gets another code. */
export interface Recoded {
  space: CodeSpace
  projectId: string
  /** Its TypeID. */
  subject: string
  from: string
  to: string
  /** The path of the field that holds the new code. */
  field: string
}

/** The events that give an object inside a project a code. */
const CODING: EventType[] = [
  'asset.created', 'asset.updated', 'shot.created', 'shot.duplicated', 'shot.updated', 'storyboard.created',
  'storyboard.updated',
]

/** Gives an object another code: CONFLICT unless the code was never given or was once the object's own. */
export async function recode(tx: Transaction, { space, projectId, subject, from, to, field }: Recoded): Promise<void> {
  if (from.toLowerCase() === to.toLowerCase() || (await giveCode(tx, space, to))) return
  const [row] = await tx.$queryRaw<{ isOwn: boolean }[]>`
    SELECT EXISTS (
      SELECT 1 FROM "Event"
      WHERE "projectId" = ${projectId}::uuid AND "subject" = ${subject} AND "payload" ? 'code'
        AND "type" = ANY(${CODING}::text[])
        AND CASE WHEN jsonb_typeof("payload"->'code') = 'object'
          -- The first code of a copied object is in no event but that of its change.
          THEN lower(${to}) IN (lower("payload"->'code'->>'from'), lower("payload"->'code'->>'to'))
          ELSE lower("payload"->>'code') = lower(${to}) END
    ) AS "isOwn"`
  if (!row?.isOwn) throw codeTaken(to, field)
}
