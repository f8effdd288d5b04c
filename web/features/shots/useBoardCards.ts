import { useMemo } from 'react'
import type { AspectRatio } from '../../../drawing/aspectRatio.ts'
import type { Density } from './boardDensity.ts'
import { layOutBoard, type BoardLayout, type PlannedShot } from './boardLayout.ts'
import { placesInView, type BoardView } from './boardView.ts'
import { unloadedIndex, withLoaded } from './plannedShots.ts'
import { useMountedCards } from './useMountedCards.ts'

type BoardCardsOptions = {
  /** Every shot of the board in its order. */
  planned: readonly PlannedShot[]
  /** The order while a drag lasts. */
  draggedOrder: readonly string[] | null
  /** Inner width of the board in pixels, and what of it is in the window; null before they are known. */
  width: number | null
  view: BoardView | null
  newRatio: AspectRatio
  density: Density
  /** Of `readTextScale`. */
  textScale: number
  /** Scenes whose shots are not shown. */
  collapsed: ReadonlySet<string>
  /** Shots whose cards stay there wherever they are. */
  pinnedIds: readonly (string | null | undefined)[]
}

const NOWHERE = { from: 0, to: 0, viewFrom: 0, viewTo: 0 }

/** Which shots are where on the board, which of their places are on the page, and which of those hold their card. */
export function useBoardCards(options: BoardCardsOptions) {
  const { planned, draggedOrder, width, view, newRatio, density, textScale, collapsed, pinnedIds } = options
  const ownOrder = useMemo(() => planned.map(({ id }) => id), [planned])
  const plannedById = useMemo(() => new Map(planned.map((shot) => [shot.id, shot])), [planned])
  const places = useMemo(() => new Map(ownOrder.map((id, index) => [id, index])), [ownOrder])
  const order = useMemo(
    () => (draggedOrder ? withLoaded(draggedOrder, ownOrder).filter((id) => places.has(id)) : ownOrder),
    [draggedOrder, ownOrder, places],
  )
  const positions = useMemo(() => new Map(order.map((id, index) => [id, index + 1])), [order])
  const layout = useMemo<BoardLayout | null>(() => {
    if (width === null) return null
    const ofOrder = order.flatMap((id) => plannedById.get(id) ?? [])
    return layOutBoard(ofOrder, width, newRatio, density, { textScale, collapsed })
  }, [collapsed, density, newRatio, order, plannedById, textScale, width])
  const shown = useMemo(() => order.filter((id) => !layout || layout.cards.has(id)), [layout, order])
  const inView = useMemo(() => {
    const { from, to, viewFrom, viewTo } = layout && view ? placesInView(layout, view) : NOWHERE
    // What is looked at comes first.
    return [...shown.slice(viewFrom, viewTo), ...shown.slice(from, viewFrom), ...shown.slice(viewTo, to)]
  }, [layout, shown, view])
  const loaded = useMemo(() => inView.filter((id) => unloadedIndex(id) === null), [inView])
  const mounted = useMountedCards(loaded)
  const pinned = new Set(pinnedIds.filter((id) => id !== null && id !== undefined && places.has(id)))
  // In the board's own order whatever is dragged: a card that moves in the page loses the focus.
  const onPage = [...new Set([...inView, ...pinned])]
    .filter((id) => id !== null && id !== undefined)
    .toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
  const hasCard = (id: string): boolean => mounted.has(id) || pinned.has(id)
  return { shown, layout, positions, onPage, hasCard }
}
