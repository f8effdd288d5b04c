import { graphql, readInlineData } from 'react-relay'
import type { taskTitle_task$key } from '../../__generated__/taskTitle_task.graphql.ts'

/** A task whose title can be asked for. */
export type TitledTask = taskTitle_task$key

/** A task's title, read when it is asked for. */
export function taskTitle(taskRef: TitledTask): string {
  return readInlineData(
    graphql`
      fragment taskTitle_task on Task @inline {
        title
      }
    `,
    taskRef,
  ).title
}
