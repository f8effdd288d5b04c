import { useCallback, useEffect, useMemo, useState } from 'react'
import { Download, Printer } from 'lucide-react'
import { pictureIndexAt, picturesFrom, timecode } from '../playback/timeline.ts'
import { Composer } from './Composer.tsx'
import { Decide } from './Decide.tsx'
import type { Marks } from './marks.ts'
import type { Review, ReviewAnswer, ReviewShot, ReviewThread } from './reviewApi.ts'
import { PrintSheet } from './PrintSheet.tsx'
import { type MarkTool, type NamedRegion, Stage } from './Stage.tsx'
import { Threads } from './Threads.tsx'
import { nameOf, Strip, Transport } from './Transport.tsx'
import { type DraftMarks, useDraft } from './useDraft.ts'
import { usePlayer } from './usePlayer.ts'
import { useVisit } from './useVisit.ts'
import { words } from './words.ts'

/** Pictures that are fetched ahead while it plays. */
const AHEAD = 4
/** Before there are shots. */
const NO_PICTURE = { start: 0, frames: 1 }
const UNMARKED: DraftMarks = { strokes: [], region: null }

interface Shown {
  readonly layers: readonly Marks[]
  readonly regions: readonly NamedRegion[]
}

const NOTHING: Shown = { layers: [], regions: [] }

type ReviewRoomProps = {
  token: string
  review: Review
  shots: readonly ReviewShot[]
  /** The review when its shots were read. */
  shown: Review
  isOffline: boolean
  onShowNewest: () => void
  onThread: (threadId: string, thread: ReviewThread | null) => void
  onAnswer: (answer: ReviewAnswer | null) => void
}

/** What threads about a view of the version that is shown have drawn, and the parts of the picture that they mark. */
function marksOn(threads: readonly ReviewThread[], viewId: string, version: number, frame: number | null): Shown {
  const found = threads
    .filter((thread) => thread.viewId === viewId && thread.versionNumber === version && !thread.isResolved)
    .filter(({ frameFrom }) => frame === null || frameFrom === null || frameFrom === frame)
  if (found.length === 0) return NOTHING
  return {
    layers: found.flatMap(({ comments }) =>
      comments.flatMap(({ canvasData }) => (canvasData ? [canvasData as Marks] : []))),
    regions: found.flatMap(({ threadId, region, comments: [first] }) =>
      (region ? [{ threadId, region, author: first?.authorName ?? '' }] : [])),
  }
}

/** Space, arrows: as in every player, unless somebody types. */
function usePlayerKeys(player: ReturnType<typeof usePlayer>['player']): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      const isTaken = target instanceof HTMLElement && target.closest('input, textarea, button, a') !== null
      if (isTaken || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
      const act = {
        ' ': () => player.toggle(), ArrowLeft: () => player.step(-1), ArrowRight: () => player.step(1),
        ArrowUp: () => player.stepShot(-1), ArrowDown: () => player.stepShot(1),
      }[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [player])
}

