import type { Place } from '../matrix.ts'
import { sizeOf } from './outline.ts'
import type { Grid } from './walls.ts'

/**
 * The outlines of the cells of 1, in pixels of the picture: through the middles of the sides that they have in common
 * with others. Outlines around less than `leastArea` square pixels are left out.
 */
export function outlinesOf({ cells, stride }: Grid, leastArea: number): Place[][] {
  const isWalked = new Uint8Array(cells.length)
  const outlines: Place[][] = []
  for (let cell = stride; cell < cells.length; cell++) {
    if (cells[cell] !== 1 || cells[cell - stride] === 1 || isWalked[cell] === 1) continue
    const outline = walk(cells, stride, cell, isWalked)
    if (sizeOf(outline) >= leastArea) outlines.push(outline)
  }
  return outlines
}

/**
 * Walks with the region on the right, from the upper side of a cell on, and notes the cells whose upper sides it
 * passes. A corner has the number of the cell below and on the right of it.
 */
function walk(cells: Uint8Array, stride: number, start: number, isWalked: Uint8Array): Place[] {
  // Right, down, left, up: the step to the next corner, and the cells ahead of it on the right and on the left.
  const steps = [1, stride, -1, -stride]
  const rights = [0, -1, -stride - 1, -stride]
  const lefts = [-stride, 0, -1, -stride - 1]
  const middles: Place[] = []
  let [corner, way] = [start, 0]
  do {
    if (way === 0) isWalked[corner] = 1
    const next = corner + (steps[way] ?? 0)
    // The grid has one column and row before the picture.
    const x = (corner % stride) + (next % stride)
    const y = Math.floor(corner / stride) + Math.floor(next / stride)
    middles.push({ x: x / 2 - 1, y: y / 2 - 1 })
    corner = next
    // Cells that meet at a corner alone lie apart.
    if (cells[corner + (rights[way] ?? 0)] !== 1) way = (way + 1) % steps.length
    else if (cells[corner + (lefts[way] ?? 0)] === 1) way = (way + steps.length - 1) % steps.length
  } while (corner !== start || way !== 0)
  return middles
}
