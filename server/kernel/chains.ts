/** One thing leads to another: by their ids. */
export interface Link {
  from: string
  to: string
}

/** The shortest way from one thing to another along links, both ends included; null when none leads there. */
export function shortestChain(links: readonly Link[], from: string, to: string): string[] | null {
  const nexts = new Map<string, string[]>(links.map((link) => [link.from, []]))
  for (const link of links) nexts.get(link.from)?.push(link.to)
  const cameFrom = new Map<string, string | null>([[from, null]])
  const queue = [from]
  for (const here of queue) {
    if (here === to) return wayTo(to, cameFrom)
    for (const next of nexts.get(here) ?? []) {
      if (cameFrom.has(next)) continue
      cameFrom.set(next, here)
      queue.push(next)
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

/** "A owns B, B owns C": the steps of a chain of names, with what leads from one to the next in between. */
export function chainSentence(names: readonly string[], verb: string): string {
  const steps = names.slice(1).map((name, index) => `${names[index]} ${verb} ${name}`)
  if (steps.length <= MOST_STEPS_TOLD) return steps.join(', ')
  const half = MOST_STEPS_TOLD / 2
  return [...steps.slice(0, half), '…', ...steps.slice(-half)].join(', ')
}
