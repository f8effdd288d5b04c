import { Heading, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import type { ProjectTrashPageQuery } from '../../__generated__/ProjectTrashPageQuery.graphql.ts'
import { ProjectNotFound } from '../../features/projects/ProjectNotFound.tsx'
import { ProjectPageHeader } from '../../features/projects/ProjectPageHeader.tsx'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { ProjectTrash } from '../../features/trash/ProjectTrash.tsx'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { trashMessages } from '../../messages/trash.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery } from '../../relay/preloadedQuery.ts'
import { PageBody } from '../../ui/PageBody.tsx'
import { HeaderSkeleton, RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'

const words = trashMessages

/** The trash of one project. */
export function ProjectTrashPage() {
  return (
    <PageBody>
      <PageBoundary
        failedTitle={words.failed} header={<PageHeader title={projectFrameMessages.pages.trash} />}
        fallback={<SkeletonGroup><Stack gap="6"><HeaderSkeleton /><RowSkeletons count={6} /></Stack></SkeletonGroup>}
        notFound={<ProjectNotFound />}
      >
        <Content />
      </PageBoundary>
    </PageBody>
  )
}

function Content() {
  const { project } = usePageQuery<ProjectTrashPageQuery>(graphql`
    query ProjectTrashPageQuery($projectId: ID!, $types: [TombstoneType!]) {
      project(by: { id: $projectId }) {
        name
        ...ProjectPageHeader_project
        ...ProjectTrash_project @arguments(types: $types)
      }
    }
  `)
  if (!project) return <ProjectNotFound />
  return (
    <>
      <ProjectPageHeader projectRef={project} title={projectFrameMessages.pages.trash} />
      <Stack gap="1">
        <Heading as="h1" textStyle="2xl" overflowWrap="anywhere" lineClamp={3}>{words.heading(project.name)}</Heading>
        <Text color="fg.muted">{words.projectLead}</Text>
      </Stack>
      <ProjectTrash projectRef={project} />
    </>
  )
}