/** A version as a guest watches it: the picture on top, the transport, the shots, the comments and their field. */
export function ReviewRoom(props: ReviewRoomProps) {
  const { token, review, shots, shown, isOffline, onShowNewest, onThread, onAnswer } = props
  const { versionNumber: shownVersion } = shown
  const [isMuted, setMuted] = useState(false)
  const { player, state, frame, timeline, hasSound } = usePlayer(shown, shots, isMuted)
  const [tool, setTool] = useState<MarkTool | null>(null)
  const [isAboutAll, setAboutAll] = useState(false)
  const [replyTo, setReplyTo] = useState<ReviewThread | null>(null)
  const { draft, change, clear } = useDraft()
  const [isPrinting, setPrinting] = useState(false)
  const shotIndex = player.getShotIndex()
  const shot = shots[shotIndex]
  const seenCount = useVisit(token, shot?.shotId)
  usePlayerKeys(player)

  const start = timeline.starts[shotIndex] ?? 0
  const [pictureId, ...ahead] = useMemo(() => picturesFrom(timeline, frame, AHEAD + 1, 1), [frame, timeline])
  const views = useMemo(() => new Map(shots.flatMap((each) => each.views.map((view) => [view.viewId, view]))), [shots])
  const view = views.get(pictureId ?? '')
  const place = useCallback(() => {
    const { start: from, frames } = timeline.pictures[pictureIndexAt(timeline, player.getFrame())] ?? NO_PICTURE
    return { at: player.getPlace() - from, frames }
  }, [player, timeline])
  const aheadKey = ahead.join()
  const nextViews = useMemo(
    () => aheadKey.split(',').flatMap((id) => views.get(id) ?? []), [aheadKey, views],
  )

  const { threads } = review
  const counts = useMemo(() => {
    const found = new Map<string, number>()
    for (const { shotId, comments } of threads) {
      if (shotId !== null) found.set(shotId, (found.get(shotId) ?? 0) + comments.length)
    }
    return found
  }, [threads])
  const { layers, regions } = useMemo(
    () => (view ? marksOn(threads, view.viewId, shownVersion, state.isPlaying ? frame - start : null) : NOTHING),
    [frame, shownVersion, start, state.isPlaying, threads, view],
  )

  /** Goes to the frame of a thread, where it has one that is shown. */
  const goTo = useCallback(({ shotId, frameFrom }: ReviewThread) => {
    const index = shots.findIndex((each) => each.shotId === shotId)
    if (index < 0) return
    player.pause()
    const last = (shots[index]?.frames ?? 1) - 1
    player.seek((timeline.starts[index] ?? 0) + Math.min(frameFrom ?? 0, last))
  }, [player, shots, timeline])

  if (!shot || !view) {
    return (
      <main className="gate">
        <h1>{review.title}</h1>
        <p>{words.empty}</p>
      </main>
    )
  }

  const name = nameOf(shot)
  const { strokes, region } = draft.viewId === view.viewId ? draft : UNMARKED
  /** Marks the picture that is shown; marks on another one go. */
  const mark = (marks: Partial<DraftMarks>) => change({ strokes, region, ...marks, viewId: view.viewId })
  const about = {
    view, shot, versionNumber: shownVersion, frame: frame - start, time: timecode(frame, review.frameRate),
    isAll: isAboutAll, replyTo,
  }

  return (
    <div className="room">
      {isPrinting ? (
        <PrintSheet
          review={review} shots={shots} timeline={timeline} shownVersion={shownVersion}
          onDone={() => setPrinting(false)}
        />
      ) : null}
      <header>
        <div>
          <h1>{review.title}</h1>
          <p>{words.sharedBy(review.sharedBy)}</p>
        </div>
        <p className="facts">
          {words.facts(shots.length, timecode(timeline.frames, review.frameRate), shownVersion)}
        </p>
      </header>
      {isOffline ? <p className="banner" role="status">{words.offline}</p> : null}
      {review.versionNumber === shownVersion ? null : (
        <p className="banner" role="status">
          {words.newer(review.versionNumber, shownVersion)}{' '}
          <button type="button" className="link" onClick={onShowNewest}>{words.showNewer(review.versionNumber)}</button>
        </p>
      )}
      <main className="watch">
        <Stage
          view={view} name={name} nextViews={nextViews} isPlaying={state.isPlaying} frame={frame} place={place}
          layers={layers} regions={regions} strokes={strokes}
          region={region} tool={tool} onStroke={(stroke) => mark({ strokes: [...strokes, stroke] })}
          onRegion={(marked) => mark({ region: marked })} onTap={() => player.toggle()}
        />
        <Transport
          player={player} isPlaying={state.isPlaying} frame={frame} frames={timeline.frames} rate={review.frameRate}
          isMuted={hasSound ? isMuted : null} onMuted={setMuted}
        />
        <Strip shots={shots} timeline={timeline} shotIndex={shotIndex} counts={counts} player={player} />
        {review.canApprove ? (
          <Decide
            token={token} review={review} shownVersion={shownVersion} shotCount={shots.length} seenCount={seenCount}
            length={timecode(timeline.frames, review.frameRate)} onAnswer={onAnswer}
          />
        ) : null}
        <section className="details" aria-label={name}>
          <h2>
            {name} <small>{words.shotOf(shotIndex + 1, shots.length)}</small>
            {shot.status === null ? null : (
              <span className="status"><i style={{ background: shot.statusColor ?? undefined }} />{shot.status}</span>
            )}
          </h2>
          {shot.description ? <p>{shot.description}</p> : null}
          {shot.dialogue ? <blockquote aria-label={words.dialogue}>{shot.dialogue}</blockquote> : null}
          {view.downloadUrl === null ? null : (
            <div className="place">
              <a className="quietButton" href={view.downloadUrl} download>
                <Download aria-hidden /> {words.download}
              </a>
              <button type="button" className="quietButton" disabled={isPrinting} onClick={() => setPrinting(true)}>
                <Printer aria-hidden /> {isPrinting ? words.printing : words.print}
              </button>
            </div>
          )}
        </section>
      </main>
      <aside className="talk" aria-label={words.comments}>
        <Threads
          token={token} threads={threads} shot={shot} shownVersion={shownVersion} canComment={review.canComment}
          isIsolated={review.isIsolated} shots={shots} timeline={timeline} rate={review.frameRate} onGoTo={goTo}
          onThread={onThread} onReply={setReplyTo}
        />
        {review.canComment ? (
          <Composer
            token={token} about={about} body={draft.body} marks={{ strokes, region }} tool={tool}
            onBody={(body) => change({ body })} onMarks={mark} onSent={(thread) => {
              clear()
              setTool(null)
              setReplyTo(null)
              onThread(thread.threadId, thread)
            }}
            onTool={(chosen) => {
              if (chosen) player.pause()
              setTool(chosen)
            }}
            onAboutAll={setAboutAll} onReplyCanceled={() => setReplyTo(null)} onFocus={() => player.pause()}
          />
        ) : <p className="quiet">{words.readOnly}</p>}
      </aside>
    </div>
  )
}
