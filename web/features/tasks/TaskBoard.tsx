import { Box, Grid } from '@chakra-ui/react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TaskBoard_query$key } from '../../__generated__/TaskBoard_query.graphql.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { BoardMenu, type OpenedMenu } from './BoardMenu.tsx'
import { ColumnTabs } from './ColumnTabs.tsx'
import { DragLayer } from './DragLayer.tsx'
import { TaskColumn } from './TaskColumn.tsx'
import { DropPlace } from './TaskSlot.tsx'
import type { BoardActions } from './boardActions.ts'
import type { BoardCounts } from './boardCounts.ts'
import type { ColumnHandles } from './columnHandles.ts'
import { TaskDragStore } from './taskDragStore.ts'
import { TASK_STATUSES, type TaskStatusName } from './taskTypes.ts'

const words = taskMessages
/** Cards give way in this time, in milliseconds. */
const SORT_DURATION_MS = 200

type TaskBoardProps = {
  queryRef: TaskBoard_query$key
  projectId: string
  canEdit: boolean
  counts: BoardCounts
  onOpened: (taskId: string) => void
  onAdd: (status: TaskStatusName) => void
}

/** The five columns, side by side or one at a time, with everything that moves cards between them. */
export function TaskBoard({ queryRef, projectId, canEdit, counts, onOpened, onAdd }: TaskBoardProps) {
  const { todo, inProgress, blocked, inReview, done } = useFragment(
    graphql`
      fragment TaskBoard_query on Query {
        todo: project(by: { id: $projectId }) {
          ...TaskColumn_project @arguments(filter: $todo)
        }
        inProgress: project(by: { id: $projectId }) {
          ...TaskColumn_project @arguments(filter: $inProgress)
        }
        blocked: project(by: { id: $projectId }) {
          ...TaskColumn_project @arguments(filter: $blocked)
        }
        inReview: project(by: { id: $projectId }) {
          ...TaskColumn_project @arguments(filter: $inReview)
        }
        done: project(by: { id: $projectId }) {
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
  const [menu, setMenu] = useState<OpenedMenu | null>(null)
  const instructionsId = useId()

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
    () => ({ open: onOpened, openMenu: (taskId, anchor) => setMenu({ taskId, anchor }), instructionsId }),
    [instructionsId, onOpened],
  )

  return (
    <>
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
                actions={actions} onAdd={onAdd} counts={counts}
              />
            ) : null
          })}
        </Grid>
      </Box>
      <Box id={instructionsId} hidden>{words.dragInstructions}</Box>
      {/* Its style is on the page before it is needed in the moment of picking up. */}
      <Box display="none"><DropPlace /></Box>
      <DragLayer projectId={projectId} canEdit={canEdit} drag={drag} handles={handles} boardRef={board} />
      <BoardMenu
        projectId={projectId} menu={menu} handles={handles} onOpened={onOpened} onClosed={() => setMenu(null)}
      />
    </>
  )
}
