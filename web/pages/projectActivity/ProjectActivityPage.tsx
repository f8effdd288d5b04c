import { Heading, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import type { ProjectActivityPageQuery } from '../../__generated__/ProjectActivityPageQuery.graphql.ts'
import { ActivityFilters } from '../../features/activity/ActivityFilters.tsx'
import { ProjectActivity } from '../../features/activity/ProjectActivity.tsx'
import { useActivityFilter, type ActivityKindName } from '../../features/activity/activityFilters.ts'
import { ProjectNotFound } from '../../features/projects/ProjectNotFound.tsx'
import { ProjectPageHeader } from '../../features/projects/ProjectPageHeader.tsx'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { activityMessages } from '../../messages/activity.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { useReload } from '../../relay/reloading.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery } from '../../relay/preloadedQuery.ts'
import { PageBody } from '../../ui/PageBody.tsx'
import { HeaderSkeleton, RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'

const words = activityMessages
const KINDS: readonly ActivityKindName[] = [
  'SHOT', 'VIEW', 'STORYBOARD', 'SCRIPT', 'STATUS', 'ASSET', 'CASTING', 'TASK', 'COMMENT', 'REVIEW', 'PROJECT',
]

/** What happened in one project. */
export function ProjectActivityPage() {
  return (
    <PageBody>
      <PageBoundary
        failedTitle={words.failed} header={<PageHeader title={projectFrameMessages.pages.activity} />}
        fallback={<SkeletonGroup><Stack gap="6"><HeaderSkeleton /><RowSkeletons count={6} /></Stack></SkeletonGroup>}
        notFound={<ProjectNotFound />}
      >
        <Content />
      </PageBoundary>
    </PageBody>
  )
}

function Content() {
  const { project } = usePageQuery<ProjectActivityPageQuery>(graphql`
    query ProjectActivityPageQuery($projectId: ID!, $actorId: ID, $kinds: [ActivityKind!]) {
      project(by: { id: $projectId }) {
        name
        ...ProjectPageHeader_project
        organization {
          ...ActivityFilters_organization
        }
        ...ProjectActivity_project @arguments(actorId: $actorId, kinds: $kinds)
      }
    }
  `)
  const [{ personId, kind }] = useActivityFilter()
  const { reload } = useReload()
  if (!project) return <ProjectNotFound />
  return (
    <>
      <ProjectPageHeader projectRef={project} title={projectFrameMessages.pages.activity} />
      <Stack gap="1">
        <Heading as="h1" textStyle="2xl" overflowWrap="anywhere" lineClamp={3}>
          {words.heading(project.name)}
        </Heading>
        <Text color="fg.muted">{words.lead}</Text>
      </Stack>
      <ActivityFilters organizationRef={project.organization} kinds={KINDS} />
      <ProjectActivity
        projectRef={project} isFiltered={personId !== null || kind !== null} onUndone={() => void reload()}
      />
    </>
  )
}
