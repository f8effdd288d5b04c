import { Box, Text, chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { TaskOptionsQuery } from '../../__generated__/TaskOptionsQuery.graphql.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { StatusDot } from './StatusDot.tsx'
import { optionStyle } from './optionStyle.ts'
import type { Linked } from './taskDrafts.ts'
import { knownTaskStatus } from './taskTypes.ts'

type TaskOptionsProps = {
  projectId: string
  search: string
  /** The task the others are chosen for; null for one that is not made yet. */
  exceptId: string | null
  chosenIds: readonly string[]
  onChosen: (task: Linked) => void
}

/** The tasks of a project that fit a search, by title; never the task itself. */
export function TaskOptions({ projectId, search, exceptId, chosenIds, onChosen }: TaskOptionsProps) {
  const filter = { ...(search === '' ? {} : { search }), ...(exceptId === null ? {} : { exceptId }) }
  const { project } = useLazyLoadQuery<TaskOptionsQuery>(
    graphql`
      query TaskOptionsQuery($projectId: ID!, $filter: TaskFilter) {
        project(by: { id: $projectId }) {
          tasks(filter: $filter, orderBy: { field: TITLE }, first: 50) {
            nodes {
              id
              title
              description
              status
            }
          }
        }
      }
    `,
    { projectId, filter },
    { fetchPolicy: 'store-and-network' },
  )
  const tasks = project?.tasks.nodes ?? []
  if (tasks.length === 0) {
    return (
      <Text px="2" py="2" textStyle="sm" color="fg.muted">
        {search === '' ? taskMessages.noTasks : taskMessages.nothingFound}
      </Text>
    )
  }
  return (
    <chakra.ul listStyleType="none">
      {tasks.map(({ id, title, description, status }) => (
        <li key={id}>
          <chakra.button
            {...optionStyle} aria-pressed={chosenIds.includes(id)} title={description || undefined}
            onClick={() => onChosen({ id, label: title })}
          >
            <StatusDot status={knownTaskStatus(status)} />
            <Box as="span" flex="1" truncate>{title}</Box>
            <Box as="span" textStyle="xs" color="fg.muted" flexShrink="0">
              {taskMessages.statuses[knownTaskStatus(status)]}
            </Box>
            <Box as="span" width="4" flexShrink="0" color="accent.fg">
              {chosenIds.includes(id) ? <Check size={16} aria-hidden /> : null}
            </Box>
          </chakra.button>
        </li>
      ))}
    </chakra.ul>
  )
}
