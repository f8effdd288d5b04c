import { ASPECT_RATIOS, DEFAULT_ASPECT_RATIO, sizeOf, type AspectRatio } from '../../../drawing/aspectRatio.ts'

/** Space between cards, in pixels: across and down. */
export const COLUMN_GAP = 20
export const ROW_GAP = 24
/** Height of what stands under a card's frame, in pixels. */
export const META_HEIGHT = 94
/** Height of a scene's heading row, in pixels. */
export const HEADING_HEIGHT = 28
const HEADING_GAP = 12
/** Below this width of the board there is one column, in pixels. */
export const SINGLE_COLUMN_WIDTH = 600

/** A rectangle on the board, in pixels from its top left. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What the layout needs to know of a shot. */
export interface PlannedShot {
  readonly id: string
  readonly aspectRatio: AspectRatio
  readonly sceneId: string | null
}

/** The heading over neighbouring shots of one scene in a row; `sceneId` null is for shots without one. */
export interface PlacedHeading {
  readonly key: string
  readonly sceneId: string | null
  /** The scene began in a row above. */
  readonly isContinued: boolean
  readonly box: Box
}

/** Where everything on the board is. */
export interface BoardLayout {
  readonly cards: ReadonlyMap<string, Box>
  readonly headings: readonly PlacedHeading[]
  readonly addTile: Box
  readonly height: number
  readonly isSingleColumn: boolean
}

/** The ratio of a shot; the default for one this client does not know yet. */
export function knownRatio(value: string): AspectRatio {
  return ASPECT_RATIOS.find((option) => option.value === value)?.value ?? DEFAULT_ASPECT_RATIO
}

/**
 * Size of a shot's card on a board of this width, in pixels; the frame keeps its ratio. Where two cards of the default
 * ratio would not stand side by side, all are scaled down until they do.
 */
export function cardSize(ratio: AspectRatio, boardWidth: number): { width: number; height: number } {
  const pair = sizeOf(DEFAULT_ASPECT_RATIO).width * 2
  const scale = Math.min(1, (boardWidth - COLUMN_GAP) / pair)
  const scaled = Math.min(boardWidth, Math.floor(sizeOf(ratio).width * scale))
  const width = boardWidth < SINGLE_COLUMN_WIDTH ? boardWidth : scaled
  return { width, height: frameHeight(ratio, width) + META_HEIGHT }
}

/** Height of the frame of a card of this width. A tall frame does not outgrow its card's width: it is letterboxed. */
export function frameHeight(ratio: AspectRatio, cardWidth: number): number {
  const frame = sizeOf(ratio)
  return Math.round(Math.min((cardWidth * frame.height) / frame.width, Math.max(cardWidth, frame.height)))
}

interface RowHeading {
  readonly sceneId: string | null
  readonly key: string
  readonly isContinued: boolean
  readonly x: number
  width: number
}

/** Fills rows from the left; a row's things are as tall as its tallest, under the row's headings if it has any. */
class RowFiller {
  readonly headings: PlacedHeading[] = []
  readonly #width: number
  readonly #isSingleColumn: boolean
  #things: { x: number; width: number; height: number; place: (box: Box) => void }[] = []
  #headings: RowHeading[] = []
  #used = 0
  y = 0

  constructor(width: number, isSingleColumn: boolean) {
    this.#width = width
    this.#isSingleColumn = isSingleColumn
  }

