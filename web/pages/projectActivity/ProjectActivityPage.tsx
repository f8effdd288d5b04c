import { Heading, Stack, Text } from '@chakra-ui/react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useLoaderData } from 'react-router-dom'
import type { ProjectActivityPageQuery } from '../../__generated__/ProjectActivityPageQuery.graphql.ts'
import { ActivityFilters } from '../../features/activity/ActivityFilters.tsx'
import { ProjectActivity } from '../../features/activity/ProjectActivity.tsx'
import { useActivityFilter, type ActivityKindName } from '../../features/activity/activityFilters.ts'
import { ProjectNotFound } from '../../features/projects/ProjectNotFound.tsx'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { useOrganizationOfPage } from '../../lib/selectedOrganization.ts'
import { messages } from '../../messages.ts'
import { useReload } from '../../relay/reloading.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { PageBody } from '../../ui/PageBody.tsx'
import { HeaderSkeleton, RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'

const words = messages.activity
const KINDS: readonly ActivityKindName[] = [
  'SHOT', 'VIEW', 'STORYBOARD', 'SCRIPT', 'STATUS', 'ASSET', 'CASTING', 'TASK', 'PROJECT',
]

/** What happened in one project. */
export function ProjectActivityPage() {
  const reference = useLoaderData() as PreloadedQuery<ProjectActivityPageQuery>
  return (
    <PageBody>
      <PageBoundary
        reference={reference} failedTitle={words.failed} header={<PageHeader title={words.page} />}
        fallback={<SkeletonGroup><Stack gap="6"><HeaderSkeleton /><RowSkeletons count={6} /></Stack></SkeletonGroup>}
        notFound={<ProjectNotFound />}
      >
        <Content reference={reference} />
      </PageBoundary>
    </PageBody>
  )
}

function Content({ reference }: { reference: PreloadedQuery<ProjectActivityPageQuery> }) {
  const { project } = usePreloadedQuery<ProjectActivityPageQuery>(
    graphql`
      query ProjectActivityPageQuery($projectId: ID!, $actorId: ID, $kinds: [ActivityKind!]) {
        project(by: { id: $projectId }) {
          id
          name
          organization {
            id
            name
            ...ActivityFilters_organization
          }
          ...ProjectActivity_project @arguments(actorId: $actorId, kinds: $kinds)
        }
      }
    `,
    reference,
  )
  const [{ personId, kind }] = useActivityFilter()
  const { reload } = useReload()
  useOrganizationOfPage(project?.organization.id)
  if (project === null || project === undefined) return <ProjectNotFound />
  const { organization } = project
  return (
    <>
      <PageHeader
        title={words.page}
        crumbs={[
          { label: organization.name, to: `/dashboard/organizations/${organization.id}` },
          { label: project.name, to: `/dashboard/projects/${project.id}` },
        ]}
        backTo={{ label: project.name, to: `/dashboard/projects/${project.id}` }}
      />
      <Stack gap="1">
        <Heading as="h1" textStyle="2xl" overflowWrap="anywhere" lineClamp={3}>
          {words.heading(project.name)}
        </Heading>
        <Text color="fg.muted">{words.lead}</Text>
      </Stack>
      <ActivityFilters organizationRef={organization} kinds={KINDS} />
      <ProjectActivity
        projectRef={project} isFiltered={personId !== null || kind !== null} onUndone={() => void reload()}
      />
    </>
  )
}
