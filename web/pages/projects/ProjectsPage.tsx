import { HStack, Heading, Stack, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { ProjectsPageQuery } from '../../__generated__/ProjectsPageQuery.graphql.ts'
import { LostOrganization } from '../../features/organizations/LostOrganization.tsx'
import { SelectOrganization } from '../../features/organizations/SelectOrganization.tsx'
import { NewProjectButton } from '../../features/projects/NewProjectButton.tsx'
import { ProjectFilters } from '../../features/projects/ProjectFilters.tsx'
import { ProjectGrid } from '../../features/projects/ProjectGrid.tsx'
import {
  knownOrder, readProjectFilters, writeProjectFilters, type ProjectListFilters,
} from '../../features/projects/projectListSearch.ts'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { useOpening } from '../../features/shell/useOpening.ts'
import { projectMessages } from '../../messages/projects.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery, usePageVariables } from '../../relay/preloadedQuery.ts'
import { PageBody } from '../../ui/PageBody.tsx'
import { HeaderSkeleton, ProjectCardSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'
import { later } from '../../ui/later.tsx'

const NewProjectDialog = later(
  async () => (await import('../../features/projects/NewProjectDialog.tsx')).NewProjectDialog,
)

const words = projectMessages

/** The projects of the selected organization. */
export function ProjectsPage() {
  return (
    <PageBody>
      <PageHeader title={words.page} />
      <PageBoundary
        failedTitle={words.failedList}
        fallback={<ProjectsSkeleton />} notFound={<LostOrganization><ProjectsSkeleton /></LostOrganization>}
      >
        <Content />
      </PageBoundary>
    </PageBody>
  )
}

function ProjectsSkeleton() {
  return <SkeletonGroup><Stack gap="6"><HeaderSkeleton /><ProjectCardSkeletons /></Stack></SkeletonGroup>
}

function Content() {
  const { organization } = usePageQuery<ProjectsPageQuery>(graphql`
    query ProjectsPageQuery(
      $organizationId: ID!
      $hasOrganization: Boolean!
      $search: String
      $orderBy: ProjectOrderField!
      $isArchived: Boolean!
    ) {
      organization(id: $organizationId) @include(if: $hasOrganization) {
        id
        name
        viewerCanCreateProjects
        projectCount: projects {
          totalCount
        }
        archivedCount: projects(filter: { isArchived: true }) {
          totalCount
        }
        ...ProjectGrid_organization @arguments(search: $search, orderBy: $orderBy, isArchived: $isArchived)
      }
    }
  `)
  const { search, orderBy, isArchived } = usePageVariables<ProjectsPageQuery>()
  // The list on the screen, which follows the address as soon as it is there.
  const shown = useMemo(
    (): ProjectListFilters => ({ search: search ?? null, orderBy: knownOrder(orderBy), isArchived }),
    [search, orderBy, isArchived],
  )
  const [address, setAddress] = useSearchParams()
  const [isCreating, setIsCreating] = useOpening('new')
  if (organization === null || organization === undefined) {
    return <SelectOrganization title={words.selectOrganization} line={words.selectOrganizationLine} />
  }

  const hasProjects = organization.projectCount.totalCount + organization.archivedCount.totalCount > 0
  const change = (filters: Partial<ProjectListFilters>) =>
    setAddress((current) => writeProjectFilters(current, filters), { replace: true })
  const openDialog = () => setIsCreating(true)
  return (
    <>
      <HStack justify="space-between" align="flex-start" gap="4" flexWrap="wrap">
        <Stack gap="1" minWidth="0">
          <Heading as="h1" textStyle="2xl">{words.page}</Heading>
          <Text color="fg.muted" overflowWrap="anywhere" lineClamp={2}>{words.inOrganization(organization.name)}</Text>
        </Stack>
        {hasProjects ? (
          <NewProjectButton isAllowed={organization.viewerCanCreateProjects} onClick={openDialog} />
        ) : null}
      </HStack>
      {hasProjects ? <ProjectFilters filters={readProjectFilters(address)} onChanged={change} /> : null}
      <ProjectGrid
        organizationRef={organization} emptyLine={words.emptyLine} filters={shown}
        onSearchCleared={() => change({ search: null })}
        onNewProject={organization.viewerCanCreateProjects ? openDialog : undefined}
      />
      <NewProjectDialog
        organizationId={organization.id} isOpen={isCreating} onClose={() => setIsCreating(false)}
      />
    </>
  )
}
