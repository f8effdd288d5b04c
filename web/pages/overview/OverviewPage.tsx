import { Box, Button, Grid, HStack, Heading, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { Building2, Clapperboard, FolderPlus, ListTodo, Plus, Shapes } from 'lucide-react'
import { useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link, useLoaderData } from 'react-router-dom'
import type { ReactNode } from 'react'
import type { OverviewPageQuery } from '../../__generated__/OverviewPageQuery.graphql.ts'
import { CreateOrganizationDialog } from '../../features/organizations/CreateOrganizationDialog.tsx'
import { LostOrganization } from '../../features/organizations/LostOrganization.tsx'
import { OrganizationCard } from '../../features/organizations/OrganizationCard.tsx'
import { ProjectCard } from '../../features/projects/ProjectCard.tsx'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { messages } from '../../messages.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageBody } from '../../ui/PageBody.tsx'
import { HeaderSkeleton, OrganizationCardSkeletons, ProjectCardSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'
import { ShortcutCard } from './ShortcutCard.tsx'

const words = messages.shell

/** The first page of the dashboard: a welcome and the ways on. */
export function OverviewPage() {
  const reference = useLoaderData() as PreloadedQuery<OverviewPageQuery>
  return (
    <PageBody gap="10">
      <PageHeader title={words.overview} />
      <PageBoundary
        reference={reference} fallback={<OverviewSkeleton />}
        notFound={<LostOrganization><OverviewSkeleton /></LostOrganization>}
      >
        <Content reference={reference} />
      </PageBoundary>
    </PageBody>
  )
}

function OverviewSkeleton() {
  return (
    <Stack gap="10">
      <SkeletonGroup><HeaderSkeleton /></SkeletonGroup>
      <Shortcuts newProjectPath="/dashboard/projects?new" />
      <Stack gap="10" aria-hidden>
        <ProjectCardSkeletons count={3} />
        <OrganizationCardSkeletons />
      </Stack>
    </Stack>
  )
}

/** The four ways on; they wait for no answer. */
function Shortcuts({ newProjectPath }: { newProjectPath: string }) {
  return (
    <Grid
      gap="4" templateColumns={{
        base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))',
      }}
    >
      <ShortcutCard
        to={newProjectPath} icon={FolderPlus} title={words.createProjectCard} line={words.createProjectCardLine}
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

function Content({ reference }: { reference: PreloadedQuery<OverviewPageQuery> }) {
  const { viewer, organizations, organization, recentProjects } = usePreloadedQuery<OverviewPageQuery>(
    graphql`
      query OverviewPageQuery($organizationId: ID!, $hasOrganization: Boolean!) {
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
        }
        recentProjects(first: 3) @required(action: THROW) {
          nodes {
            id
            organization {
              name
            }
            ...ProjectCard_project
          }
        }
      }
    `,
    reference,
  )
  const isInSeveral = organizations.totalCount > 1
  const hasOrganizations = organizations.totalCount > 0
  const newProjectPath = hasOrganizations ? '/dashboard/projects?new' : '/dashboard/organizations'
  return (
    <>
      <Stack gap="1">
        <Heading as="h1" textStyle="2xl" overflowWrap="anywhere" lineClamp={3}>
          {words.welcome(viewer?.name ?? '')}
        </Heading>
        <Text color="fg.muted">{words.welcomeLine}</Text>
      </Stack>
      <Shortcuts newProjectPath={newProjectPath} />
      {hasOrganizations ? (
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
                <Button asChild variant="solid"><Link to={newProjectPath}>{words.createProjectCard}</Link></Button>
              }
            />
          )}
        </Section>
      ) : null}
      <Section title={words.organizations} to="/dashboard/organizations" total={organizations.totalCount}>
        {hasOrganizations ? (
          <CardGrid>
            {organizations.nodes.map((node) => (
              <OrganizationCard key={node.id} organizationRef={node} headingLevel="h3" />
            ))}
          </CardGrid>
        ) : <FirstOrganization />}
      </Section>
    </>
  )
}

/** Where somebody new begins: projects come after the organization that holds them. */
function FirstOrganization() {
  const [isCreating, setIsCreating] = useState(false)
  return (
    <>
      <EmptyState
        headingLevel="h3" icon={<Building2 size={22} strokeWidth={1.75} />} title={words.noOrganizations}
        description={messages.organizations.emptyLine}
        action={
          <Button variant="solid" onClick={() => setIsCreating(true)}>
            <Plus aria-hidden /> {messages.organizations.create}
          </Button>
        }
      />
      <CreateOrganizationDialog isOpen={isCreating} onClose={() => setIsCreating(false)} />
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
                {place === undefined ? messages.common.viewAll(total) : words.viewAllIn(total, place)}
              </Box>
            </Link>
          </TextLink>
        ) : null}
      </HStack>
      {children}
    </Stack>
  )
}
