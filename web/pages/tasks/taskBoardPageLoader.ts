import query, { type TaskBoardPageQuery } from '../../__generated__/TaskBoardPageQuery.graphql.ts'
import {
  columnVariables, lateVariables, taskFilterFromSearch, taskFilterVariables,
} from '../../features/tasks/taskFilter.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts a project's task board: the first tasks of each column, filtered as the address says. */
export const taskBoardPageLoader = pageLoader<TaskBoardPageQuery>(query, ({ projectId }, search) => {
  const filter = taskFilterVariables({ ...taskFilterFromSearch(search), statuses: [] })
  return {
    projectId,
    late: lateVariables(filter),
    todo: columnVariables(filter, 'TODO'),
    inProgress: columnVariables(filter, 'IN_PROGRESS'),
    blocked: columnVariables(filter, 'BLOCKED'),
    inReview: columnVariables(filter, 'IN_REVIEW'),
    done: columnVariables(filter, 'DONE'),
  }
})
