import { Box, Button, Center, Flex } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore,
} from 'react'
import type { CSSProperties } from 'react'
import { graphql } from 'react-relay'
import type { TaskColumn_project$key } from '../../__generated__/TaskColumn_project.graphql.ts'
import type { TaskColumnPaginationQuery } from '../../__generated__/TaskColumnPaginationQuery.graphql.ts'
import { commonMessages } from '../../messages/common.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { useLiveList } from '../live/useLiveList.ts'
import { ColumnHeader } from './ColumnHeader.tsx'
import { QuickAdd } from './QuickAdd.tsx'
import { CarriedCard, DropPlace, TaskSlot } from './TaskSlot.tsx'
import type { BoardActions } from './boardActions.ts'
import type { BoardCounts } from './boardCounts.ts'
import type { ColumnHandles } from './columnHandles.ts'
import type { TaskDragStore } from './taskDragStore.ts'
import { placeAt, withTaskAt } from './taskOrder.ts'
import type { TaskStatusName } from './taskTypes.ts'

const words = taskMessages
/** How many tasks come at a time. */
const PAGE_SIZE = 30
/** The next ones are loaded when so many rows are left below the window. */
const LOAD_AHEAD_ROWS = 12
const GAP = 8
const OVERSCAN = 2
/** Height of a card nobody has seen yet, in pixels. */
const USUAL_HEIGHT = 150
const MORE_HEIGHT = 40
/** Keys of the rows that are no cards of the column. */
const PLACE = 'place'
const MORE = 'more'

const ROW_STYLE: CSSProperties = { position: 'absolute', top: 0, insetInline: `${GAP}px` }
const AWAY_STYLE: CSSProperties = { ...ROW_STYLE, opacity: 0, pointerEvents: 'none' }

const OVER = {
  '&[data-over]': {
    background: 'color-mix(in srgb, {colors.accent.solid} 6%, {colors.bg.well})',
    boxShadow: '0 0 0 1px color-mix(in srgb, {colors.accent.solid} 45%, transparent)',
  },
}

type TaskColumnProps = {
  projectRef: TaskColumn_project$key
  status: TaskStatusName
  canEdit: boolean
  drag: TaskDragStore
  handles: ColumnHandles
  actions: BoardActions
  onAdd: (status: TaskStatusName) => void
  counts: BoardCounts
}

