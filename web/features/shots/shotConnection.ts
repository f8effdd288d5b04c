import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'

/** The key of the one connection that holds a board's shots in their order. */
const SHOT_CONNECTION_KEY = 'ShotGrid_shots'
/** The type of its edges. */
export const EDGE_TYPE = 'ShotEdge'

/** A place beside a neighbour, or a 1-based position; the same shape as the API's ShotPlace. */
export type ShotPlace = { readonly beforeId: string } | { readonly afterId: string } | { readonly position: number }

/** The loaded shots of a board; null when it was not opened. */
export function connectionOf(store: RecordSourceProxy, storyboardId: string): RecordProxy | null {
  const storyboard = store.get(storyboardId)
  return storyboard ? (ConnectionHandler.getConnection(storyboard, SHOT_CONNECTION_KEY) ?? null) : null
}

/** The edges of the loaded shots in their order. */
export function edgesOf(connection: RecordProxy): RecordProxy[] {
  return (connection.getLinkedRecords('edges') ?? []).filter((edge) => edge !== null)
}

/** The shot of an edge. */
export function shotIdOf(edge: RecordProxy): string | null {
  return edge.getLinkedRecord('node')?.getDataID() ?? null
}

/** Whether the board has shots after the last one loaded. */
export function hasMore(connection: RecordProxy): boolean {
  return connection.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true
}

function changeTotal(connection: RecordProxy, by: number): void {
  const total = connection.getValue('totalCount')
  if (typeof total === 'number') connection.setValue(total + by, 'totalCount')
}

/** Index a place stands for among edges that do not hold the placed shot; null when it lies after what is loaded. */
function indexOf(place: ShotPlace, edges: readonly RecordProxy[], connection: RecordProxy): number | null {
  if ('position' in place) {
    if (place.position - 1 <= edges.length - (hasMore(connection) ? 1 : 0)) return Math.max(0, place.position - 1)
    return hasMore(connection) ? null : edges.length
  }
  const neighbourId = 'beforeId' in place ? place.beforeId : place.afterId
  const index = edges.findIndex((edge) => shotIdOf(edge) === neighbourId)
  if (index === -1) return null
  return 'beforeId' in place ? index : index + 1
}

/**
 * Puts the loaded ones of these shots together, in the given order, at another place; the places of the others follow.
 * Those that go to where nothing is loaded leave until that is.
 */
export function moveShotEdges(
  store: RecordSourceProxy,
  storyboardId: string,
  shotIds: readonly string[],
  to: ShotPlace,
): void {
  const connection = connectionOf(store, storyboardId)
  if (!connection) return
  const edges = edgesOf(connection)
  const edgesById = new Map(edges.map((edge) => [shotIdOf(edge), edge]))
  const moved = shotIds.flatMap((shotId) => edgesById.get(shotId) ?? [])
  const others = edges.filter((edge) => !moved.includes(edge))
  const index = indexOf(to, others, connection)
  const next = index === null ? others : [...others.slice(0, index), ...moved, ...others.slice(index)]
  connection.setLinkedRecords(next, 'edges')
}

/** Takes shots off the board, loaded or not; their records stay, so that they can come back. */
export function removeShotEdges(store: RecordSourceProxy, storyboardId: string, shotIds: readonly string[]): void {
  const connection = connectionOf(store, storyboardId)
  if (!connection) return
  const gone = new Set(shotIds)
  const others = edgesOf(connection).filter((edge) => !gone.has(shotIdOf(edge) ?? ''))
  connection.setLinkedRecords(others, 'edges')
  changeTotal(connection, -shotIds.length)
}
