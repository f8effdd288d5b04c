import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type TaskBoardPageQuery } from '../../__generated__/TaskBoardPageQuery.graphql.ts'
import {
  columnVariables, lateVariables, taskFilterFromSearch, taskFilterVariables,
} from '../../features/tasks/taskFilter.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Starts a project's task board: the first tasks of each column, filtered as the address says. */
export function taskBoardPageLoader({ params, request }: LoaderFunctionArgs) {
  const asked = taskFilterFromSearch(new URL(request.url).searchParams)
  const filter = taskFilterVariables({ ...asked, statuses: [] })
  const variables = {
    projectId: params['projectId'] ?? '',
    late: lateVariables(filter),
    todo: columnVariables(filter, 'TODO'),
    inProgress: columnVariables(filter, 'IN_PROGRESS'),
    blocked: columnVariables(filter, 'BLOCKED'),
    inReview: columnVariables(filter, 'IN_REVIEW'),
    done: columnVariables(filter, 'DONE'),
  }
  return loadPageQuery<TaskBoardPageQuery>(query, variables, request.signal)
}
