/** A place in the units of whatever it was read from. */
export interface TracedPoint {
  readonly x: number
  readonly y: number
}

/** A `M` or `L` has one point, a `Q` its control and its end; `Z` closes. */
interface PathCommand {
  readonly letter: 'M' | 'L' | 'Q' | 'Z'
  readonly points: readonly TracedPoint[]
}

/** A run of a path between two moves. */
export interface Subpath {
  readonly start: TracedPoint
  readonly commands: readonly PathCommand[]
  readonly closed: boolean
}

const POINTS_OF = { M: 1, L: 1, Q: 2, Z: 0 } as const

function isCommand(letter: string): letter is PathCommand['letter'] {
  return letter in POINTS_OF
}

function readCommands(data: string): PathCommand[] {
  return [...data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].flatMap(([, letter = '', rest = '']) => {
    if (!isCommand(letter)) throw new Error(`The path command ${letter} is not traced; only M, L, Q and Z are.`)
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const points = numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []))
    const size = POINTS_OF[letter]
    if (size === 0) return [{ letter, points: [] }]
    return Array.from({ length: points.length / size }, (_, index) => ({
      letter, points: points.slice(index * size, (index + 1) * size),
    }))
  })
}

/** Reads the data of an SVG path made of absolute M, L, Q and Z. Throws Error for any other command. */
export function readSubpaths(data: string): Subpath[] {
  const subpaths: { start: TracedPoint; commands: PathCommand[]; closed: boolean }[] = []
  for (const command of readCommands(data)) {
    const [start] = command.points
    if (command.letter === 'M' && start) subpaths.push({ start, commands: [], closed: false })
    else if (command.letter === 'Z') subpaths[subpaths.length - 1] = { ...lastOf(subpaths), closed: true }
    else lastOf(subpaths).commands.push(command)
  }
  return subpaths.filter(({ commands }) => commands.length > 0)
}

function lastOf<Item>(items: readonly Item[]): Item {
  const last = items.at(-1)
  if (!last) throw new Error('A path begins with M.')
  return last
}
