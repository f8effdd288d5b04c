import type { TaskRef } from './TaskSlot.tsx'
import type { TitledTask } from './taskTitle.ts'
import type { TaskStatusName } from './taskTypes.ts'

/** What a drag needs to know of a column, as it is on the screen. */
export interface ColumnHandle {
  readonly tasks: ReadonlyMap<string, TaskRef & TitledTask>
  /** The loaded tasks in their order. */
  readonly taskIds: readonly string[]
  /** All, loaded or not. */
  readonly totalCount: number
  /** What its cards scroll in; null before it is on the page. */
  readonly scroller: HTMLElement | null
  /** The place among the other cards for a height in the window, in pixels. */
  readonly placeAt: (y: number) => number
}

/** The columns of a board, each kept current by itself. */
export type ColumnHandles = Map<TaskStatusName, ColumnHandle>
