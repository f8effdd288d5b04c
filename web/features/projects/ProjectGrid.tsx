import { Button, Center } from '@chakra-ui/react'
import { Clapperboard, Plus } from 'lucide-react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { ProjectGrid_organization$key } from '../../__generated__/ProjectGrid_organization.graphql.ts'
import type { ProjectGridPaginationQuery } from '../../__generated__/ProjectGridPaginationQuery.graphql.ts'
import { messages } from '../../messages.ts'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ProjectCard } from './ProjectCard.tsx'

/** Key of the connection new projects are put into. */
export const PROJECT_CONNECTION_KEY = 'ProjectGrid_projects'

const PAGE_SIZE = 24

type ProjectGridProps = {
  organizationRef: ProjectGrid_organization$key
  emptyLine: string
  /** Opens the dialog for a new project; absent when the viewer may not create any. */
  onNewProject?: () => void
}

/** An organization's projects, the most recently changed first. */
export function ProjectGrid({ organizationRef, emptyLine, onNewProject }: ProjectGridProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ProjectGridPaginationQuery,
    ProjectGrid_organization$key
  >(
    graphql`
      fragment ProjectGrid_organization on Organization
      @refetchable(queryName: "ProjectGridPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 24 }, cursor: { type: "String" }) {
        projects(first: $count, after: $cursor) @connection(key: "ProjectGrid_projects") {
          edges {
            node {
              id
              ...ProjectCard_project
            }
          }
        }
      }
    `,
    organizationRef,
  )
  const { edges } = data.projects
  if (edges.length === 0) {
    return (
      <EmptyState
        icon={<Clapperboard size={22} strokeWidth={1.75} />}
        title={messages.projects.emptyTitle}
        description={emptyLine}
        action={
          onNewProject ? (
            <Button variant="solid" onClick={onNewProject}>
              <Plus aria-hidden /> {messages.projects.newProject}
            </Button>
          ) : null
        }
      />
    )
  }
  return (
    <>
      <CardGrid>
        {edges.map(({ node }) => <ProjectCard key={node.id} projectRef={node} />)}
      </CardGrid>
      {hasNext ? (
        <Center pt="2">
          <Button onClick={() => loadNext(PAGE_SIZE)} loading={isLoadingNext} loadingText={messages.common.showMore}>
            {messages.common.showMore}
          </Button>
        </Center>
      ) : null}
    </>
  )
}
