import { type FrameRate, framesAtRate, frameRateOf } from '../../kernel/frames.ts'
import { restoredOrder, scenesInRuns } from './restoredOrder.ts'
import type { ShotChange } from './shot.service.ts'
import { longestAscent } from './versionComparison.ts'
import type { BoardContent, ReadShot, ShotContent, ViewContent } from './versionContent.ts'

/** What of shots a version can bring back. */
export const RESTORE_PARTS = ['ORDER', 'TEXTS', 'TIMING', 'STATUS', 'DRAWINGS', 'IMAGES', 'SOUNDS'] as const

export type RestorePart = (typeof RESTORE_PARTS)[number]

/** What is to come back of a version. */
export interface RestoreScope {
  /** Null for all shots. */
  shotIds: ReadonlySet<string> | null
  parts: ReadonlySet<RestorePart>
  /** Whether shots and views that the version does not have go to the trash. */
  putsAwayNewer: boolean
  /** Whether the texts of scenes, the start timecode and the soundtrack come back too. */
  includesBoard: boolean
}

/** What cannot come back: a status or a file that is gone. */
export interface RestoreProblem {
  kind: 'STATUS_GONE' | 'IMAGE_GONE' | 'SOUND_GONE'
  /** Null for the soundtrack. */
  shotId: string | null
  /** The name of the status, the view, the shot or the file. */
  name: string
}

/** How a shot of today becomes that of a version. */
export interface ShotRestore {
  id: string
  /** Fields of the shot; null if all stay. */
  details: ShotChange | null
  viewTexts: ViewContent[]
  /** Views whose drawing went on since. */
  redrawn: ViewContent[]
  images: { viewId: string; imageId: string | null }[]
  /** Views that the version does not have, which go to the trash. */
  newerViews: string[]
  /** The order of the views; null if it stays. */
  viewOrder: string[] | null
  /** The file of the scratch voice, null for none; undefined stays. */
  voiceId: string | null | undefined
}

/** The order of a board after a restore, with the scene of each shot. */
export interface RestoredPlaces {
  order: { id: string; sceneId: string | null }[]
  /** The shots that get another place or scene. */
  changed: Set<string>
}

/** What restoring a version does to a board. Returning shots have no other changes here: they are not on the board. */
export interface RestorePlan {
  returning: string[]
  newer: string[]
  shots: ShotRestore[]
  places: RestoredPlaces | null
  problems: RestoreProblem[]
}

const TEXTS = ['code', 'name', 'description', 'dialogue', 'notes', 'cameraNote'] as const

/** Compares what a version has with a board of today. */
export class Restoring {
  readonly kept: BoardContent
  readonly scope: RestoreScope
  readonly #problems: RestoreProblem[] = []

  constructor(kept: BoardContent, scope: RestoreScope) {
    this.kept = kept
    this.scope = scope
  }

  /** Whether a shot is among those that are to come back. */
  readonly isChosen = (id: string): boolean => this.scope.shotIds === null || this.scope.shotIds.has(id)

  /** The plan for a board as it is. */
  planFor(today: BoardContent): RestorePlan {
    const { kept, scope: { parts, putsAwayNewer } } = this
    this.#problems.length = 0
    const present = new Map(today.shots.map((shot) => [shot.id, shot]))
    const chosen = kept.shots.filter(({ id }) => this.isChosen(id))
    const keptIds = new Set(kept.shots.map(({ id }) => id))
    const returning = parts.has('ORDER') ? chosen.filter(({ id }) => !present.has(id)).map(({ id }) => id) : []
    const newer = parts.has('ORDER')
      ? today.shots.filter(({ id }) => this.isChosen(id) && !keptIds.has(id)).map(({ id }) => id)
      : []
    const shots = chosen.flatMap((shot) => {
      const before = present.get(shot.id)
      return before ? [this.#shotRestore(shot, before, today)] : []
    })
    if (this.scope.includesBoard && parts.has('SOUNDS') && kept.head.soundtrack && kept.soundId === null) {
      this.#problems.push({ kind: 'SOUND_GONE', shotId: null, name: kept.head.soundtrack.name })
    }
    const away = new Set(putsAwayNewer ? newer : [])
    return {
      returning, newer, shots, problems: [...this.#problems],
      places: parts.has('ORDER') ? this.#places(today.shots.filter(({ id }) => !away.has(id))) : null,
    }
  }

  /** Frames of the version in frames of another rate. */
  readonly framesAt = (rate: FrameRate, frames: number): number =>
    framesAtRate(frames, frameRateOf(this.kept), rate)

  /** The status of today that is a status of the version: the same, or one of its name; `missing` is its name. */
  statusIn(
    statuses: readonly { id: string; name: string }[],
    id: string | null,
  ): { id: string | null; missing: string | null } {
    const wanted = this.kept.head.statuses.find((status) => status.id === id)
    const found = statuses.find((status) => status.id === id)
      ?? statuses.find(({ name }) => name.toLowerCase() === wanted?.name.toLowerCase())
    return { id: found?.id ?? null, missing: id !== null && !found ? (wanted?.name ?? '') : null }
  }

  #shotRestore(shot: ReadShot, { content: before }: ReadShot, today: BoardContent): ShotRestore {
    const { parts, putsAwayNewer } = this.scope
    const { id, content } = shot
    const views = new Map(before.views.map((view) => [view.id, view]))
    const shared = content.views.flatMap((view) => {
      const now = views.get(view.id)
      return now ? [{ view, now }] : []
    })
    const isShared = new Set(content.views.map((view) => view.id))
    const wanted = shared.map(({ view }) => view.id)
    const order = restoredOrder(wanted, [...views.keys()], null)
    const isSameOrder = [...views.keys()].every((viewId, index) => viewId === order[index])
    const newerViews = before.views.flatMap((view) => (isShared.has(view.id) ? [] : view.id))
    return {
      id,
      details: this.#details(shot, before, today),
      viewTexts: parts.has('TEXTS')
        ? shared.flatMap(({ view, now }) =>
          (view.name === now.name && view.description === now.description ? [] : view))
        : [],
      redrawn: parts.has('DRAWINGS')
        ? shared.flatMap(({ view, now }) => (view.revision === now.revision ? [] : view))
        : [],
      images: parts.has('IMAGES') ? this.#images(shot, shared) : [],
      newerViews: parts.has('DRAWINGS') && putsAwayNewer ? newerViews : [],
      viewOrder: parts.has('DRAWINGS') && !isSameOrder ? order : null,
      voiceId: parts.has('SOUNDS') ? this.#voice(shot, before) : undefined,
    }
  }

  #details({ id, content }: ReadShot, before: ShotContent, today: BoardContent): ShotChange | null {
    const { parts } = this.scope
    const texts = parts.has('TEXTS') ? TEXTS.filter((field) => content[field] !== before[field]) : []
    const frames = Math.max(1, this.framesAt(frameRateOf(today), content.frames))
    const status = parts.has('STATUS') ? this.statusIn(today.head.statuses, content.statusId) : null
    if (status && status.missing !== null) {
      this.#problems.push({ kind: 'STATUS_GONE', shotId: id, name: status.missing })
    }
    const change = {
      ...Object.fromEntries(texts.map((field) => [field, content[field]])),
      ...(parts.has('TIMING') && frames !== before.frames && { frames }),
      ...(status && status.id !== before.statusId && { statusId: status.id }),
      ...(parts.has('DRAWINGS') && content.aspectRatio !== before.aspectRatio && {
        aspectRatio: content.aspectRatio,
      }),
    }
    return Object.keys(change).length === 0 ? null : { id, ...change }
  }

