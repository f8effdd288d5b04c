import { Box, HStack, Heading, Menu, Stack, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { TaskListPaginationQuery } from '../../__generated__/TaskListPaginationQuery.graphql.ts'
import type {
  TaskList_organization$data, TaskList_organization$key,
} from '../../__generated__/TaskList_organization.graphql.ts'
import { organizationTaskMessages } from '../../messages/organizationTasks.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { compareNames } from '../../messages/format.ts'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { AnchoredMenu } from '../../ui/AnchoredMenu.tsx'
import { showFailure } from '../../relay/useChange.ts'
import { StatusDot } from '../tasks/StatusDot.tsx'
import { useUpdateTask } from '../tasks/taskChanges.ts'
import { dateHere } from '../tasks/taskDates.ts'
import { TASK_STATUSES, type TaskStatusName } from '../tasks/taskTypes.ts'
import { useLiveList } from '../live/useLiveList.ts'
import { DUE_GROUPS, dueGroupOf } from './taskGroups.ts'
import { TaskListRow } from './TaskListRow.tsx'

const words = organizationTaskMessages
const PAGE_SIZE = 50

type TaskListProps = {
  organizationRef: TaskList_organization$key
  groupBy: 'due' | 'project'
}

type TaskOfList = TaskList_organization$data['tasks']['edges'][number]['node']
type Group = { key: string; title: string; isLate: boolean; tasks: readonly TaskOfList[] }
type AskedStatus = { id: string; title: string; status: TaskStatusName; anchor: HTMLElement }

function groupsOf(tasks: readonly TaskOfList[], groupBy: TaskListProps['groupBy']): Group[] {
  if (groupBy === 'due') {
    const today = dateHere()
    return DUE_GROUPS.flatMap((key) => {
      const ofGroup = tasks.filter(({ dueDate, isLate, status }) =>
        dueGroupOf({ dueDate: dueDate ?? null, isLate, status }, today) === key)
      return ofGroup.length > 0 ? [{ key, title: words.groups[key], isLate: key === 'late', tasks: ofGroup }] : []
    })
  }
  const projects = new Map(tasks.map(({ project }) => [project.id, project.name]))
  return [...projects].sort(([, one], [, other]) => compareNames(one, other)).map(([id, name]) => (
    { key: id, title: name, isLate: false, tasks: tasks.filter(({ project }) => project.id === id) }
  ))
}

/** Tasks across projects, in groups; more come while one scrolls. */
export function TaskList({ organizationRef, groupBy }: TaskListProps) {
  const { data, ...list } = useLiveList<
    TaskListPaginationQuery,
    TaskList_organization$key
  >(
    graphql`
      fragment TaskList_organization on Organization
      @refetchable(queryName: "TaskListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        filter: { type: "TaskFilter" }
      ) {
        tasks(first: $first, after: $after, filter: $filter, orderBy: { field: DUE })
        @connection(key: "TaskList_tasks") {
          edges {
            node {
              id
              status
              dueDate
              isLate
              project {
                id
                name
              }
              ...TaskListRow_task
            }
          }
        }
      }
    `,
    organizationRef,
    ({ tasks: touched }) => touched.size > 0,
  )
  const [asked, setAsked] = useState<AskedStatus | null>(null)
  const lastAsked = useRef<AskedStatus | null>(null)
  const [updateTask] = useUpdateTask()
  useEffect(() => {
    if (asked) lastAsked.current = asked
  })

  function changeStatus(status: TaskStatusName): void {
    const task = lastAsked.current
    if (!task || task.status === status) return
    updateTask({ taskId: task.id, status }).catch((error: unknown) =>
      showFailure(words.updateFailed, error, () => changeStatus(status)))
  }

  return (
    <Stack gap="6">
      {groupsOf(data.tasks.edges.map(({ node }) => node), groupBy).map(({ key, title, isLate, tasks }) => (
        <Box as="section" key={key} aria-label={title}>
          <HStack gap="2" mb="2" align="baseline">
            <Heading as="h2" textStyle="sm" color={isLate ? 'fg.error' : 'fg'} letterSpacing="normal">{title}</Heading>
            <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">{tasks.length}</Text>
          </HStack>
          <Box as="ul" listStyleType="none" borderWidth="1px" borderRadius="card" bg="bg.panel" overflow="hidden">
            {tasks.map((task) => (
              <TaskListRow
                key={task.id} taskRef={task} isInProject={groupBy === 'project'}
                onStatusAsked={(of, anchor) => setAsked({ ...of, anchor })}
              />
            ))}
          </Box>
        </Box>
      ))}
      <MoreButton list={list} count={PAGE_SIZE} />
      <AnchoredMenu
        anchor={asked?.anchor ?? null} label={words.statusMenu(asked?.title ?? '')} onClosed={() => setAsked(null)}
        onChosen={(value) => changeStatus(TASK_STATUSES.find((status) => status === value) ?? 'TODO')}
      >
        {TASK_STATUSES.map((status) => (
          <Menu.Item key={status} value={status}>
            <StatusDot status={status} />
            <Box as="span" flex="1">{taskMessages.statuses[status]}</Box>
            {asked?.status === status ? <Check size={16} aria-label={taskMessages.chosen} /> : null}
          </Menu.Item>
        ))}
      </AnchoredMenu>
    </Stack>
  )
}
