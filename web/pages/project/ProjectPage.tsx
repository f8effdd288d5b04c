import { Button, Grid, Skeleton, Stack } from '@chakra-ui/react'
import { Clapperboard } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ProjectPageQuery } from '../../__generated__/ProjectPageQuery.graphql.ts'
import { AssetsCard } from '../../features/assets/AssetsCard.tsx'
import { ProjectExports } from '../../features/exports/ProjectExports.tsx'
import { ProjectImports } from '../../features/imports/ProjectImports.tsx'
import { ProjectNotFound } from '../../features/projects/ProjectNotFound.tsx'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { PlayButton } from '../../features/preview/PlayButton.tsx'
import { ArchivedBanner } from '../../features/projects/ArchivedBanner.tsx'
import { ProjectDangerZone } from '../../features/projects/ProjectDangerZone.tsx'
import { ProjectDetails } from '../../features/projects/ProjectDetails.tsx'
import { ProjectSummary } from '../../features/projects/ProjectSummary.tsx'
import { StoryboardCard } from '../../features/projects/StoryboardCard.tsx'
import { TasksCard } from '../../features/projects/TasksCard.tsx'
import { BoardList } from '../../features/storyboards/BoardList.tsx'
import { useOrganizationOfPage } from '../../lib/selectedOrganization.ts'
import { projectMessages } from '../../messages/projects.ts'
import { shellMessages } from '../../messages/shell.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery } from '../../relay/preloadedQuery.ts'
import { ExportButton } from '../../ui/ExportButton.tsx'
import { PageBody } from '../../ui/PageBody.tsx'
import { HeaderSkeleton, SkeletonGroup, TextSkeleton } from '../../ui/Skeletons.tsx'

const words = projectMessages

/** One project: what it is and how far, the way to its boards, and what cannot be taken back lightly. */
export function ProjectPage() {
  return (
    <PageBody gap="8">
      <PageBoundary
        failedTitle={words.loadFailed} fallback={<ProjectSkeleton />}
        header={<PageHeader title={shellMessages.project} />} notFound={<ProjectNotFound />}
      >
        <Content />
      </PageBoundary>
    </PageBody>
  )
}

function ProjectSkeleton() {
  return (
    <SkeletonGroup>
      <Grid gap="8" templateColumns={{ base: 'minmax(0, 1fr)', lg: '432px minmax(0, 1fr)' }}>
        <Skeleton height="248px" borderRadius="card" />
        <Stack gap="8" pt="1"><HeaderSkeleton /><TextSkeleton lines={2} width="16rem" /></Stack>
      </Grid>
    </SkeletonGroup>
  )
}

function Content() {
  const data = usePageQuery<ProjectPageQuery>(graphql`
    query ProjectPageQuery($projectId: ID!) {
      acceptsLayers
      project(by: { id: $projectId }) {
        id
        name
        viewerCanExport
        organization {
          id
          name
        }
        ...ProjectSummary_project
        ...ArchivedBanner_project
        ...StoryboardCard_project
        ...AssetsCard_project
        ...TasksCard_project
        ...BoardList_project
        ...ProjectDetails_project
        ...ProjectExports_project
        ...ProjectImports_project
        ...ProjectDangerZone_project
      }
      ...ProjectDangerZone_query
    }
  `)
  const { project } = data
  useOrganizationOfPage(project?.organization.id)
  if (project === null || project === undefined) return <ProjectNotFound />
  const { organization } = project
  return (
    <>
      <PageHeader
        title={project.name}
        crumbs={[{ label: organization.name, to: `/dashboard/organizations/${organization.id}` }]}
        backTo={{ label: words.page, to: '/dashboard/projects' }}
        actions={(
          <>
            <PlayButton projectId={project.id} />
            <ExportButton isAllowed={project.viewerCanExport} />
            <Button asChild variant="solid" hideBelow="md">
              <Link to={`/dashboard/projects/${project.id}/storyboard`}>
                <Clapperboard aria-hidden /> {shellMessages.storyboard}
              </Link>
            </Button>
          </>
        )}
      />
      <ArchivedBanner projectRef={project} />
      <ProjectSummary key={project.id} projectRef={project} />
      <Stack gap="4">
        <Grid gap="4" templateColumns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))">
          <StoryboardCard projectRef={project} />
          <AssetsCard projectRef={project} />
          <TasksCard projectRef={project} />
        </Grid>
        <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
          <ProjectDetails projectRef={project} acceptsLayers={data.acceptsLayers} />
          <BoardList projectRef={project} />
        </Grid>
        <ProjectExports projectRef={project} />
        <ProjectImports projectRef={project} />
        <ProjectDangerZone projectRef={project} queryRef={data} />
      </Stack>
    </>
  )
}
