import { useState } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import { isBlank } from '../../lib/texts.ts'
import { readError } from '../../relay/errors.ts'

const EMPTY = { body: '' }

/** A text that is being written and sent. */
export interface CommentDraft {
  readonly text: string
  /** What is on its way to the server; null if nothing is. */
  readonly sentText: string | null
  /** Why the text was refused; null when it was not. */
  readonly refusal: string | null
  readonly change: (text: string) => void
  /** Forgets the text. */
  readonly discard: () => void
  /** Sends the text, if there is one; a refused one is in the field again, with the reason. True once it is sent. */
  readonly send: (sending: (body: string) => Promise<unknown>, canBeEmpty?: boolean) => Promise<boolean>
}

/** What is written about a subject: it survives a reload, until it is sent or discarded. */
export function useCommentDraft(subject: string): CommentDraft {
  const draft = useDraft(`comment ${subject}`, EMPTY)
  const [sent, setSent] = useState<{ subject: string; text: string } | null>(null)
  const [refused, setRefused] = useState<{ subject: string; reason: string } | null>(null)
  const { body } = draft.values
  return {
    text: sent?.subject === subject ? '' : body,
    sentText: sent?.subject === subject ? sent.text : null,
    refusal: refused?.subject === subject ? refused.reason : null,
    change: (text) => draft.change({ body: text }),
    discard() {
      draft.reset()
      setRefused(null)
    },
    async send(sending, canBeEmpty = false) {
      if ((isBlank(body) && !canBeEmpty) || sent !== null) return false
      setRefused(null)
      setSent({ subject, text: body })
      try {
        await sending(body)
        draft.reset()
        return true
      } catch (error) {
        setRefused({ subject, reason: readError(error).message })
        return false
      } finally {
        setSent(null)
      }
    },
  }
}
