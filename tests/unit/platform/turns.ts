let turns = 0

/** How many turns of its event loop the thread has had since calls before; asks for another. */
export async function countTurns(): Promise<number> {
  setImmediate(() => (turns += 1))
  return turns
}
