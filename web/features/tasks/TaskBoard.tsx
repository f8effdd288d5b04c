import { Box, Grid } from '@chakra-ui/react'
import { DndContext, MeasuringStrategy, getClientRect } from '@dnd-kit/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TaskBoard_query$key } from '../../__generated__/TaskBoard_query.graphql.ts'
import { messages } from '../../messages.ts'
import { ColumnTabs } from './ColumnTabs.tsx'
import { DragLayer } from './DragLayer.tsx'
import { TaskColumn } from './TaskColumn.tsx'
import { DropPlace } from './TaskSlot.tsx'
import { TaskMenu, type TaskCommand } from './TaskMenu.tsx'
import type { BoardActions } from './boardActions.ts'
import type { ColumnHandles } from './columnHandles.ts'
import { focusTask } from './focusTask.ts'
import type { TaskPlace } from './taskConnection.ts'
import { TaskDragStore } from './taskDragStore.ts'
import { placeBeside } from './taskOrder.ts'
import { taskTitle } from './taskTitle.ts'
import { TASK_STATUSES, type TaskStatusName } from './taskTypes.ts'
import { useDeleteTaskMutation } from './useDeleteTaskMutation.ts'
import { useMoveTaskMutation } from './useMoveTaskMutation.ts'
import { useTaskDrag } from './useTaskDrag.ts'

const words = messages.tasks
/** How often a column scrolls on while a card is held at its edge, in milliseconds. */
const AUTO_SCROLL_INTERVAL_MS = 5
/** Cards give way in this time, in milliseconds. */
const SORT_DURATION_MS = 200
const silent = () => undefined

type TaskBoardProps = {
  queryRef: TaskBoard_query$key
  projectId: string
  canEdit: boolean
  counts: Readonly<Partial<Record<TaskStatusName, number>>>
  onCounted: (status: TaskStatusName, count: number) => void
  onOpened: (taskId: string) => void
  onAdd: (status: TaskStatusName) => void
}

