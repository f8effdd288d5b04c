import { Box, Button, HStack, Skeleton, Stack, Switch } from '@chakra-ui/react'
import { ListTodo } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router-dom'
import type { OrganizationTasksPageQuery } from '../../__generated__/OrganizationTasksPageQuery.graphql.ts'
import { LostOrganization } from '../../features/organizations/LostOrganization.tsx'
import { SelectOrganization } from '../../features/organizations/SelectOrganization.tsx'
import { TaskList } from '../../features/organizationTasks/TaskList.tsx'
import { readTaskList, writeTaskList, type TaskListView } from '../../features/organizationTasks/taskListAddress.ts'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { useAddress } from '../../features/shell/useAddress.ts'
import { TaskFilters } from '../../features/tasks/TaskFilters.tsx'
import { NO_TASK_FILTER, isFiltering, type TaskFilterValues } from '../../features/tasks/taskFilter.ts'
import { organizationTaskMessages } from '../../messages/organizationTasks.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery } from '../../relay/preloadedQuery.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { PageBody } from '../../ui/PageBody.tsx'
import { SkeletonGroup } from '../../ui/Skeletons.tsx'
import { ToggleButtons } from '../../ui/ToggleButtons.tsx'

const words = organizationTaskMessages
const ALL_PROJECTS = 'all'
const BAR = {
  px: { base: '4', md: '6' }, py: '3', borderBottomWidth: '1px', bg: 'bg.panel', minHeight: 'toolbar', flexShrink: '0',
}

/** The tasks of the selected organization across its projects; the viewer's own to begin with. */
export function OrganizationTasksPage() {
  return (
    <PageBoundary
      failedTitle={words.loadFailed} header={<PageHeader title={words.page} isHeading />}
      fallback={<TasksSkeleton />} notFound={<LostOrganization><TasksSkeleton /></LostOrganization>}
    >
      <Content />
    </PageBoundary>
  )
}

function TasksSkeleton() {
  return (
    <SkeletonGroup>
      <Stack {...BAR} gap="2.5">
        <Skeleton height="8" width="min(30rem, 100%)" />
        <Skeleton height="8" width="min(46rem, 100%)" />
      </Stack>
      <PageBody>
        <Stack gap="6">
          {[3, 4].map((count) => (
            <Box key={count} borderWidth="1px" borderRadius="card" bg="bg.panel" overflow="hidden">
              {Array.from({ length: count }, (_, row) => (
                <HStack key={row} height="12" px="4" gap="4" borderTopWidth={row === 0 ? '0' : '1px'}>
                  <Skeleton height="4" width="6rem" borderRadius="l1" />
                  <Skeleton height="4" width={row % 2 === 0 ? '18rem' : '13rem'} borderRadius="l1" />
                  <Skeleton boxSize="6" borderRadius="full" ms="auto" />
                </HStack>
              ))}
            </Box>
          ))}
        </Stack>
      </PageBody>
    </SkeletonGroup>
  )
}

