import { Button } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { Link } from 'react-router-dom'
import { VersionPlayer } from '../../features/versions/VersionPlayer.tsx'
import { versionsPath } from '../../lib/boardPath.ts'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { versionMessages } from '../../messages/versions.ts'
import { usePageQuery } from '../../relay/preloadedQuery.ts'
import type { VersionPreviewPageQuery } from '../../__generated__/VersionPreviewPageQuery.graphql.ts'
import { NotFound, NothingPlayed, PreviewRoom, tabTitle } from './PreviewRoom.tsx'

const words = versionMessages

/** A version of a board played from beginning to end, in a dark room. */
export function VersionPreviewPage() {
  return <PreviewRoom><Content /></PreviewRoom>
}

function Content() {
  const { project, version } = usePageQuery<VersionPreviewPageQuery>(graphql`
    query VersionPreviewPageQuery($projectId: ID!, $versionId: ID!) {
      project(by: { id: $projectId }) {
        id
        name
      }
      version: node(id: $versionId) {
        ... on StoryboardVersion {
          number
          shotCount
          ...VersionPlayer_version @alias(as: "played")
        }
      }
    }
  `)
  const isFound = version?.played != null
  useDocumentTitle(tabTitle(isFound ? words.number(version.number ?? 0) : words.notFound, project?.name ?? ''))
  if (!project) return <NotFound />
  const all = <Button asChild><Link to={versionsPath(project.id)}>{words.all}</Link></Button>
  if (!isFound) return <NothingPlayed title={words.notFound} line={words.notFoundLine} action={all} />
  if (version.shotCount === 0) {
    return <NothingPlayed title={words.emptyBoardTitle} line={words.emptyBoardLine} action={all} />
  }
  return <VersionPlayer versionRef={version.played} project={project} />
}
