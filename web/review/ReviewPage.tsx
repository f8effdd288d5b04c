import { Asking, Notice } from './Asking.tsx'
import { problemOf } from './problem.ts'
import { ReviewRoom } from './ReviewRoom.tsx'
import { useReviewSession } from './useReviewSession.ts'
import { words } from './words.ts'

/** The page of a review link: opens it, then shows the version. */
export function ReviewPage() {
  const session = useReviewSession()
  const { stage, shots, shown, isOffline, open, showNewest, takeThread, takeAnswer } = session
  if (stage.name === 'opening') return <p className="quiet" role="status">{words.opening}</p>
  if (stage.name === 'asking') {
    return <Asking key={stage.needs} needs={stage.needs} problem={stage.problem} onGiven={open} />
  }
  if (stage.name === 'ended') return <Notice title={words.endedTitle} line={words.endedLine} />
  if (stage.name === 'missing') return <Notice title={words.missingTitle} line={words.missingLine} />
  if (stage.name === 'failed') {
    const line = problemOf(stage.reason, { REVIEW_GUESTS_AT_LIMIT: words.full, OFFLINE: words.offline })
    return <Notice title={words.failedTitle} line={line} onRetry={() => void open()} />
  }
  const { token, review } = stage
  if (shots === null || shown === null) return <p className="quiet" role="status">{words.opening}</p>
  return (
    <ReviewRoom
      key={shown.versionNumber} token={token} review={review} shots={shots} shown={shown}
      isOffline={isOffline} onShowNewest={() => void showNewest()} onThread={takeThread}
      onAnswer={takeAnswer}
    />
  )
}
