import { type Grid, INK, OUTSIDE, type Pixels, roomIn, ROOM_STEPS, wallsOf } from './walls.ts'

/** What a fill takes of a picture: cells of 1. */
export interface Region extends Grid {
  /** It meets all four sides of the picture. */
  readonly isOpen: boolean
}

/** Where a fill begins, what gaps between walls it does not pass, and how far it goes under walls; in pixels. */
export interface RegionOptions {
  readonly x: number
  readonly y: number
  readonly gap: number
  readonly under: number
}

/** How much farther than half a gap a region grows back, so that it reaches into right corners. */
const INTO_CORNERS = Math.SQRT2

/** The region of a picture around a place; null for a place outside of it. */
export function regionAround(pixels: Pixels, { x, y, gap, under }: RegionOptions): Region | null {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  if (column < 0 || row < 0 || column >= pixels.width || row >= pixels.height) return null
  const walls = wallsOf(pixels, column, row)
  const room = roomIn(walls)
  const start = (row + 1) * walls.stride + column + 1
  // Where there is less room than half a gap, narrower gaps are closed.
  const reach = Math.min((gap / 2) * ROOM_STEPS, (room[start] ?? 0) - 1)
  const region = flooded(room, reach, start, walls.stride)
  grow(region, walls.cells, INK, Math.ceil((reach / ROOM_STEPS) * INTO_CORNERS))
  const isOpen = meetsAllSides(region, pixels)
  grow(region, walls.cells, OUTSIDE, Math.round(under))
  return { ...region, isOpen }
}

/** The cells with more room than `reach` that lead to a start. */
function flooded(room: Uint16Array, reach: number, start: number, stride: number): Grid {
  const cells = new Uint8Array(room.length)
  const isFree = (cell: number): boolean => cells[cell] === 0 && (room[cell] ?? 0) > reach
  const waiting = [start]
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    if (!isFree(cell)) continue
    let [from, to] = [cell, cell]
    while (isFree(from - 1)) from -= 1
    while (isFree(to + 1)) to += 1
    cells.fill(1, from, to + 1)
    for (const row of [-stride, stride]) {
      for (let other = from + row; other <= to + row; other++) {
        // The last cell of each run is enough.
        if (isFree(other) && (other === to + row || !isFree(other + 1))) waiting.push(other)
      }
    }
  }
  return { cells, stride }
}

/** Makes a region so many cells larger, without cells whose wall is `stop` or more. */
function grow({ cells, stride }: Grid, walls: Uint8Array, stop: number, steps: number): void {
  const sides = [-1, 1, -stride, stride]
  const around = [...sides, -stride - 1, -stride + 1, stride - 1, stride + 1]
  let edge = steps > 0 ? edgeOf(cells, stride) : []
  for (let step = 0; step < steps; step++) {
    const next: number[] = []
    // Diamonds and squares in turn make octagons, which are nearly round.
    for (const way of step % 2 === 0 ? sides : around) {
      for (const cell of edge) {
        const other = cell + way
        if (cells[other] === 1 || (walls[other] ?? 0) >= stop) continue
        cells[other] = 1
        next.push(other)
      }
    }
    edge = next
  }
}

/** The cells of a region that have one beside them which is not of it. */
function edgeOf(cells: Uint8Array, stride: number): number[] {
  const edge: number[] = []
  for (let cell = stride; cell < cells.length; cell++) {
    if (cells[cell] !== 1) continue
    const isInner =
      cells[cell - 1] === 1 && cells[cell + 1] === 1 && cells[cell - stride] === 1 && cells[cell + stride] === 1
    if (!isInner) edge.push(cell)
  }
  return edge
}

function meetsAllSides({ cells, stride }: Grid, { width, height }: Pixels): boolean {
  const isIn = (column: number, row: number): boolean => cells[row * stride + column] === 1
  const columns = Array.from({ length: width }, (_, index) => index + 1)
  const rows = Array.from({ length: height }, (_, index) => index + 1)
  return columns.some((column) => isIn(column, 1)) && columns.some((column) => isIn(column, height)) &&
    rows.some((row) => isIn(1, row)) && rows.some((row) => isIn(width, row))
}
