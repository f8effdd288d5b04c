/** A line as drawing widgets of web pages save it: numbers may be text. */
export interface SavedLine {
  points: { x: number | string; y: number | string }[]
  brushColor: string
  brushRadius: number | string
}

/** A drawing as such a widget saves it. */
export interface SavedDrawing {
  lines: SavedLine[]
  width: number | string
  height: number | string
}

/** A path of a hand, in eighths of a pixel; the first point twice, as a press and the first move after it give it. */
function pathOf(seed: number, count: number): SavedLine['points'] {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = seed + index / 9
    return { x: eighths(200 + 150 * Math.cos(angle) + index / 3), y: eighths(190 + 140 * Math.sin(angle * 1.7)) }
  })
  const [first = { x: 1, y: 1 }] = points
  return [first, ...points]
}

const eighths = (value: number) => Math.round(value * 8) / 8

const COLORS = ['#444', '#000000', '#e5484d', 'rgb(79, 179, 232)', 'black']

/** Lines and dots, 400 × 400, as they are saved after an hour of work. */
export function savedDrawing(lineCount: number, pointCount = 60): SavedDrawing {
  const lines = Array.from({ length: lineCount }, (_, index): SavedLine => {
    const isDot = index % 10 === 9
    const dot = { x: eighths(20 + (index * 37) % 360), y: eighths(30 + (index * 53) % 350) }
    return {
      points: isDot ? [dot, dot, dot] : pathOf(index, pointCount),
      brushColor: COLORS[index % COLORS.length] ?? '#444',
      brushRadius: 1 + (index % 12),
    }
  })
  return { lines, width: 400, height: 400 }
}

/** The same with every number as text. */
export function inText({ lines, width, height }: SavedDrawing): SavedDrawing {
  return {
    lines: lines.map(({ points, brushColor, brushRadius }) => ({
      points: points.map(({ x, y }) => ({ x: `${x}`, y: `${y}` })),
      brushColor,
      brushRadius: `${brushRadius}`,
    })),
    width: `${width}`,
    height: `${height}`,
  }
}
