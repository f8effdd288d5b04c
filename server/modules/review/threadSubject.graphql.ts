import { builder } from '../../graphql/builder.ts'
import { ShotNode } from '../board/shot.graphql.ts'
import { StoryboardNode } from '../board/storyboard.graphql.ts'
import { ViewNode } from '../board/view.graphql.ts'
import { AssetNode } from '../production/asset.graphql.ts'
import { TaskNode } from '../production/task.graphql.ts'
import type { ThreadSubject } from './threadSubject.service.ts'

export const SubjectInput = builder.inputType('ThreadSubjectInput', {
  isOneOf: true,
  description: 'What a thread is about: exactly one field is given.',
  fields: (t) => ({
    storyboardId: t.globalID({ for: StoryboardNode, required: false, description: 'A storyboard.' }),
    shotId: t.globalID({ for: ShotNode, required: false, description: 'A shot.' }),
    viewId: t.globalID({ for: ViewNode, required: false, description: 'A view.' }),
    assetId: t.globalID({ for: AssetNode, required: false, description: 'An asset.' }),
    taskId: t.globalID({ for: TaskNode, required: false, description: 'A task.' }),
  }),
})

/** What an input names. */
export function readSubject(subject: typeof SubjectInput.$inferInput): ThreadSubject {
  const { storyboardId, shotId, viewId, assetId, taskId } = subject
  if (storyboardId) return { type: 'STORYBOARD', id: storyboardId.id }
  if (shotId) return { type: 'SHOT', id: shotId.id }
  if (viewId) return { type: 'VIEW', id: viewId.id }
  if (assetId) return { type: 'ASSET', id: assetId.id }
  return { type: 'TASK', id: taskId?.id ?? '' }
}
