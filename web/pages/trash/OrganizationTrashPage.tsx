import { Heading, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import type { OrganizationTrashPageQuery } from '../../__generated__/OrganizationTrashPageQuery.graphql.ts'
import { OrganizationNotFound } from '../../features/organizations/OrganizationNotFound.tsx'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { OrganizationTrash } from '../../features/trash/OrganizationTrash.tsx'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { trashMessages } from '../../messages/trash.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery } from '../../relay/preloadedQuery.ts'
import { PageBody } from '../../ui/PageBody.tsx'
import { HeaderSkeleton, RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'

const words = trashMessages

/** The deleted projects of one organization. */
export function OrganizationTrashPage() {
  return (
    <PageBody>
      <PageBoundary
        failedTitle={words.failed} header={<PageHeader title={projectFrameMessages.pages.trash} />}
        fallback={<SkeletonGroup><Stack gap="6"><HeaderSkeleton /><RowSkeletons count={3} /></Stack></SkeletonGroup>}
        notFound={<OrganizationNotFound />}
      >
        <Content />
      </PageBoundary>
    </PageBody>
  )
}

function Content() {
  const { organization } = usePageQuery<OrganizationTrashPageQuery>(graphql`
    query OrganizationTrashPageQuery($organizationId: ID!) {
      organization(id: $organizationId) {
        id
        name
        ...OrganizationTrash_organization
      }
    }
  `)
  if (organization === null || organization === undefined) return <OrganizationNotFound />
  const page = { label: organization.name, to: `/dashboard/organizations/${organization.id}` }
  return (
    <>
      <PageHeader title={projectFrameMessages.pages.trash} crumbs={[page]} backTo={page} />
      <Stack gap="1">
        <Heading as="h1" textStyle="2xl" overflowWrap="anywhere" lineClamp={3}>
          {words.heading(organization.name)}
        </Heading>
        <Text color="fg.muted">{words.organizationLead}</Text>
      </Stack>
      <OrganizationTrash organizationRef={organization} />
    </>
  )
}
