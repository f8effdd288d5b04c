import { Button, Stack } from '@chakra-ui/react'
import { FileQuestion } from 'lucide-react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import type { ComparePageGoneQuery } from '../../__generated__/ComparePageGoneQuery.graphql.ts'
import type { ComparePageQuery } from '../../__generated__/ComparePageQuery.graphql.ts'
import { Comparison, ComparisonSkeleton } from '../../features/comparison/Comparison.tsx'
import { ProjectNotFound } from '../../features/projects/ProjectNotFound.tsx'
import { ProjectPageHeader } from '../../features/projects/ProjectPageHeader.tsx'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { versionsPath } from '../../lib/boardPath.ts'
import { comparisonMessages } from '../../messages/comparison.ts'
import { versionMessages } from '../../messages/versions.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery } from '../../relay/preloadedQuery.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageBody } from '../../ui/PageBody.tsx'

const words = comparisonMessages

/** Two versions of a board compared. */
export function ComparePage() {
  return (
    <PageBody>
      <PageBoundary
        failedTitle={words.failed} header={<PageHeader title={words.page} isHeading />}
        fallback={<ComparisonSkeleton />} notFound={<NothingToCompare />}
      >
        <Content />
      </PageBoundary>
    </PageBody>
  )
}

function Content() {
  const [search] = useSearchParams()
  const data = usePageQuery<ComparePageQuery>(graphql`
    query ComparePageQuery($projectId: ID!, $versionId: ID!, $otherId: ID) {
      project(by: { id: $projectId }) {
        id
        viewerCanEdit
        ...ProjectPageHeader_project
      }
      ...Comparison_query @arguments(from: $versionId, to: $otherId)
    }
  `)
  const { project } = data
  if (!project) return <ProjectNotFound />
  return (
    <>
      <ProjectPageHeader projectRef={project} title={words.page} isHeading actions={<AllVersions />} />
      <Comparison
        queryRef={data} projectId={project.id} isReversed={search.get('from') === 'today'}
        canEdit={project.viewerCanEdit}
      />
    </>
  )
}

function AllVersions() {
  const { projectId = '' } = useParams()
  return <Button asChild><Link to={versionsPath(projectId)}>{versionMessages.all}</Link></Button>
}

/** A version is not there, or the whole project is not. */
function NothingToCompare() {
  const { projectId = '' } = useParams()
  const { project } = useLazyLoadQuery<ComparePageGoneQuery>(
    graphql`
      query ComparePageGoneQuery($projectId: ID!) {
        project(by: { id: $projectId }) {
          id
          ...ProjectPageHeader_project
        }
      }
    `,
    { projectId },
  )
  if (!project) return <ProjectNotFound />
  return (
    <Stack>
      <ProjectPageHeader projectRef={project} title={words.goneTitle} />
      <EmptyState
        icon={<FileQuestion size={22} strokeWidth={1.75} />} headingLevel="h1" title={words.goneTitle}
        description={words.goneLine} action={<AllVersions />}
      />
    </Stack>
  )
}
