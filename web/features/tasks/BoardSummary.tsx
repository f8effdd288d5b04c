import { Button, HStack } from '@chakra-ui/react'
import { useContext, useSyncExternalStore } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { BoardSummaryLateQuery } from '../../__generated__/BoardSummaryLateQuery.graphql.ts'
import type { BoardSummary_project$key } from '../../__generated__/BoardSummary_project.graphql.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { useLiveQuery } from '../live/useLive.ts'
import type { BoardCounts } from './boardCounts.ts'
import { TaskFilterContext } from './taskConnection.ts'
import { lateVariables } from './taskFilter.ts'

const words = taskMessages

type BoardSummaryProps = { projectRef: BoardSummary_project$key; counts: BoardCounts }

const lateQuery = graphql`
  query BoardSummaryLateQuery($projectId: ID!, $late: TaskFilter) {
    project(by: { id: $projectId }) {
      ...BoardSummary_project
    }
  }
`

/** How many tasks a board shows and how many of them are late; nothing until all columns are counted. */
export function BoardSummary({ projectRef, counts }: BoardSummaryProps) {
  const { id, late } = useFragment(
    graphql`
      fragment BoardSummary_project on Project {
        id
        late: tasks(filter: $late, first: 1) {
          totalCount
        }
      }
    `,
    projectRef,
  )
  const filter = useContext(TaskFilterContext)
  useLiveQuery<BoardSummaryLateQuery>({
    query: lateQuery, variables: () => ({ projectId: id, late: lateVariables(filter) }),
    isTouched: ({ areTaskColumnsChanged, isSweeping }) => isSweeping || areTaskColumnsChanged,
  })
  const total = useSyncExternalStore(counts.subscribe, counts.total)
  return total === null ? null : words.summary(total, late.totalCount)
}

/** Says that no task fits the filters, and clears them. */
export function NothingMatches({ counts, onClear }: { counts: BoardCounts; onClear: () => void }) {
  const total = useSyncExternalStore(counts.subscribe, counts.total)
  if (total !== 0) return null
  return (
    <HStack role="status" px={{ base: '4', md: '6' }} pt="3" gap="3" textStyle="sm" color="fg.muted">
      {words.nothingMatches}
      <Button size="xs" onClick={onClear}>{words.clearFilters}</Button>
    </HStack>
  )
}
