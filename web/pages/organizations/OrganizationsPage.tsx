import { Button, HStack, Heading, Stack, Text } from '@chakra-ui/react'
import { Pencil, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router-dom'
import type { OrganizationsPageQuery } from '../../__generated__/OrganizationsPageQuery.graphql.ts'
import { OrganizationGrid } from '../../features/organizations/OrganizationGrid.tsx'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { DeletedOrganizations } from '../../features/trash/DeletedOrganizations.tsx'
import { useOpening } from '../../features/shell/useOpening.ts'
import { organizationMessages } from '../../messages/organizations.ts'
import { shellMessages } from '../../messages/shell.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery } from '../../relay/preloadedQuery.ts'
import { PageBody } from '../../ui/PageBody.tsx'
import { OrganizationCardSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'
import { later } from '../../ui/later.tsx'

const CreateOrganizationDialog = later(
  async () => (await import('../../features/organizations/CreateOrganizationDialog.tsx')).CreateOrganizationDialog,
)

const words = organizationMessages

/** The organizations the viewer belongs to. */
export function OrganizationsPage() {
  const [isCreating, setIsCreating] = useOpening('new')
  return (
    <PageBody>
      <PageHeader title={words.page} />
      <PageBoundary
        failedTitle={words.failed} failedHeading="h2" header={<Head />}
        fallback={<SkeletonGroup><OrganizationCardSkeletons /></SkeletonGroup>}
      >
        <Content onCreate={() => setIsCreating(true)} />
      </PageBoundary>
      <CreateOrganizationDialog isOpen={isCreating} onClose={() => setIsCreating(false)} />
    </PageBody>
  )
}

function Head({ action }: { action?: ReactNode }) {
  return (
    <HStack justify="space-between" align="flex-start" gap="4" flexWrap="wrap">
      <Stack gap="1">
        <Heading as="h1" textStyle="2xl">{words.page}</Heading>
        <Text color="fg.muted" maxWidth="68ch">{words.lead}</Text>
      </Stack>
      {action}
    </HStack>
  )
}

function Content({ onCreate }: { onCreate: () => void }) {
  const data = usePageQuery<OrganizationsPageQuery>(graphql`
    query OrganizationsPageQuery {
      ...OrganizationGrid_query
      ...DeletedOrganizations_query
      recentProjects(first: 1) {
        totalCount
      }
    }
  `)
  const hasProjects = (data.recentProjects?.totalCount ?? 0) > 0
  const buttons = (
    <HStack gap="2" wrap="wrap">
      <Button onClick={onCreate}><Plus aria-hidden /> {words.create}</Button>
      {hasProjects ? (
        <Button asChild variant="solid">
          <Link to="/storyboard"><Pencil aria-hidden /> {shellMessages.continueDrawing}</Link>
        </Button>
      ) : null}
    </HStack>
  )
  return (
    <>
      <Head action={buttons} />
      <OrganizationGrid queryRef={data} />
      <DeletedOrganizations queryRef={data} />
    </>
  )
}
