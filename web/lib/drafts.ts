import { useState } from 'react'
import { draftStorage } from './session.ts'

/** Drafts kept for a person at most; the oldest goes first. */
const MOST_DRAFTS = 50

type Drafts = Record<string, object>

function readDrafts(): Drafts {
  const place = draftStorage()
  if (!place) return {}
  try {
    const stored: unknown = JSON.parse(place.storage.getItem(place.key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Drafts) : {}
  } catch {
    return {}
  }
}

/** Keeps the draft of a form for its person; null forgets it. */
function keepDraft(form: string | null, typed: object | null): void {
  const place = form === null ? null : draftStorage()
  if (form === null || !place) return
  const { [form]: _, ...others } = readDrafts()
  const entries = Object.entries(others).slice(1 - MOST_DRAFTS)
  if (typed !== null) entries.push([form, typed])
  try {
    if (entries.length === 0) place.storage.removeItem(place.key)
    else place.storage.setItem(place.key, JSON.stringify(Object.fromEntries(entries)))
  } catch {
    // A full storage keeps no draft; the form itself still has the text.
  }
}

/** True if the person left the form without saving it. */
export function hasDraft(form: string): boolean {
  return form in readDrafts()
}

/** What a form holds, and what becomes of it. */
export interface Draft<Values extends object> {
  readonly values: Values
  /** Whether the form differs from its initial values. */
  readonly isChanged: boolean
  /** Whether the form shows what was typed before it was last closed. */
  readonly isKept: boolean
  readonly change: (part: Partial<Values>) => void
  /** Goes back to the initial values and forgets the draft: it is saved, or discarded. */
  readonly reset: () => void
}

/**
 * The values of a form. What was typed survives closing it, leaving the page, closing the tab and a session that ends,
 * until it is saved or discarded; nobody else gets it. `form` names the form and what it is about. Values nobody
 * touched follow `initial`. A form without a name keeps nothing; another `opening` reads the draft again. Not for
 * passwords.
 */
export function useDraft<Values extends object>(
  form: string | null,
  initial: Values,
  opening: number = 0,
): Draft<Values> {
  const [state, setState] = useState(() => open<Values>(form, opening))
  let { typed, isKept } = state
  if (state.form !== form || state.opening !== opening) {
    const opened = open<Values>(form, opening)
    setState(opened)
    typed = opened.typed
    isKept = opened.isKept
  }
  const isDifferent = (part: Partial<Values>) => JSON.stringify({ ...initial, ...part }) !== JSON.stringify(initial)
  return {
    values: { ...initial, ...typed },
    isChanged: isDifferent(typed),
    isKept,
    change(part) {
      const next = { ...typed, ...part }
      setState({ form, opening, typed: next, isKept })
      keepDraft(form, isDifferent(next) ? next : null)
    },
    reset() {
      keepDraft(form, null)
      setState({ form, opening, typed: {}, isKept: false })
    },
  }
}

interface OpenForm<Values extends object> {
  readonly form: string | null
  readonly opening: number
  readonly typed: Partial<Values>
  readonly isKept: boolean
}

function open<Values extends object>(form: string | null, opening: number): OpenForm<Values> {
  const kept = form === null ? undefined : (readDrafts()[form] as Partial<Values> | undefined)
  return { form, opening, typed: kept ?? {}, isKept: kept !== undefined }
}
