import { Box, Skeleton, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { StoryboardPageQuery } from '../../__generated__/StoryboardPageQuery.graphql.ts'
import { ProjectNotFound } from '../../features/projects/ProjectNotFound.tsx'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { ShotGridSkeleton } from '../../features/shots/ShotGridSkeleton.tsx'
import { rememberBoard } from '../../lib/lastBoard.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery } from '../../relay/preloadedQuery.ts'
import { BOARD_PADDING } from './boardPadding.ts'
import { StoryboardWorkspace } from './StoryboardWorkspace.tsx'

/** A project's storyboard: its shots in their order, drawn in place. */
export function StoryboardPage() {
  return (
    <PageBoundary
      failedTitle={storyboardMessages.loadFailed} fallback={<StoryboardSkeleton />}
      notFound={<Box {...BOARD_PADDING}><ProjectNotFound /></Box>}
    >
      <Content />
    </PageBoundary>
  )
}

function StoryboardSkeleton() {
  return (
    <>
      <PageHeader title={storyboardMessages.page} isHeading />
      <Box height="toolbar" bg="bg.panel" borderBottomWidth="1px" px="6" py="3" hideBelow="md" aria-hidden>
        <Skeleton height="8" width="min(46rem, 100%)" />
      </Box>
      <Box {...BOARD_PADDING}>
        <Text textStyle="sm" color="fg.muted" mb="3" aria-hidden>{storyboardMessages.loading}</Text>
        <ShotGridSkeleton />
      </Box>
    </>
  )
}

function Content() {
  const { project, board, viewer, acceptsLayers } = usePageQuery<StoryboardPageQuery>(graphql`
    query StoryboardPageQuery($projectId: ID!, $boardId: ID!, $hasBoard: Boolean!) {
      acceptsLayers
      viewer {
        id
        # The workspace shows the viewer to others on the board.
        # eslint-disable-next-line relay/unused-fields
        name
      }
      project(by: { id: $projectId }) {
        id
        storyboard @skip(if: $hasBoard) {
          id
          ...StoryboardWorkspace_storyboard @alias(as: "shown")
        }
        ...StoryboardWorkspace_project
      }
      board: node(id: $boardId) @include(if: $hasBoard) {
        ... on Storyboard {
          id
          project {
            id
          }
          ...StoryboardWorkspace_storyboard @alias(as: "shown")
        }
      }
    }
  `)
  if (!project) return <Box {...BOARD_PADDING}><ProjectNotFound /></Box>
  const chosen = board?.project?.id === project.id ? board : project.storyboard
  if (!chosen?.id || !chosen.shown) return <LostBoard projectId={project.id} />
  return (
    <StoryboardWorkspace
      key={chosen.id} projectRef={project} storyboardRef={chosen.shown} boardId={chosen.id}
      viewer={viewer ?? null} acceptsLayers={acceptsLayers}
    />
  )
}

/** Stands where the chosen board is gone: forgets it and opens the first one. */
function LostBoard({ projectId }: { projectId: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    rememberBoard(projectId, null)
    void navigate({ search: '' }, { replace: true })
  }, [navigate, projectId])
  return <StoryboardSkeleton />
}
