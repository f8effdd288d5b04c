import { useEffect, useRef, useState } from 'react'
import { useDraft } from './drafts.ts'
import { useLatest } from './useLatest.ts'

/** A text being edited in the place where it stands. */
export interface UnsavedEdit {
  /** What was opened, or what was typed when the editor was last left without saving. */
  readonly text: string
  readonly change: (text: string) => void
  /** Closes with a text to save, or null to cancel; `isByKey` when the focus is to go back. Later calls do nothing. */
  readonly close: (text: string | null, isByKey: boolean) => void
}

/** With what is to be saved, trimmed, or null when nothing is; a promise says when it is saved. */
type OnEditClosed = (text: string | null, isByKey: boolean) => Promise<unknown> | void

/**
 * Edits a text in its place. What is typed is a draft of `form` until it is canceled or `onClosed` has saved it, so
 * that a session that ends or a closed tab leaves it for the next time. A change of route, which takes the editor
 * away without a blur, closes it with what was typed. A text opened and not changed is never written over what others
 * wrote meanwhile.
 */
export function useUnsavedEdit(form: string, saved: string, onClosed: OnEditClosed): UnsavedEdit {
  const [opened] = useState(saved)
  const draft = useDraft(form, { text: opened })
  const typed = useRef<string | null>(null)
  const isDone = useRef(false)

  function close(text: string | null, isByKey: boolean): void {
    if (isDone.current) return
    isDone.current = true
    const wanted = text?.trim() ?? opened
    const isChanged = wanted !== opened
    const saving = onClosed(isChanged ? wanted : null, isByKey)
    if (isChanged && saving) void saving.then(draft.reset)
    else draft.reset()
  }

  const latestClose = useLatest(close)
  useEffect(
    () => () => {
      if (typed.current !== null) latestClose.current(typed.current, false)
    },
    [latestClose],
  )
  return {
    text: draft.values.text,
    change(text) {
      typed.current = text
      draft.change({ text })
    },
    close,
  }
}
