import { toTypeId } from '../../kernel/ids.ts'
import { commonFailures } from '../../kernel/errors.ts'
import type { InputRow } from '../../kernel/inputRows.ts'
import type { TextChecks } from '../../kernel/text.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { codePathFailures } from './project.failures.ts'

/** The objects that have external ids, with the column that names them in the table of references. */
const COLUMNS = { Shot: 'shotId', Task: 'taskId', Asset: 'assetId' } as const

type Identified = keyof typeof COLUMNS

/** The references that people and scripts set through the API. Importers have sources of their own. */
const source = 'API' as const

/** A change of the external id of an object; null for none. */
export interface ChangedExternalId {
  from: string | null
  to: string | null
}

/** The external id of a row, checked; null clears it, undefined keeps it. */
export const checkExternalId = (checks: TextChecks, row: InputRow, externalId: string | null | undefined) =>
  externalId == null ? externalId : row.name(checks, externalId, 'externalId', 'External id')

/** External ids by the ids of objects of one kind. */
export async function readExternalIds(
  noun: Identified,
  ids: readonly string[],
  database: Pick<Transaction, 'externalRef'> = prisma(),
): Promise<Map<string, string>> {
  const column = COLUMNS[noun]
  const refs = await database.externalRef.findMany({ where: { source, [column]: { in: [...ids] } } })
  return new Map(refs.map((ref) => [ref[column] ?? '', ref.key]))
}

/** The condition for objects with one of these external ids; none when the list is empty. */
export const withExternalIds = (keys: readonly string[] | null | undefined) =>
  keys?.length ? { externalRefs: { some: { source, key: { in: [...keys] } } } } : {}

/** Where an object is that is not in the trash. */
const LIVE = {
  Shot: { shot: { deletedAt: null, storyboard: { deletedAt: null } } },
  Task: { task: { deletedAt: null } },
  Asset: { asset: { deletedAt: null } },
} as const

/** CONFLICT for a key that an object outside the trash has. Objects in the trash lose the keys. */
async function takeKeys(
  tx: Transaction,
  projectId: string,
  noun: Identified,
  wished: ReadonlyMap<string, InputRow>,
): Promise<void> {
  const column = COLUMNS[noun]
  const taken = { projectId, source, key: { in: [...wished.keys()] }, [column]: { not: null } }
  const [holder] = await tx.externalRef.findMany({ where: { ...taken, ...LIVE[noun] }, take: 1 })
  if (holder) {
    const other = toTypeId(noun, holder[column] ?? '')
    const failure = codePathFailures.EXTERNAL_ID_TAKEN({ externalId: holder.key, other })
    throw wished.get(holder.key)?.fail('externalId', failure)
  }
  await tx.externalRef.deleteMany({ where: taken })
}

/**
 * Sets the external ids of objects of a locked project; rows without one keep theirs. CONFLICT for an id that another
 * object of the kind has, or that two rows name. Answers what changed by the ids of the objects.
 */
export async function setExternalIds(
  tx: Transaction,
  projectId: string,
  noun: Identified,
  rows: readonly { id: string; externalId?: string | null | undefined; row: InputRow }[],
): Promise<Map<string, ChangedExternalId>> {
  const named = rows.filter(({ externalId }) => externalId !== undefined)
  if (named.length === 0) return new Map()
  const column = COLUMNS[noun]
  const before = await readExternalIds(noun, named.map(({ id }) => id), tx)
  const differing = named.filter(({ id, externalId }) => (before.get(id) ?? null) !== externalId)
  const wished = new Map<string, InputRow>()
  for (const { externalId, row } of differing) {
    if (externalId == null) continue
    const earlier = wished.get(externalId)
    if (earlier) throw row.fail('externalId', commonFailures.REPEATED({ other: earlier.field('externalId') }))
    wished.set(externalId, row)
  }
  // First their own go, so that rows can exchange ids.
  await tx.externalRef.deleteMany({ where: { source, [column]: { in: differing.map(({ id }) => id) } } })
  await takeKeys(tx, projectId, noun, wished)
  const made = differing.flatMap(({ id, externalId: key }) =>
    key == null ? [] : [{ projectId, source, key, [column]: id }])
  await tx.externalRef.createMany({ data: made })
  return new Map(differing.map(({ id, externalId = null }) => [id, { from: before.get(id) ?? null, to: externalId }]))
}
