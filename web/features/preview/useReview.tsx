import { Text } from '@chakra-ui/react'
import { lazy, Suspense, useCallback, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FrameRate } from '../../lib/frameRates.ts'
import { isPressed, SHORTCUTS } from '../../lib/shortcuts.ts'
import { commentMessages } from '../../messages/comments.ts'
import { pictureIndexAt, shotIndexAt, timecode, type Timeline } from '../../playback/timeline.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { CommentsButton } from '../comments/CommentsButton.tsx'
import { useReopenThread, useResolveThread } from '../comments/commentChanges.ts'
import { useCommenting } from '../comments/useCommenting.ts'
import { useSentMarks } from '../presence/useSentMarks.ts'
import { NoteOf } from '../playlists/NoteOf.tsx'
import { ReviewFooter } from '../playlists/ReviewFooter.tsx'
import type { ReviewSession } from '../playlists/useReviewSession.ts'
import { useMarking } from '../views/useMarking.tsx'
import type { Deck } from './deck.ts'
import { ReviewMarks } from './ReviewMarks.tsx'
import { SealShots } from './SealShots.tsx'
import { ShotDecision } from './ShotDecision.tsx'
import type { TimelineView } from './timelineScale.ts'
import type { PreviewShot } from './usePreviewShots.ts'
import { WetMarks } from './WetMarks.tsx'
import { nextMark, useReviewMarks, type ReviewMark } from './useReviewMarks.ts'

const ThenNow = lazy(async () => ({ default: (await import('../views/ThenNow.tsx')).ThenNow }))
const CommentRail = lazy(async () => ({ default: (await import('../comments/CommentRail.tsx')).CommentRail }))
const BoardThreads = lazy(async () => ({ default: (await import('../comments/BoardThreads.tsx')).BoardThreads }))

const keys = SHORTCUTS.review

/** The frames of a shot that a new comment is about, from the first of the shot. */
interface Anchor {
  readonly shotIndex: number
  readonly viewId: string | null
  readonly from: number
  readonly to: number
  /** The last frame is still to be set. */
  readonly isOpen: boolean
}

type ReviewOptions = {
  deck: Deck | null
  timeline: Timeline
  rate: FrameRate
  boardId: string
  openCount: number
  isUnread: boolean
  canResolve: boolean
  /** Something can be said: everywhere but in an archived project. */
  canWrite: boolean
  shots: readonly PreviewShot[]
  /** The newest review of the board; null before the first. */
  session: ReviewSession | null
  viewerId: string | null
  /** May seal what was approved, where they lead. */
  canApprove: boolean
  /** Whether this page leads a review. */
  isLeading: boolean
  /** Somebody goes to a comment by the list. */
  onGone: () => void
}

/** The review mode of the player: its comments, their marks on the ruler, and keys that go through them. */
export interface Review {
  readonly button: ReactNode
  readonly rail: ReactNode
  /** Drawings over the picture. */
  readonly overStage: ReactNode
  readonly marks: (view: TimelineView) => ReactNode
  /** Whether a key was one of review's. */
  readonly onKey: (event: KeyboardEvent) => boolean
}

