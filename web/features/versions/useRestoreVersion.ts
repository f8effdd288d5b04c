import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { useRestoreVersionMutation } from '../../__generated__/useRestoreVersionMutation.graphql.ts'
import { boardPath } from '../../lib/boardPath.ts'
import { messages } from '../../messages.ts'
import { useChange } from '../../relay/useChange.ts'
import { RESTORE_PARTS } from './useRestorePlan.ts'

const words = messages.versions.restore
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

/** A restore as its event tells it; null for one that cannot be taken back. */
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

/** Takes a restore back: the shots that it changed become those of the version made before it. */
export function useUndoRestore() {
  return useChange<useRestoreVersionMutation, MadeRestore>(mutation, ({ beforeId, ...made }) => ({
    variables: { input: { versionId: beforeId, putAwayNewer: true, ...made } },
    done: words.undone,
    failed: words.undoFailed,
  }))
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
        label: messages.common.undo,
        onClick: () => void undo({
          beforeId: versionBefore.id, parts: input.parts,
          shotIds: shotIds.length > MOST_NAMED ? null : shotIds, includesBoard: input.shotIds == null,
        }),
      } : {
        label: messages.versions.open, onClick: () => void navigate(boardPath(projectId, storyboard.id)),
      },
    }),
  }))
}