/** One column of the board; it loads as it scrolls, and only the cards near its window are on the page. */
export const TaskColumn = memo(function TaskColumn(props: TaskColumnProps) {
  const { status, canEdit, drag, handles, actions, onAdd, counts } = props
  const { data, hasNext, isLoadingNext, loadNext } = useLiveList<
    TaskColumnPaginationQuery,
    TaskColumn_project$key
  >(
    graphql`
      fragment TaskColumn_project on Project
      @refetchable(queryName: "TaskColumnPaginationQuery")
      @argumentDefinitions(
        filter: { type: "TaskFilter" }
        first: { type: "Int", defaultValue: 30 }
        after: { type: "String" }
      ) {
        id
        tasks(filter: $filter, first: $first, after: $after) @connection(key: "TaskColumn_tasks", filters: ["filter"]) {
          totalCount
          edges {
            node {
              id
              ...TaskSlot_task
              # A drag and a menu name the task they are about.
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...taskTitle_task
            }
          }
        }
      }
    `,
    props.projectRef,
    (changes) => changes.isTaskColumnChanged(status),
  )
  const { edges, totalCount } = data.tasks
  const heldPlace = useSyncExternalStore(drag.subscribe, () => drag.placeIn(status))
  const isSource = useSyncExternalStore(drag.subscribe, () => drag.isFrom(status))
  const held = heldPlace !== null || isSource ? drag.get() : null
  const heldId = held?.taskId ?? null
  const [hasFailed, setHasFailed] = useState(false)
  const scroller = useRef<HTMLDivElement>(null)

  const tasks = useMemo(() => new Map(edges.map(({ node }) => [node.id, node])), [edges])
  const taskIds = useMemo(() => [...tasks.keys()], [tasks])
  const rowKeys = useMemo(() => {
    const cards = isSource && heldId !== null ? taskIds.filter((id) => id !== heldId) : taskIds
    const order = heldPlace === null || heldId === null
      ? cards
      : withTaskAt(cards, isSource ? heldId : PLACE, heldPlace)
    return hasNext ? [...order, MORE] : order
  }, [hasNext, heldId, heldPlace, isSource, taskIds])
  const heldHeight = held?.height ?? USUAL_HEIGHT
  // Its functions are used here alone, and nothing memoizes them.
  // eslint-disable-next-line react-hooks/incompatible-library
  const rows = useVirtualizer({
    count: rowKeys.length,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => rowKeys[index] ?? index, [rowKeys]),
    estimateSize: (index) =>
      rowKeys[index] === PLACE ? heldHeight : rowKeys[index] === MORE ? MORE_HEIGHT : USUAL_HEIGHT,
    overscan: OVERSCAN,
    gap: GAP,
    paddingStart: GAP,
    paddingEnd: GAP,
    useFlushSync: false,
  })
  const onPage = rows.getVirtualItems()

  const load = useCallback(() => {
    setHasFailed(false)
    loadNext(PAGE_SIZE, { onComplete: (error) => setHasFailed(error !== null) })
  }, [loadNext])
  const lastRow = onPage.at(-1)?.index ?? 0
  const isMoreNear = hasNext && !isLoadingNext && !hasFailed && lastRow >= rowKeys.length - LOAD_AHEAD_ROWS
  useEffect(() => {
    if (isMoreNear) load()
  }, [isMoreNear, load])

  useEffect(() => counts.set(status, totalCount), [counts, status, totalCount])

  useLayoutEffect(() => {
    handles.set(status, {
      tasks,
      taskIds,
      totalCount,
      scroller: scroller.current,
      placeAt(y) {
        const top = scroller.current?.getBoundingClientRect().top ?? 0
        const cards = hasNext ? rows.measurementsCache.slice(0, -1) : rows.measurementsCache
        return placeAt(cards, heldPlace, y - top + (scroller.current?.scrollTop ?? 0))
      },
    })
  }, [handles, hasNext, heldPlace, rows, status, taskIds, tasks, totalCount])

  const isCarried = held?.isByKeys === true && heldPlace !== null
  useEffect(() => {
    if (isCarried && heldPlace !== null) rows.scrollToIndex(heldPlace, { align: 'auto' })
  }, [heldPlace, isCarried, rows])

  const isOver = heldPlace !== null
  const isAwaySlotWanted = isSource && held !== null && onPage.every(({ key }) => key !== held.taskId)
  // Counts follow the held card, as its status does.
  const count = totalCount + (isOver && !isSource ? 1 : 0) - (isSource && !isOver ? 1 : 0)
  const label = words.statuses[status]
  return (
    <Flex
      as="section" direction="column" minWidth="0" minHeight="0" height="full" data-column={status}
      aria-label={words.columnCount(label, totalCount)} pt={{ base: '1', md: '4' }}
    >
      <ColumnHeader status={status} count={count} canEdit={canEdit} onAdd={onAdd} />
      <Flex
        direction="column" flex="1" minHeight="0" mt={{ md: '2' }} borderRadius="card"
        bg="bg.well" transition="background 120ms, box-shadow 120ms" data-over={isOver || undefined} css={OVER}
      >
        <Box
          ref={scroller} minHeight="0" overflowY="auto" overflowX="hidden" flex="0 1 auto" borderRadius="card"
          tabIndex={-1} outline="none" css={{ overscrollBehaviorY: 'contain' }}
        >
          <Box position="relative" style={{ height: `${rows.getTotalSize()}px` }}>
            {[
              ...onPage.map(({ key, index, start, size }) => {
                const id = String(key)
                const task = tasks.get(id)
                const isHeld = id === heldId && isSource
                return (
                  <div
                    key={id} ref={id === PLACE || id === MORE ? undefined : rows.measureElement} data-index={index}
                    data-row style={{
                      ...ROW_STYLE,
                      transform: `translateY(${start}px)`,
                      height: id === PLACE || id === MORE ? `${size}px` : undefined,
                      zIndex: isHeld && isCarried ? 1 : undefined,
                    }}
                  >
                    {task ? (
                      <TaskSlot
                        taskId={id} taskRef={task} canEdit={canEdit} actions={actions}
                        part={isHeld ? (isCarried ? 'moved' : 'home') : 'none'}
                      />
                    ) : id === MORE ? (
                      <MoreRow hasFailed={hasFailed} onRetry={load} />
                    ) : held && isCarried ? <CarriedCard taskRef={held.taskRef} /> : <DropPlace />}
                  </div>
                )
              }),
              isAwaySlotWanted ? (
                <div key={held.taskId} data-index={-1} style={AWAY_STYLE} aria-hidden>
                  <TaskSlot
                    taskId={held.taskId} taskRef={held.taskRef} canEdit={canEdit} actions={actions} part="away"
                  />
                </div>
              ) : null,
            ]}
          </Box>
        </Box>
        {totalCount === 0 && !isOver ? (
          <Center
            mx="2" mb="1" height="92px" flexShrink="0" borderWidth="1px" borderStyle="dashed" borderRadius="8px"
            borderColor="border.emphasized" color="fg.muted" textStyle="sm" px="3" textAlign="center"
          >
            {words.dropTasksHere}
          </Center>
        ) : null}
        {canEdit ? <QuickAdd projectId={data.id} status={status} /> : null}
      </Flex>
    </Flex>
  )
})

function MoreRow({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  return (
    <Center height="full" gap="2" textStyle="sm" color="fg.muted" role={hasFailed ? 'alert' : 'status'}>
      {hasFailed ? (
        <>
          {words.loadMoreFailed}
          <Button size="xs" onClick={onRetry}>{commonMessages.retry}</Button>
        </>
      ) : words.loadingMore}
    </Center>
  )
}
