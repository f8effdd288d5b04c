import { createCanvas, Path2D } from '@napi-rs/canvas'
import type { DrawingSize } from '../../../drawing/operation.ts'
import { simplify } from './polyline.ts'
import { readSubpaths } from './svgPath.ts'
import type { TracedPoint } from './svgPath.ts'

/** A line that a round brush covers an area with. */
export interface BrushFill {
  readonly radius: number
  readonly points: readonly TracedPoint[]
}

/** Cells a pixel of the drawing space, each way. */
const CELLS = 4
/** Rows of the brush overlap by this part of its width. */
const OVERLAP = 0.16
const MARGIN = 6
const CONTOUR_TOLERANCE = 0.16
const SMALLEST_RADIUS = 0.55
const LARGEST_RADIUS = 1.5

/** Cells over the part of the drawing space that a path lies in; `corner` is the space's point at the first cell. */
interface Grid {
  readonly columns: number
  readonly rows: number
  readonly corner: TracedPoint
}

/** Which cells the middle of the brush may visit without painting over the edge. */
class Reach {
  readonly columns: number
  readonly rows: number
  readonly cells: Uint8Array
  readonly #corner: TracedPoint

  constructor({ columns, rows, corner }: Grid, cells: Uint8Array) {
    this.columns = columns
    this.rows = rows
    this.cells = cells
    this.#corner = corner
  }

  /** The middle of a cell in the drawing space. */
  toPoint({ column, row }: Cell): TracedPoint {
    return { x: this.#corner.x + (column + 0.5) / CELLS, y: this.#corner.y + (row + 0.5) / CELLS }
  }

  /** The same grid with other cells. */
  with(cells: Uint8Array): Reach {
    return new Reach({ columns: this.columns, rows: this.rows, corner: this.#corner }, cells)
  }

  has(column: number, row: number): boolean {
    return column >= 0 && row >= 0 && column < this.columns && row < this.rows
      && this.cells[row * this.columns + column] === 1
  }

  /** Whether the brush can go straight from one cell to the other. */
  sees(from: Cell, to: Cell): boolean {
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(to.column - from.column), Math.abs(to.row - from.row))))
    for (let step = 0; step <= steps; step += 1) {
      const column = Math.round(from.column + ((to.column - from.column) * step) / steps)
      const row = Math.round(from.row + ((to.row - from.row) * step) / steps)
      if (!this.has(column, row)) return false
    }
    return true
  }
}

interface Cell {
  readonly column: number
  readonly row: number
}

interface Row {
  readonly row: number
  readonly from: number
  readonly to: number
}

function gridOf(data: string, scale: number, size: DrawingSize): Grid {
  const corners = readSubpaths(data)
    .flatMap(({ start, commands }) => [start, ...commands.flatMap(({ points }) => points)])
  const spanOf = (axis: 'x' | 'y', side: number): [number, number] => {
    const values = corners.map((point) => point[axis] * scale)
    const low = values.reduce((least, value) => Math.min(least, value), side)
    const high = values.reduce((most, value) => Math.max(most, value), 0)
    return [Math.floor(Math.max(-MARGIN, low - 1)), Math.ceil(Math.min(side + MARGIN, high + 1))]
  }
  const [left, right] = spanOf('x', size.width)
  const [top, bottom] = spanOf('y', size.height)
  const columns = Math.max(1, (right - left) * CELLS)
  return { columns, rows: Math.max(1, (bottom - top) * CELLS), corner: { x: left, y: top } }
}

function paintMask(data: string, scale: number, { columns, rows, corner }: Grid): Uint8Array {
  const context = createCanvas(columns, rows).getContext('2d')
  context.setTransform(CELLS * scale, 0, 0, CELLS * scale, -corner.x * CELLS, -corner.y * CELLS)
  context.fill(new Path2D(data))
  const pixels = context.getImageData(0, 0, columns, rows).data
  return Uint8Array.from({ length: columns * rows }, (_, index) => Number((pixels[4 * index + 3] ?? 0) > 127))
}

