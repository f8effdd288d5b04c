import type { GrainPattern, MakeSurface, Surface } from './drawingContext.ts'
import { GRAIN_SIDE, grainLevels } from './grain.ts'

/** Colors whose grain is kept, in four tiles of a quarter of a megabyte each. */
const MOST_COLORS = 16

/** Largest scratch surface that is kept, in pixels. */
const MOST_SCRATCH = 2_048 * 2_048

/** What a page or a process gives to what paints in it. */
export interface PaintKit {
  readonly surface: MakeSurface
  /** A surface at least this large, empty where it is that large, until the next call. */
  readonly scratch: MakeSurface
  /** The levels of the paper's grain in a color `#rrggbb`, for the `fillStyle` of any context. */
  readonly grain: (color: string) => readonly GrainPattern[]
}

/** A kit with surfaces of this kind. */
export function paintKitOf(surface: MakeSurface): PaintKit {
  let levels: readonly Uint8Array[] | null = null
  const kept = new Map<string, readonly GrainPattern[]>()
  const grain = (color: string): readonly GrainPattern[] => {
    const known = kept.get(color)
    levels ??= grainLevels()
    const patterns = known ?? levels.map((covers) => tile(covers, color, surface))
    kept.delete(color)
    kept.set(color, patterns)
    const [oldest = color] = kept.keys()
    if (kept.size > MOST_COLORS) kept.delete(oldest)
    return patterns
  }
  return { surface, scratch: scratchOf(surface), grain }
}

/** Keeps one surface: the memory of others is given back only when all is painted. */
function scratchOf(surface: MakeSurface): MakeSurface {
  let kept: Surface | null = null
  return (width, height) => {
    const size = kept?.context.canvas ?? { width: 0, height: 0 }
    const isLarge = size.width >= width && size.height >= height
    const scratch = kept && isLarge ? kept : surface(Math.max(width, size.width), Math.max(height, size.height))
    const { context } = scratch
    kept = context.canvas.width * context.canvas.height > MOST_SCRATCH ? null : scratch
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, width, height)
    return scratch
  }
}

function tile(covers: Uint8Array, color: string, surface: MakeSurface): GrainPattern {
  const { context, image } = surface(GRAIN_SIDE, GRAIN_SIDE)
  const pixels = context.createImageData(GRAIN_SIDE, GRAIN_SIDE)
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const [red = 0, green = 0, blue = 0] = channels
  for (let at = 0; at < covers.length; at++) {
    pixels.data[at * 4] = red
    pixels.data[at * 4 + 1] = green
    pixels.data[at * 4 + 2] = blue
    pixels.data[at * 4 + 3] = covers[at] ?? 0
  }
  context.putImageData(pixels, 0, 0)
  const pattern = context.createPattern(image, 'repeat')
  if (!pattern) throw new Error('The canvas gives no pattern')
  return pattern
}
