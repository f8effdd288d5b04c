import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { AspectRatio } from '../../../drawing/aspectRatio.ts'
import type { shotChangesCreateMutation } from '../../__generated__/shotChangesCreateMutation.graphql.ts'
import type { shotChangesDeleteMutation } from '../../__generated__/shotChangesDeleteMutation.graphql.ts'
import type { shotChangesDuplicateMutation } from '../../__generated__/shotChangesDuplicateMutation.graphql.ts'
import type { shotChangesMoveMutation } from '../../__generated__/shotChangesMoveMutation.graphql.ts'
import type { shotChangesRestoreMutation } from '../../__generated__/shotChangesRestoreMutation.graphql.ts'
import type { shotChangesUpdateMutation } from '../../__generated__/shotChangesUpdateMutation.graphql.ts'
import type { FrameRate } from '../../lib/frameRates.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { inParts, useChange } from '../../relay/useChange.ts'
import { moveShotEdges, removeShotEdges, type ShotPlace } from './shotConnection.ts'
import { changeShotRecord, subtractShotLengths, type ShotChange } from './shotRecords.ts'

const words = storyboardMessages

const named = (shotIds: readonly string[]) => shotIds.map((shotId) => ({ shotId }))

type NewShot = { storyboardId: string; aspectRatio: AspectRatio; afterId: string | undefined }

/** Adds a shot with one empty view after another, else at the end of the board. */
export function useCreateShot() {
  return useChange<shotChangesCreateMutation, NewShot>(
    graphql`
      mutation shotChangesCreateMutation($input: CreateShotsInput!) {
        createShots(input: $input) {
          shots {
            id
          }
        }
      }
    `,
    ({ storyboardId, aspectRatio, afterId }) => ({
      variables: {
        input: { storyboardId, shots: [{ aspectRatio }], place: afterId === undefined ? null : { afterId } },
      },
      done: words.created,
      failed: words.createFailed,
    }),
  )
}

type ShotUpdate = {
  readonly storyboardId: string
  readonly shotIds: readonly string[]
  /** The same for all of them. */
  readonly change: ShotChange
  readonly rate: FrameRate
}

function updateToasts({ shotIds: { length }, change: { statusId } }: ShotUpdate) {
  if (length > 1) return { done: words.manyUpdated(length), failed: words.manyUpdateFailed }
  if (statusId !== undefined) return { done: words.statusChanged, failed: words.statusFailed }
  return { failed: words.updateFailed, canRetry: true }
}

/** Changes shots alike; shown at once, and taken back with a toast when the server refuses. */
export function useUpdateShots() {
  return useChange<shotChangesUpdateMutation, ShotUpdate>(
    graphql`
      mutation shotChangesUpdateMutation($input: UpdateShotsInput!) {
        updateShots(input: $input) {
          shots {
            id
            version
          }
        }
      }
    `,
    (update) => ({
      turn: update.storyboardId,
      requests: inParts(update.shotIds, (part) => ({
        variables: { input: { shots: part.map((shotId) => ({ shotId, ...update.change })) } },
        optimistic: (store) => {
          for (const shotId of part) changeShotRecord(store, update.storyboardId, shotId, update.change, update.rate)
        },
      })),
      ...updateToasts(update),
    }),
  )
}

function useMoveShots() {
  return useChange<shotChangesMoveMutation, { storyboardId: string; shotIds: readonly string[]; to: ShotPlace }>(
    graphql`
      mutation shotChangesMoveMutation($input: MoveShotsInput!) {
        moveShots(input: $input) {
          shots {
            id
            version
            # What others move meanwhile is put into the order of the ranks.
            # eslint-disable-next-line relay/unused-fields
            rank
          }
        }
      }
    `,
    ({ storyboardId, shotIds, to }) => ({
      turn: storyboardId,
      requests: inParts(shotIds, (part, partBefore) => {
        const last = partBefore.at(-1)
        const place = last === undefined ? to : { afterId: last }
        return {
          variables: { input: { shots: named(part), to: place } },
          optimistic: (store) => moveShotEdges(store, storyboardId, part, place),
        }
      }),
      failed: shotIds.length > 1 ? words.manyMoveFailed : words.moveFailed,
    }),
  )
}

