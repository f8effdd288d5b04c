import { graphql, useFragment } from 'react-relay'
import type { useEditRefusal_project$key } from '../../__generated__/useEditRefusal_project.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'

/** Why the assets of a project may not be changed, in a sentence; null when they may. */
export function useEditRefusal(projectRef: useEditRefusal_project$key | null | undefined): string | null {
  const project = useFragment(
    graphql`
      fragment useEditRefusal_project on Project {
        isArchived
        viewerCanEdit
      }
    `,
    projectRef,
  )
  if (project?.isArchived) return projectFrameMessages.archived
  return project?.viewerCanEdit ? null : assetMessages.editForbidden
}
