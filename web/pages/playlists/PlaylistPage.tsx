import { Button, Stack } from '@chakra-ui/react'
import { ListVideo } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { Link, useParams } from 'react-router-dom'
import type { PlaylistPageLiveQuery } from '../../__generated__/PlaylistPageLiveQuery.graphql.ts'
import type { PlaylistPageQuery } from '../../__generated__/PlaylistPageQuery.graphql.ts'
import { useLiveQuery } from '../../features/live/useLive.ts'
import { PlaylistHeading } from '../../features/playlists/PlaylistHeading.tsx'
import { PlaylistItems } from '../../features/playlists/PlaylistItems.tsx'
import { ArchivedBanner } from '../../features/projects/ArchivedBanner.tsx'
import { ProjectNotFound } from '../../features/projects/ProjectNotFound.tsx'
import { ProjectPageHeader } from '../../features/projects/ProjectPageHeader.tsx'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { playlistsPath } from '../../lib/playlistPath.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery, usePageVariables } from '../../relay/preloadedQuery.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { later } from '../../ui/later.tsx'
import { PageBody } from '../../ui/PageBody.tsx'
import { HeaderSkeleton, RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'

const AddBoardDialog = later(
  async () => (await import('../../features/playlists/AddBoardDialog.tsx')).AddBoardDialog,
)

const words = playlistMessages

/** One playlist: its items in their order. */
export function PlaylistPage() {
  const { playlistId } = useParams()
  return (
    <PageBody>
      <PageBoundary
        failedTitle={words.playlistFailed} header={<PageHeader title={words.playlist} />}
        fallback={<SkeletonGroup><Stack gap="6"><HeaderSkeleton /><RowSkeletons count={6} /></Stack></SkeletonGroup>}
        notFound={<ProjectNotFound />}
      >
        <Content key={playlistId} />
      </PageBoundary>
    </PageBody>
  )
}

const liveQuery = graphql`
  query PlaylistPageLiveQuery($playlistId: ID!) {
    playlist: node(id: $playlistId) {
      ... on Playlist {
        id
        ...PlaylistHeading_playlist @alias(as: "heading")
        ...PlaylistItems_playlist @alias(as: "list")
      }
    }
  }
`

function Content() {
  const { playlistId } = usePageVariables<PlaylistPageQuery>()
  const { project, playlist } = usePageQuery<PlaylistPageQuery>(graphql`
    query PlaylistPageQuery($projectId: ID!, $playlistId: ID!) {
      project(by: { id: $projectId }) {
        id
        viewerCanEdit
        ...ProjectPageHeader_project
        ...ArchivedBanner_project
      }
      playlist: node(id: $playlistId) {
        ... on Playlist {
          id
          name
          ...PlaylistHeading_playlist @alias(as: "heading")
          ...PlaylistItems_playlist @alias(as: "list")
        }
      }
    }
  `)
  useLiveQuery<PlaylistPageLiveQuery>({
    query: liveQuery, variables: () => ({ playlistId }),
    isTouched: ({ arePlaylistsChanged, areBoardsChanged, areVersionsChanged, shots, isSweeping }) =>
      arePlaylistsChanged || areBoardsChanged || areVersionsChanged || isSweeping || shots.size > 0,
  })
  const [isAdding, setIsAdding] = useState(false)
  if (!project) return <ProjectNotFound />
  const { id: projectId, viewerCanEdit } = project
  const add = (): void => setIsAdding(true)
  const isFound = playlist?.id !== undefined && playlist.heading != null && playlist.list != null
  return (
    <>
      <ProjectPageHeader
        projectRef={project} title={isFound ? playlist.name ?? words.playlist : words.notFound}
        actions={<Button asChild><Link to={playlistsPath(projectId)}>{words.all}</Link></Button>}
      />
      {isFound ? (
        <>
          <PlaylistHeading
            playlistRef={playlist.heading} projectId={projectId} canEdit={viewerCanEdit} onAdd={add}
          />
          <ArchivedBanner projectRef={project} />
          <PlaylistItems playlistRef={playlist.list} projectId={projectId} canEdit={viewerCanEdit} onAdd={add} />
          {isAdding ? (
            <AddBoardDialog projectId={projectId} playlistId={playlist.id} onClose={() => setIsAdding(false)} />
          ) : null}
        </>
      ) : (
        <EmptyState
          icon={<ListVideo size={22} strokeWidth={1.75} />} headingLevel="h1" title={words.notFound}
          description={words.notFoundLine}
          action={<Button asChild><Link to={playlistsPath(projectId)}>{words.all}</Link></Button>}
        />
      )}
    </>
  )
}
