import { Pencil, SquareDashed, Trash2, Undo2, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { operationsOf } from './marks.ts'
import { problemOf } from './problem.ts'
import {
  reasonOf, type ReviewShot, type ReviewThread, type ReviewView, sendComment, type SentComment,
} from './reviewApi.ts'
import type { MarkTool } from './Stage.tsx'
import type { DraftMarks } from './useDraft.ts'
import { useSendingOnce } from './useSendingOnce.ts'
import { words } from './words.ts'

/** What the next comment is about. */
export interface About {
  view: ReviewView
  shot: ReviewShot
  /** That of the version that is shown. */
  versionNumber: number
  /** From the first frame of the shot. */
  frame: number
  time: string
  isAll: boolean
  replyTo: ReviewThread | null
}

type ComposerProps = {
  token: string
  about: About
  body: string
  /** What is marked on the picture that is shown. */
  marks: DraftMarks
  tool: MarkTool | null
  onBody: (body: string) => void
  onMarks: (change: Partial<DraftMarks>) => void
  onSent: (thread: ReviewThread) => void
  onTool: (tool: MarkTool | null) => void
  onAboutAll: (isAll: boolean) => void
  onReplyCanceled: () => void
  onFocus: () => void
}

function placeOf({ view, shot, versionNumber, frame, isAll, replyTo }: About) {
  if (replyTo) return { threadId: replyTo.threadId }
  return { versionNumber, ...(!isAll && { viewId: view.viewId, shotId: shot.shotId, frameFrom: frame }) }
}

/** Whether what a comment is about can be marked: a picture, not everything and no reply. */
const isOnPicture = ({ isAll, replyTo }: About) => !isAll && replyTo === null

const NO_MARKS: DraftMarks = { strokes: [], region: null }

const hintOf = ({ isAll, replyTo }: About) =>
  (replyTo ? words.fieldHintReply : isAll ? words.fieldHintAll : words.fieldHint)

/** Why a comment was not sent. */
const problemText = (error: unknown): string => problemOf(reasonOf(error), {
  OFFLINE: words.unsent,
  REVIEW_VERSION_CHANGED: words.versionChanged,
  REVIEW_WITHOUT_COMMENTS: words.readOnly,
  PROJECT_ARCHIVED: words.readOnly,
  COMMENT_STROKES_AT_LIMIT: words.drawingFull,
  COMMENT_DRAWING_AT_LIMIT: words.drawingFull,
})

/** The field at the bottom: what it is about, the text, and a drawing over the picture. */
export function Composer(props: ComposerProps) {
  const { token, about, body, tool, onBody, onMarks, onSent, onTool, onAboutAll, onReplyCanceled } = props
  const id = useId()
  const sendOnce = useSendingOnce((input: SentComment, key) => sendComment(token, input, key))
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { strokes: lines, region } = isOnPicture(about) ? props.marks : NO_MARKS
  const isEmpty = body.trim() === '' && lines.length === 0

  async function send() {
    if (isEmpty || isSending) return
    setSending(true)
    setProblem(null)
    try {
      const sent = { ...placeOf(about), ...(region && { region }), body }
      onSent(await sendOnce({ ...sent, lines }, () => ({ ...sent, operations: operationsOf(lines) })))
    } catch (error) {
      setProblem(problemText(error))
    } finally {
      setSending(false)
    }
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void send()
  }

  return (
    <form className="composer" onSubmit={onSubmit}>
      {about.replyTo ? (
        <p className="about">
          {words.replyTo(about.replyTo.comments[0]?.authorName ?? '')}
          <button type="button" aria-label={words.cancelReply} onClick={onReplyCanceled}><X aria-hidden /></button>
        </p>
      ) : (
        <div className="about" role="group" aria-label={words.field}>
          <button type="button" aria-pressed={!about.isAll} onClick={() => onAboutAll(false)}>
            {words.aboutFrame} <small>{about.time}</small>
          </button>
          <button
            type="button" aria-pressed={about.isAll}
            onClick={() => {
              onTool(null)
              onAboutAll(true)
            }}
          >
            {words.aboutAll}
          </button>
        </div>
      )}
      {tool === null ? null : (
        <p className="hint" role="status">{tool === 'pen' ? words.drawingHere : words.regionHere}</p>
      )}
      {lines.length > 0 || region ? (
        <div className="about">
          {lines.length > 0 ? (
            <>
              <span>{words.drawing(lines.length)}</span>
              <button
                type="button" aria-label={words.undoLine} onClick={() => onMarks({ strokes: lines.slice(0, -1) })}
              >
                <Undo2 aria-hidden />
              </button>
              <button type="button" aria-label={words.clearLines} onClick={() => onMarks({ strokes: [] })}>
                <Trash2 aria-hidden />
              </button>
            </>
          ) : null}
          {region ? (
            <>
              <span>{words.region}</span>
              <button type="button" aria-label={words.clearRegion} onClick={() => onMarks({ region: null })}>
                <Trash2 aria-hidden />
              </button>
            </>
          ) : null}
        </div>
      ) : null}
      <div className="line">
        {isOnPicture(about) ? (
          <>
            <button
              type="button" className="square" aria-pressed={tool === 'pen'}
              aria-label={tool === 'pen' ? words.doneDrawing : words.draw}
              onClick={() => onTool(tool === 'pen' ? null : 'pen')}
            >
              <Pencil aria-hidden />
            </button>
            <button
              type="button" className="square" aria-pressed={tool === 'region'} aria-label={words.markRegion}
              onClick={() => onTool(tool === 'region' ? null : 'region')}
            >
              <SquareDashed aria-hidden />
            </button>
          </>
        ) : null}
        <label htmlFor={id} className="hidden">{words.field}</label>
        <textarea
          id={id} rows={2} maxLength={5_000} value={body} placeholder={hintOf(about)} onFocus={props.onFocus}
          aria-describedby={problem === null ? undefined : `${id}-problem`} onKeyDown={onKeyDown}
          onChange={(event) => onBody(event.target.value)}
        />
        <button type="submit" className="solid" disabled={isEmpty || isSending}>
          {isSending ? words.sending : words.send}
        </button>
      </div>
      {problem === null ? null : <p className="failure" id={`${id}-problem`} role="alert">{problem}</p>}
    </form>
  )
}
