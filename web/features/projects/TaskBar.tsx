import { Box, Flex, HStack, chakra } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { TaskBar_project$key } from '../../__generated__/TaskBar_project.graphql.ts'
import { commonMessages } from '../../messages/common.ts'
import { projectMessages } from '../../messages/projects.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { STATUS_COLORS } from '../tasks/taskTypes.ts'
import { useTaskCounts } from './useTaskCounts.ts'

const StatusLink = chakra(Link)
/** The least of the bar a status with tasks has, so that a single one of many is seen. */
const LEAST_WIDTH = '6px'

/** How far the tasks of a project are, as one bar; nothing while there are none. */
export function TaskBar({ projectRef }: { projectRef: TaskBar_project$key }) {
  const project = useFragment(
    graphql`
      fragment TaskBar_project on Project {
        id
        ...useTaskCounts_project
      }
    `,
    projectRef,
  )
  const { counts, total } = useTaskCounts(project)
  if (total === 0) return null
  const shown = counts.filter(({ count }) => count > 0)
  return (
    <Box as="section" aria-label={projectMessages.tasksByStatus}>
      <Flex gap="2px" height="8px" aria-hidden>
        {shown.map(({ status, count }, index) => (
          <Box
            key={status} minWidth={LEAST_WIDTH} borderStartRadius={index === 0 ? 'l1' : '0'}
            borderEndRadius={index === shown.length - 1 ? 'l1' : '0'}
            style={{ flexGrow: count, background: STATUS_COLORS[status] }}
          />
        ))}
      </Flex>
      <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="4" rowGap="2.5" mt="2.5">
        {counts.map(({ status, count }) => (
          <HStack as="li" key={status} gap="1.5" textStyle="xs" color="fg.muted">
            <Box boxSize="8px" borderRadius="2px" flexShrink="0" style={{ background: STATUS_COLORS[status] }} />
            <StatusLink
              to={`/dashboard/projects/${project.id}/tasks`} borderRadius="l1" focusVisibleRing="outside"
              _hover={{ color: 'fg' }}
            >
              {taskMessages.statuses[status]}{' '}
              <Box as="b" color="fg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {commonMessages.number(count)}
              </Box>
            </StatusLink>
          </HStack>
        ))}
      </Flex>
    </Box>
  )
}
