/** What stands beside a place in a list. */
export type Neighbor = { readonly beforeId: string } | { readonly afterId: string }

/** The neighbor of a 0-based place among the others of a list; null if there are no others. */
export function placeBeside(others: readonly string[], place: number): Neighbor | null {
  const before = others[place - 1]
  if (before !== undefined) return { afterId: before }
  const after = others[0]
  return after === undefined ? null : { beforeId: after }
}

/** The neighbor of the 1-based place that an item of a list moves to; null if it is alone. */
export const neighborAt = (items: readonly { readonly id: string }[], movedId: string, position: number) =>
  placeBeside(items.map(({ id }) => id).filter((id) => id !== movedId), position - 1)
