import { createContext } from 'react'
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { columnVariables, type TaskFilter } from './taskFilter.ts'
import { TASK_STATUSES, type TaskStatusName } from './taskTypes.ts'

/** The key of the connections that hold the columns of a board; they differ by the filter. */
const TASK_CONNECTION_KEY = 'TaskColumn_tasks'
const EDGE_TYPE = 'TaskEdge'

/** A place in a column beside a neighbour, or a 1-based position; absent: the end. The API's TaskPlace. */
export type TaskPlace = { readonly beforeId: string } | { readonly afterId: string } | { readonly position: number }

/** The board whose columns a change patches: whose tasks it shows, and by which filter. */
export interface ShownTaskBoard {
  readonly projectId: string
  readonly filter: TaskFilter
}

/** The filter of the board on the screen; no filter elsewhere. */
export const TaskFilterContext = createContext<TaskFilter>({})

interface Column {
  readonly status: TaskStatusName
  readonly connection: RecordProxy
}

function columnsOf(store: RecordSourceProxy, { projectId, filter }: ShownTaskBoard): Column[] {
  const project = store.get(projectId)
  if (!project) return []
  return TASK_STATUSES.flatMap((status) => {
    const args = { filter: columnVariables(filter, status) }
    const connection = ConnectionHandler.getConnection(project, TASK_CONNECTION_KEY, args)
    return connection ? [{ status, connection }] : []
  })
}

function edgesOf(connection: RecordProxy): RecordProxy[] {
  return (connection.getLinkedRecords('edges') ?? []).filter((edge) => edge !== null)
}

function taskIdOf(edge: RecordProxy): string | null {
  return edge.getLinkedRecord('node')?.getDataID() ?? null
}

function hasMore(connection: RecordProxy): boolean {
  return connection.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true
}

function changeTotal(list: RecordProxy | null | undefined, by: number): void {
  const total = list?.getValue('totalCount')
  if (typeof total === 'number') list?.setValue(Math.max(0, total + by), 'totalCount')
}

/** Index a place stands for among edges that do not hold the placed task; null when it lies after what is loaded. */
function indexOf(place: TaskPlace | null, edges: readonly RecordProxy[], connection: RecordProxy): number | null {
  const end = hasMore(connection) ? null : edges.length
  if (place === null) return end
  if ('position' in place) return place.position - 1 < edges.length ? Math.max(0, place.position - 1) : end
  const neighbourId = 'beforeId' in place ? place.beforeId : place.afterId
  const index = edges.findIndex((edge) => taskIdOf(edge) === neighbourId)
  if (index === -1) return end
  return 'beforeId' in place ? index : index + 1
}

function insert(store: RecordSourceProxy, connection: RecordProxy, task: RecordProxy, place: TaskPlace | null): void {
  changeTotal(connection, 1)
  const edges = edgesOf(connection).filter((edge) => taskIdOf(edge) !== task.getDataID())
  const index = indexOf(place, edges, connection)
  if (index === null) return
  const edge = ConnectionHandler.createEdge(store, connection, task, EDGE_TYPE)
  edge.setValue('', 'cursor')
  connection.setLinkedRecords([...edges.slice(0, index), edge, ...edges.slice(index)], 'edges')
}

/** Takes a task out of a column; false when it is not there. */
function remove(connection: RecordProxy, taskId: string): boolean {
  const edges = edgesOf(connection)
  const others = edges.filter((edge) => taskIdOf(edge) !== taskId)
  if (others.length === edges.length) return false
  connection.setLinkedRecords(others, 'edges')
  changeTotal(connection, -1)
  return true
}

/**
 * Puts a task at a place of a column; the counts of both columns follow. It is looked for in the column of its status
 * first: the others may hold thousands.
 */
export function moveTaskEdge(
  store: RecordSourceProxy,
  board: ShownTaskBoard,
  taskId: string,
  status: TaskStatusName,
  to: TaskPlace | null,
): void {
  const task = store.get(taskId)
  if (!task) return
  const from = task.getValue('status')
  const columns = columnsOf(store, board)
  const likelyFirst = columns.toSorted((one, other) => Number(other.status === from) - Number(one.status === from))
  const wasShown = likelyFirst.some(({ connection }) => remove(connection, taskId))
  const target = columns.find((column) => column.status === status)
  if (wasShown && target) insert(store, target.connection, task, to)
}

/** Takes a task off the board. Its record stays, so that it can come back. */
export function removeTaskEdge(store: RecordSourceProxy, board: ShownTaskBoard, taskId: string): void {
  for (const { connection } of columnsOf(store, board)) remove(connection, taskId)
}
