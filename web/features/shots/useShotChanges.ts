import { useMemo } from 'react'
import type { FrameRate } from '../../lib/frameRates.ts'
import type { ShotPlace } from './shotConnection.ts'
import type { ShotChange } from './shotRecords.ts'
import { useChangeShotStatusMutation } from './useChangeShotStatusMutation.ts'
import { useDeleteShotMutation } from './useDeleteShotMutation.ts'
import { useDeleteShotsMutation } from './useDeleteShotsMutation.ts'
import { useDuplicateShotMutation } from './useDuplicateShotMutation.ts'
import { useDuplicateShotsMutation } from './useDuplicateShotsMutation.ts'
import { useMoveShotMutation } from './useMoveShotMutation.ts'
import { useMoveShotsMutation } from './useMoveShotsMutation.ts'
import { useUpdateShotMutation } from './useUpdateShotMutation.ts'
import { useUpdateShotsMutation } from './useUpdateShotsMutation.ts'

/** What can be done with one shot or with many; each shows at once and tells with one toast how it ended. */
export interface ShotChanges {
  readonly update: (shotIds: readonly string[], change: Omit<ShotChange, 'statusId'>) => void
  readonly setStatus: (shotIds: readonly string[], statusId: string | null) => void
  /** The shots in their order on the board. */
  readonly move: (shotIds: readonly string[], to: ShotPlace) => void
  readonly duplicate: (shotIds: readonly string[]) => void
  readonly remove: (shotIds: readonly string[]) => void
}

/** The changes of a board's shots; the object stays the same while the board and its rate do. */
export function useShotChanges(storyboardId: string, rate: FrameRate): ShotChanges {
  const [updateShot] = useUpdateShotMutation()
  const [updateShots] = useUpdateShotsMutation()
  const [changeShotStatus] = useChangeShotStatusMutation()
  const [moveShot] = useMoveShotMutation()
  const [moveShots] = useMoveShotsMutation()
  const [duplicateShot] = useDuplicateShotMutation()
  const [duplicateShots] = useDuplicateShotsMutation()
  const [deleteShot] = useDeleteShotMutation()
  const [deleteShots] = useDeleteShotsMutation()
  return useMemo(() => {
    const forOneOrMany =
      (one: (shotId: string) => void, many: (shotIds: readonly string[]) => void) =>
      (shotIds: readonly string[]): void => {
        const [first] = shotIds
        if (shotIds.length > 1) many(shotIds)
        else if (first !== undefined) one(first)
      }
    return {
      update: (shotIds, change) =>
        forOneOrMany(
          (shotId) => updateShot({ storyboardId, shotId, change, rate }),
          (ids) => updateShots({ storyboardId, shotIds: ids, change, rate }),
        )(shotIds),
      setStatus: (shotIds, statusId) =>
        forOneOrMany(
          (shotId) => changeShotStatus(shotId, statusId),
          (ids) => updateShots({ storyboardId, shotIds: ids, change: { statusId }, rate }),
        )(shotIds),
      move: (shotIds, to) =>
        forOneOrMany(
          (shotId) => moveShot({ storyboardId, shotId, to }),
          (ids) => moveShots({ storyboardId, shotIds: ids, to }),
        )(shotIds),
      duplicate: forOneOrMany(
        (shotId) => duplicateShot({ storyboardId, shotId }),
        (shotIds) => duplicateShots({ storyboardId, shotIds }),
      ),
      remove: forOneOrMany(
        (shotId) => deleteShot({ storyboardId, shotId }),
        (shotIds) => deleteShots({ storyboardId, shotIds }),
      ),
    }
  }, [
    changeShotStatus, deleteShot, deleteShots, duplicateShot, duplicateShots, moveShot, moveShots, rate, storyboardId,
    updateShot, updateShots,
  ])
}
