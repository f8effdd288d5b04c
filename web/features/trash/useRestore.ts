import { useRestoreAsset } from '../assets/assetChanges.ts'
import { useRestoreProject, useRestoreStoryboard } from '../projects/projectChanges.ts'
import { useRestoreShots } from '../shots/shotChanges.ts'
import { useRestoreTask } from '../tasks/taskChanges.ts'
import { useRestoreView } from '../views/viewChanges.ts'
import type { TrashType } from './trashTypes.ts'

/** Restores an object from the trash by its type and id; toasts report the result. */
export function useRestore(): [restore: (type: TrashType, id: string) => Promise<unknown>, isRestoring: boolean] {
  const [restoreProject, isRestoringProject] = useRestoreProject()
  const [restoreStoryboard, isRestoringStoryboard] = useRestoreStoryboard()
  const [restoreShots, isRestoringShots] = useRestoreShots()
  const [restoreView, isRestoringView] = useRestoreView()
  const [restoreAsset, isRestoringAsset] = useRestoreAsset()
  const [restoreTask, isRestoringTask] = useRestoreTask()
  const restorers: Record<TrashType, (id: string) => Promise<unknown>> = {
    PROJECT: restoreProject,
    STORYBOARD: restoreStoryboard,
    SHOT: (id) => restoreShots([id]),
    VIEW: restoreView,
    ASSET: restoreAsset,
    TASK: restoreTask,
  }
  const isRestoringPart = isRestoringStoryboard || isRestoringShots || isRestoringView
  return [
    (type, id) => restorers[type](id),
    isRestoringProject || isRestoringPart || isRestoringAsset || isRestoringTask,
  ]
}
