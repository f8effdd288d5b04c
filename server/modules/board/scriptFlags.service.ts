import type { Shot } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import type { InRow, Named } from '../../kernel/inputRows.ts'
import { type ChangedShots, changeSelection } from './shotSelection.service.ts'

/**
 * Notes that somebody has seen what a revision of the script did to shots of one board, all or none: changed ones are
 * up to date, those whose line is gone are shots without a line. Versions stay: nothing of the shots is edited.
 */
export async function clearScriptFlags(viewer: Viewer, rows: readonly InRow<Named>[]): Promise<ChangedShots> {
  return changeSelection(viewer, rows, async ({ tx, record }, shots) => {
    const flagged = shots.filter(({ scriptState }) => scriptState === 'CHANGED' || scriptState === 'ORPHANED')
    for (const { id } of flagged) record('shot.scriptSeen', { type: 'Shot', id }, {})
    return tx.$queryRaw<Shot[]>`
      UPDATE "Shot" SET "updatedAt" = now(),
        "scriptState" = CASE "scriptState" WHEN 'CHANGED' THEN 'CURRENT'::"ShotScriptState" END
      WHERE "id" = ANY(${flagged.map(({ id }) => id)}::uuid[]) RETURNING *`
  })
}
