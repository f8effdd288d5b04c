import { useEffect, useMemo, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ApprovalFacts } from '../../features/approvals/approvalFacts.ts'
import { ApprovalMarksContext } from '../../features/approvals/approvalMarks.ts'
import { PresenceContext, useJoined, useOthers } from '../../features/presence/usePresence.ts'
import type { DrawingDesk } from '../../features/views/DrawingDesk.ts'
import { UploadPlanContext } from '../../features/uploads/uploadPlan.ts'
import { type CopiedStrokes, CopiedStrokesContext } from '../../features/views/copiedStrokes.ts'
import { LayeringContext, layeringOf } from '../../features/views/layerChoice.ts'
import { BrushContext, useRememberedBrush } from '../../features/views/useBrush.ts'
import { ChosenLayerContext, useRememberedLayer } from '../../features/views/useChosenLayer.ts'
import { DrawingDeskContext, useDrawingDesk } from '../../features/views/useDrawingDesk.ts'
import { rememberBoard } from '../../lib/lastBoard.ts'
import { createStore } from '../../lib/store.ts'
import type { StoryboardWorkspace_project$key } from '../../__generated__/StoryboardWorkspace_project.graphql.ts'
import type { StoryboardWorkspace_storyboard$key } from '../../__generated__/StoryboardWorkspace_storyboard.graphql.ts'
import { later } from '../../ui/later.tsx'
import { StoryboardBoard } from './StoryboardBoard.tsx'

const BoardApprovals = later(
  async () => (await import('../../features/approvals/BoardApprovals.tsx')).BoardApprovals,
)

const NO_APPROVALS: readonly ApprovalFacts[] = []

type StoryboardWorkspaceProps = {
  projectRef: StoryboardWorkspace_project$key
  storyboardRef: StoryboardWorkspace_storyboard$key
  boardId: string
  /** Who draws; null when nobody is signed in. */
  viewer: { readonly id: string; readonly name: string } | null
  /** Whether the server stores layers. */
  acceptsLayers: boolean
}

/** The open board on its drawing desk: what is drawn is journaled, saved, and saved once more on leaving. */
export function StoryboardWorkspace(props: StoryboardWorkspaceProps) {
  const { projectRef, storyboardRef, boardId, viewer, acceptsLayers } = props
  const project = useFragment(
    graphql`
      fragment StoryboardWorkspace_project on Project {
        id
        viewerCanEdit
        layerRoles
        organization {
          id
          plan
        }
        ...StoryboardBoard_project
      }
    `,
    projectRef,
  )
  const storyboard = useFragment(
    graphql`
      fragment StoryboardWorkspace_storyboard on Storyboard {
        ...StoryboardBoard_storyboard
      }
    `,
    storyboardRef,
  )
  useEffect(() => rememberBoard(project.id, boardId), [project.id, boardId])
  const viewerId = viewer?.id ?? null
  const desk = useDrawingDesk(project.viewerCanEdit ? viewerId : null)
  const joined = useJoined('storyboardId', boardId, viewerId)
  const layering = useMemo(() => layeringOf(acceptsLayers, project.layerRoles), [acceptsLayers, project.layerRoles])
  const brush = useRememberedBrush()
  const layer = useRememberedLayer(layering.isOn ? layering.roles : null)
  const [copied] = useState(() => createStore<CopiedStrokes | null>(null))
  const [approvals, setApprovals] = useState(NO_APPROVALS)
  const isFree = project.organization.plan === 'STARTER'
  const uploadPlan = useMemo(() => ({ isFree }), [isFree])
  return (
    <DrawingDeskContext value={desk}>
      <PresenceContext value={joined}>
        <DeskCompany desk={desk} />
        <BrushContext value={brush}>
          <LayeringContext value={layering}>
            <ChosenLayerContext value={layer}>
              <UploadPlanContext value={uploadPlan}>
                <ApprovalMarksContext value={approvals}>
                  <CopiedStrokesContext value={copied}>
                    <StoryboardBoard
                      projectRef={project} storyboardRef={storyboard} viewer={viewer}
                      approvals={<BoardApprovals projectId={project.id} boardId={boardId} onRead={setApprovals} />}
                    />
                  </CopiedStrokesContext>
                </ApprovalMarksContext>
              </UploadPlanContext>
            </ChosenLayerContext>
          </LayeringContext>
        </BrushContext>
      </PresenceContext>
    </DrawingDeskContext>
  )
}

/** While others are on the board, finished strokes go out at once, for them to see. */
function DeskCompany({ desk }: { desk: DrawingDesk | null }) {
  const hasCompany = useOthers().length > 0
  useEffect(() => desk?.setCompany(hasCompany), [desk, hasCompany])
  return null
}