function useDuplicateShots() {
  return useChange<shotChangesDuplicateMutation, readonly string[]>(
    graphql`
      mutation shotChangesDuplicateMutation($input: DuplicateShotsInput!) {
        duplicateShots(input: $input) {
          shots {
            id
          }
        }
      }
    `,
    (shotIds) => ({
      requests: inParts(shotIds, (part) => ({ variables: { input: { shots: named(part) } } })),
      ...(shotIds.length > 1
        ? { done: words.manyDuplicated(shotIds.length), failed: words.manyDuplicateFailed }
        : { done: words.duplicated, failed: words.duplicateFailed }),
    }),
  )
}

/** Brings deleted shots back to their places. */
export function useRestoreShots() {
  return useChange<shotChangesRestoreMutation, readonly string[]>(
    graphql`
      mutation shotChangesRestoreMutation($input: RestoreShotsInput!) {
        restoreShots(input: $input) {
          shots {
            id
          }
        }
      }
    `,
    (shotIds) => ({
      requests: inParts(shotIds, (part) => ({ variables: { input: { shotIds: part } } })),
      ...(shotIds.length > 1
        ? { done: words.manyRestored(shotIds.length), failed: words.manyRestoreFailed }
        : { done: words.restored, failed: words.restoreFailed }),
    }),
  )
}

function useDeleteShots() {
  const [restoreShots] = useRestoreShots()
  return useChange<shotChangesDeleteMutation, { storyboardId: string; shotIds: readonly string[] }>(
    graphql`
      mutation shotChangesDeleteMutation($input: DeleteShotsInput!) {
        deleteShots(input: $input) {
          deletedShotIds
        }
      }
    `,
    ({ storyboardId, shotIds }) => ({
      turn: storyboardId,
      requests: inParts(shotIds, (part) => ({
        variables: { input: { shots: named(part) } },
        optimistic: (store) => {
          removeShotEdges(store, storyboardId, part)
          subtractShotLengths(store, storyboardId, part)
        },
      })),
      undo: () => restoreShots(shotIds),
      ...(shotIds.length > 1
        ? { done: words.manyDeleted(shotIds.length), failed: words.manyDeleteFailed }
        : { done: words.deleted, failed: words.deleteFailed }),
    }),
  )
}

/**
 * What can be done with one shot or with many; each ends with one toast, and changes are optimistic.
 * Promises are fulfilled when the change is saved.
 */
export interface ShotChanges {
  readonly update: (shotIds: readonly string[], change: Omit<ShotChange, 'statusId'>) => Promise<unknown>
  readonly setStatus: (shotIds: readonly string[], statusId: string | null) => void
  /** The shots in their order on the board. */
  readonly move: (shotIds: readonly string[], to: ShotPlace) => Promise<unknown>
  readonly duplicate: (shotIds: readonly string[]) => void
  readonly remove: (shotIds: readonly string[]) => void
}

/** The changes of a board's shots; the object stays the same while the board and its rate do. */
export function useShotChanges(storyboardId: string, rate: FrameRate): ShotChanges {
  const [updateShots] = useUpdateShots()
  const [moveShots] = useMoveShots()
  const [duplicateShots] = useDuplicateShots()
  const [deleteShots] = useDeleteShots()
  return useMemo(
    () => ({
      update: (shotIds, change) => updateShots({ storyboardId, shotIds, change, rate }),
      setStatus: (shotIds, statusId) => updateShots({ storyboardId, shotIds, change: { statusId }, rate }),
      move: (shotIds, to) => moveShots({ storyboardId, shotIds, to }),
      duplicate: (shotIds) => void duplicateShots(shotIds),
      remove: (shotIds) => deleteShots({ storyboardId, shotIds }),
    }),
    [deleteShots, duplicateShots, moveShots, rate, storyboardId, updateShots],
  )
}
