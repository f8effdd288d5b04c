import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { columnVariables, lateVariables, type TaskFilter } from './taskFilter.ts'
import { TASK_STATUSES, type TaskStatusName } from './taskTypes.ts'

/** The key of the connections that hold the columns of a board; the filter tells them apart. */
const TASK_CONNECTION_KEY = 'TaskColumn_tasks'
const EDGE_TYPE = 'TaskEdge'

/** A place in a column beside a neighbour, or a 1-based position; absent: the end. The API's TaskPlace. */
export type TaskPlace = { readonly beforeId: string } | { readonly afterId: string } | { readonly position: number }

/** Relay keeps one connection per filter and cannot list them. */
const opened = new Map<string, TaskFilter>()
let current: TaskFilter = {}

/** Notes that a board with this filter is on the screen, so that changes of tasks reach it, also when it is left. */
export function noteTaskBoard(filter: TaskFilter): void {
  opened.set(JSON.stringify(filter), filter)
  current = filter
}

/** The filter of the board on the screen, or of the last one that was. */
export function currentTaskBoard(): TaskFilter {
  return current
}

function columnOf(project: RecordProxy, filter: TaskFilter, status: TaskStatusName): RecordProxy | null {
  const args = { filter: columnVariables(filter, status) }
  return ConnectionHandler.getConnection(project, TASK_CONNECTION_KEY, args) ?? null
}

function boardsOf(store: RecordSourceProxy, projectId: string) {
  const project = store.get(projectId)
  if (!project) return []
  return [...opened.values()].map((filter) => ({
    filter,
    columns: TASK_STATUSES.flatMap((status) => {
      const connection = columnOf(project, filter, status)
      return connection ? [{ status, connection }] : []
    }),
  }))
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
 * Puts a task at a place of a column, on every board that shows it; the counts of both columns follow. It is looked for
 * in the column it came `from` first: the others may hold thousands.
 */
export function moveTaskEdge(
  store: RecordSourceProxy,
  projectId: string,
  taskId: string,
  from: string | null,
  status: TaskStatusName,
  to: TaskPlace | null,
): void {
  const task = store.get(taskId)
  if (!task) return
  for (const { columns } of boardsOf(store, projectId)) {
    const likelyFirst = columns.toSorted((one, other) => Number(other.status === from) - Number(one.status === from))
    const wasShown = likelyFirst.some(({ connection }) => remove(connection, taskId))
    const target = columns.find((column) => column.status === status)
    if (wasShown && target) insert(store, target.connection, task, to)
  }
}

/** Adds a task to the boards whose filter shows it; those that have it already stay as they are. */
export function insertTaskEdge(
  store: RecordSourceProxy,
  projectId: string,
  taskId: string,
  status: TaskStatusName,
  to: TaskPlace | null,
  isShown: (filter: TaskFilter) => boolean,
): void {
  const task = store.get(taskId)
  if (!task) return
  for (const { filter, columns } of boardsOf(store, projectId)) {
    const target = columns.find((column) => column.status === status)
    if (!target || !isShown(filter)) continue
    if (edgesOf(target.connection).some((edge) => taskIdOf(edge) === taskId)) continue
    insert(store, target.connection, task, to)
  }
}

/** Where a task stood on one board. */
type TaskPosition = { readonly key: string; readonly status: TaskStatusName; readonly index: number }

/** Takes a task off every board; tells where it stood. Its record stays, so that it can come back. */
export function removeTaskEdge(store: RecordSourceProxy, projectId: string, taskId: string): TaskPosition[] {
  return boardsOf(store, projectId).flatMap(({ filter, columns }) =>
    columns.flatMap(({ status, connection }) => {
      const index = edgesOf(connection).findIndex((edge) => taskIdOf(edge) === taskId)
      return remove(connection, taskId) ? [{ key: JSON.stringify(filter), status, index }] : []
    }),
  )
}

/** Puts a task back to where it stood on the boards it was taken from. */
export function returnTaskEdge(
  store: RecordSourceProxy,
  projectId: string,
  taskId: string,
  positions: readonly TaskPosition[],
): void {
  for (const { key, status, index } of positions) {
    const isShown = (filter: TaskFilter): boolean => JSON.stringify(filter) === key
    insertTaskEdge(store, projectId, taskId, status, { position: index + 1 }, isShown)
  }
}

/** Counts one more or one less late task on every board. */
export function changeLateCount(store: RecordSourceProxy, projectId: string, by: number): void {
  const project = store.get(projectId)
  if (!project || by === 0) return
  for (const filter of opened.values()) {
    changeTotal(project.getLinkedRecord('tasks', { filter: lateVariables(filter), first: 1 }), by)
  }
}

/** The status of a task as the store knows it. */
export function statusIn(store: RecordSourceProxy, taskId: string): string | null {
  const status = store.get(taskId)?.getValue('status')
  return typeof status === 'string' ? status : null
}

/** Whether a task is late as the store knows it: 1, or 0 when it is not or nobody knows. */
export function lateIn(store: RecordSourceProxy, taskId: string): number {
  return store.get(taskId)?.getValue('isLate') === true ? 1 : 0
}