/** Comments on what is played: with the rail open, the player goes from comment to comment. */
export function useReview(options: ReviewOptions): Review {
  const { deck, timeline, rate, boardId, openCount, isUnread, canResolve, canWrite, shots, session } = options
  const [address] = useSearchParams()
  const [chosenId, setChosenId] = useState(() => address.get('thread'))
  const [isOpen, setIsOpen] = useState(chosenId !== null)
  const [anchor, setAnchor] = useState<Anchor | null>(null)
  const marks = useReviewMarks(boardId, timeline, isOpen)
  const button = useRef<HTMLButtonElement>(null)
  const { compose, comment } = useCommenting()
  const marking = useMarking(markHere, useSentMarks(options.isLeading))
  const [noteOf, setNoteOf] = useState('')
  const [resolve] = useResolveThread()
  const [reopen] = useReopenThread()

  const goTo = useCallback((mark: ReviewMark): void => {
    deck?.player.pause()
    deck?.player.seek(mark.from)
    setChosenId(mark.threadId)
  }, [deck])

  function here(): Anchor | null {
    const frame = deck?.player.getFrame() ?? 0
    const shotIndex = shotIndexAt(timeline, frame)
    if (!timeline.shots[shotIndex]) return null
    const inShot = frame - (timeline.starts[shotIndex] ?? 0)
    const viewId = timeline.pictures[pictureIndexAt(timeline, frame)]?.id ?? null
    return { shotIndex, viewId, from: inShot, to: inShot, isOpen: false }
  }

  function commentHere(isRange: boolean): void {
    const at = here()
    if (!at) return
    setIsOpen(true)
    if (!canWrite) return
    if (isRange && !(anchor?.isOpen && anchor.shotIndex === at.shotIndex)) {
      setAnchor({ ...at, isOpen: true })
      return
    }
    deck?.player.pause()
    const [from, to] = isRange && anchor ? [anchor.from, at.from] : [at.from, at.from]
    const viewId = anchor && isRange ? anchor.viewId : at.viewId
    setAnchor({ ...at, viewId, from: Math.min(from, to), to: Math.max(from, to) })
    marking.show(viewId)
    comment()
  }

  /** Marks the frame that the comment is about, or the present one. */
  function markHere(): string | null {
    const at = anchor ?? here()
    if (!at?.viewId || !canWrite) return null
    deck?.player.pause()
    deck?.player.seek((timeline.starts[at.shotIndex] ?? 0) + at.from)
    setIsOpen(true)
    setAnchor({ ...at, isOpen: false })
    return at.viewId
  }

  /** Leaves the new comment; its text and its marks are kept. */
  function endComment(): void {
    setAnchor(null)
    marking.show(null)
  }

  function step(direction: 1 | -1): void {
    const mark = nextMark(marks, chosenId, deck?.player.getFrame() ?? 0, direction)
    if (mark) goTo(mark)
  }

  function resolveAndGoOn(): void {
    const mark = marks.find(({ threadId }) => threadId === chosenId)
    if (!mark || !canResolve) return
    void (mark.isOpen ? resolve : reopen)({ id: mark.threadId, version: mark.version })
    step(1)
  }

  function onKey(event: KeyboardEvent): boolean {
    if (marking.isMarking && isPressed(keys.undo, event)) marking.undo()
    else if (marking.isMarking && event.key === 'Escape') marking.stop()
    else if (isPressed(keys.region, event)) marking.choose('region')
    else if (isPressed(keys.draw, event)) marking.choose('pen')
    else if (isPressed(keys.range, event)) commentHere(true)
    else if (isPressed(keys.comment, event)) commentHere(false)
    else if (!isOpen) return false
    else if (isPressed(keys.next, event)) step(1)
    else if (isPressed(keys.previous, event)) step(-1)
    else if (isPressed(keys.resolve, event)) resolveAndGoOn()
    else return false
    return true
  }

  function close(): void {
    setIsOpen(false)
    endComment()
    button.current?.focus()
  }

  const shot = anchor === null ? undefined : timeline.shots[anchor.shotIndex]
  const start = anchor === null ? 0 : (timeline.starts[anchor.shotIndex] ?? 0)
  const isReviewed = session?.isOpen === true && canResolve
  const isNote = isReviewed && session.noteTakerId === options.viewerId
  const note = isNote ? { note: { reviewSessionId: session.id, noteOf } } : {}
  const tools = (
    <>
      {isNote ? <NoteOf value={noteOf} onChanged={setNoteOf} /> : null}
      {marking.tools}
    </>
  )
  const about = anchor && shot ? {
    subject: anchor.viewId === null ? { shotId: shot.id } : { viewId: anchor.viewId },
    anchor: { frameFrom: anchor.from, frameTo: anchor.to, ...marking.sent, ...note },
    anchorLine: <AnchorLine anchor={anchor} start={start} rate={rate} />,
    children: tools, onSent: marking.discard,
  } : { subject: { storyboardId: boardId }, anchor: note, children: tools }
  return {
    onKey,
    button: (
      <CommentsButton
        ref={button} openCount={openCount} isUnread={isUnread} isPressed={isOpen} tooltipPlacement="bottom"
        color="fg.muted" onPressed={() => (isOpen ? close() : setIsOpen(true))}
      />
    ),
    marks: (view) => isOpen
      ? <ReviewMarks marks={marks} view={view} chosenId={chosenId} onChosen={goTo} />
      : null,
    overStage: (
      <>
        {deck ? <WetMarks deck={deck} timeline={timeline} /> : null}
        {isOpen
          ? marking.over ?? (chosenId === null ? null : <ChosenMarks deck={deck} marks={marks} threadId={chosenId} />)
          : null}
      </>
    ),
    rail: isOpen ? marking.bar ?? (
      <Suspense fallback={null}>
        <CommentRail
          className="chakra-theme dark" width={{ md: '300px', lg: '360px' }} flexShrink="0" bg="#0E0F12" color="fg"
          onClosed={close}
          returnFocus={() => button.current}
          lead={isReviewed && deck ? <ShotDecision player={deck.player} shots={shots} session={session} /> : null}
          foot={(
            <>
              {session && options.canApprove && session.leaderId === options.viewerId ? (
                <SealShots boardId={boardId} shots={shots} rate={rate} session={session} />
              ) : null}
              {canResolve ? <ReviewFooter thing={{ storyboardId: boardId }} session={session} /> : null}
            </>
          )}
          content={(attempt) => (
            <BoardThreads
              boardId={boardId} chosenId={chosenId} attempt={attempt} compose={compose} about={about}
              onLeave={() => document.querySelector<HTMLElement>('main')?.focus()}
              onChosen={(threadId) => {
                endComment()
                options.onGone()
                const mark = marks.find((each) => each.threadId === threadId)
                if (mark) goTo(mark)
                else setChosenId(threadId)
              }}
            />
          )}
        />
      </Suspense>
    ) : null,
  }
}

/** The frames a new comment will be about, as timecode. */
function AnchorLine({ anchor: { from, to, isOpen }, start, rate }: { anchor: Anchor; start: number; rate: FrameRate }) {
  const [first, last] = [timecode(start + from, rate), timecode(start + to, rate)]
  const words = commentMessages
  return (
    <Text textStyle="xs" fontFamily="mono" color="accent.fg" mb="1.5" role="status">
      {isOpen ? words.fromHere(first) : from === to ? words.at(first) : words.between(first, last)}
    </Text>
  )
}

type ChosenMarksProps = { deck: Deck | null; marks: readonly ReviewMark[]; threadId: string }

/** What was marked in the chosen thread, while the player stands on its frames. */
function ChosenMarks({ deck, marks, threadId }: ChosenMarksProps) {
  const mark = marks.find((each) => each.threadId === threadId)
  const isShown = useSyncExternalStore(
    deck?.player.subscribe ?? subscribeToNothing,
    () => {
      const frame = deck?.player.getFrame() ?? -1
      return mark !== undefined && mark.from <= frame && frame <= mark.to
    },
  )
  return isShown ? (
    <ErrorBoundary resetKey={threadId} fallback={() => null}>
      <Suspense fallback={null}><ThenNow key={threadId} threadId={threadId} around="#08090B" /></Suspense>
    </ErrorBoundary>
  ) : null
}

const subscribeToNothing = () => () => undefined
