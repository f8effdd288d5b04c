import { Heading, Stack, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useLoaderData } from 'react-router-dom'
import type { ProjectTrashPageQuery } from '../../__generated__/ProjectTrashPageQuery.graphql.ts'
import { ProjectNotFound } from '../../features/projects/ProjectNotFound.tsx'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { ProjectTrash } from '../../features/trash/ProjectTrash.tsx'
import { selectOrganization } from '../../lib/selectedOrganization.ts'
import { messages } from '../../messages.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { PageBody } from '../../ui/PageBody.tsx'
import { HeaderSkeleton, RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'

const words = messages.trash

/** The trash of one project. */
export function ProjectTrashPage() {
  const reference = useLoaderData() as PreloadedQuery<ProjectTrashPageQuery>
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

function Content({ reference }: { reference: PreloadedQuery<ProjectTrashPageQuery> }) {
  const { project } = usePreloadedQuery<ProjectTrashPageQuery>(
    graphql`
      query ProjectTrashPageQuery($projectId: ID!, $types: [TombstoneType!]) {
        project(by: { id: $projectId }) {
          id
          name
          organization {
            id
            name
          }
          ...ProjectTrash_project @arguments(types: $types)
        }
      }
    `,
    reference,
  )
  const organizationId = project?.organization.id
  useEffect(() => {
    if (organizationId !== undefined) selectOrganization(organizationId)
  }, [organizationId])
  if (project === null || project === undefined) return <ProjectNotFound />
  const page = { label: project.name, to: `/dashboard/projects/${project.id}` }
  const { id, name } = project.organization
  return (
    <>
      <PageHeader
        title={words.page} crumbs={[{ label: name, to: `/dashboard/organizations/${id}` }, page]} backTo={page}
      />
      <Stack gap="1">
        <Heading as="h1" textStyle="2xl" overflowWrap="anywhere" lineClamp={3}>{words.heading(project.name)}</Heading>
        <Text color="fg.muted">{words.projectLead}</Text>
      </Stack>
      <ProjectTrash projectRef={project} />
    </>
  )
}
