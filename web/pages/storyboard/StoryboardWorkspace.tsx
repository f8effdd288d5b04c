import { graphql, useFragment } from 'react-relay'
import { DrawingDeskContext, useDrawingDesk } from '../../features/views/useDrawingDesk.ts'
import type { StoryboardWorkspace_project$key } from '../../__generated__/StoryboardWorkspace_project.graphql.ts'
import { StoryboardBoard } from './StoryboardBoard.tsx'

type StoryboardWorkspaceProps = {
  projectRef: StoryboardWorkspace_project$key
  /** Who draws; null when nobody is signed in. */
  viewerId: string | null
}

/** The open board on its drawing desk: what is drawn is journaled, saved, and saved once more on leaving. */
export function StoryboardWorkspace({ projectRef, viewerId }: StoryboardWorkspaceProps) {
  const project = useFragment(
    graphql`
      fragment StoryboardWorkspace_project on Project {
        viewerCanEdit
        ...StoryboardBoard_project
      }
    `,
    projectRef,
  )
  const desk = useDrawingDesk(project.viewerCanEdit ? viewerId : null)
  return (
    <DrawingDeskContext value={desk}>
      <StoryboardBoard projectRef={project} />
    </DrawingDeskContext>
  )
}
