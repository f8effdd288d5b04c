import { ASPECT_RATIOS, DEFAULT_ASPECT_RATIO, sizeOf, type AspectRatio } from '../../../drawing/aspectRatio.ts'
import type { Density } from './boardDensity.ts'

/** Space between cards, in pixels: across and down. */
export const COLUMN_GAP = 20
export const ROW_GAP = 24
/** Height of what stands under a card's frame, in pixels. */
export const META_HEIGHT = 94
/** Height of a line of dialogue there, in pixels. */
const DIALOGUE_HEIGHT = 18
/** Height of a scene's heading row, in pixels. */
const HEADING_HEIGHT = 28
const HEADING_GAP = 12
/** Below this width of the board there is one column, in pixels. */
const SINGLE_COLUMN_WIDTH = 600
/** Height of every frame at a density, in pixels; null for the ratios' own sizes. */
const FRAME_HEIGHTS: Record<Density, number | null> = { S: 144, M: 192, L: null }
/** A card of a tall ratio keeps this width at the smaller densities, in pixels. */
const NARROWEST_CARD = 132

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
  /** Null without a scene; undefined when nobody knows yet: it is taken for that of the shot before. */
  readonly sceneId: string | null | undefined
  /** Whether its card has a line of dialogue. */
  readonly hasDialogue?: boolean
}

/** The heading over neighbouring shots of one scene in a row; `sceneId` null is for shots without one. */
export interface PlacedHeading {
  readonly key: string
  readonly sceneId: string | null
  /** The scene began in a row above. */
  readonly isContinued: boolean
  readonly box: Box
}

/** A row of cards: from its top to its bottom edge, and the 0-based places of its first card and after its last. */
export interface BoardRow {
  readonly top: number
  readonly bottom: number
  readonly from: number
  readonly to: number
}

/** Where everything on the board is. */
export interface BoardLayout {
  readonly cards: ReadonlyMap<string, Box>
  /** From top to bottom. */
  readonly rows: readonly BoardRow[]
  readonly headings: readonly PlacedHeading[]
  readonly addTile: Box
  readonly height: number
  readonly isSingleColumn: boolean
}

function hasSingleColumn(boardWidth: number, density: Density): boolean {
  return boardWidth < SINGLE_COLUMN_WIDTH && density !== 'S'
}

/** The ratio of a shot; the default for one this client does not know yet. */
export function knownRatio(value: string): AspectRatio {
  return ASPECT_RATIOS.find((option) => option.value === value)?.value ?? DEFAULT_ASPECT_RATIO
}

/** Size of a frame at a density on a board with room, in pixels. A card is never too narrow for its number. */
function frameSize(ratio: AspectRatio, density: Density): { width: number; height: number } {
  const large = sizeOf(ratio)
  const height = FRAME_HEIGHTS[density]
  if (height === null) return large
  return { width: Math.max(NARROWEST_CARD, Math.round((height * large.width) / large.height)), height }
}

/**
 * Size of a shot's card on a board of this width, in pixels; the frame keeps its ratio. Where two cards of the default
 * ratio would not stand side by side, all are scaled down until they do.
 */
export function cardSize(ratio: AspectRatio, boardWidth: number, density: Density): { width: number; height: number } {
  const pair = frameSize(DEFAULT_ASPECT_RATIO, density).width * 2
  const scale = Math.min(1, (boardWidth - COLUMN_GAP) / pair)
  const scaled = Math.min(boardWidth, Math.floor(frameSize(ratio, density).width * scale))
  const width = hasSingleColumn(boardWidth, density) ? boardWidth : scaled
  return { width, height: frameHeight(ratio, width, density) + META_HEIGHT }
}

/** Height of the frame of a card of this width. A tall frame does not outgrow its card's width: it is letterboxed. */
export function frameHeight(ratio: AspectRatio, cardWidth: number, density: Density): number {
  const frame = sizeOf(ratio)
  const tallest = Math.max(cardWidth, frameSize(ratio, density).height)
  return Math.round(Math.min((cardWidth * frame.height) / frame.width, tallest))
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
  readonly rows: BoardRow[] = []
  readonly #width: number
  readonly #isSingleColumn: boolean
  #things: { x: number; width: number; height: number; place: (box: Box) => void }[] = []
  #headings: RowHeading[] = []
  #used = 0
  #placed = 0
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
  addUnderHeading(shot: { id: string; sceneId: string | null }, isRunStart: boolean, width: number): void {
    const last = this.#headings.at(-1)
    if (!isRunStart && last) last.width = this.#used + width - last.x
    else {
      const heading = { sceneId: shot.sceneId, key: shot.id, isContinued: !isRunStart, x: this.#used, width }
      this.#headings.push(heading)
    }
  }

  endRow(): void {
    if (this.#things.length === 0) return
    const top = this.y
    // A row that only goes on with the scene above it needs no heading.
    if (this.#headings.some((heading) => !heading.isContinued)) {
      for (const { x, width, ...heading } of this.#headings) {
        this.headings.push({ ...heading, box: { x, y: this.y, width, height: HEADING_HEIGHT } })
      }
      this.y += HEADING_HEIGHT + HEADING_GAP
    }
    const height = Math.max(...this.#things.map((thing) => thing.height))
    for (const { x, width, place } of this.#things) place({ x, y: this.y, width, height })
    const from = this.#placed
    this.#placed += this.#things.length
    this.rows.push({ top, bottom: this.y + height, from, to: this.#placed })
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
export function layOutBoard(
  shots: readonly PlannedShot[],
  boardWidth: number,
  newRatio: AspectRatio,
  density: Density,
): BoardLayout {
  const cards = new Map<string, Box>()
  const isSingleColumn = hasSingleColumn(boardWidth, density)
  const rows = new RowFiller(boardWidth, isSingleColumn)
  const hasScenes = shots.some(({ sceneId }) => sceneId !== null && sceneId !== undefined)

  let lastSceneId: string | null | undefined
  for (const { id, aspectRatio, sceneId = lastSceneId ?? null, hasDialogue = false } of shots) {
    const { width, height: plain } = cardSize(aspectRatio, boardWidth, density)
    const size = { width, height: plain + (hasDialogue ? DIALOGUE_HEIGHT : 0) }
    rows.makeRoom(size.width)
    if (hasScenes) rows.addUnderHeading({ id, sceneId }, sceneId !== lastSceneId, size.width)
    rows.add(size, (box) => cards.set(id, box))
    lastSceneId = sceneId
  }
  let addTile: Box = { x: 0, y: 0, width: 0, height: 0 }
  const tile = cardSize(newRatio, boardWidth, density)
  rows.makeRoom(tile.width)
  rows.add(isSingleColumn ? { width: tile.width, height: META_HEIGHT } : tile, (box) => (addTile = box))
  rows.endRow()
  const height = Math.max(0, rows.y - ROW_GAP)
  return { cards, rows: rows.rows, headings: rows.headings, addTile, height, isSingleColumn }
}
