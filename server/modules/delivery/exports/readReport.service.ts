import type { Prisma } from '../../../__generated__/prisma/client.ts'
import { type FrameRate, frameRateOf } from '../../../kernel/frames.ts'
import { toTypeId } from '../../../kernel/ids.ts'
import type { Transaction } from '../../../platform/database/client.ts'
import { readVersionContents } from '../../board/versionReading.service.ts'
import type { BoardContent } from '../../board/versionContent.ts'
import { LIVE_ITEM } from '../../review/playlist.policy.ts'
import { LIVE_THREAD } from '../../review/thread.policy.ts'
import { viewStarts } from './cut.ts'
import type { ExportManifest, ManifestBoard, ManifestShot, ManifestView } from './manifest.ts'
import { FileNames } from './names.ts'
import type { ReportItem, ReportNote, ReportPicture, SessionReport } from './sessionReport.ts'

const SESSION = {
  playlist: {
    include: {
      items: { where: LIVE_ITEM, orderBy: { rank: 'asc' }, include: { boardVersion: true, storyboard: true } },
    },
  },
  storyboard: true,
  decisions: true,
  attendees: { orderBy: [{ joinedAt: 'asc' }, { userId: 'asc' }] },
  notes: {
    where: LIVE_THREAD, orderBy: { id: 'asc' },
    include: { seenImage: true, comments: { where: { deletedAt: null }, orderBy: { number: 'asc' } } },
  },
} satisfies Prisma.ReviewSessionInclude

type Session = Prisma.ReviewSessionGetPayload<{ include: typeof SESSION }>
type Note = Session['notes'][number]

/** A shot as it was played. Ids are TypeIDs. */
interface PlayedShot extends Pick<ManifestShot, 'id' | 'code' | 'name' | 'frames' | 'aspectRatio' | 'views'> {
  /** Frames from midnight to its first one. */
  start: number
}

/** Shots of a board as they were played. */
interface Played {
  boardName: string
  version: number | null
  rate: FrameRate
  shots: PlayedShot[]
}

/** What is played together: an item of a playlist or a shot of a board, by its UUID. */
interface PlayedItem extends Played {
  id: string
  title: string
}

const imageOf = (mediaId: string | null) =>
  mediaId === null ? null : { mediaId: toTypeId('Media', mediaId), contentType: '', bytes: 0, width: 0, height: 0 }

const ofBoard = ({ name, startFrame, shots }: ManifestBoard, rate: FrameRate): Played => ({
  boardName: name, version: null, rate,
  shots: shots.map((shot) => ({ ...shot, start: startFrame + shot.boardStart })),
})

function ofVersion(boardName: string, version: number, content: BoardContent): Played {
  let start = content.startTimecode
  const shots = content.shots.map(({ id, content: shot, images }): PlayedShot => {
    const { code, name, frames, aspectRatio } = shot
    const played = {
      id: toTypeId('Shot', id), code, name, frames, aspectRatio, start,
      views: shot.views.map(({ baseWidth, baseHeight, ...view }): ManifestView => ({
        id: toTypeId('View', view.id), name: view.name, description: view.description, revision: view.revision,
        width: view.width, height: view.height, initialWidth: baseWidth, initialHeight: baseHeight,
        image: imageOf(images.find(({ viewId }) => viewId === view.id)?.imageId ?? null),
        camera: null,
      })),
    }
    start += frames
    return played
  })
  return { boardName, version, rate: frameRateOf(content), shots }
}

const shotTitle = ({ code, name }: PlayedShot) => [code, name].filter((text) => text !== '').join(' ')

/** The items of a playlist as they play, or the shots of a board. */
async function itemsOf({ playlist, storyboard }: Session, { project, boards }: ExportManifest): Promise<PlayedItem[]> {
  const liveBoard = (id: string) => boards.find((board) => board.id === toTypeId('Storyboard', id))
  if (storyboard) {
    const board = liveBoard(storyboard.id)
    if (!board) return []
    const played = ofBoard(board, project.frameRate)
    return played.shots.map((shot) => ({ ...played, id: shot.id, title: shotTitle(shot), shots: [shot] }))
  }
  const items = playlist?.items ?? []
  const contents = await readVersionContents(items.flatMap(({ boardVersion }) => boardVersion ?? []))
  return items.flatMap(({ id, shotIds, boardVersion, storyboard: { id: boardId, name } }) => {
    const content = boardVersion && contents.get(boardVersion.id)
    const board = liveBoard(boardId)
    const played = content ? ofVersion(name, boardVersion.number, content) : board && ofBoard(board, project.frameRate)
    if (!played || (boardVersion && !content)) return []
    const wanted = new Set(shotIds.map((shotId) => toTypeId('Shot', shotId)))
    const shots = wanted.size === 0 ? played.shots : played.shots.filter((shot) => wanted.has(shot.id))
    const [first] = shots
    const title = wanted.size === 0 ? name : shots.length === 1 && first ? shotTitle(first) : `${shots.length} shots`
    return [{ ...played, id: toTypeId('PlaylistItem', id), title, shots }]
  })
}

