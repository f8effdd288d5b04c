import { Box, Flex, HStack, Text, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { TaskListRow_task$key } from '../../__generated__/TaskListRow_task.graphql.ts'
import { organizationTaskMessages } from '../../messages/organizationTasks.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { Assignees } from '../tasks/Assignees.tsx'
import { BlockedBy } from '../tasks/BlockedBy.tsx'
import { DueMark } from '../tasks/DueMark.tsx'
import { PriorityMark } from '../tasks/PriorityMark.tsx'
import { StatusDot } from '../tasks/StatusDot.tsx'
import { knownTaskPriority, knownTaskStatus, type TaskStatusName } from '../tasks/taskTypes.ts'

const words = organizationTaskMessages
const RowLink = chakra(Link)

type TaskListRowProps = {
  taskRef: TaskListRow_task$key
  /** The list is grouped by projects: the row need not name its own. */
  isInProject: boolean
  onStatusAsked: (task: { id: string; title: string; status: TaskStatusName }, anchor: HTMLElement) => void
}

/** A task in a list: status, title, place, due date and assignees. */
export function TaskListRow({ taskRef, isInProject, onStatusAsked }: TaskListRowProps) {
  const task = useFragment(
    graphql`
      fragment TaskListRow_task on Task {
        id
        title
        status
        priority
        dueDate
        isLate
        project {
          id
          name
          isArchived
          viewerCanEdit
        }
        named: shots(first: 3) {
          totalCount
          nodes {
            id
            code
          }
        }
        ...Assignees_task
        ...BlockedBy_task
      }
    `,
    taskRef,
  )
  const { id, title, project, named } = task
  const status = knownTaskStatus(task.status)
  const isDone = status === 'DONE'
  const more = named.totalCount - named.nodes.length
  const refusal = project.viewerCanEdit
    ? null
    : project.isArchived ? taskMessages.archived : taskMessages.editForbidden
  return (
    <Flex
      as="li" position="relative" align="center" columnGap="3" rowGap="1.5" px="4" py="2" minHeight="12"
      borderTopWidth="1px" _first={{ borderTopWidth: '0' }} _hover={{ bg: 'bg.subtle' }}
      wrap={{ base: 'wrap', lg: 'nowrap' }}
    >
      <Tooltip content={refusal ?? words.changeStatus}>
        <chakra.button
          type="button" aria-label={words.statusOf(title, taskMessages.statuses[status])} aria-haspopup="menu"
          aria-disabled={refusal !== null} position="relative" zIndex="1" display="inline-flex" alignItems="center"
          gap="2" height="7" px="2" ms="-2" width={{ base: 'auto', sm: '8.25rem' }} flexShrink="0" textStyle="xs"
          borderRadius="control" fontWeight="medium" focusVisibleRing="outside"
          cursor={refusal === null ? 'pointer' : 'default'}
          _hover={{ bg: 'bg.emphasized' }} css={{ '@media (pointer: coarse)': { height: '44px' } }}
          onClick={(event) => {
            if (refusal === null) onStatusAsked({ id, title, status }, event.currentTarget)
          }}
        >
          <StatusDot status={status} />
          <Box as="span" whiteSpace="nowrap">{taskMessages.statuses[status]}</Box>
          {refusal === null ? <Box as="span" color="fg.muted"><ChevronDown size={12} aria-hidden /></Box> : null}
        </chakra.button>
      </Tooltip>
      <Box flex={{ base: '1 0 calc(100% - 6rem)', lg: '1' }} minWidth="0" order={{ base: -2, lg: 0 }}>
        <RowLink
          to={`/dashboard/projects/${project.id}/tasks?task=${id}`} display="block" fontWeight="medium" truncate
          color={isDone ? 'fg.muted' : 'fg'} textDecoration={isDone ? 'line-through' : undefined} title={title}
          outline="none" _after={{ content: '""', position: 'absolute', inset: '0' }}
          _focusVisible={{ _after: { boxShadow: 'inset 0 0 0 2px {colors.accent.solid}', borderRadius: 'control' } }}
        >
          {title}
        </RowLink>
        <BlockedBy taskRef={task} />
      </Box>
      {named.nodes.length > 0 ? (
        <HStack gap="1" flexShrink="0" hideBelow="xl" title={words.shots(named.totalCount)}>
          {named.nodes.map(({ id: shotId, code }) => (
            <Text key={shotId} textStyle="mono" color="fg.muted" px="1.5" bg="bg.raised" borderRadius="l1">{code}</Text>
          ))}
          {more > 0 ? <Text textStyle="xs" color="fg.muted">{taskMessages.moreShots(more)}</Text> : null}
        </HStack>
      ) : null}
      {isInProject ? null : (
        <Text textStyle="sm" color="fg.muted" truncate maxWidth="11rem" width={{ lg: '11rem' }} title={project.name}>
          {project.name}
        </Text>
      )}
      <Box width={{ lg: '5.5rem' }} flexShrink="0">
        <PriorityMark priority={knownTaskPriority(task.priority)} />
      </Box>
      <Box width={{ lg: '7rem' }} flexShrink="0">
        {task.dueDate ? <DueMark dueDate={task.dueDate} isLate={task.isLate} isDone={isDone} /> : null}
      </Box>
      <Flex
        ms="auto" flexShrink="0" position="relative" order={{ base: -1, lg: 0 }} width={{ lg: '5.25rem' }} justify="end"
      >
        <Assignees taskRef={task} />
      </Flex>
    </Flex>
  )
}
