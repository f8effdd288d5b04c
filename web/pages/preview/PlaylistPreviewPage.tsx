import { Button } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router-dom'
import type { PlaylistPreviewPageQuery } from '../../__generated__/PlaylistPreviewPageQuery.graphql.ts'
import { PresenceContext, useJoined } from '../../features/presence/usePresence.ts'
import { PlaylistPlayer } from '../../features/screening/PlaylistPlayer.tsx'
import { useFrameRate } from '../../features/shots/useFrameRate.ts'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { playlistPath, playlistsPath } from '../../lib/playlistPath.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { usePageQuery } from '../../relay/preloadedQuery.ts'
import { NotFound, NothingPlayed, PreviewRoom, tabTitle } from './PreviewRoom.tsx'

const words = playlistMessages

/** A playlist played from beginning to end, in a dark room. */
export function PlaylistPreviewPage() {
  return <PreviewRoom><Content /></PreviewRoom>
}

function Content() {
  const { viewer, project, playlist } = usePageQuery<PlaylistPreviewPageQuery>(graphql`
    query PlaylistPreviewPageQuery($projectId: ID!, $playlistId: ID!) {
      viewer {
        id
        # The page above the player hands it on.
        # eslint-disable-next-line relay/unused-fields
        name
      }
      project(by: { id: $projectId }) {
        id
        name
        viewerCanEdit
        viewerCanApprove
        ...useFrameRate_project
      }
      playlist: node(id: $playlistId) {
        ... on Playlist {
          id
          name
          shotCount
          ...PlaylistPlayer_playlist @alias(as: "played")
        }
      }
    }
  `)
  const isFound = playlist?.id !== undefined && playlist.played != null
  useDocumentTitle(tabTitle(isFound ? playlist.name ?? words.playlist : words.notFound, project?.name ?? ''))
  if (!project) return <NotFound />
  if (!isFound) {
    return (
      <NothingPlayed
        title={words.notFound} line={words.notFoundLine}
        action={<Button asChild><Link to={playlistsPath(project.id)}>{words.all}</Link></Button>}
      />
    )
  }
  if (playlist.shotCount === 0) {
    return (
      <NothingPlayed
        title={words.nothingTitle} line={words.nothingLine}
        action={(
          <Button asChild>
            <Link to={playlistPath(project.id, playlist.id)}>{words.back(playlist.name ?? words.playlist)}</Link>
          </Button>
        )}
      />
    )
  }
  return (
    <Player
      key={playlist.id} playlistId={playlist.id} playlistRef={playlist.played} project={project}
      canEdit={project.viewerCanEdit} canApprove={project.viewerCanApprove} viewer={viewer ?? null}
    />
  )
}

type PlayerProps = Pick<ComponentProps<typeof PlaylistPlayer>, 'playlistRef' | 'canEdit' | 'canApprove' | 'viewer'> & {
  playlistId: string
  project: { readonly id: string; readonly name: string } & Parameters<typeof useFrameRate>[0]
}

function Player({ playlistId, project, viewer, ...played }: PlayerProps) {
  const joined = useJoined('playlistId', playlistId, viewer?.id ?? null)
  return (
    <PresenceContext value={joined}>
      <PlaylistPlayer project={project} rate={useFrameRate(project)} viewer={viewer} {...played} />
    </PresenceContext>
  )
}
