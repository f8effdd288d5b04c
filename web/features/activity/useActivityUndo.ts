import { useState } from 'react'
import { useRestoreAsset } from '../assets/assetChanges.ts'
import { useRestoreProject, useRestoreStoryboard, useUndoProjectReset } from '../projects/projectChanges.ts'
import { useRestoreShots } from '../shots/shotChanges.ts'
import { useRestoreTask } from '../tasks/taskChanges.ts'
import { useRestoreView } from '../views/viewChanges.ts'

/** An event that can be undone, and how. */
export type UndoableActivity = { seq: number; subjectId: string; how: string }

/** Undoes an event of the feed; toasts tell how it went. `undoing` is the seq of the one being undone. */
export function useActivityUndo(
  onUndone: () => void,
): [undo: (activity: UndoableActivity) => void, undoing: number | null] {
  const [seqAsked, setSeqAsked] = useState<number | null>(null)
  const [restoreProject, isRestoringProject] = useRestoreProject()
  const [undoProjectReset, isUndoingReset] = useUndoProjectReset()
  const [restoreStoryboard, isRestoringStoryboard] = useRestoreStoryboard()
  const [restoreShots, isRestoringShot] = useRestoreShots()
  const [restoreView, isRestoringView] = useRestoreView()
  const [restoreAsset, isRestoringAsset] = useRestoreAsset()
  const [restoreTask, isRestoringTask] = useRestoreTask()
  const isRestoringTracked = isRestoringAsset || isRestoringTask
  const isRestoringPart = isRestoringStoryboard || isRestoringShot || isRestoringView || isRestoringTracked
  const isRunning = isRestoringProject || isUndoingReset || isRestoringPart

  function undo({ seq, subjectId, how }: UndoableActivity): void {
    if (isRunning) return
    setSeqAsked(seq)
    if (how === 'RESTORE_PROJECT') void restoreProject(subjectId).then(onUndone)
    if (how === 'UNDO_PROJECT_RESET') void undoProjectReset({ projectId: subjectId, seq }).then(onUndone)
    if (how === 'RESTORE_STORYBOARD') void restoreStoryboard(subjectId).then(onUndone)
    if (how === 'RESTORE_SHOT') void restoreShots([subjectId]).then(onUndone)
    if (how === 'RESTORE_ASSET') void restoreAsset(subjectId).then(onUndone)
    if (how === 'RESTORE_TASK') void restoreTask(subjectId).then(onUndone)
    if (how === 'RESTORE_VIEW') void restoreView(subjectId).then(onUndone)
  }

  return [undo, isRunning ? seqAsked : null]
}
