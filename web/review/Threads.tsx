import { memo, useState } from 'react'
import { relativeTime } from '../lib/dates.ts'
import type { FrameRate } from '../lib/frameRates.ts'
import { type Timeline, timecode } from '../playback/timeline.ts'
import { deleteComment, type ReviewComment, type ReviewShot, type ReviewThread } from './reviewApi.ts'
import { nameOf } from './Transport.tsx'
import { words } from './words.ts'

/** How long a guest may delete a comment, in milliseconds. */
const DELETABLE_MS = 15 * 60_000

type ThreadsProps = {
  token: string
  onThread: (threadId: string, thread: ReviewThread | null) => void
  threads: readonly ReviewThread[]
  shot: ReviewShot
  shots: readonly ReviewShot[]
  timeline: Timeline
  rate: FrameRate
  shownVersion: number
  canComment: boolean
  isIsolated: boolean
  onGoTo: (thread: ReviewThread) => void
  onReply: (thread: ReviewThread) => void
}

/** The threads that the guest reads: those of the shot that is shown, then those about everything. */
export const Threads = memo(function Threads(props: ThreadsProps) {
  const { threads, shot, isIsolated } = props
  const here = threads.filter(({ shotId }) => shotId === shot.shotId)
  const onAll = threads.filter(({ shotId }) => shotId === null)
  return (
    <div className="threads">
      {isIsolated ? <p className="hint">{words.isolated}</p> : null}
      <h2>{words.commentsHere(nameOf(shot))}</h2>
      {here.length === 0 ? (
        <p className="hint">{threads.length === 0 ? words.noComments : words.noCommentsHere}</p>
      ) : here.map((thread) => <Thread key={thread.threadId} {...props} thread={thread} />)}
      {onAll.length === 0 ? null : (
        <>
          <h2>{words.commentsOnAll}</h2>
          {onAll.map((thread) => <Thread key={thread.threadId} {...props} thread={thread} />)}
        </>
      )}
    </div>
  )
})

function Thread({ thread, ...props }: ThreadsProps & { thread: ReviewThread }) {
  const { token, shots, timeline, rate, shownVersion, canComment, onGoTo, onReply, onThread } = props
  const { shotId, frameFrom, region, versionNumber, isResolved, comments } = thread
  const index = shots.findIndex((each) => each.shotId === shotId)
  const last = (shots[index]?.frames ?? 1) - 1
  const time = timecode((timeline.starts[index] ?? 0) + Math.min(frameFrom ?? 0, last), rate)
  return (
    <article className={isResolved ? 'thread resolved' : 'thread'}>
      <p className="place">
        {index < 0 ? null : (
          <button type="button" className="link" onClick={() => onGoTo(thread)}>{words.at(time)}</button>
        )}
        {versionNumber === null || versionNumber === shownVersion ? null : (
          <span>{words.onVersion(versionNumber)}</span>
        )}
        {comments[0]?.isByGuest === false ? <span className="chip">{words.question}</span> : null}
        {region ? <span className="chip">{words.region}</span> : null}
        {isResolved ? <span className="chip">{words.resolved}</span> : null}
      </p>
      {comments.map((comment) => (
        <Comment
          key={comment.commentId} comment={comment} canDelete={canComment}
          onDelete={async () => onThread(thread.threadId, await deleteComment(token, comment.commentId))}
        />
      ))}
      {canComment ? (
        <button
          type="button" className="link" onClick={() => onReply(thread)}
          aria-label={words.replyTo(comments[0]?.authorName ?? '')}
        >
          {words.reply}
        </button>
      ) : null}
    </article>
  )
}

type CommentProps = { comment: ReviewComment; canDelete: boolean; onDelete: () => Promise<void> }

function Comment({ comment, canDelete, onDelete }: CommentProps) {
  const { authorName, isOwn, isByGuest, isDeleted, body, canvasData, createdAt } = comment
  const lines = (canvasData as { lines?: unknown[] } | null)?.lines?.length ?? 0
  return (
    <div className="comment">
      <p className="author">
        <b>{authorName}</b>
        {isOwn ? <span className="chip">{words.you}</span> : null}
        {isByGuest ? null : <span className="chip team">{words.team}</span>}
        <time dateTime={createdAt}>{relativeTime(createdAt)}</time>
      </p>
      {isDeleted ? <p className="hint">{words.deleted}</p> : <p className="body">{body}</p>}
      {lines > 0 ? <p className="hint">{words.drawing(lines)}</p> : null}
      {isOwn && !isDeleted && canDelete ? <DeleteButton createdAt={createdAt} onDelete={onDelete} /> : null}
    </div>
  )
}

/** Deletes a comment after a question, while it is new. */
function DeleteButton({ createdAt, onDelete }: { createdAt: string; onDelete: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // The age when it came on the screen: the server has the last word.
  const [isNew] = useState(() => Date.now() - Date.parse(createdAt) < DELETABLE_MS)
  if (!isNew) return null
  if (!isAsking) {
    return <button type="button" className="link" onClick={() => setAsking(true)}>{words.deleteComment}</button>
  }
  return (
    <div className="place" role="group" aria-label={words.deleteQuestion}>
      {words.deleteQuestion}
      <button
        type="button" className="link danger"
        onClick={() => void onDelete().catch(() => setProblem(words.failed))}
      >
        {words.deleteComment}
      </button>
      <button type="button" className="link" onClick={() => setAsking(false)}>{words.keep}</button>
      {problem === null ? null : <span className="failure" role="alert">{problem}</span>}
    </div>
  )
}
