import { Button } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import { PresenceContext, useJoined } from '../../features/presence/usePresence.ts'
import { Preview } from '../../features/preview/Preview.tsx'
import { previewPath } from '../../features/preview/previewPath.ts'
import { useLivePreview } from '../../features/preview/useLivePreview.ts'
import { usePreviewShots } from '../../features/preview/usePreviewShots.ts'
import { useFrameRate } from '../../features/shots/useFrameRate.ts'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { useExportPlace } from '../../lib/exportPlace.ts'
import { rememberBoard } from '../../lib/lastBoard.ts'
import { liveMessages } from '../../messages/live.ts'
import { previewMessages } from '../../messages/preview.ts'
import { usePageQuery } from '../../relay/preloadedQuery.ts'
import { showToast } from '../../ui/toaster.tsx'
import type { PreviewPageQuery } from '../../__generated__/PreviewPageQuery.graphql.ts'
import type { PreviewPage_storyboard$key } from '../../__generated__/PreviewPage_storyboard.graphql.ts'
import { NotFound, NothingPlayed, PreviewRoom, tabTitle } from './PreviewRoom.tsx'

const words = previewMessages

/** A board played from beginning to end, in a dark room. */
export function PreviewPage() {
  return <PreviewRoom><Content /></PreviewRoom>
}

function Content() {
  const { viewer, project, board } = usePageQuery<PreviewPageQuery>(graphql`
    query PreviewPageQuery($projectId: ID!, $boardId: ID!, $hasBoard: Boolean!) {
      viewer {
        id
        # The page above the player hands it on.
        # eslint-disable-next-line relay/unused-fields
        name
      }
      project(by: { id: $projectId }) {
        id
        # The page above the preview's parts hands its name on.
        # eslint-disable-next-line relay/unused-fields
        name
        # eslint-disable-next-line relay/unused-fields
        viewerCanExport
        # eslint-disable-next-line relay/unused-fields
        viewerCanApprove
        isArchived
        viewerCanEdit
        ...useFrameRate_project
        storyboard {
          ...PreviewPage_storyboard
        }
      }
      board: node(id: $boardId) @include(if: $hasBoard) {
        ... on Storyboard {
          project {
            id
          }
          ...PreviewPage_storyboard @alias(as: "shown")
        }
      }
    }
  `)
  if (!project) return <NotFound />
  const isOfProject = board?.project?.id === project.id
  const storyboard = isOfProject && board.shown ? board.shown : project.storyboard
  const reason = project.viewerCanEdit ? null : project.isArchived ? words.archived : words.readOnly
  return <Board project={project} storyboardRef={storyboard} reason={reason} viewer={viewer ?? null} />
}

type BoardProps = {
  project: ComponentProps<typeof Preview>['project'] & Parameters<typeof useFrameRate>[0]
  storyboardRef: PreviewPage_storyboard$key
  reason: string | null
  viewer: { readonly id: string; readonly name: string } | null
}

function Board({ project, storyboardRef, reason, viewer }: BoardProps) {
  const storyboard = useFragment(
    graphql`
      fragment PreviewPage_storyboard on Storyboard {
        id
        ...usePreviewShots_storyboard
        ...Preview_storyboard
      }
    `,
    storyboardRef,
  )
  useDocumentTitle(tabTitle(words.page, project.name))
  useExportPlace({ projectId: project.id, boardId: storyboard.id, shotIds: [] })
  const { shots, isComplete } = usePreviewShots(storyboard)
  const rate = useFrameRate(project)
  const joined = useJoined('storyboardId', storyboard.id, viewer?.id ?? null)
  const leaveBoard = useLostBoard(project.id)
  useLivePreview({ boardId: storyboard.id, shotCount: shots.length, onGone: leaveBoard })
  if (shots.length === 0 && isComplete) {
    return (
      <NothingPlayed
        title={words.emptyTitle} line={words.emptyLine}
        action={(
          <Button asChild variant="solid">
            <Link to={`/dashboard/projects/${project.id}/storyboard`}>{words.toStoryboard}</Link>
          </Button>
        )}
      />
    )
  }
  return (
    <PresenceContext value={joined}>
      <Preview
        storyboardRef={storyboard} project={project} shots={shots} rate={rate} reason={reason} viewer={viewer}
      />
    </PresenceContext>
  )
}

/** What to do when the board was deleted: another one of the project is shown. */
function useLostBoard(projectId: string): () => void {
  const navigate = useNavigate()
  return () => {
    rememberBoard(projectId, null)
    showToast({ type: 'info', title: liveMessages.boardGone })
    void navigate(previewPath(projectId), { replace: true })
  }
}
