import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { PlaylistsPageQuery } from '../../__generated__/PlaylistsPageQuery.graphql.ts'
import { PlaylistList } from '../../features/playlists/PlaylistList.tsx'
import { ArchivedBanner } from '../../features/projects/ArchivedBanner.tsx'
import { ProjectNotFound } from '../../features/projects/ProjectNotFound.tsx'
import { ProjectPageHeader } from '../../features/projects/ProjectPageHeader.tsx'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { useOpening } from '../../features/shell/useOpening.ts'
import { playlistPath } from '../../lib/playlistPath.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery } from '../../relay/preloadedQuery.ts'
import { later } from '../../ui/later.tsx'
import { PageBody } from '../../ui/PageBody.tsx'
import { HeaderSkeleton, RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'

const NewPlaylistDialog = later(
  async () => (await import('../../features/playlists/NewPlaylistDialog.tsx')).NewPlaylistDialog,
)

const words = playlistMessages
const { pages } = projectFrameMessages

/** The playlists of a project. */
export function PlaylistsPage() {
  return (
    <PageBody>
      <PageBoundary
        failedTitle={words.failed} header={<PageHeader title={pages.playlists} />}
        fallback={<SkeletonGroup><Stack gap="6"><HeaderSkeleton /><RowSkeletons count={4} /></Stack></SkeletonGroup>}
        notFound={<ProjectNotFound />}
      >
        <Content />
      </PageBoundary>
    </PageBody>
  )
}

function Content() {
  const { project } = usePageQuery<PlaylistsPageQuery>(graphql`
    query PlaylistsPageQuery($projectId: ID!) {
      project(by: { id: $projectId }) {
        id
        viewerCanEdit
        ...ProjectPageHeader_project
        ...ArchivedBanner_project
        ...PlaylistList_project
      }
    }
  `)
  // A command opens the form by the address.
  const [isCreating, setIsCreating] = useOpening('new')
  const navigate = useNavigate()
  if (!project) return <ProjectNotFound />
  const onCreate = project.viewerCanEdit ? () => setIsCreating(true) : null
  return (
    <>
      <ProjectPageHeader projectRef={project} title={pages.playlists} />
      <Flex gap="4" wrap="wrap" justify="space-between" align="flex-end" maxWidth="60rem">
        <Stack gap="1" minWidth="0">
          <Heading as="h1" textStyle="2xl">{pages.playlists}</Heading>
          <Text color="fg.muted">{words.lead}</Text>
        </Stack>
        {onCreate ? <Button onClick={onCreate}><Plus aria-hidden /> {words.create}</Button> : null}
      </Flex>
      <ArchivedBanner projectRef={project} />
      <PlaylistList projectRef={project} onCreate={onCreate} />
      {onCreate ? (
        <NewPlaylistDialog
          projectId={project.id} isOpen={isCreating} onClose={() => setIsCreating(false)}
          onCreated={(playlistId) => void navigate(playlistPath(project.id, playlistId))}
        />
      ) : null}
    </>
  )
}