// Squared distance of every cell to the nearest cell outside, in two passes of parabolas (Felzenszwalb, Huttenlocher).
function squaredDistances(inside: Uint8Array, { columns, rows }: Grid): Float64Array {
  const far = (columns + rows) ** 2
  const grid = Float64Array.from(inside, (value) => (value === 1 ? far : 0))
  const pass = (offset: number, step: number, count: number): void => {
    const value = (index: number): number => source[index] ?? 0
    const source = Float64Array.from({ length: count }, (_, index) => grid[offset + index * step] ?? 0)
    const hull: number[] = [0]
    const starts: number[] = [-Infinity]
    for (let index = 1; index < count; index += 1) {
      let start = 0
      for (;;) {
        const top = hull.at(-1) ?? 0
        start = (value(index) + index ** 2 - value(top) - top ** 2) / (2 * index - 2 * top)
        if (start > (starts.at(-1) ?? 0) || hull.length === 1) break
        hull.pop()
        starts.pop()
      }
      hull.push(index)
      starts.push(start)
    }
    let place = 0
    for (let index = 0; index < count; index += 1) {
      while ((starts[place + 1] ?? Infinity) < index) place += 1
      const vertex = hull[place] ?? 0
      grid[offset + index * step] = (index - vertex) ** 2 + value(vertex)
    }
  }
  for (let column = 0; column < columns; column += 1) pass(column, columns, rows)
  for (let row = 0; row < rows; row += 1) pass(row * columns, 1, columns)
  return grid
}

const SIDES = [[1, 0], [-1, 0], [0, 1], [0, -1]] as const

// Splits what the brush may reach into parts that hang together.
function splitReach(reach: Reach): Reach[] {
  const seen = new Uint8Array(reach.cells.length)
  const parts: Reach[] = []
  for (let index = 0; index < seen.length; index += 1) {
    if (seen[index] === 1 || reach.cells[index] === 0) continue
    const cells = new Uint8Array(reach.cells.length)
    const open = [index]
    seen[index] = 1
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      cells[cell] = 1
      const [column, row] = [cell % reach.columns, Math.floor(cell / reach.columns)]
      for (const [right, down] of SIDES) {
        if (!reach.has(column + right, row + down)) continue
        const next = (row + down) * reach.columns + column + right
        if (seen[next] === 1) continue
        seen[next] = 1
        open.push(next)
      }
    }
    parts.push(reach.with(cells))
  }
  return parts
}

const TURNS = [[1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]] as const

// Walks round every edge, outer and inner, over the cells beside it (Moore's neighbour tracing).
function traceContours(reach: Reach): Cell[][] {
  const visited = new Set<number>()
  const contours: Cell[][] = []
  for (let row = 0; row < reach.rows; row += 1) {
    for (let column = 0; column < reach.columns; column += 1) {
      const isEdge = reach.has(column, row) && (!reach.has(column - 1, row) || !reach.has(column + 1, row))
      if (!isEdge || visited.has(row * reach.columns + column)) continue
      const contour: Cell[] = []
      let [here, heading] = [{ column, row }, reach.has(column - 1, row) ? 2 : 6]
      const limit = 8 * reach.cells.length
      for (let step = 0; step < limit; step += 1) {
        contour.push(here)
        visited.add(here.row * reach.columns + here.column)
        const turn = Array.from({ length: 8 }, (_, index) => (heading + 6 + index) % 8)
          .find((direction) => {
            const [right, down] = TURNS[direction] ?? [0, 0]
            return reach.has(here.column + right, here.row + down)
          })
        if (turn === undefined) break
        const [right, down] = TURNS[turn] ?? [0, 0]
        here = { column: here.column + right, row: here.row + down }
        heading = turn
        if (here.column === column && here.row === row) break
      }
      contour.push({ column, row })
      contours.push(contour)
    }
  }
  return contours
}

function rowsOf(reach: Reach, spacing: number): Row[] {
  const rows: Row[] = []
  for (let row = 0; row < reach.rows; row += spacing) {
    let from = -1
    for (let column = 0; column <= reach.columns; column += 1) {
      const inside = reach.has(column, row)
      if (inside && from < 0) from = column
      if (!inside && from >= 0) {
        rows.push({ row, from, to: column - 1 })
        from = -1
      }
    }
  }
  return rows
}

