import type { BoardLayout, Box } from './boardLayout.ts'

/** The keys that move a lifted card. */
export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

function distanceTo(box: Box, point: { x: number; y: number }): number {
  const dx = Math.max(box.x - point.x, 0, point.x - (box.x + box.width))
  const dy = Math.max(box.y - point.y, 0, point.y - (box.y + box.height))
  return Math.hypot(dx, dy)
}

/** The 0-based place of a group among the shots that do not belong to it, by its first shot. */
export function placeAmongOthers(order: readonly string[], group: readonly string[]): number {
  const moved = new Set(group)
  return order.findIndex((id) => moved.has(id))
}

/**
 * The order with a group of shots together, in their order, at a 0-based place among the others; the same array when
 * they are there already. A place beyond the end is the end.
 */
export function moveTo(order: readonly string[], group: readonly string[], index: number): readonly string[] {
  const moved = new Set(group)
  const others = order.filter((id) => !moved.has(id))
  const target = Math.max(0, Math.min(others.length, index))
  const members = order.filter((id) => moved.has(id))
  const next = [...others.slice(0, target), ...members, ...others.slice(target)]
  return next.every((id, place) => order[place] === id) ? order : next
}

/**
 * The order when a group is held over a point of the board: before the nearest card when the point is in its first
 * half, else after it. The same array when nothing changes, so that the group's own place is restful.
 */
export function orderAt(
  order: readonly string[],
  group: readonly string[],
  layout: BoardLayout,
  point: { x: number; y: number },
): readonly string[] {
  let nearestId: string | null = null
  let nearest = Number.POSITIVE_INFINITY
  for (const id of order) {
    const box = layout.cards.get(id)
    const distance = box ? distanceTo(box, point) : Number.POSITIVE_INFINITY
    if (distance < nearest) {
      nearest = distance
      nearestId = id
    }
  }
  const box = nearestId === null ? undefined : layout.cards.get(nearestId)
  if (nearestId === null || !box || group.includes(nearestId)) return order
  const isBefore = layout.isSingleColumn ? point.y < box.y + box.height / 2 : point.x < box.x + box.width / 2
  const moved = new Set(group)
  const place = order.filter((id) => !moved.has(id)).indexOf(nearestId)
  return moveTo(order, group, place + (isBefore ? 0 : 1))
}

/** The order after an arrow key: one place left or right, or to the nearest card in the row above or below. */
export function orderByArrow(
  order: readonly string[],
  group: readonly string[],
  layout: BoardLayout,
  arrow: ArrowKey,
): readonly string[] {
  const place = placeAmongOthers(order, group)
  if (arrow === 'ArrowLeft') return moveTo(order, group, place - 1)
  if (arrow === 'ArrowRight') return moveTo(order, group, place + 1)
  const isUp = arrow === 'ArrowUp'
  const edge = order[isUp ? place : place + group.length - 1]
  const own = edge === undefined ? undefined : layout.cards.get(edge)
  if (!own) return order
  const moved = new Set(group)
  const others = order.filter((id) => !moved.has(id))
  const target = nearestInRow(others, layout, own, isUp)
  if (target === null) return order
  const targetPlace = others.indexOf(target)
  return moveTo(order, group, isUp ? targetPlace : targetPlace + 1)
}

/** The card in the row above or below a place that is the nearest to it; null where there is no such row. */
function nearestInRow(ids: readonly string[], layout: BoardLayout, own: Box, isUp: boolean): string | null {
  const center = own.x + own.width / 2
  const candidates = ids.flatMap((id) => {
    const box = layout.cards.get(id)
    return box && (isUp ? box.y < own.y : box.y > own.y) ? [{ id, box }] : []
  })
  const rowY = candidates.reduce(
    (nearest, { box }) => (isUp ? Math.max(nearest, box.y) : Math.min(nearest, box.y)),
    isUp ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
  )
  const [first, ...rest] = candidates.filter(({ box }) => box.y === rowY)
  if (!first) return null
  const away = (box: Box): number => Math.abs(box.x + box.width / 2 - center)
  return rest.reduce((best, other) => (away(other.box) < away(best.box) ? other : best), first).id
}

/** The card that an arrow, Home or End leads to from another one; null where there is none. */
export function cardByKey(
  order: readonly string[],
  layout: BoardLayout,
  id: string,
  key: ArrowKey | 'Home' | 'End',
): string | null {
  if (key === 'Home') return order[0] ?? null
  if (key === 'End') return order.at(-1) ?? null
  const index = order.indexOf(id)
  if (key === 'ArrowLeft') return order[index - 1] ?? null
  if (key === 'ArrowRight') return order[index + 1] ?? null
  const own = layout.cards.get(id)
  return own ? nearestInRow(order, layout, own, key === 'ArrowUp') : null
}
