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

/** Most names of a chain in a sentence; the middle of a longer chain is left out. */
const MOST_NAMES = 9

/**
 * "A → B → C" for a chain of ids, with the names of its ends. Used for failures that refuse a link from the last to the
 * first, because it would close a circle.
 */
export function circleOf(
  chain: readonly string[],
  names: ReadonlyMap<string, string>,
): { first: string; last: string; chain: string } {
  const all = chain.map((id) => names.get(id) ?? '')
  const half = Math.ceil(MOST_NAMES / 2)
  const shown = all.length <= MOST_NAMES ? all : [...all.slice(0, half), '…', ...all.slice(-half)]
  return { first: all[0] ?? '', last: all.at(-1) ?? '', chain: shown.join(' → ') }
}

/** The name of something in a chain, which also leads through what lies in the trash. */
export const nameInChain = (name: string, deletedAt: Date | null): string =>
  deletedAt ? `${name} (in the trash)` : name
