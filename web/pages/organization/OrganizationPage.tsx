import { Box, Button, HStack, Heading, Stack, Tabs, Text } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { Link, useSearchParams } from 'react-router-dom'
import type { OrganizationPageQuery } from '../../__generated__/OrganizationPageQuery.graphql.ts'
import { OrganizationActivityTab } from '../../features/activity/OrganizationActivityTab.tsx'
import { OrganizationLiveProvider } from '../../features/live/OrganizationLiveProvider.tsx'
import { LiveOrganization } from '../../features/organizations/LiveOrganization.tsx'
import { MemberTable } from '../../features/organizations/MemberTable.tsx'
import { OrganizationNotFound } from '../../features/organizations/OrganizationNotFound.tsx'
import { OrganizationSettings } from '../../features/organizations/OrganizationSettings.tsx'
import { useLeaveOrganizationPage } from '../../features/organizations/useLeaveOrganizationPage.ts'
import { NewProjectButton } from '../../features/projects/NewProjectButton.tsx'
import { ProjectGrid } from '../../features/projects/ProjectGrid.tsx'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { useOrganizationOfPage } from '../../lib/selectedOrganization.ts'
import { commonMessages } from '../../messages/common.ts'
import { organizationMessages } from '../../messages/organizations.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery } from '../../relay/preloadedQuery.ts'
import { LetterTile } from '../../ui/Avatar.tsx'
import { LongText } from '../../ui/LongText.tsx'
import { PageBody } from '../../ui/PageBody.tsx'
import { HeaderSkeleton, ProjectCardSkeletons, RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'
import { later } from '../../ui/later.tsx'

const NewProjectDialog = later(
  async () => (await import('../../features/projects/NewProjectDialog.tsx')).NewProjectDialog,
)

const words = organizationMessages
const CRUMBS = [{ label: words.page, to: '/dashboard/organizations' }]

const TABS = ['projects', 'members', 'settings', 'activity'] as const

type OrganizationTab = (typeof TABS)[number]

function tabOf(search: URLSearchParams): OrganizationTab {
  return TABS.find((tab) => tab === search.get('tab')) ?? 'projects'
}

/** One organization: its projects, its members, its settings and what happened in it. */
export function OrganizationPage() {
  const tab = tabOf(useSearchParams()[0])
  return (
    <PageBody>
      <PageBoundary
        failedTitle={words.failed} fallback={<OrganizationSkeleton tab={tab} />}
        header={<PageHeader title={words.page} />} notFound={<OrganizationNotFound />}
      >
        <Content />
      </PageBoundary>
    </PageBody>
  )
}

function OrganizationSkeleton({ tab }: { tab: OrganizationTab }) {
  return (
    <SkeletonGroup>
      <Stack gap="10">
        <HeaderSkeleton />
        {tab === 'projects' ? <ProjectCardSkeletons count={3} /> : <RowSkeletons />}
      </Stack>
    </SkeletonGroup>
  )
}

function Content() {
  const { organization, viewer } = usePageQuery<OrganizationPageQuery>(graphql`
    query OrganizationPageQuery($organizationId: ID!) {
      viewer {
        ...MemberTable_viewer
      }
      organization(id: $organizationId) {
        id
        name
        description
        viewerCanCreateProjects
        memberCount: members {
          totalCount
        }
        projectCount: projects {
          totalCount
        }
        ...ProjectGrid_organization
        ...MemberTable_organization
        ...OrganizationSettings_organization
      }
    }
  `)
  const [search, setSearch] = useSearchParams()
  const [isCreating, setIsCreating] = useState(false)
  const leave = useLeaveOrganizationPage()
  useOrganizationOfPage(organization?.id)
  if (organization === null || organization === undefined) return <OrganizationNotFound />
  const tab = tabOf(search)
  return (
    <OrganizationLiveProvider organizationId={organization.id} onLost={() => leave(organization.id)}>
      <LiveOrganization organizationId={organization.id} />
      <PageHeader title={organization.name} crumbs={CRUMBS} />
      <HStack gap="5" align="center" pt="2">
        <LetterTile name={organization.name} size={64} />
        <Box minWidth="0">
          <Heading as="h1" textStyle="2xl" overflowWrap="anywhere" lineClamp={3}>{organization.name}</Heading>
          <LongText color="fg.muted" maxWidth="68ch">{organization.description || words.noDescription}</LongText>
        </Box>
      </HStack>
      <Tabs.Root
        value={tab} lazyMount unmountOnExit
        onValueChange={({ value }) => setSearch(value === 'projects' ? {} : { tab: value }, { replace: true })}
      >
        <Tabs.List>
          <Tabs.Trigger value="projects">
            {words.tabs.projects} <TabCount count={organization.projectCount.totalCount} />
          </Tabs.Trigger>
          <Tabs.Trigger value="members">
            {words.tabs.members} <TabCount count={organization.memberCount.totalCount} />
          </Tabs.Trigger>
          <Tabs.Trigger value="settings">{words.tabs.settings}</Tabs.Trigger>
          <Tabs.Trigger value="activity">{words.tabs.activity}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="projects">
          <Stack gap="4">
            {organization.projectCount.totalCount > 0 ? (
              <HStack justify="space-between">
                <Text textStyle="sm" color="fg.muted">{words.createdRecently}</Text>
                <NewProjectButton
                  isAllowed={organization.viewerCanCreateProjects} onClick={() => setIsCreating(true)}
                />
              </HStack>
            ) : null}
            <ProjectGrid
              organizationRef={organization} emptyLine={words.noProjectsLine}
              onNewProject={organization.viewerCanCreateProjects ? () => setIsCreating(true) : undefined}
            />
            <Button asChild variant="ghost" size="sm" alignSelf="flex-start" color="fg.muted">
              <Link to={`/dashboard/organizations/${organization.id}/trash`}>
                <Trash2 aria-hidden /> {projectFrameMessages.pages.trash}
              </Link>
            </Button>
          </Stack>
        </Tabs.Content>
        <Tabs.Content value="members">
          <MemberTable key={organization.id} organizationRef={organization} viewerRef={viewer} />
        </Tabs.Content>
        <Tabs.Content value="settings">
          <OrganizationSettings key={organization.id} organizationRef={organization} />
        </Tabs.Content>
        <Tabs.Content value="activity">
          <OrganizationActivityTab key={organization.id} organizationId={organization.id} />
        </Tabs.Content>
      </Tabs.Root>
      <NewProjectDialog organizationId={organization.id} isOpen={isCreating} onClose={() => setIsCreating(false)} />
    </OrganizationLiveProvider>
  )
}

function TabCount({ count }: { count: number }) {
  return (
    <Box as="span" textStyle="xs" fontWeight="normal" color="fg.muted" fontVariantNumeric="tabular-nums">
      {commonMessages.number(count)}
    </Box>
  )
}
