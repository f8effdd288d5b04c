import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { connectionOf, edgesOf, EDGE_TYPE, hasMore, shotIdOf } from './shotConnection.ts'

function rankOf(edge: RecordProxy): string | null {
  const rank = edge.getLinkedRecord('node')?.getValue('rank')
  return typeof rank === 'string' ? rank : null
}

/** What others did to the order of a board, as the server has it now. */
export interface LiveOrder {
  /** Shots whose records are fresh and that belong to this board. */
  readonly placed: ReadonlySet<string>
  /** Shots that are not on this board any more. */
  readonly removed: ReadonlySet<string>
  /** How many shots the board has. */
  readonly totalCount: number
}

/**
 * Brings the loaded shots of a board into the order of their ranks, with those that came and without those that went.
 * A rank is a place for ever, so that the order is the server's whichever news came first. What lies after the last
 * one loaded comes with its page.
 */
export function orderShotEdges(store: RecordSourceProxy, storyboardId: string, order: LiveOrder): void {
  const connection = connectionOf(store, storyboardId)
  if (!connection) return
  const { placed, removed, totalCount } = order
  const edges = edgesOf(connection).filter((edge) => !removed.has(shotIdOf(edge) ?? ''))
  const known = new Set(edges.map(shotIdOf))
  const added = [...placed].flatMap((shotId) => {
    const shot = known.has(shotId) || removed.has(shotId) ? null : store.get(shotId)
    return shot ? [ConnectionHandler.createEdge(store, connection, shot, EDGE_TYPE)] : []
  })
  for (const edge of added) if (edge.getValue('cursor') === undefined) edge.setValue('', 'cursor')
  const stayed = edges.filter((edge) => !placed.has(shotIdOf(edge) ?? ''))
  const lastLoaded = stayed.map(rankOf).findLast((rank) => rank !== null)
  const isLoaded = (edge: RecordProxy): boolean => {
    const rank = rankOf(edge)
    return !hasMore(connection) || rank === null || lastLoaded === undefined || rank <= lastLoaded
  }
  // Edges without a known rank stay where they are.
  const next = [...edges, ...added].filter(isLoaded)
  const areRanked = next.every((edge) => rankOf(edge) !== null)
  const byRank = (one: RecordProxy, other: RecordProxy): number =>
    (rankOf(one) ?? '') < (rankOf(other) ?? '') ? -1 : 1
  connection.setLinkedRecords(areRanked ? next.toSorted(byRank) : next, 'edges')
  connection.setValue(totalCount, 'totalCount')
}

/** Takes statuses that are gone from the loaded shots of a board. */
export function forgetStatuses(store: RecordSourceProxy, storyboardId: string, statusIds: ReadonlySet<string>): void {
  const connection = connectionOf(store, storyboardId)
  for (const edge of connection ? edgesOf(connection) : []) {
    const shot = edge.getLinkedRecord('node')
    if (statusIds.has(shot?.getLinkedRecord('status')?.getDataID() ?? '')) shot?.setValue(null, 'status')
  }
}
