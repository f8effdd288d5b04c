import { Box, HStack, Text, chakra } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { DueMark } from '../../features/tasks/DueMark.tsx'
import { StatusDot } from '../../features/tasks/StatusDot.tsx'
import { knownTaskStatus } from '../../features/tasks/taskTypes.ts'
import type { MyTasks_organization$key } from '../../__generated__/MyTasks_organization.graphql.ts'
import { commonMessages } from '../../messages/common.ts'
import { shellMessages } from '../../messages/shell.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { OverviewPanel, PanelEmpty } from './OverviewPanel.tsx'

const words = shellMessages
const RowLink = chakra(Link)

/** The viewer's own open tasks, the most urgent first. */
export function MyTasks({ organizationRef }: { organizationRef: MyTasks_organization$key }) {
  const { tasks } = useFragment(
    graphql`
      fragment MyTasks_organization on Organization
      @argumentDefinitions(filter: { type: "TaskFilter" }) {
        tasks(first: 5, filter: $filter, orderBy: { field: DUE }) {
          totalCount
          nodes {
            id
            title
            status
            dueDate
            isLate
            project {
              id
              name
            }
          }
        }
      }
    `,
    organizationRef,
  )
  return (
    <OverviewPanel
      title={words.myTasks} to="/dashboard/tasks"
      linkText={tasks.totalCount > 0 ? commonMessages.viewAll(tasks.totalCount) : null}
    >
      {tasks.nodes.length === 0 ? <PanelEmpty title={words.noTasks} line={words.noTasksLine} /> : (
        <Box as="ul" listStyleType="none">
          {tasks.nodes.map(({ id, title, status, dueDate, isLate, project }) => (
            <HStack
              as="li" key={id} gap="3" px="4" minHeight="12" py="1.5" position="relative" minWidth="0"
              borderTopWidth="1px" _hover={{ bg: 'bg.subtle' }}
            >
              <Box as="span" title={taskMessages.statuses[knownTaskStatus(status)]} flexShrink="0" display="flex">
                <StatusDot status={knownTaskStatus(status)} />
              </Box>
              <Box flex="1" minWidth="0">
                <RowLink
                  to={`/dashboard/projects/${project.id}/tasks?task=${id}`} display="block" textStyle="sm"
                  fontWeight="medium" truncate outline="none" title={title}
                  _after={{ content: '""', position: 'absolute', inset: '0' }}
                  _focusVisible={{ _after: { boxShadow: 'inset 0 0 0 2px {colors.accent.solid}' } }}
                >
                  {title}
                </RowLink>
                <Text textStyle="xs" color="fg.muted" truncate>{project.name}</Text>
              </Box>
              {dueDate ? <DueMark dueDate={dueDate} isLate={isLate} isDone={false} /> : null}
            </HStack>
          ))}
        </Box>
      )}
    </OverviewPanel>
  )
}
