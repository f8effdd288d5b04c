import { graphql, useFragment } from 'react-relay'
import type { useRailRights_project$key } from '../../__generated__/useRailRights_project.graphql.ts'
import type { RailRights } from './ThreadCard.tsx'

/** What the viewer may do with the comments of a project: everybody writes, MEMBERs resolve, ADMINs delete. */
export function useRailRights(projectRef: useRailRights_project$key | null): RailRights {
  const project = useFragment(
    graphql`
      fragment useRailRights_project on Project {
        isArchived
        viewerCanEdit
        viewerCanAdminister
      }
    `,
    projectRef,
  )
  const canWrite = project !== null && project !== undefined && !project.isArchived
  return {
    canWrite,
    canResolve: project?.viewerCanEdit ?? false,
    canAsk: canWrite && (project?.viewerCanEdit ?? false),
    canModerate: canWrite && (project?.viewerCanAdminister ?? false),
  }
}