// The shortest way over cells from one to the nearest of the goals; both lie in one part, so there is always one.
function wayTo(reach: Reach, from: Cell, goals: ReadonlySet<number>): Cell[] {
  const start = from.row * reach.columns + from.column
  const before = new Map<number, number>([[start, -1]])
  let edge = [start]
  while (edge.length > 0) {
    const next: number[] = []
    for (const cell of edge) {
      if (goals.has(cell)) {
        const way: Cell[] = []
        for (let place = cell; place >= 0; place = before.get(place) ?? -1) {
          way.unshift({ column: place % reach.columns, row: Math.floor(place / reach.columns) })
        }
        return way
      }
      const [column, row] = [cell % reach.columns, Math.floor(cell / reach.columns)]
      for (const [right, down] of TURNS) {
        const neighbour = (row + down) * reach.columns + column + right
        if (!reach.has(column + right, row + down) || before.has(neighbour)) continue
        before.set(neighbour, cell)
        next.push(neighbour)
      }
    }
    edge = next
  }
  return []
}

// Up and down the rows without lifting the brush, then round the edges.
function coverPart(reach: Reach, spacing: number): TracedPoint[] {
  const keyOf = ({ column, row }: Cell): number => row * reach.columns + column
  const path: Cell[] = []
  const contours = traceContours(reach)
  const waiting = new Set<Row>(rowsOf(reach, spacing))
  const goTo = (goals: readonly Cell[]): Cell | undefined => {
    const here = path.at(-1)
    if (!here) return goals[0]
    const seen = goals.find((goal) => Math.abs(goal.row - here.row) <= spacing && reach.sees(here, goal))
    if (seen) return seen
    const way = wayTo(reach, here, new Set(goals.map(keyOf)))
    path.push(...simplifyCells(way, 1).slice(1))
    return way.at(-1)
  }
  while (waiting.size > 0) {
    const ends = [...waiting].flatMap(({ row, from, to }) => [{ column: from, row }, { column: to, row }])
    const here = path.at(-1)
    const sorted = here ? ends.sort((one, other) => gap(here, one) - gap(here, other)) : ends
    const begin = goTo(sorted)
    const row = [...waiting].find((candidate) => begin && candidate.row === begin.row
      && (candidate.from === begin.column || candidate.to === begin.column))
    if (!begin || !row) break
    waiting.delete(row)
    path.push(begin, { column: row.from === begin.column ? row.to : row.from, row: row.row })
  }
  for (const contour of contours) {
    const begin = goTo(contour)
    const index = begin ? contour.findIndex((cell) => keyOf(cell) === keyOf(begin)) : 0
    const ring = [...contour.slice(index), ...contour.slice(1, index + 1)]
    path.push(...simplifyCells(ring, CONTOUR_TOLERANCE * CELLS))
  }
  return path.map((cell) => reach.toPoint(cell))
}

const gap = (from: Cell, to: Cell): number => Math.abs(to.row - from.row) * 3 + Math.abs(to.column - from.column)

function simplifyCells(cells: readonly Cell[], tolerance: number): Cell[] {
  const line = simplify(cells.map(({ column, row }) => ({ x: column, y: row })), tolerance)
  return line.map(({ x, y }) => ({ column: x, row: y }))
}

/**
 * Covers a filled SVG path with lines of a round brush, one for each part that hangs together: a single line does not
 * darken where it crosses itself, so a half-transparent tone stays even. `scale` leads from the picture to the drawing
 * space, whose pixels the result is in.
 */
export function fillWithBrush(data: string, scale: number, size: DrawingSize): BrushFill[] {
  const grid = gridOf(data, scale, size)
  const squares = squaredDistances(paintMask(data, scale, grid), grid)
  const depth = Math.sqrt(squares.reduce((most, square) => Math.max(most, square), 0)) / CELLS
  const radius = Math.min(LARGEST_RADIUS, Math.max(SMALLEST_RADIUS, depth / 6))
  // Half a cell: distances run from middle to middle, the edge lies between two cells.
  const least = (Math.min(radius, depth * 0.9) * CELLS + 0.5) ** 2
  const reach = new Reach(grid, Uint8Array.from(squares, (square) => Number(square >= least)))
  const spacing = Math.max(1, Math.floor(2 * radius * (1 - OVERLAP) * CELLS))
  return splitReach(reach).map((part) => ({ radius, points: coverPart(part, spacing) }))
}
