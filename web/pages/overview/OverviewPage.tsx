import { Box, Button, Grid, HStack, Heading, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { Building2, Clapperboard, FolderPlus, ListTodo, Shapes } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ReactNode } from 'react'
import type { OverviewPageQuery } from '../../__generated__/OverviewPageQuery.graphql.ts'
import { LostOrganization } from '../../features/organizations/LostOrganization.tsx'
import { OrganizationCard } from '../../features/organizations/OrganizationCard.tsx'
import { FirstRun } from '../../features/projects/FirstRun.tsx'
import { ProjectCard } from '../../features/projects/ProjectCard.tsx'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { commonMessages } from '../../messages/common.ts'
import { shellMessages } from '../../messages/shell.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery } from '../../relay/preloadedQuery.ts'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageBody } from '../../ui/PageBody.tsx'
import { HeaderSkeleton, OrganizationCardSkeletons, ProjectCardSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'
import { ContinueCard } from './ContinueCard.tsx'
import { LatestActivity } from './LatestActivity.tsx'
import { MyTasks } from './MyTasks.tsx'
import { ShortcutCard } from './ShortcutCard.tsx'

const words = shellMessages
const NEW_PROJECT_PATH = '/dashboard/projects?new'

/** The first page of the dashboard: a welcome and the ways on. */
export function OverviewPage() {
  return (
    <PageBody gap="8">
      <PageHeader title={words.overview} />
      <PageBoundary
        fallback={<OverviewSkeleton />}
        notFound={<LostOrganization><OverviewSkeleton /></LostOrganization>}
      >
        <Content />
      </PageBoundary>
    </PageBody>
  )
}

function OverviewSkeleton() {
  return (
    <Stack gap="10">
      <SkeletonGroup><HeaderSkeleton /></SkeletonGroup>
      <Shortcuts />
      <Stack gap="10" aria-hidden>
        <ProjectCardSkeletons count={3} />
        <OrganizationCardSkeletons />
      </Stack>
    </Stack>
  )
}

/** The four ways on; they wait for no answer. */
function Shortcuts() {
  return (
    <Grid
      gap="3" templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
    >
      <ShortcutCard
        to={NEW_PROJECT_PATH} icon={FolderPlus} title={words.createProjectCard} line={words.createProjectCardLine}
      />
      <ShortcutCard
        to="/dashboard/organizations" icon={Building2} title={words.manageOrganizationsCard}
        line={words.manageOrganizationsCardLine}
      />
      <ShortcutCard
        to="/dashboard/assets" icon={Shapes} title={words.assetLibraryCard} line={words.assetLibraryCardLine}
      />
      <ShortcutCard
        to="/dashboard/tasks" icon={ListTodo} title={words.taskBoardCard} line={words.taskBoardCardLine}
      />
    </Grid>
  )
}

function Content() {
  const { viewer, organizations, organization, recentProjects } = usePageQuery<OverviewPageQuery>(graphql`
    query OverviewPageQuery(
      $organizationId: ID!, $hasOrganization: Boolean!, $personId: ID, $filter: TaskFilter
    ) {
      viewer {
        name
      }
      organizations(first: 3) @required(action: THROW) {
        totalCount
        nodes {
          id
          ...OrganizationCard_organization
        }
      }
      organization(id: $organizationId) @include(if: $hasOrganization) {
        name
        projectCount: projects {
          totalCount
        }
        ...MyTasks_organization @arguments(filter: $filter)
      }
      recentProjects(first: 3) @required(action: THROW) {
        nodes {
          id
          organization {
            name
          }
          ...ProjectCard_project
          ...ContinueCard_projects @arguments(personId: $personId)
          ...LatestActivity_projects
        }
      }
    }
  `)
  const isInSeveral = organizations.totalCount > 1
  const hasOrganizations = organizations.totalCount > 0
  return (
    <>
      <Stack gap="1">
        <Heading as="h1" textStyle="2xl" overflowWrap="anywhere" lineClamp={3}>
          {words.welcome(viewer?.name ?? '')}
        </Heading>
        <Text color="fg.muted">{words.welcomeLine}</Text>
      </Stack>
      <FirstRun isFirst={!hasOrganizations} headingLevel="h2">
        <Shortcuts />
        <Grid
          gap="4" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} alignItems="start"
          css={{ '& > :only-child': { gridColumn: '1 / -1' } }}
        >
          <ContinueCard projectsRef={recentProjects.nodes} />
          {organization ? <MyTasks organizationRef={organization} /> : null}
        </Grid>
        <Section
          title={words.recentProjects} to="/dashboard/projects" total={organization?.projectCount.totalCount ?? 0}
          place={isInSeveral ? organization?.name : undefined}
        >
          {recentProjects.nodes.length > 0 ? (
            <CardGrid>
              {recentProjects.nodes.map((project) => (
                <ProjectCard
                  key={project.id} projectRef={project} headingLevel="h3"
                  organizationName={isInSeveral ? project.organization.name : undefined}
                />
              ))}
            </CardGrid>
          ) : (
            <EmptyState
              headingLevel="h3" icon={<Clapperboard size={22} strokeWidth={1.75} />} title={words.noRecentProjects}
              description={words.noRecentProjectsLine}
              action={
                <Button asChild variant="solid"><Link to={NEW_PROJECT_PATH}>{words.createProjectCard}</Link></Button>
              }
            />
          )}
        </Section>
        <LatestActivity projectsRef={recentProjects.nodes} />
        <Section title={words.organizations} to="/dashboard/organizations" total={organizations.totalCount}>
          <CardGrid>
            {organizations.nodes.map((node) => (
              <OrganizationCard key={node.id} organizationRef={node} headingLevel="h3" />
            ))}
          </CardGrid>
        </Section>
      </FirstRun>
    </>
  )
}

type SectionProps = {
  title: string
  to: string
  /** How many there are where the link leads. */
  total: number
  /** Whose they are, when that is not plain. */
  place?: string
  children: ReactNode
}

function Section({ title, to, total, place, children }: SectionProps) {
  return (
    <Stack as="section" gap="4">
      <HStack justify="space-between" align="baseline" gap="4">
        <Heading as="h2" textStyle="lg" flexShrink="0">{title}</Heading>
        {total > 0 ? (
          <TextLink asChild textStyle="sm" color="accent.fg" minWidth="0">
            <Link to={to}>
              <Box as="span" truncate>
                {place === undefined ? commonMessages.viewAll(total) : words.viewAllIn(total, place)}
              </Box>
            </Link>
          </TextLink>
        ) : null}
      </HStack>
      {children}
    </Stack>
  )
}
