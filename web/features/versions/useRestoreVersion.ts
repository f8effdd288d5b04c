import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { useRestoreVersionMutation } from '../../__generated__/useRestoreVersionMutation.graphql.ts'
import { boardPath } from '../../lib/boardPath.ts'
import { commonMessages } from '../../messages/common.ts'
import { versionMessages } from '../../messages/versions.ts'
import { GraphQLFailure } from '../../relay/errors.ts'
import { showFailure, useChange } from '../../relay/useChange.ts'
import { showToast } from '../../ui/toaster.tsx'
import { useLargeRestore } from './useLargeRestore.ts'
import { RESTORE_PARTS } from './useRestorePlan.ts'

const words = versionMessages.restore
/** Most shots that one request may name. */
const MOST_NAMED = 250

type Input = useRestoreVersionMutation['variables']['input']

/** What an undo needs to know of a restore. */
export interface MadeRestore {
  /** The version of the board before it. */
  readonly beforeId: string
  /** Null for more than one request may name. */
  readonly shotIds: readonly string[] | null
  readonly parts: Input['parts']
  readonly includesBoard: boolean
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** A restore in its event; null for one that cannot be undone. */
export function madeRestoreOf(payload: unknown): MadeRestore | null {
  const { before, shots, parts, includesBoard } = Object(payload) as Record<string, unknown>
  if (typeof before !== 'string' || !isStrings(parts)) return null
  const known = RESTORE_PARTS.filter((part) => parts.includes(part))
  const shotIds = isStrings(shots) ? shots : null
  return { beforeId: before, shotIds, parts: known, includesBoard: includesBoard === true }
}

const mutation = graphql`
  mutation useRestoreVersionMutation($input: RestoreVersionInput!) {
    restoreVersion(input: $input) {
      storyboard {
        id
        name
        revision
      }
      versionBefore {
        id
      }
      shotIds
    }
  }
`

const isTooLarge = (error: unknown): boolean =>
  error instanceof GraphQLFailure && error.errors[0]?.extensions?.reason === 'RESTORE_TOO_LARGE'

/**
 * Takes a restore back: the shots that it changed become those of the version made before it; many drawings by a job.
 * Toasts show the result.
 */
export function useUndoRestore(): [undo: (made: MadeRestore) => Promise<void>, isRunning: boolean] {
  const [restore, isRunning] = useChange<useRestoreVersionMutation>(mutation)
  const { start, progress } = useLargeRestore()

  async function undo({ beforeId, ...made }: MadeRestore): Promise<void> {
    const input = { versionId: beforeId, putAwayNewer: true, ...made }
    const restoreByJob = (error: unknown): Promise<string | null> => {
      if (!isTooLarge(error)) throw error
      showToast({ type: 'info', title: words.undoing })
      return start(input)
    }
    try {
      const refusal = await restore(input).then(() => null, restoreByJob)
      if (refusal === null) showToast({ type: 'success', title: words.undone })
      else showToast({ type: 'error', title: words.undoFailed, description: refusal })
    } catch (error) {
      showFailure(words.undoFailed, error)
    }
  }

  return [undo, isRunning || progress !== null]
}

/** Restores a version; the toast undoes it, or opens the new board. */
export function useRestoreVersion(projectId: string) {
  const navigate = useNavigate()
  const [undo] = useUndoRestore()
  return useChange<useRestoreVersionMutation, { input: Input; title: string }>(mutation, ({ input, title }) => ({
    variables: { input },
    done: ({ restoreVersion: { storyboard, versionBefore, shotIds } }) => ({
      title,
      action: versionBefore ? {
        label: commonMessages.undo,
        onClick: () => void undo({
          beforeId: versionBefore.id, parts: input.parts,
          shotIds: shotIds.length > MOST_NAMED ? null : shotIds, includesBoard: input.shotIds == null,
        }),
      } : {
        label: versionMessages.open, onClick: () => void navigate(boardPath(projectId, storyboard.id)),
      },
    }),
  }))
}