/** The five columns, side by side or one at a time, with everything that moves cards between them. */
export function TaskBoard({ queryRef, projectId, canEdit, counts, onCounted, onOpened, onAdd }: TaskBoardProps) {
  const { todo, inProgress, blocked, inReview, done } = useFragment(
    graphql`
      fragment TaskBoard_query on Query {
        todo: project(id: $projectId) {
          ...TaskColumn_project @arguments(filter: $todo)
        }
        inProgress: project(id: $projectId) {
          ...TaskColumn_project @arguments(filter: $inProgress)
        }
        blocked: project(id: $projectId) {
          ...TaskColumn_project @arguments(filter: $blocked)
        }
        inReview: project(id: $projectId) {
          ...TaskColumn_project @arguments(filter: $inReview)
        }
        done: project(id: $projectId) {
          ...TaskColumn_project @arguments(filter: $done)
        }
      }
    `,
    queryRef,
  )
  const columns = { TODO: todo, IN_PROGRESS: inProgress, BLOCKED: blocked, IN_REVIEW: inReview, DONE: done }
  const board = useRef<HTMLDivElement>(null)
  const [drag] = useState(() => new TaskDragStore())
  const [handles] = useState<ColumnHandles>(() => new Map())
  const [shown, setShown] = useState<TaskStatusName>('TODO')
  const [menu, setMenu] = useState<{ taskId: string; anchor: HTMLElement } | null>(null)
  const [moveTask] = useMoveTaskMutation()
  const [deleteTask] = useDeleteTaskMutation()

  const move = useCallback(
    (taskId: string, status: TaskStatusName, to: TaskPlace | null) => moveTask({ projectId, taskId, status, to }),
    [moveTask, projectId],
  )
  const { sensors, collisionDetection, events } = useTaskDrag({ drag, handles, boardRef: board, onMoved: move })

  // Only attributes change while a card is held: the styles of rows, tabs and columns follow them.
  useEffect(() => {
    const follow = (): void => {
      const held = drag.get()
      if (!board.current) return
      board.current.dataset['shown'] = held?.status ?? shown
      board.current.toggleAttribute('data-dragging', held !== null)
    }
    follow()
    return drag.subscribe(follow)
  }, [drag, shown])

  const actions = useMemo<BoardActions>(
    () => ({ open: onOpened, openMenu: (taskId, anchor) => setMenu({ taskId, anchor }) }),
    [onOpened],
  )

  function columnOf(taskId: string) {
    return TASK_STATUSES.find((status) => handles.get(status)?.tasks.has(taskId)) ?? null
  }

  function run(taskId: string, command: TaskCommand): void {
    const status = columnOf(taskId)
    if (status === null) return
    const ids = handles.get(status)?.taskIds ?? []
    const place = ids.indexOf(taskId)
    if (command === 'edit') onOpened(taskId)
    else if (command === 'delete') {
      deleteTask({ projectId, taskId })
      const next = ids[place + 1] ?? ids[place - 1]
      if (next !== undefined) focusTask(next)
    } else {
      const others = ids.filter((id) => id !== taskId)
      if (command === 'up' || command === 'down') {
        move(taskId, status, placeBeside(others, place + (command === 'up' ? -1 : 1)))
      } else move(taskId, command, null)
      focusTask(taskId)
    }
  }

  const menuStatus = menu ? columnOf(menu.taskId) : null
  const menuColumn = menuStatus ? handles.get(menuStatus) : undefined
  const menuTask = menu ? menuColumn?.tasks.get(menu.taskId) : undefined
  const menuPlace = menu ? (menuColumn?.taskIds.indexOf(menu.taskId) ?? -1) : -1
  return (
    <DndContext
      sensors={sensors} collisionDetection={collisionDetection} autoScroll={{ interval: AUTO_SCROLL_INTERVAL_MS }}
      measuring={{ draggable: { measure: getClientRect }, droppable: { strategy: MeasuringStrategy.BeforeDragging } }}
      accessibility={{
        screenReaderInstructions: { draggable: words.dragInstructions },
        announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
      }}
      {...events}
    >
      <Box
        ref={board} as="section" aria-label={words.board} data-shown="TODO" display="flex" flexDirection="column"
        flex="1 1 0" minHeight="22rem" px={{ base: '4', md: '0' }}
      >
        <ColumnTabs counts={counts} shown={shown} onChosen={setShown} />
        <Grid
          flex="1 1 0" minHeight="0" gap="3" pb={{ base: '3', md: '4' }} px={{ md: '6' }} position="relative"
          overflowX={{ md: 'auto' }} templateRows="minmax(0, 1fr)"
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(5, minmax(200px, 1fr))' }}
          css={{
            '[data-dragging] & [data-row]': { transition: `transform ${SORT_DURATION_MS}ms ease` },
            mdDown: {
              '& > *': { gridArea: '1 / 1', visibility: 'hidden' },
              ...Object.fromEntries(TASK_STATUSES.map((status) => [
                `[data-shown="${status}"] & > [data-column="${status}"]`, { visibility: 'visible' },
              ])),
            },
          }}
        >
          {TASK_STATUSES.map((status) => {
            const project = columns[status]
            return project ? (
              <TaskColumn
                key={status} projectRef={project} status={status} canEdit={canEdit} drag={drag} handles={handles}
                actions={actions} onAdd={onAdd} onCounted={onCounted}
              />
            ) : null
          })}
        </Grid>
      </Box>
      {/* Its style is on the page before it is needed in the moment of picking up. */}
      <Box display="none"><DropPlace /></Box>
      <DragLayer drag={drag} />
      <TaskMenu
        anchor={menu?.anchor ?? null} title={menuTask ? taskTitle(menuTask) : ''} status={menuStatus ?? 'TODO'}
        canMoveUp={menuPlace > 0}
        canMoveDown={menuColumn !== undefined && menuPlace < menuColumn.taskIds.length - 1}
        onClosed={() => setMenu(null)} onCommand={(command) => menu && run(menu.taskId, command)}
      />
    </DndContext>
  )
}
