import { Check, PencilLine } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { relativeTime } from '../lib/dates.ts'
import {
  readSeal, sendDecision, type SentDecision, withdrawDecision,
} from './decisionApi.ts'
import { problemOf } from './problem.ts'
import { type Decision, reasonOf, type Review, type ReviewAnswer } from './reviewApi.ts'
import { useSendingOnce } from './useSendingOnce.ts'
import { words } from './words.ts'

/** How often the seal is asked for while it is prepared, in milliseconds. */
const ASK_MS = 1_500
/** The digits of a seal that people compare. */
const SEAL_DIGITS = 16

type DecideProps = {
  token: string
  review: Review
  shownVersion: number
  shotCount: number
  /** How many shots were seen since the page was opened. */
  seenCount: number
  /** As a timecode. */
  length: string
  onAnswer: (answer: ReviewAnswer | null) => void
}

/** Approves the version or asks for changes, once half of the shots were seen. */
export function Decide(props: DecideProps) {
  const { review: { answer, versionNumber }, shownVersion, shotCount, seenCount } = props
  const [asked, setAsked] = useState<Decision | null>(null)
  const isDecided = answer?.versionNumber === shownVersion && answer.withdrawnAt === null
  const [isAgain, setAgain] = useState(false)
  const hint = versionNumber !== shownVersion
    ? words.decideOnNewest(versionNumber)
    : seenCount * 2 < shotCount ? words.decideLater : null

  return (
    <section className="decide" aria-label={words.decision}>
      {answer ? (
        <p role="status">
          {answer.decision === 'APPROVED' ? <Check aria-hidden /> : <PencilLine aria-hidden />}
          {answer.withdrawnAt === null
            ? (answer.decision === 'APPROVED' ? words.approved : words.changesRequested)(
                answer.versionNumber, relativeTime(answer.createdAt),
              )
            : words.withdrawn(answer.versionNumber, relativeTime(answer.withdrawnAt))}
          {' '}<small>{words.seal(answer.seal.slice(0, SEAL_DIGITS))}</small>
        </p>
      ) : null}
      {isDecided && !isAgain ? (
        <div className="place">
          <button type="button" className="link" onClick={() => setAgain(true)}>{words.decideAgain}</button>
          <WithdrawButton token={props.token} answer={answer} onAnswer={props.onAnswer} />
        </div>
      ) : hint !== null ? <p className="hint">{hint}</p> : (
        <div className="choices">
          <button type="button" className="solid" onClick={() => setAsked('APPROVED')}>
            <Check aria-hidden /> {words.approve}
          </button>
          <button type="button" className="square" onClick={() => setAsked('CHANGES_REQUESTED')}>
            <PencilLine aria-hidden /> {words.requestChanges}
          </button>
        </div>
      )}
      {asked === null ? null : (
        <Confirmation
          {...props} decision={asked} onClose={() => setAsked(null)}
          onDecided={(decided) => {
            setAsked(null)
            setAgain(false)
            props.onAnswer(decided)
          }}
        />
      )}
    </section>
  )
}

type WithdrawButtonProps = Pick<DecideProps, 'token' | 'onAnswer'> & { answer: ReviewAnswer }

/** Withdraws a decision after a question. */
function WithdrawButton({ token, answer, onAnswer }: WithdrawButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const withdraw = () => withdrawDecision(token, answer.seal)
    .then(onAnswer, (error: unknown) => setProblem(problemText(error)))
  if (!isAsking) {
    return <button type="button" className="link" onClick={() => setAsking(true)}>{words.withdraw}</button>
  }
  return (
    <div className="place" role="group" aria-label={words.withdrawQuestion}>
      {words.withdrawQuestion}
      <button type="button" className="link danger" onClick={() => void withdraw()}>{words.withdraw}</button>
      <button type="button" className="link" onClick={() => setAsking(false)}>{words.keep}</button>
      {problem === null ? null : <span className="failure" role="alert">{problem}</span>}
    </div>
  )
}

/** The seal of what is shown, asked for again while it is prepared. */
function useSeal(token: string): string | null {
  const [seal, setSeal] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const ask = async () => {
      const found = await readSeal(token).catch(() => null)
      if (isOver) return
      if (found === null) timer = setTimeout(() => void ask(), ASK_MS)
      else setSeal(found)
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [token])
  return seal
}

/** Why a decision was not taken. */
const problemText = (error: unknown): string => problemOf(reasonOf(error), {
  OFFLINE: words.unsent, REVIEW_VERSION_CHANGED: words.sealFailed, SEAL_DIFFERENT: words.sealFailed,
})

type ConfirmationProps = DecideProps & {
  decision: Decision
  onClose: () => void
  onDecided: (answer: ReviewAnswer | null) => void
}

/** Asks once more, and says what is decided about. */
function Confirmation({ token, decision, shownVersion, shotCount, length, onClose, onDecided }: ConfirmationProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const seal = useSeal(token)
  const [note, setNote] = useState('')
  const sendOnce = useSendingOnce((input: SentDecision, key) => sendDecision(token, input, key))
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => dialog.current?.showModal(), [])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (seal === null || isSending) return
    setSending(true)
    setProblem(null)
    try {
      const sent = { decision, note, seal, versionNumber: shownVersion }
      onDecided(await sendOnce(sent, () => sent))
    } catch (error) {
      setProblem(problemText(error))
      setSending(false)
    }
  }

  return (
    <dialog ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <form onSubmit={(event) => void send(event)}>
        <h2 id={`${id}-title`}>{decision === 'APPROVED' ? words.approveTitle : words.changesTitle}</h2>
        <p>{words.facts(shotCount, length, shownVersion)}</p>
        <label htmlFor={`${id}-note`}>{words.note} <small>{words.noteHint}</small></label>
        <textarea
          id={`${id}-note`} rows={3} maxLength={5_000} value={note} onChange={(event) => setNote(event.target.value)}
        />
        <p className="hint" role="status">
          {seal === null ? words.sealPreparing : <span className="time">{words.seal(seal.slice(0, SEAL_DIGITS))}</span>}
        </p>
        <p className="hint">{words.sealLine}</p>
        {problem === null ? null : <p className="failure" role="alert">{problem}</p>}
        <div className="choices">
          <button type="button" className="square" onClick={() => dialog.current?.close()}>{words.cancel}</button>
          <button type="submit" className="solid" disabled={seal === null || isSending}>
            {isSending ? words.deciding : decision === 'APPROVED' ? words.approve : words.requestChanges}
          </button>
        </div>
      </form>
    </dialog>
  )
}
