import { Check, PencilLine } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { relativeTime } from '../lib/dates.ts'
import {
  type Decision, readSeal, type Review, type ReviewAnswer, ReviewFailure, sendDecision,
} from './reviewApi.ts'
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
  const isDecided = answer?.versionNumber === shownVersion
  const [isAgain, setAgain] = useState(false)
  const hint = versionNumber !== shownVersion
    ? words.decideOnNewest(versionNumber)
    : seenCount * 2 < shotCount ? words.decideLater : null

  return (
    <section className="decide" aria-label={words.decision}>
      {answer ? (
        <p role="status">
          {answer.decision === 'APPROVED' ? <Check aria-hidden /> : <PencilLine aria-hidden />}
          {(answer.decision === 'APPROVED' ? words.approved : words.changesRequested)(
            answer.versionNumber, relativeTime(answer.createdAt),
          )}
          {' '}<small>{words.seal(answer.seal.slice(0, SEAL_DIGITS))}</small>
        </p>
      ) : null}
      {isDecided && !isAgain ? (
        <button type="button" className="link" onClick={() => setAgain(true)}>{words.decideAgain}</button>
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
function problemOf(error: unknown): string {
  const { reason } = error instanceof ReviewFailure ? error : { reason: 'INTERNAL' }
  if (reason === 'OFFLINE') return words.unsent
  if (reason === 'REVIEW_VERSION_CHANGED') return words.versionChanged
  return reason === 'SEAL_DIFFERENT' ? words.sealFailed : words.failed
}

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
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => dialog.current?.showModal(), [])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (seal === null || isSending) return
    setSending(true)
    setProblem(null)
    try {
      onDecided(await sendDecision(token, { decision, note, seal, versionNumber: shownVersion }))
    } catch (error) {
      setProblem(problemOf(error))
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
