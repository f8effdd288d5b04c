/** A row of a column, in pixels from its beginning. */
export type Row = { readonly start: number; readonly end: number }

/**
 * The place among the other cards a pointer stands for: before a card in its first half, after it in its second.
 * `heldRow` is the row where the held card's place is now, null when it is in another column; over it nothing changes.
 */
export function placeAt(rows: readonly Row[], heldRow: number | null, y: number): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.end ?? 0) <= y) low = middle + 1
    else high = middle
  }
  const row = rows[low]
  const others = rows.length - (heldRow === null ? 0 : 1)
  if (!row) return others
  if (low === heldRow) return low
  const isAfter = y >= (row.start + row.end) / 2
  const place = low + (isAfter ? 1 : 0)
  return heldRow !== null && low > heldRow ? place - 1 : place
}

/** The order with a task at a 0-based place among the others. */
export function withTaskAt(order: readonly string[], taskId: string, place: number): readonly string[] {
  const others = order.filter((id) => id !== taskId)
  return [...others.slice(0, place), taskId, ...others.slice(place)]
}
