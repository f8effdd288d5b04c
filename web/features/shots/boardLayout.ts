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
const HEADING_HEIGHT = 32
const HEADING_GAP = 12
/** Below this width of the board there is one column, in pixels. */
const SINGLE_COLUMN_WIDTH = 600
/** Height of every frame at a density before its row is scaled, in pixels; null for the ratios' own sizes. */
const FRAME_HEIGHTS: Record<Density, number | null> = { S: 144, M: 192, L: null }
/** At S and M a row is scaled within these factors until it fills the width. */
export const ROW_SCALE = { least: 0.9, most: 1.2 } as const
/** A card of a tall ratio keeps this width at the smaller densities, in pixels. */
const NARROWEST_CARD = 132

/** A rectangle on the board, in pixels from its top left. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where a card is, and the height of its frame, in pixels. */
export interface PlacedCard extends Box {
  readonly frameHeight: number
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

/** Neighboring shots of one scene; `sceneId` null is for shots without one. */
interface SceneRun {
  readonly sceneId: string | null
  readonly shotCount: number
  /** Whether all of its shots are loaded: else the last ones may belong to another scene. */
  readonly isCounted: boolean
}

/** The heading over neighboring shots of one scene in a row, or in place of them while the scene is collapsed. */
export interface PlacedHeading extends SceneRun {
  readonly key: string
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
  readonly cards: ReadonlyMap<string, PlacedCard>
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
export function frameSize(ratio: AspectRatio, density: Density): { width: number; height: number } {
  const large = sizeOf(ratio)
  const height = FRAME_HEIGHTS[density]
  if (height === null) return large
  return { width: Math.max(NARROWEST_CARD, Math.round((height * large.width) / large.height)), height }
}

/**
 * Size of a frame on a board of this width, in pixels, before its row is scaled. In one column a tall frame does not
 * outgrow its card's width: it is letterboxed. At S and M, where two cards of the default ratio would not stand side by
 * side, all are scaled down until they do.
 */
function fittedFrame(ratio: AspectRatio, boardWidth: number, density: Density): { width: number; height: number } {
  const frame = frameSize(ratio, density)
  if (hasSingleColumn(boardWidth, density)) {
    const { width, height } = sizeOf(ratio)
    return { width: boardWidth, height: Math.min((boardWidth * height) / width, Math.max(boardWidth, frame.height)) }
  }
  if (density === 'L') return { ...frame, width: Math.min(boardWidth, frame.width) }
  const pair = frameSize(DEFAULT_ASPECT_RATIO, density).width * 2 * ROW_SCALE.least
  const scale = Math.min(1, (boardWidth - COLUMN_GAP) / pair)
  return { width: Math.min(boardWidth, frame.width * scale), height: frame.height * scale }
}

interface RowHeading extends SceneRun {
  readonly key: string
  readonly isContinued: boolean
  /** 0-based places in the row of its first card and of its last. */
  readonly from: number
  to: number
}

/** Something in a row: the size of its frame before the row is scaled, and the height of what stands under it. */
interface RowThing {
  readonly frame: { readonly width: number; readonly height: number }
  readonly under: number
  readonly place: (card: PlacedCard) => void
}

/** Fills rows from the left; a row's things are as tall as its tallest, under the row's headings if it has any. */
class RowFiller {
  readonly headings: PlacedHeading[] = []
  readonly rows: BoardRow[] = []
  readonly #width: number
  readonly #isSingleColumn: boolean
  readonly #isScaled: boolean
  #things: RowThing[] = []
  #headings: RowHeading[] = []
  #framesWidth = 0
  #placed = 0
  /** The factor of the row before: the last row keeps to it. */
  #scale = 1
  y = 0

  constructor(width: number, isSingleColumn: boolean, isScaled: boolean) {
    this.#width = width
    this.#isSingleColumn = isSingleColumn
    this.#isScaled = isScaled
  }

