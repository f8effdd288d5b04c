import { Button } from '@chakra-ui/react'
import { Archive, Clapperboard, Plus, Search } from 'lucide-react'
import { graphql } from 'react-relay'
import type { ProjectGrid_organization$key } from '../../__generated__/ProjectGrid_organization.graphql.ts'
import type { ProjectGridPaginationQuery } from '../../__generated__/ProjectGridPaginationQuery.graphql.ts'
import { projectMessages } from '../../messages/projects.ts'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useLiveList } from '../live/useLiveList.ts'
import { ShowMore } from '../../ui/MoreButton.tsx'
import { SampleProjectButton } from './SampleProjectButton.tsx'
import { ProjectCard } from './ProjectCard.tsx'
import type { ProjectListFilters } from './projectListSearch.ts'

const PAGE_SIZE = 24
const words = projectMessages

type ProjectGridProps = {
  organizationRef: ProjectGrid_organization$key
  emptyLine: string
  /** Opens the dialog for a new project; absent when the viewer may not create any. */
  onNewProject?: () => void
  /** What the fragment was asked for; everything that is not archived, last changed first, when nothing is said. */
  filters?: ProjectListFilters
  /** Shows everything again when a search found nothing. */
  onSearchCleared?: () => void
}

/** What a list holds when nothing is asked for. */
const ALL_PROJECTS: ProjectListFilters = { search: null, orderBy: 'UPDATED', isArchived: false }

/** An organization's projects in the order asked for. */
export function ProjectGrid(props: ProjectGridProps) {
  const { organizationRef, emptyLine, onNewProject, filters = ALL_PROJECTS, onSearchCleared } = props
  const { data, ...list } = useLiveList<
    ProjectGridPaginationQuery,
    ProjectGrid_organization$key
  >(
    graphql`
      fragment ProjectGrid_organization on Organization
      @refetchable(queryName: "ProjectGridPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String" }
        search: { type: "String" }
        orderBy: { type: "ProjectOrderField", defaultValue: UPDATED }
        isArchived: { type: "Boolean", defaultValue: false }
      ) {
        id
        # Whether there are any follows with them.
        # eslint-disable-next-line relay/unused-fields
        projectCount: projects {
          totalCount
        }
        # eslint-disable-next-line relay/unused-fields
        archivedCount: projects(filter: { isArchived: true }) {
          totalCount
        }
        projects(
          first: $count
          after: $cursor
          filter: { search: $search, isArchived: $isArchived }
          orderBy: { field: $orderBy }
        )
        @connection(key: "ProjectGrid_projects") {
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
    ({ isProjectChanged }) => isProjectChanged,
  )
  const { edges } = data.projects
  if (edges.length === 0 && filters.search !== null) {
    return (
      <EmptyState
        icon={<Search size={22} strokeWidth={1.75} />} title={words.noMatchTitle}
        description={words.noMatchLine(filters.search)}
        action={onSearchCleared ? <Button onClick={onSearchCleared}>{words.clearSearch}</Button> : null}
      />
    )
  }
  if (edges.length === 0 && filters.isArchived) {
    return (
      <EmptyState
        icon={<Archive size={22} strokeWidth={1.75} />} title={words.noArchivedTitle}
        description={words.noArchivedLine}
      />
    )
  }
  if (edges.length === 0) {
    return (
      <EmptyState
        icon={<Clapperboard size={22} strokeWidth={1.75} />} title={words.emptyTitle} description={emptyLine}
        action={
          onNewProject ? (
            <>
              <Button variant="solid" onClick={onNewProject}><Plus aria-hidden /> {words.newProject}</Button>
              <SampleProjectButton organizationId={data.id} />
            </>
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
      <ShowMore list={list} count={PAGE_SIZE} pt="2" />
    </>
  )
}
