import { longestAscent } from '../../../board/versionComparison.ts'
import { viewFailures } from '../../../board/view.failures.ts'
import type { ImportField } from '../importFields.ts'
import { type FieldChange, gravest, type ImportChange, type PlannedItem } from '../reader.ts'
import type { IncomingScene, IncomingShot, IncomingView, MatchedShot } from './incomingShots.ts'
import {
  type KeptPicture, type Media, NOTHING, pictureChange, pictureReasons, takenPicture, voiceIdOf,
} from './keptPictures.ts'
import type { PresentBoard, PresentShot, PresentView } from './presentBoard.service.ts'

/** A view of a file with its picture; null for none that can be put. */
export interface PlannedView {
  view: IncomingView
  picture: KeptPicture | null
}

/** What of a shot changes. */
export interface ShotTexts {
  description?: string
  dialogue?: string
  notes?: string
  frames?: number
}

/** Where a shot comes: behind another one, to the beginning of the board or to its end. */
type Place = { shotId: string } | 'BEGINNING' | 'END'

/** What accepting an item does. */
export type BoardEffect =
  | { kind: 'ADD_SCENE'; scene: IncomingScene; shotKeys: readonly string[] }
  | {
      kind: 'ADD_SHOT'
      shot: IncomingShot
      views: PlannedView[]
      voiceId: string | null
      after: Place
    }
  | {
      kind: 'CHANGE_SHOT'
      shot: PresentShot
      texts: ShotTexts
      voiceId: string | null
      /** Null for one that stays where it is. */
      after: Place | null
    }
  | {
      kind: 'ADD_VIEW'
      shotId: string
      planned: PlannedView
      /** The views before it in the file, the nearest first: ids of those that are there, keys of items of new ones. */
      behind: readonly string[]
    }
  | { kind: 'CHANGE_VIEW'; view: PresentView; picture: KeptPicture | null; description: string | null }

/** An item with what it does; null for nothing. */
export interface BoardItem extends PlannedItem {
  effect: BoardEffect | null
  /** The views of the file that it is about, by their keys, and the views of the board that they are. */
  refs: { key: string; viewId: string }[]
}

const MOST_REASONS = 5

/** The keys of items. */
const shotKey = ({ key }: Pick<IncomingShot, 'key'>): string => `shot:${key}`
const viewKey = ({ key }: IncomingView): string => `view:${key}`
const sceneKey = (index: number): string => `scene:${index}`

const changeOf = (change: ImportChange, field: ImportField, from: string, to: string): FieldChange =>
  ({ change, field, from, to })

const itemOf = (
  item: Pick<BoardItem, 'key' | 'changes' | 'name' | 'subjectType' | 'effect'> & Partial<BoardItem>,
): BoardItem => ({
  change: gravest(item.changes.map(({ change }) => change)), subjectId: null, sourceLine: null, choice: 'ACCEPT',
  isDoubtful: false, needs: [], refs: [], ...item, reasons: (item.reasons ?? []).slice(0, MOST_REASONS),
})

const TEXTS = ['description', 'dialogue', 'notes'] as const

/** Whether a file says nothing of a shot but what it looks like. */
const isPicturesAlone = ({ frames, voice, ...shot }: IncomingShot): boolean =>
  frames === null && voice === null && TEXTS.every((field) => shot[field] === '')

/** The text that files for other programs have of notes. */
const writtenNotes = ({ cameraNote, notes }: PresentShot): string =>
  [cameraNote, notes].filter((text) => text !== '').join('\n')

function textsOf(present: PresentShot, shot: IncomingShot): ShotTexts {
  const texts: ShotTexts = {}
  for (const field of TEXTS) {
    const isSame = shot[field] === present[field] || (field === 'notes' && shot.notes === writtenNotes(present))
    if (shot[field] !== '' && !isSame) texts[field] = shot[field]
  }
  if (shot.frames !== null && shot.frames !== present.frames) texts.frames = shot.frames
  return texts
}

/** Plans what a file would do to a board. */
class BoardPlanner {
  readonly #board: PresentBoard
  readonly #media: Media