  /** Begins a new row when a thing of this width does not fit into the current one. */
  makeRoom(width: number): void {
    const least = (this.#framesWidth + width) * (this.#isScaled ? ROW_SCALE.least : 1)
    const isFull = this.#isSingleColumn || least + this.#things.length * COLUMN_GAP > this.#width
    if (this.#things.length > 0 && isFull) this.endRow(false)
  }

  /** Puts a thing into the row, which has room for it. */
  add(thing: RowThing): void {
    this.#things.push(thing)
    this.#framesWidth += thing.frame.width
  }

  /** Puts the next shot under its scene's heading: a new one at a run's start, a repeated one in a new row. */
  addUnderHeading(run: SceneRun, key: string, isRunStart: boolean): void {
    const [last, place] = [this.#headings.at(-1), this.#things.length]
    if (!isRunStart && last) last.to = place
    else this.#headings.push({ ...run, key, isContinued: !isRunStart, from: place, to: place })
  }

  /** Puts the heading of a collapsed scene into a row of its own. */
  addCollapsed(run: SceneRun, key: string): void {
    this.endRow(true)
    const box = { x: 0, y: this.y, width: this.#width, height: HEADING_HEIGHT }
    this.headings.push({ ...run, key, isContinued: false, box })
    this.y += HEADING_HEIGHT + HEADING_GAP
  }

  /** The last row is not stretched: it is as high as the row before it, where it fits so. */
  #scaleOfRow(isLast: boolean): number {
    if (!this.#isScaled) return 1
    const filling = (this.#width - (this.#things.length - 1) * COLUMN_GAP) / this.#framesWidth
    return Math.max(ROW_SCALE.least, Math.min(filling, isLast ? this.#scale : ROW_SCALE.most))
  }

  endRow(isLast: boolean): void {
    if (this.#things.length === 0) return
    const top = this.y
    const scale = (this.#scale = this.#scaleOfRow(isLast))
    const columns: { x: number; width: number }[] = []
    let used = 0
    for (const { frame } of this.#things) {
      const [x, end] = [Math.round(used), Math.round(used + frame.width * scale)]
      const gaps = columns.length * COLUMN_GAP
      columns.push({ x: x + gaps, width: end - x })
      used += frame.width * scale
    }
    // A row that only goes on with the scene above it needs no heading.
    if (this.#headings.some((heading) => !heading.isContinued)) {
      for (const { from, to, ...heading } of this.#headings) {
        const [first, last] = [columns[from], columns[to]]
        if (!first || !last) continue
        const box = { x: first.x, y: this.y, width: last.x + last.width - first.x, height: HEADING_HEIGHT }
        this.headings.push({ ...heading, box })
      }
      this.y += HEADING_HEIGHT + HEADING_GAP
    }
    const frameHeights = this.#things.map(({ frame }) => Math.round(frame.height * scale))
    const height = Math.max(...this.#things.map(({ under }, place) => (frameHeights[place] ?? 0) + under))
    for (const [place, thing] of this.#things.entries()) {
      const column = columns[place] ?? { x: 0, width: 0 }
      thing.place({ ...column, y: this.y, height, frameHeight: frameHeights[place] ?? 0 })
    }
    const from = this.#placed
    this.#placed += this.#things.length
    this.rows.push({ top, bottom: this.y + height, from, to: this.#placed })
    this.y += height + ROW_GAP
    this.#things = []
    this.#headings = []
    this.#framesWidth = 0
  }
}

const NO_SCENES: ReadonlySet<string> = new Set()

/** The runs of neighboring shots of one scene. */
function runsOf(shots: readonly PlannedShot[]): { sceneId: string | null; shots: PlannedShot[] }[] {
  const runs: { sceneId: string | null; shots: PlannedShot[] }[] = []
  for (const shot of shots) {
    const last = runs.at(-1)
    const { sceneId = last?.sceneId ?? null } = shot
    if (last && last.sceneId === sceneId) last.shots.push(shot)
    else runs.push({ sceneId, shots: [shot] })
  }
  return runs
}

/**
 * Wraps the shots, in their order, into rows; a run of shots of one scene stands under a heading, repeated where a row
 * goes on with it beside another, or is not there while the scene is collapsed. A board without any scene has no
 * headings. At L every frame has its ratio's size; at S and M the frames of a row have one height, scaled so that the
 * row fills the width. What stands under the frames grows with the text (`readTextScale`).
 */
export function layOutBoard(
  shots: readonly PlannedShot[],
  boardWidth: number,
  newRatio: AspectRatio,
  density: Density,
  { textScale = 1, collapsed = NO_SCENES }: { textScale?: number; collapsed?: ReadonlySet<string> } = {},
): BoardLayout {
  const cards = new Map<string, PlacedCard>()
  const isSingleColumn = hasSingleColumn(boardWidth, density)
  const rows = new RowFiller(boardWidth, isSingleColumn, density !== 'L' && !isSingleColumn)
  const runs = runsOf(shots)
  const hasScenes = runs.some(({ sceneId }) => sceneId !== null)
  for (const { sceneId, shots: ofRun } of runs) {
    const isCounted = ofRun.every((shot) => shot.sceneId !== undefined)
    const run = { sceneId, shotCount: ofRun.length, isCounted }
    if (sceneId !== null && collapsed.has(sceneId)) {
      rows.addCollapsed(run, ofRun[0]?.id ?? '')
      continue
    }
    for (const [index, { id, aspectRatio, hasDialogue = false }] of ofRun.entries()) {
      const frame = fittedFrame(aspectRatio, boardWidth, density)
      rows.makeRoom(frame.width)
      if (hasScenes) rows.addUnderHeading(run, id, index === 0)
      const under = Math.round((META_HEIGHT + (hasDialogue ? DIALOGUE_HEIGHT : 0)) * textScale)
      rows.add({ frame, under, place: (card) => cards.set(id, card) })
    }
  }
  let addTile: Box = { x: 0, y: 0, width: 0, height: 0 }
  const tile = fittedFrame(newRatio, boardWidth, density)
  rows.makeRoom(tile.width)
  const frame = isSingleColumn ? { ...tile, height: 0 } : tile
  rows.add({ frame, under: Math.round(META_HEIGHT * textScale), place: (box) => (addTile = box) })
  rows.endRow(true)
  const height = Math.max(0, rows.y - ROW_GAP)
  return { cards, rows: rows.rows, headings: rows.headings, addTile, height, isSingleColumn }
}
