import { useState } from 'react'
import { useUndoFromFeed } from '../imports/useUndoFromFeed.ts'
import { useUndoProjectReset } from '../projects/projectChanges.ts'
import { madeRestoreOf, useUndoRestore } from '../versions/useRestoreVersion.ts'
import { trashTypeOf } from '../trash/trashTypes.ts'
import { useRestore } from '../trash/useRestore.ts'

/** An event that can be undone, and how. */
export type UndoableActivity = { seq: number; subjectId: string; how: string; payload: unknown }

/** Undoes an event of the feed; toasts show the result. `undoing` is the seq of the one being undone. */
export function useActivityUndo(
  onUndone: () => void,
): [undo: (activity: UndoableActivity) => void, undoing: number | null] {
  const [seqAsked, setSeqAsked] = useState<number | null>(null)
  const [undoProjectReset, isUndoingReset] = useUndoProjectReset()
  const [restore, isRestoring] = useRestore()
  const [undoRestore, isUndoingRestore] = useUndoRestore()
  const [undoImport, isUndoingImport] = useUndoFromFeed()
  const isRunning = isUndoingReset || isRestoring || isUndoingRestore || isUndoingImport

  function undo({ seq, subjectId, how, payload }: UndoableActivity): void {
    if (isRunning) return
    setSeqAsked(seq)
    const type = trashTypeOf(how.replace('RESTORE_', ''))
    if (how === 'UNDO_PROJECT_RESET') void undoProjectReset({ projectId: subjectId, seq }).then(onUndone)
    else if (how === 'UNDO_IMPORT') {
      const { fileName = '' } = payload as { fileName?: string }
      void undoImport(subjectId, fileName).then(onUndone)
    } else if (how === 'RESTORE_VERSION') {
      const made = madeRestoreOf(payload)
      if (made) void undoRestore(made).then(onUndone)
    } else if (type) void restore(type, subjectId).then(onUndone)
  }

  return [undo, isRunning ? seqAsked : null]
}
