import { useState } from 'react'
import { useRestoreAssetMutation } from '../assets/useRestoreAssetMutation.ts'
import { useRestoreProjectMutation } from '../projects/useRestoreProjectMutation.ts'
import { useRestoreStoryboardMutation } from '../projects/useRestoreStoryboardMutation.ts'
import { useUndoProjectResetMutation } from '../projects/useUndoProjectResetMutation.ts'
import { useRestoreShotMutation } from '../shots/useRestoreShotMutation.ts'
import { useRestoreTaskMutation } from '../tasks/useRestoreTaskMutation.ts'
import { useRestoreViewMutation } from '../views/useRestoreViewMutation.ts'

/** An event that can be undone, and how. */
export type UndoableActivity = { seq: number; subjectId: string; how: string }

/** Undoes an event of the feed; toasts tell how it went. `undoing` is the seq of the one being undone. */
export function useActivityUndo(
  onUndone: () => void,
): [undo: (activity: UndoableActivity) => void, undoing: number | null] {
  const [seqAsked, setSeqAsked] = useState<number | null>(null)
  const [restoreProject, isRestoringProject] = useRestoreProjectMutation()
  const [undoProjectReset, isUndoingReset] = useUndoProjectResetMutation()
  const [restoreStoryboard, isRestoringStoryboard] = useRestoreStoryboardMutation()
  const [restoreShot, isRestoringShot] = useRestoreShotMutation()
  const [restoreView, isRestoringView] = useRestoreViewMutation()
  const [restoreAsset, isRestoringAsset] = useRestoreAssetMutation()
  const [restoreTask, isRestoringTask] = useRestoreTaskMutation()
  const isRestoringTracked = isRestoringAsset || isRestoringTask
  const isRestoringPart = isRestoringStoryboard || isRestoringShot || isRestoringView || isRestoringTracked
  const isRunning = isRestoringProject || isUndoingReset || isRestoringPart

  function undo({ seq, subjectId, how }: UndoableActivity): void {
    if (isRunning) return
    setSeqAsked(seq)
    if (how === 'RESTORE_PROJECT') restoreProject({ projectId: subjectId, onCompleted: onUndone })
    if (how === 'UNDO_PROJECT_RESET') undoProjectReset({ projectId: subjectId, seq, onCompleted: onUndone })
    if (how === 'RESTORE_STORYBOARD') restoreStoryboard({ storyboardId: subjectId, onCompleted: onUndone })
    if (how === 'RESTORE_SHOT') restoreShot({ shotId: subjectId, onCompleted: onUndone })
    if (how === 'RESTORE_ASSET') restoreAsset({ assetId: subjectId, onCompleted: onUndone })
    if (how === 'RESTORE_TASK') restoreTask({ taskId: subjectId, onCompleted: onUndone })
    if (how === 'RESTORE_VIEW') restoreView({ viewId: subjectId, onRestored: onUndone })
  }

  return [undo, isRunning ? seqAsked : null]
}
