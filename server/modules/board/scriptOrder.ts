import type { Shot } from '../../__generated__/prisma/client.ts'

/** Where a shot is in its script. */
export type Anchor = Pick<Shot, 'id' | 'scriptId' | 'scriptLine' | 'scriptLineEnd' | 'scriptColor' | 'scriptState'>

/** What undoing a revision writes back, beside the texts of shots and the shots that it made. JSON. */
export interface BeforeRevision {
  did: 'REVISED'
  anchors: Anchor[]
  scenes: { id: string; scriptId: string | null; line: number | null; number: string; heading: string }[]
  madeSceneIds: string[]
  order: { id: string; sceneId: string | null }[]
}

/** A shot of a board. */
export interface AnchoredShot {
  readonly id: string
  readonly sceneId: string | null
  /** The line of the new script that it was found at; null for one that follows the shot before it. */
  readonly line: number | null
}

/** A scene of the new script with its lines in order. */
export interface OrderedScene {
  /** Its row on the board; null if there is none: its new shots go on with the scene before them. */
  readonly sceneId: string | null
  readonly lines: readonly number[]
  readonly isMoved: boolean
}

/** A shot at its place on the board; `id` is null for one that is made at a line. */
export interface OrderedShot {
  readonly id: string | null
  readonly line: number | null
  readonly sceneId: string | null
}

/** A shot that was found in the script, with those that follow it. */
interface Unit {
  readonly line: number | null
  shots: readonly OrderedShot[]
}

class BoardOrder {
  units: Unit[] = []
  private readonly scenes: readonly OrderedScene[]
  private readonly hasLines: boolean

  constructor(board: readonly AnchoredShot[], scenes: readonly OrderedScene[]) {
    this.scenes = scenes
    for (const shot of board) {
      const last = this.units.at(-1)
      if (shot.line === null && last) last.shots = [...last.shots, shot]
      else this.units.push({ line: shot.line, shots: [shot] })
    }
    this.hasLines = this.units.some(({ line }) => line !== null)
  }

  take(lines: readonly number[]): Unit[] {
    const taken = new Set(lines)
    const found = this.units.filter(({ line }) => line !== null && taken.has(line))
    if (found.length > 0) this.units = this.units.filter(({ line }) => line === null || !taken.has(line))
    return found
  }

  put(units: readonly Unit[], place: number): void {
    this.units.splice(place, 0, ...units)
  }

  /** Behind the nearest scene before it that is on the board, else before all scenes; behind all of another board. */
  placeOfScene(index: number): number {
    for (const { lines } of this.scenes.slice(0, index).toReversed()) {
      const own = new Set<number | null>(lines)
      const last = this.units.findLastIndex(({ line }) => own.has(line))
      if (last >= 0) return last + 1
    }
    if (!this.hasLines) return this.units.length
    return this.units[0]?.line === null ? 1 : 0
  }

  /** Behind the nearest line before it in its scene, else before the nearest behind it, else where its scene begins. */
  placeOfLine(scene: number, index: number): number {
    const lines = this.scenes[scene]?.lines ?? []
    for (const before of lines.slice(0, index).toReversed()) {
      const last = this.units.findLastIndex(({ line }) => line === before)
      if (last >= 0) return last + 1
    }
    for (const after of lines.slice(index + 1)) {
      const first = this.units.findIndex(({ line }) => line === after)
      if (first >= 0) return first
    }
    return this.placeOfScene(scene)
  }

  /** The scene of the shot before a place. */
  sceneBefore(place: number): string | null {
    return this.units[place - 1]?.shots.at(-1)?.sceneId ?? null
  }
}

/**
 * The shots of a board after a script is revised. What did not move in the script stays where it is on the board, also
 * where people have put it elsewhere. Scenes that moved go behind the one before them in the new script, lines that
 * moved or are new behind the line before them; shots without a line go with the one before them.
 */
export function revisedOrder(
  board: readonly AnchoredShot[],
  scenes: readonly OrderedScene[],
  movedLines: ReadonlySet<number>,
  newLines: ReadonlySet<number>,
): OrderedShot[] {
  const order = new BoardOrder(board, scenes)
  const moved = new Map([...movedLines].map((line) => [line, order.take([line])]))
  const movedScenes = scenes.map(({ isMoved, lines }) => (isMoved ? order.take(lines) : []))
  for (const [index, { sceneId, lines }] of scenes.entries()) {
    const units = movedScenes[index] ?? []
    if (units.length > 0) order.put(units, order.placeOfScene(index))
    for (const [position, line] of lines.entries()) {
      const made = newLines.has(line) ? [{ line, shots: [{ id: null, line, sceneId: null }] }] : []
      const incoming: Unit[] = moved.get(line) ?? made
      if (incoming.length === 0) continue
      const place = order.placeOfLine(index, position)
      const scene = sceneId ?? order.sceneBefore(place)
      order.put(incoming.map((unit) =>
        ({ ...unit, shots: unit.shots.map((shot) => ({ ...shot, sceneId: scene })) })), place)
    }
  }
  return order.units.flatMap(({ shots }) => shots)
}