  #images({ id, images }: ReadShot, shared: readonly { view: ViewContent; now: ViewContent }[]) {
    return shared.filter(({ view, now }) => view.image !== now.image).flatMap(({ view }) => {
      const imageId = images.find(({ viewId }) => viewId === view.id)?.imageId ?? null
      if (view.image === null || imageId !== null) return [{ viewId: view.id, imageId }]
      this.#problems.push({ kind: 'IMAGE_GONE', shotId: id, name: view.name })
      return []
    })
  }

  #voice({ id, content, voiceId }: ReadShot, before: ShotContent): string | null | undefined {
    if (content.voice === before.voice) return undefined
    if (content.voice === null || voiceId !== null) return voiceId
    this.#problems.push({ kind: 'SOUND_GONE', shotId: id, name: content.name })
    return undefined
  }

  #places(today: readonly ReadShot[]): RestoredPlaces {
    const { kept, scope: { shotIds } } = this
    const now = new Map(today.map(({ id, content }) => [id, content.sceneId]))
    const then = new Map(kept.shots.map(({ id, content }) => [id, content.sceneId]))
    const order = restoredOrder([...then.keys()], [...now.keys()], shotIds)
    const wishes = order.map((id) => {
      const isRestored = then.has(id) && this.isChosen(id)
      const sceneId = (isRestored ? then.get(id) : now.get(id)) ?? null
      // Of a complete restore the newer shots fit in, of some shots these.
      return { id, sceneId, isFlexible: shotIds === null ? !isRestored : isRestored }
    })
    const scenes = scenesInRuns(wishes)
    const places = new Map([...now.keys()].map((id, place) => [id, place]))
    const staying = longestAscent(order.map((id) => places.get(id) ?? 0))
    const moved = order.filter((_, index) => !staying.has(index))
    const placed = order.map((id, index) => ({ id, sceneId: scenes[index] ?? null }))
    const rescened = placed.filter(({ id, sceneId }) => sceneId !== now.get(id)).map(({ id }) => id)
    return { order: placed, changed: new Set([...moved, ...rescened]) }
  }
}

/** The parts of a shot that a plan changes, but for its place. */
export function changedParts(shot: ShotRestore): RestorePart[] {
  const { details, viewTexts, redrawn, images, newerViews, viewOrder, voiceId } = shot
  const has = (...fields: (keyof ShotChange)[]) => fields.some((field) => details?.[field] !== undefined)
  const changed: Record<RestorePart, boolean> = {
    ORDER: false,
    TEXTS: viewTexts.length > 0 || has(...TEXTS),
    TIMING: has('frames'),
    STATUS: has('statusId'),
    DRAWINGS: redrawn.length + newerViews.length > 0 || viewOrder !== null || has('aspectRatio'),
    IMAGES: images.length > 0,
    SOUNDS: voiceId !== undefined,
  }
  return RESTORE_PARTS.filter((part) => changed[part])
}

/** How many shots on the board a plan changes, by part. */
export function countsOf({ shots, places }: RestorePlan): { part: RestorePart; count: number }[] {
  const parts = shots.flatMap(changedParts)
  return RESTORE_PARTS.map((part) =>
    ({ part, count: part === 'ORDER' ? places?.changed.size ?? 0 : parts.filter((each) => each === part).length }))
    .filter(({ count }) => count > 0)
}