  /** Begins a new row when a thing of this width does not fit into the current one. */
  makeRoom(width: number): void {
    if (this.#things.length > 0 && (this.#isSingleColumn || this.#used + width > this.#width)) this.endRow()
  }

  /** Puts a thing into the row, which has room for it. */
  add(size: { width: number; height: number }, place: (box: Box) => void): void {
    this.#things.push({ x: this.#used, ...size, place })
    this.#used += size.width + COLUMN_GAP
  }

  /** Puts a shot into the row under its scene's heading: a new one at a run's start, a repeated one in a new row. */
  addUnderHeading(shot: PlannedShot, isRunStart: boolean, width: number): void {
    const last = this.#headings.at(-1)
    if (!isRunStart && last) last.width = this.#used + width - last.x
    else {
      const heading = { sceneId: shot.sceneId, key: shot.id, isContinued: !isRunStart, x: this.#used, width }
      this.#headings.push(heading)
    }
  }

  endRow(): void {
    if (this.#things.length === 0) return
    // A row that only goes on with the scene above it needs no heading.
    if (this.#headings.some((heading) => !heading.isContinued)) {
      for (const { x, width, ...heading } of this.#headings) {
        this.headings.push({ ...heading, box: { x, y: this.y, width, height: HEADING_HEIGHT } })
      }
      this.y += HEADING_HEIGHT + HEADING_GAP
    }
    const height = Math.max(...this.#things.map((thing) => thing.height))
    for (const { x, width, place } of this.#things) place({ x, y: this.y, width, height })
    this.y += height + ROW_GAP
    this.#things = []
    this.#headings = []
    this.#used = 0
  }
}

/**
 * Wraps the shots, in their order, into rows; a run of shots of one scene stands under a heading, repeated where a row
 * goes on with it beside another. A board without any scene has no headings.
 */
export function layOutBoard(shots: readonly PlannedShot[], boardWidth: number, newRatio: AspectRatio): BoardLayout {
  const cards = new Map<string, Box>()
  const isSingleColumn = boardWidth < SINGLE_COLUMN_WIDTH
  const rows = new RowFiller(boardWidth, isSingleColumn)
  const hasScenes = shots.some((shot) => shot.sceneId !== null)

  shots.forEach((shot, index) => {
    const size = cardSize(shot.aspectRatio, boardWidth)
    const before = shots[index - 1]
    rows.makeRoom(size.width)
    if (hasScenes) rows.addUnderHeading(shot, !before || before.sceneId !== shot.sceneId, size.width)
    rows.add(size, (box) => cards.set(shot.id, box))
  })
  let addTile: Box = { x: 0, y: 0, width: 0, height: 0 }
  const tile = cardSize(newRatio, boardWidth)
  rows.makeRoom(tile.width)
  rows.add(isSingleColumn ? { width: tile.width, height: META_HEIGHT } : tile, (box) => (addTile = box))
  rows.endRow()
  return { cards, headings: rows.headings, addTile, height: Math.max(0, rows.y - ROW_GAP), isSingleColumn }
}

function distanceTo(box: Box, point: { x: number; y: number }): number {
  const dx = Math.max(box.x - point.x, 0, point.x - (box.x + box.width))
  const dy = Math.max(box.y - point.y, 0, point.y - (box.y + box.height))
  return Math.hypot(dx, dy)
}

/**
 * The order when the dragged shot is held over a point of the board: before the nearest card when the point is in its
 * first half, else after it. The same array when nothing changes, so that the dragged card's own place is restful.
 */
export function orderAt(
  order: readonly string[],
  draggedId: string,
  layout: BoardLayout,
  point: { x: number; y: number },
): readonly string[] {
  let nearestId = draggedId
  let nearest = Number.POSITIVE_INFINITY
  for (const id of order) {
    const box = layout.cards.get(id)
    const distance = box ? distanceTo(box, point) : Number.POSITIVE_INFINITY
    if (distance < nearest) {
      nearest = distance
      nearestId = id
    }
  }
  const box = layout.cards.get(nearestId)
  if (nearestId === draggedId || !box) return order
  const isBefore = layout.isSingleColumn ? point.y < box.y + box.height / 2 : point.x < box.x + box.width / 2
  const others = order.filter((id) => id !== draggedId)
  const target = others.indexOf(nearestId) + (isBefore ? 0 : 1)
  return others.indexOf(nearestId) === -1 ? order : moveTo(order, draggedId, target)
}

/** The order with a shot at a 0-based place among the others; the same array when it is there already. */
export function moveTo(order: readonly string[], id: string, index: number): readonly string[] {
  const others = order.filter((other) => other !== id)
  const target = Math.max(0, Math.min(others.length, index))
  if (order[target] === id) return order
  return [...others.slice(0, target), id, ...others.slice(target)]
}

/** The order after an arrow key: one place left or right, or to the nearest card in the row above or below. */
export function orderByArrow(
  order: readonly string[],
  id: string,
  layout: BoardLayout,
  arrow: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown',
): readonly string[] {
  const index = order.indexOf(id)
  if (arrow === 'ArrowLeft') return moveTo(order, id, index - 1)
  if (arrow === 'ArrowRight') return moveTo(order, id, index + 1)
  const own = layout.cards.get(id)
  if (!own) return order
  const center = own.x + own.width / 2
  const isUp = arrow === 'ArrowUp'
  const candidates = order.flatMap((otherId) => {
    const box = layout.cards.get(otherId)
    return box && (isUp ? box.y < own.y : box.y > own.y) ? [{ otherId, box }] : []
  })
  const rows = candidates.map(({ box }) => box.y)
  const rowY = isUp ? Math.max(...rows) : Math.min(...rows)
  const row = candidates.filter(({ box }) => box.y === rowY)
  const [first, ...rest] = row
  if (!first) return order
  const away = (box: Box): number => Math.abs(box.x + box.width / 2 - center)
  const nearest = rest.reduce((best, other) => (away(other.box) < away(best.box) ? other : best), first)
  return moveTo(order, id, order.indexOf(nearest.otherId))
}
