import type { Viewer } from '../../context.ts'
import { pool } from '../../platform/database/client.ts'
import { ACTORS, actorsOf, actorValues, isActorKey, type KnownActor, type ReadActors } from './activityActors.ts'
import { askedLabels, findLabels, labeledIds, labelsFrom, type ReadLabels } from './activityLabels.ts'

/** The parts of feed entries beside their events: the actor, or the name of the subject. */
export interface EntryPart {
  actor?: KnownActor
  label?: string
}

const STATEMENT = {
  name: 'entryParts',
  text: `SELECT ${ACTORS} AS "actors", ${labelsFrom(5)} AS "labels"`,
}

/** Parts of entries by `actorKey` and `labelKey`: one statement for most of them. */
export async function loadEntryParts(keys: readonly string[], viewer: Viewer): Promise<Map<string, EntryPart>> {
  const actorKeys = keys.filter(isActorKey)
  const asked = askedLabels(keys.filter((key) => !isActorKey(key)))
  const { rows } = await pool().query<{ actors: ReadActors; labels: ReadLabels }>({
    ...STATEMENT, values: [...actorValues(actorKeys, viewer), ...labeledIds(asked)],
  })
  const { actors, labels } = rows[0] as { actors: ReadActors; labels: ReadLabels }
  const found = await findLabels(asked, labels)
  return new Map<string, EntryPart>([
    ...actorsOf(actorKeys, actors).map(([key, actor]) => [key, { actor }] as const),
    ...found.map(([key, label]) => [key, { label }] as const),
  ])
}
