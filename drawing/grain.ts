/** Side of the paper's tile, in texels. */
export const GRAIN_SIDE = 256
/** Texels of a drawing-space pixel. */
export const GRAIN_RESOLUTION = 2

const TEXELS = GRAIN_SIDE * GRAIN_SIDE
/** How many heights the paper has, each as often as any other. */
const HEIGHTS = 4_096
/** Levels of the paper, from its hills down: half of the places at the floor of a level belong to it or one above. */
const FLOORS = [2_500, 1_700, 950, 200] as const
/** What all levels up to one cover at most, 0–255. */
const COVERS = [200, 214, 228, 240] as const
/** Around its floor a level fades out over so many heights. */
const SLOPE = 2_200

/**
 * Four levels of a sheet of paper that a pencil reaches one after the other, from its hills down, as the cover 0–255
 * of every texel, row by row. Each covers what those above it leave: paint on all three never darkens where they meet.
 * Made from whole numbers alone, the same bytes everywhere.
 */
export function grainLevels(): readonly Uint8Array[] {
  const heights = evenHeights(paperHeights())
  const levels = FLOORS.map(() => new Uint8Array(TEXELS))
  for (let at = 0; at < TEXELS; at++) {
    let before = 0
    for (const [level, floor] of FLOORS.entries()) {
      const above = Math.min(SLOPE, Math.max(0, (heights[at] ?? 0) - floor + SLOPE / 2))
      const total = Math.floor((above * (COVERS[level] ?? 0)) / SLOPE)
      const covers = levels[level]
      if (covers) covers[at] = Math.floor((255 * (total - before)) / (255 - before))
      before = total
    }
  }
  return levels
}

/** Fine tooth on a weave that is a little coarser. */
function paperHeights(): Int32Array {
  const fine = smoothed(noise(1), 1)
  const coarse = smoothed(noise(2), 4)
  for (let at = 0; at < TEXELS; at++) fine[at] = 2 * (fine[at] ?? 0) + (coarse[at] ?? 0)
  return fine
}

function noise(seed: number): Int32Array {
  const heights = new Int32Array(TEXELS)
  for (let at = 0; at < TEXELS; at++) heights[at] = hash(at + seed * TEXELS) & 0xffff
  return heights
}

/** An integer hash that spreads every bit. */
function hash(value: number): number {
  let mixed = value ^ (value >>> 16)
  mixed = Math.imul(mixed, 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** Blends every height with its neighbors along rows and columns, so many times. */
function smoothed(heights: Int32Array, times: number): Int32Array {
  let current = heights
  for (let time = 0; time < times; time++) current = blended(blended(current, 1), GRAIN_SIDE)
  return current
}

/** A quarter from each neighbor along a row (`step` 1) or a column; the tile goes on at its other side. */
function blended(heights: Int32Array, step: number): Int32Array {
  const side = step * GRAIN_SIDE
  const result = new Int32Array(TEXELS)
  for (let at = 0; at < TEXELS; at++) {
    const place = at % side
    const before = place < step ? at + side - step : at - step
    const after = place + step >= side ? at + step - side : at + step
    result[at] = ((heights[before] ?? 0) + 2 * (heights[at] ?? 0) + (heights[after] ?? 0)) >> 2
  }
  return result
}

/** The heights by their rank among all, from 0 to HEIGHTS - 1. */
function evenHeights(heights: Int32Array): Int32Array {
  const counts = new Int32Array(4 * 0x1_0000)
  for (const height of heights) counts[height] = (counts[height] ?? 0) + 1
  let lower = 0
  for (let height = 0; height < counts.length; height++) {
    const count = counts[height] ?? 0
    counts[height] = lower
    lower += count
  }
  const ranks = new Int32Array(TEXELS)
  for (let at = 0; at < TEXELS; at++) ranks[at] = Math.floor(((counts[heights[at] ?? 0] ?? 0) * HEIGHTS) / TEXELS)
  return ranks
}