function Content() {
  const { organization } = usePageQuery<OrganizationTasksPageQuery>(graphql`
    query OrganizationTasksPageQuery(
      $organizationId: ID!
      $hasOrganization: Boolean!
      $filter: TaskFilter
      $lateFilter: TaskFilter
    ) {
      organization(id: $organizationId) @include(if: $hasOrganization) {
        id
        name
        projects(first: 200) {
          nodes {
            id
            name
          }
        }
        found: tasks(filter: $filter, first: 1) {
          totalCount
        }
        late: tasks(filter: $lateFilter, first: 1) {
          totalCount
        }
        ...TaskList_organization @arguments(filter: $filter)
      }
    }
  `)
  const [address, changeAddress] = useAddress()
  if (!organization) {
    return (
      <PageBody>
        <PageHeader title={words.page} />
        <SelectOrganization title={words.selectOrganization} line={words.selectOrganizationLine} />
      </PageBody>
    )
  }
  const { view, filter } = readTaskList(address)
  const change = (part: Partial<TaskListView>, filterPart: Partial<TaskFilterValues> = {}): void =>
    changeAddress((current) => writeTaskList(current, part, filterPart))
  const { found, late, projects } = organization
  // Where there is little room they stand in the row that scrolls.
  const lists = (
    <>
      <FilterSelect
        label={words.project} value={view.projectId ?? ALL_PROJECTS} maxWidth={{ base: '10rem', sm: '14rem' }}
        choices={[
          { value: ALL_PROJECTS, label: words.allProjects },
          ...projects.nodes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChosen={(chosen) => change({ projectId: chosen === ALL_PROJECTS ? null : chosen })}
      />
      <FilterSelect
        label={words.groupLabel} value={view.groupBy} onChosen={(groupBy) => change({ groupBy })}
        choices={[{ value: 'due', label: words.byDue }, { value: 'project', label: words.byProject }]}
      />
    </>
  )
  return (
    <>
      <PageHeader
        title={words.page} isHeading
        crumbs={[{ label: organization.name, to: `/dashboard/organizations/${organization.id}` }]}
        aside={taskMessages.summary(found.totalCount, late.totalCount)}
      />
      <Stack {...BAR} gap="2.5">
        <HStack gap="2" rowGap="2" flexWrap="wrap">
          <ToggleButtons
            label={words.whose} first={words.mine} second={words.everyone} isSecond={!view.isMine}
            onChosen={(isEveryone) => change({ isMine: !isEveryone })}
          />
          <HStack gap="2" hideBelow="md">{lists}</HStack>
          <Switch.Root
            size="sm" checked={view.hasDone} minHeight={{ base: '11', md: '8' }} ms="auto"
            onCheckedChange={({ checked }) => change({ hasDone: checked })}
          >
            <Switch.HiddenInput />
            <Switch.Control><Switch.Thumb /></Switch.Control>
            <Switch.Label textStyle="sm" fontWeight="normal" color="fg.soft">{words.showDone}</Switch.Label>
          </Switch.Root>
        </HStack>
        <TaskFilters
          organizationId={organization.id} projectId={null} filter={filter} hasStatuses
          hasAssignees={!view.isMine} onChanged={(part) => change({}, part)}
          lead={<HStack gap="2" flexShrink="0" hideFrom="md">{lists}</HStack>}
        />
      </Stack>
      <PageBody>
        {found.totalCount > 0 ? <TaskList organizationRef={organization} groupBy={view.groupBy} /> : (
          <NothingHere
            isMine={view.isMine} isFiltered={isFiltering(filter) || view.projectId !== null}
            onEveryone={() => change({ isMine: false })}
            onCleared={() => change({ projectId: null }, NO_TASK_FILTER)}
          />
        )}
      </PageBody>
    </>
  )
}

type NothingHereProps = { isMine: boolean; isFiltered: boolean; onEveryone: () => void; onCleared: () => void }

function NothingHere({ isMine, isFiltered, onEveryone, onCleared }: NothingHereProps) {
  const icon = <ListTodo size={22} strokeWidth={1.75} />
  if (isFiltered) {
    return (
      <EmptyState
        icon={icon} title={words.nothingFound} description={words.nothingFoundLine}
        action={<Button onClick={onCleared}>{taskMessages.clearFilters}</Button>}
      />
    )
  }
  if (isMine) {
    return (
      <EmptyState
        icon={icon} title={words.nothingMine} description={words.nothingMineLine}
        action={<Button onClick={onEveryone}>{words.showEveryone}</Button>}
      />
    )
  }
  return (
    <EmptyState
      icon={icon} title={words.empty} description={words.emptyLine}
      action={<Button asChild variant="solid"><Link to="/dashboard/projects">{words.toProjects}</Link></Button>}
    />
  )
}
