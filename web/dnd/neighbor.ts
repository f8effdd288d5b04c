/** What stands beside a place in a list. */
export type Neighbor = { readonly beforeId: string } | { readonly afterId: string }

/** The neighbor of the 1-based place that one of a list is moved to; null when it is alone. */
export function neighborAt(
  items: readonly { readonly id: string }[], movedId: string, position: number,
): Neighbor | null {
  const others = items.filter(({ id }) => id !== movedId)
  const before = others[position - 2]
  if (before) return { afterId: before.id }
  const [after] = others
  return after ? { beforeId: after.id } : null
}
