import { graphql, useFragment } from 'react-relay'
import type { useTaskCounts_project$key } from '../../__generated__/useTaskCounts_project.graphql.ts'
import { TASK_STATUSES, type TaskStatusName } from '../tasks/taskTypes.ts'

/** How many tasks of a project are how far, in the order of the columns, and how many that are in all. */
export function useTaskCounts(projectRef: useTaskCounts_project$key) {
  const { taskCounts } = useFragment(
    graphql`
      fragment useTaskCounts_project on Project {
        taskCounts {
          status
          count
        }
      }
    `,
    projectRef,
  )
  const counts: { status: TaskStatusName; count: number }[] = TASK_STATUSES.map((status) => ({
    status, count: taskCounts.find((each) => each.status === status)?.count ?? 0,
  }))
  return { counts, total: counts.reduce((sum, { count }) => sum + count, 0) }
}
