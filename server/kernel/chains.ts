/** One thing leads to another: by their ids. */
export interface Link {
  from: string
  to: string
}

/** What links lead to, by where they begin. */
export function nextsOf(links: readonly Link[]): Map<string, string[]> {
  const nexts = new Map<string, string[]>(links.map(({ from }) => [from, []]))
  for (const { from, to } of links) nexts.get(from)?.push(to)
  return nexts
}

/** The shortest way from one thing to another, both ends included; null when none leads there. */
export function shortestChain(
  nexts: ReadonlyMap<string, Iterable<string>>,
  from: string,
  to: string,
  isOnWay: (id: string) => boolean = () => true,
): string[] | null {
  const cameFrom = new Map<string, string | null>([[from, null]])
  for (const here of cameFrom.keys()) {
    if (here === to) return wayTo(to, cameFrom)
    for (const next of nexts.get(here) ?? []) {
      if (!cameFrom.has(next) && isOnWay(next)) cameFrom.set(next, here)
    }
  }
  return null
}

function wayTo(end: string, cameFrom: ReadonlyMap<string, string | null>): string[] {
  const way: string[] = []
  for (let here: string | null = end; here !== null; here = cameFrom.get(here) ?? null) way.unshift(here)
  return way
}

/** Most steps of a chain that a sentence tells; what is between its first and last is left out then. */
const MOST_STEPS_TOLD = 8

/** What leads from one thing to the next, of the one that does it and by itself: "owns", "own". */
export interface ChainVerb {
  does: string
  to: string
}

/** "A owns B, B owns C": the steps of a chain of names. */
function stepsOf(names: readonly string[], { does }: ChainVerb): string {
  const steps = names.slice(1).map((name, index) => `${names[index]} ${does} ${name}`)
  if (steps.length <= MOST_STEPS_TOLD) return steps.join(', ')
  const half = MOST_STEPS_TOLD / 2
  return [...steps.slice(0, half), '…', ...steps.slice(-half)].join(', ')
}

/** "A owns B, B owns C: C cannot own A": why the end of a chain cannot lead to its beginning; names by their ids. */
export function circleSentence(chain: readonly string[], names: ReadonlyMap<string, string>, verb: ChainVerb): string {
  const told = chain.map((id) => names.get(id) ?? '')
  return `${stepsOf(told, verb)}: ${told.at(-1)} cannot ${verb.to} ${told[0]}`
}

/** The name of something in a chain, which also leads through what lies in the trash. */
export const nameInChain = (name: string, deletedAt: Date | null): string =>
  deletedAt ? `${name} (in the trash)` : name