  constructor(board: PresentBoard, media: Media) {
    this.#board = board
    this.#media = media
  }

  plan(matched: readonly MatchedShot[], { scenes, isOrdered }: FileOrder): BoardItem[] {
    const shots = new Map(this.#board.shots.map((shot) => [shot.id, shot]))
    const isKnown = matched.some(({ shotId }) => shotId !== null)
    const moved = isOrdered ? this.#moved(matched) : new Set<string>()
    let after: Place = isKnown ? 'BEGINNING' : 'END'
    const begun = new Set<number>()
    return matched.flatMap((each, index) => {
      const { scene } = each.shot
      const opening = scene === null || begun.has(scene) ? [] : this.#newScene(scenes, scene, matched)
      if (scene !== null) begun.add(scene)
      const present = shots.get(each.shotId ?? '')
      if (!present) return [...opening, this.#newShot(each.shot, after)]
      const move = moved.has(present.id) ? { after, to: index + 1 } : null
      after = { shotId: present.id }
      return [...opening, ...this.#changedShot(present, each.shot, move), ...this.#views(present, each)]
    })
  }

  /** The shots that come to other places: as few as possible, so that all have the order of the file. */
  #moved(matched: readonly MatchedShot[]): Set<string> {
    const places = new Map(this.#board.shots.map(({ id }, place) => [id, place]))
    const known = matched.flatMap(({ shotId }) => shotId ?? [])
    const kept = longestAscent(known.map((id) => places.get(id) ?? 0))
    return new Set(known.filter((_id, index) => !kept.has(index)))
  }

  #tooManyViews() {
    const reasons = [viewFailures.VIEWS_AT_LIMIT({ most: this.#board.mostViews })]
    return { change: 'REFUSED' as const, reasons }
  }

  /** The scene of shots that are all new: others have theirs. */
  #newScene(scenes: readonly IncomingScene[], index: number, matched: readonly MatchedShot[]): BoardItem[] {
    const own = matched.filter(({ shot }) => shot.scene === index)
    const scene = scenes[index]
    if (!scene || own.some(({ shotId }) => shotId !== null)) return []
    const shotKeys = own.map(({ shot }) => shotKey(shot))
    return [itemOf({
      key: sceneKey(index), name: scene.heading, subjectType: 'Scene', effect: { kind: 'ADD_SCENE', scene, shotKeys },
      changes: [changeOf('ADDED', 'heading', '', scene.heading)],
    })]
  }

  #newShot(shot: IncomingShot, after: Place): BoardItem {
    const { voiceId, reasons } = voiceIdOf(shot, this.#media)
    const kept = shot.views.map((view) => ({ view, ...takenPicture(view, this.#media) }))
    const views = kept.filter(({ isRefused }) => !isRefused).map(({ view, kept: picture }) => ({ view, picture }))
    return itemOf({
      key: shotKey(shot), name: `${this.#board.code}/${shot.code ?? shot.label}`, subjectType: 'Shot',
      sourceLine: shot.number,
      changes: [
        changeOf('ADDED', 'frames', '', String(shot.frames ?? '')),
        changeOf('ADDED', 'views', '', String(views.length)),
        ...TEXTS.flatMap((field) => (shot[field] === '' ? [] : [changeOf('ADDED', field, '', shot[field])])),
        ...(voiceId === null ? [] : [changeOf('ADDED', 'voice', '', shot.voice ?? '')]),
      ],
      reasons: [...shot.warnings, ...kept.flatMap((each) => each.reasons), ...reasons],
      ...(views.length === 0 && { change: 'REFUSED' as const }),
      ...(views.length > this.#board.mostViews && this.#tooManyViews()),
      effect: { kind: 'ADD_SHOT', shot, views, voiceId, after },
    })
  }

  #changedShot(present: PresentShot, shot: IncomingShot, move: { after: Place; to: number } | null): BoardItem[] {
    if (isPicturesAlone(shot)) return []
    const texts = textsOf(present, shot)
    const { voiceId, reasons } = voiceIdOf(shot, this.#media)
    const isVoiceNew = voiceId !== null && voiceId !== present.voice?.soundId
    const { frames } = texts
    const changes = [
      ...TEXTS.flatMap((field) => {
        const to = texts[field]
        return to === undefined ? [] : [changeOf('RETEXTED', field, present[field], to)]
      }),
      ...(frames === undefined ? [] : [changeOf('RETIMED', 'frames', String(present.frames), String(frames))]),
      ...(move ? [changeOf('MOVED', 'position', String(this.#board.shots.indexOf(present) + 1), String(move.to))] : []),
      ...(isVoiceNew ? [changeOf(present.voice ? 'REPLACED' : 'ADDED', 'voice', '', shot.voice ?? '')] : []),
    ]
    const change = gravest(changes.map((each) => (each.change === 'ADDED' ? 'REPLACED' : each.change)))
    const made = { shot: present, texts, voiceId: isVoiceNew ? voiceId : null, after: move?.after ?? null }
    return [itemOf({
      key: shotKey(shot), name: `${this.#board.code}/${present.code}`, subjectType: 'Shot', subjectId: present.id,
      sourceLine: shot.number, changes, change, reasons: [...shot.warnings, ...reasons],
      effect: changes.length === 0 ? null : { kind: 'CHANGE_SHOT', ...made },
    })]
  }

  #views(present: PresentShot, { shot, viewIds }: MatchedShot): BoardItem[] {
    let room = this.#board.mostViews - present.views.length
    return shot.views.map((view, index) => {
      const known = present.views.find(({ id }) => id === viewIds[index])
      const taken = known && view.isUntouched ? NOTHING : takenPicture(view, this.#media)
      const { kept: picture, reasons, isRefused } = taken
      const place = known ? known.name || present.views.indexOf(known) + 1 : view.name
      const base = {
        key: viewKey(view), subjectType: 'View', sourceLine: shot.number, reasons,
        ...(isRefused && { change: 'REFUSED' as const }),
        name: `${this.#board.code}/${present.code} ${place}`.trim(),
      } as const
      if (!known) {
        const changes = [changeOf('ADDED', 'view', '', view.name || String(index + 1))]
        const behind = shot.views.slice(0, index).map((each, place) => viewIds[place] ?? viewKey(each)).toReversed()
        const effect = { kind: 'ADD_VIEW', shotId: present.id, planned: { view, picture }, behind } as const
        room -= isRefused ? 0 : 1
        return itemOf({ ...base, ...(room < 0 && this.#tooManyViews()), changes, effect })
      }
      return this.#changedView(known, view, picture, base)
    })
  }

  #changedView(
    known: PresentView, view: IncomingView, picture: KeptPicture | null,
    base: Pick<BoardItem, 'key' | 'subjectType' | 'sourceLine' | 'reasons' | 'name'> & Partial<BoardItem>,
  ): BoardItem {
    const put = picture && pictureChange(known, picture)
    const { refused, hidden } = put ? pictureReasons(known, picture) : { refused: [], hidden: [] }
    const description = view.description === '' || view.description === known.description ? null : view.description
    const changes = [
      ...(put ? [put] : []),
      ...(description === null ? [] : [changeOf('RETEXTED', 'description', known.description, description)]),
    ]
    return itemOf({
      ...base, changes, subjectId: known.id, reasons: [...refused, ...base.reasons, ...hidden],
      ...(refused.length > 0 && { change: 'REFUSED' as const }),
      refs: view.ref === null ? [] : [{ key: view.ref, viewId: known.id }],
      effect: changes.length === 0 ? null
        : { kind: 'CHANGE_VIEW', view: known, picture: put ? picture : null, description },
    })
  }
}

/** What a file says beside its shots. */
interface FileOrder {
  scenes: readonly IncomingScene[]
  /** Whether the shots of the board get its order. */
  isOrdered: boolean
}

/**
 * Compares the shots of a file with those of a board: an item for each new scene and shot, and for each view of those
 * that are there. The same file and the same board give the same items.
 */
export const planShots = (
  board: PresentBoard, media: Media, matched: readonly MatchedShot[],
  order: FileOrder = { scenes: [], isOrdered: false },
): BoardItem[] => new BoardPlanner(board, media).plan(matched, order)