/** The view that was looked at: as it was seen, or the one of a frame. */
function seenView({ viewId, frameFrom, ...seen }: Note, { views, frames }: PlayedShot): ManifestView | undefined {
  const view = viewId === null ? undefined : views.find(({ id }) => id === toTypeId('View', viewId))
  if (!view) {
    const starts = viewStarts(frames, views.length)
    return views[Math.max(0, starts.findLastIndex((start) => start <= (frameFrom ?? 0)))]
  }
  const { seenRevision, seenWidth, seenHeight, seenImage } = seen
  return {
    ...view, revision: seenRevision ?? view.revision, width: seenWidth ?? view.width, height: seenHeight ?? view.height,
    image: imageOf(seenImage?.id ?? null),
  }
}

const versionOf = ({ version }: Played) => (version === null ? '' : `_v${version}`)

class ReportReader {
  readonly #files = new FileNames()
  readonly #nameOf: (userId: string) => string

  constructor(nameOf: (userId: string) => string) {
    this.#nameOf = nameOf
  }

  note(note: Note, played: PlayedItem | null): ReportNote {
    const shot = played?.shots.find(({ id }) => note.shotId !== null && id === toTypeId('Shot', note.shotId))
    const [first, ...replies] = note.comments.map(({ authorId, body }) =>
      ({ author: this.#nameOf(authorId), text: body }))
    return {
      number: note.number, shotCode: shot?.code ?? '', noteOf: note.noteOf, isResolved: note.resolvedAt !== null,
      frame: shot ? shot.start + Math.min(note.frameFrom ?? 0, shot.frames - 1) : null,
      rate: played?.rate ?? { numerator: 24, denominator: 1 }, author: first?.author ?? '', text: first?.text ?? '',
      replies, picture: played && shot ? this.#notePicture(note, shot, played) : null,
    }
  }

  #notePicture(note: Note, shot: PlayedShot, played: Played): ReportPicture | null {
    const view = seenView(note, shot)
    if (!view) return null
    const { seenWidth: width, seenHeight: height } = note
    const marks = width === null || height === null ? [] : note.comments.flatMap(({ id, revision }) =>
      (revision > 0 ? [{ commentId: id, width, height }] : []))
    const file = this.#files.take(`${shot.code}${versionOf(played)}_note${note.number}`, 'png')
    return { shot, view, marks, file }
  }

  item(played: PlayedItem, decision: Session['decisions'][number] | undefined, notes: readonly Note[]): ReportItem {
    const [first] = played.shots
    const view = first?.views[0]
    const picture = first && view
      ? { shot: first, view, marks: [], file: this.#files.take(`${first.code}${versionOf(played)}`, 'png') }
      : null
    return {
      title: played.title, boardName: played.boardName, version: played.version, frame: first?.start ?? null,
      rate: played.rate, decision: decision?.kind ?? null, decisionNote: decision?.note ?? '',
      decidedBy: decision ? this.#nameOf(decision.decidedById) : '', picture,
      notes: notes.map((note) => this.note(note, played)),
    }
  }
}

/** Everybody who is named. */
function peopleIn({ attendees, decisions, notes }: Session): string[] {
  const authors = notes.flatMap(({ comments }) => comments.map(({ authorId }) => authorId))
  const deciders = decisions.map(({ decidedById }) => decidedById)
  return [...new Set([...attendees.map(({ userId }) => userId), ...deciders, ...authors])]
}

/** Reads what a review came to; null when it is gone. Of a board, the shots that were decided on or have a note. */
export async function readReport(
  tx: Transaction,
  sessionId: string,
  manifest: ExportManifest,
): Promise<SessionReport | null> {
  const session = await tx.reviewSession.findUnique({ where: { id: sessionId }, include: SESSION })
  if (!session) return null
  const users = await tx.user.findMany({ where: { id: { in: peopleIn(session) } }, select: { id: true, name: true } })
  const names = new Map(users.map(({ id, name }) => [id, name]))
  const reader = new ReportReader((id) => names.get(id) ?? '')
  const played = await itemsOf(session, manifest)
  const subject = session.storyboard ? 'Shot' as const : 'PlaylistItem' as const
  const decisions = new Map(session.decisions.map((each) => [toTypeId(subject, each.subjectId), each]))
  const itemIds = new Set(played.map(({ id }) => id))
  const itemOf = ({ playlistItemId }: Note) => playlistItemId && toTypeId('PlaylistItem', playlistItemId)
  const left = new Set(session.notes)
  const items = played.flatMap((item) => {
    const ids = new Set(item.shots.map(({ id }) => id))
    const notes = [...left].filter((note) => {
      const itemId = itemOf(note)
      if (itemId !== null && itemIds.has(itemId)) return itemId === item.id
      return note.shotId !== null && ids.has(toTypeId('Shot', note.shotId))
    })
    for (const note of notes) left.delete(note)
    const decision = decisions.get(item.id)
    return session.storyboard && !decision && notes.length === 0 ? [] : [reader.item(item, decision, notes)]
  })
  const others = [...left].map((note) => reader.note(note, null))
  const nothing = {
    boardName: '', version: null, frame: null, decision: null, decisionNote: '', decidedBy: '', picture: null,
  }
  return {
    title: session.playlist?.name ?? session.storyboard?.name ?? '',
    startedAt: session.startedAt.toISOString(), endedAt: session.endedAt?.toISOString() ?? null,
    people: session.attendees.flatMap(({ userId }) => names.get(userId) ?? []),
    items: others.length === 0
      ? items
      : [...items, { ...nothing, title: 'Other notes', rate: manifest.project.frameRate, notes: others }],
  }
}
