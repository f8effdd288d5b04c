import { Graph, layout } from '@dagrejs/dagre'

/** Size of an asset's box in the picture, px. */
export const BOX = { width: 132, height: 32 } as const

const MARGIN = 12
const GAP_DOWN = 12
const GAP_ACROSS = 40

type GraphEdge = { readonly id: string; readonly sourceId: string; readonly targetId: string }
type Point = { readonly x: number; readonly y: number }

/** Where the boxes and lines of a graph lie; boxes by their upper left corner, in px. */
export type GraphPicture = {
  readonly width: number
  readonly height: number
  readonly boxes: ReadonlyMap<string, Point>
  readonly lines: ReadonlyMap<string, readonly Point[]>
}

/** Lays a graph out from left to right: what uses or owns stands before what is used or owned. */
export function layOutGraph(ids: readonly string[], edges: readonly GraphEdge[]): GraphPicture {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'LR', nodesep: GAP_DOWN, ranksep: GAP_ACROSS, marginx: MARGIN, marginy: MARGIN })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const id of ids) graph.setNode(id, { ...BOX })
  const known = new Set(ids)
  const drawn = edges.filter(({ sourceId, targetId }) => known.has(sourceId) && known.has(targetId))
  for (const { id, sourceId, targetId } of drawn) graph.setEdge(sourceId, targetId, {}, id)
  layout(graph)
  const { width = 0, height = 0 } = graph.graph()
  const boxes = new Map(ids.map((id): [string, Point] => {
    const { x = 0, y = 0 } = graph.node(id)
    return [id, { x: x - BOX.width / 2, y: y - BOX.height / 2 }]
  }))
  const lines = new Map(drawn.map(({ id, sourceId, targetId }): [string, readonly Point[]] => {
    const bends = (graph.edge(sourceId, targetId, id).points ?? []).slice(1, -1)
    return [id, lineBetween(graph.node(sourceId), graph.node(targetId), bends)]
  }))
  return { width, height, boxes, lines }
}

type Middle = { x?: number; y?: number }

/** From the side of one box to that of another; a line to the next column needs no bends. */
function lineBetween(from: Middle, to: Middle, bends: readonly Point[]): Point[] {
  const { x: x1 = 0, y: y1 = 0 } = from
  const { x: x2 = 0, y: y2 = 0 } = to
  const side = x1 < x2 ? BOX.width / 2 : -BOX.width / 2
  return [{ x: x1 + side, y: y1 }, ...(bends.length > 1 ? bends : []), { x: x2 - side, y: y2 }]
}

/** A line through points that leaves and meets each of them level, as the path of an SVG. */
export function smoothPath(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const curves = rest.map((to, index) => {
    const from = points[index] ?? first
    const middle = (from.x + to.x) / 2
    return `C${middle},${from.y} ${middle},${to.y} ${to.x},${to.y}`
  })
  return [`M${first.x},${first.y}`, ...curves].join(' ')
}
