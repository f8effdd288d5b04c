import { commitLocalUpdate } from 'react-relay'
import { ConnectionHandler, Environment, Network, RecordSource, Store } from 'relay-runtime'
import { expect, test } from 'vitest'
import { orderShotEdges, type LiveOrder } from './liveShotEdges.ts'

const BOARD = 'storyboard_1'

/** A board of shots that are named by their ranks. */
function boardOf(loaded: string, hasNextPage = false): Environment {
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error('Nothing is asked'))),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 10 }),
  })
  commitLocalUpdate(environment, (store) => {
    const board = store.create(BOARD, 'Storyboard')
    const connection = store.create('shots', 'ShotConnection')
    board.setLinkedRecord(connection, '__ShotGrid_shots_connection')
    const edges = [...loaded].map((id) => {
      const shot = store.create(id, 'Shot')
      shot.setValue(id, 'rank')
      return ConnectionHandler.createEdge(store, connection, shot, 'ShotEdge')
    })
    connection.setLinkedRecords(edges, 'edges')
    const info = store.create('info', 'PageInfo')
    info.setValue(hasNextPage, 'hasNextPage')
    connection.setLinkedRecord(info, 'pageInfo')
  })
  return environment
}

/** What the board shows after others changed it; `ranks` are those that are new. */
function after(environment: Environment, ranks: Record<string, string>, change: Partial<LiveOrder>): string {
  let shown = ''
  commitLocalUpdate(environment, (store) => {
    for (const [id, rank] of Object.entries(ranks)) (store.get(id) ?? store.create(id, 'Shot')).setValue(rank, 'rank')
    const placed = new Set(Object.keys(ranks))
    orderShotEdges(store, BOARD, { placed, removed: new Set(), totalCount: 9, ...change })
    const edges = store.get('shots')?.getLinkedRecords('edges') ?? []
    shown = edges.map((edge) => edge?.getLinkedRecord('node')?.getDataID()).join('')
  })
  return shown
}

test('shots that others moved, added and deleted stand where the server has them', () => {
  expect(after(boardOf('bdfh'), { h: 'a' }, {})).toBe('hbdf')
  expect(after(boardOf('bdfh'), { x: 'c', y: 'z' }, {})).toBe('bxdfhy')
  expect(after(boardOf('bdfh'), { b: 'g', d: 'e' }, { removed: new Set(['f']) })).toBe('dbh')
})

test('the order is the same whichever news comes first', () => {
  const moves: Record<string, string>[] = [{ b: 'g' }, { h: 'a' }, { d: 'gm' }]
  const orders = [[0, 1, 2], [2, 1, 0], [1, 2, 0]].map((order) => {
    const environment = boardOf('bdfh')
    return order.map((index) => after(environment, moves[index] ?? {}, {})).at(-1)
  })
  expect(new Set(orders)).toEqual(new Set(['hfbd']))
})

test('what lies after the last shot loaded waits for its page', () => {
  expect(after(boardOf('bdf', true), { x: 'k' }, {})).toBe('bdf')
  expect(after(boardOf('bdf', true), { b: 'k' }, {})).toBe('df')
  expect(after(boardOf('bdf', true), { x: 'c' }, {})).toBe('bxdf')
})
