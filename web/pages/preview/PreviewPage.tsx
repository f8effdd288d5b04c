import { Button, Center, Flex, Skeleton, Text } from '@chakra-ui/react'
import { Clapperboard } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { CommandLayers } from '../../features/commands/CommandLayers.tsx'
import { ExportLayers } from '../../features/exports/ExportLayers.tsx'
import { ConnectionBanner } from '../../features/live/ConnectionBanner.tsx'
import { ProjectLiveProvider } from '../../features/live/ProjectLiveProvider.tsx'
import { Preview } from '../../features/preview/Preview.tsx'
import { previewPath } from '../../features/preview/previewPath.ts'
import { useLivePreview } from '../../features/preview/useLivePreview.ts'
import { usePreviewShots } from '../../features/preview/usePreviewShots.ts'
import { useFrameRate } from '../../features/shots/useFrameRate.ts'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { useExportPlace } from '../../lib/exportPlace.ts'
import { rememberBoard } from '../../lib/lastBoard.ts'
import { messages } from '../../messages.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery } from '../../relay/preloadedQuery.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { showToast } from '../../ui/toaster.tsx'
import type { PreviewPageQuery } from '../../__generated__/PreviewPageQuery.graphql.ts'
import type { PreviewPage_storyboard$key } from '../../__generated__/PreviewPage_storyboard.graphql.ts'

const words = messages.preview
const ROOM = { className: 'chakra-theme dark', bg: '#08090B', color: 'fg', height: '100dvh' } as const

/** A board played from beginning to end, in a dark room. */
export function PreviewPage() {
  const { projectId = '' } = useParams()
  return (
    <ProjectLiveProvider key={projectId} projectId={projectId}>
      <Flex direction="column" {...ROOM}>
        <ConnectionBanner />
        <CommandLayers />
        <ExportLayers />
        <PageBoundary
          failedTitle={words.loadFailed} fallback={<PreviewSkeleton />} notFound={<NotFound />}
        >
          <Content />
        </PageBoundary>
      </Flex>
    </ProjectLiveProvider>
  )
}

/** In the browser's tab the preview says what it belongs to, as every page of the dashboard does. */
const tabTitle = (...parts: string[]) => [...parts, messages.shell.dashboard].join(' · ')

function PreviewSkeleton() {
  useDocumentTitle(tabTitle(words.page))
  return (
    <Flex direction="column" flex="1" minHeight="0" px={{ base: '3', md: '6' }} pb="4" gap="3">
      <Flex height="topBar" align="center">
        <Text textStyle="sm" color="fg.muted" role="status">{words.loading}</Text>
      </Flex>
      <Center flex="1" minHeight="0"><Skeleton height="full" aspectRatio="7 / 4" maxWidth="full" /></Center>
      <Skeleton height="12" />
      <Skeleton height="108px" />
    </Flex>
  )
}

function Content() {
  const { project, board } = usePageQuery<PreviewPageQuery>(graphql`
    query PreviewPageQuery($projectId: ID!, $boardId: ID!, $hasBoard: Boolean!) {
      project(by: { id: $projectId }) {
        id
        # The page above the preview's parts hands its name on.
        # eslint-disable-next-line relay/unused-fields
        name
        # eslint-disable-next-line relay/unused-fields
        viewerCanExport
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
  return <Board project={project} storyboardRef={storyboard} reason={reason} />
}

type BoardProps = {
  project: { readonly id: string; readonly name: string; readonly viewerCanExport: boolean }
    & Parameters<typeof useFrameRate>[0]
  storyboardRef: PreviewPage_storyboard$key
  reason: string | null
}

function Board({ project, storyboardRef, reason }: BoardProps) {
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
  const leaveBoard = useLostBoard(project.id)
  useLivePreview({ boardId: storyboard.id, shotCount: shots.length, onGone: leaveBoard })
  if (shots.length === 0 && isComplete) {
    return (
      <Center as="main" flex="1" minHeight="0" px={{ base: '4', md: '6' }}>
        <EmptyState
          icon={<Clapperboard size={22} strokeWidth={1.75} />} title={words.emptyTitle} description={words.emptyLine}
          headingLevel="h1"
          action={(
            <Button asChild variant="solid">
              <Link to={`/dashboard/projects/${project.id}/storyboard`}>{words.toStoryboard}</Link>
            </Button>
          )}
        />
      </Center>
    )
  }
  return <Preview storyboardRef={storyboard} project={project} shots={shots} rate={rate} reason={reason} />
}

/** What to do when the board was deleted: another one of the project is shown. */
function useLostBoard(projectId: string): () => void {
  const navigate = useNavigate()
  return () => {
    rememberBoard(projectId, null)
    showToast({ type: 'info', title: messages.live.boardGone })
    void navigate(previewPath(projectId), { replace: true })
  }
}

function NotFound() {
  const { notFound, notFoundLine, toProjects } = messages.projects
  useDocumentTitle(tabTitle(notFound))
  return (
    <Center as="main" flex="1" minHeight="0" px={{ base: '4', md: '6' }}>
      <EmptyState
        icon={<Clapperboard size={22} strokeWidth={1.75} />} title={notFound} description={notFoundLine}
        headingLevel="h1"
        action={<Button asChild><Link to="/dashboard/projects">{toProjects}</Link></Button>}
      />
    </Center>
  )
}
