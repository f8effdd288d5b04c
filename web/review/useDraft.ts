import { useEffect, useState } from 'react'
import type { Stroke } from '../../drawing/stroke.ts'
import type { Region } from '../lib/region.ts'

/** What is marked on a picture for a comment. */
export interface DraftMarks {
  strokes: readonly Stroke[]
  /** The part of the picture that the comment is about; null for all of it. */
  region: Region | null
}

/** What a guest has written and not sent: it survives a reload and a broken connection. */
interface Draft extends DraftMarks {
  body: string
  /** The view that is marked by strokes or a region; null without any. */
  viewId: string | null
}

const EMPTY: Draft = { body: '', strokes: [], region: null, viewId: null }

function read(key: string): Draft {
  try {
    return { ...EMPTY, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Draft>) }
  } catch {
    return EMPTY
  }
}

/** The draft of a link, kept in this browser. */
export function useDraft() {
  const [key] = useState(() => `framewright.reviewDraft.${window.location.pathname}`)
  const [draft, setDraft] = useState(() => read(key))
  useEffect(() => {
    try {
      if (draft.body === '' && draft.strokes.length === 0 && !draft.region) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(draft))
    } catch {
      // Without room for it the draft lives as long as the page.
    }
  }, [draft, key])
  return {
    draft,
    change: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
    clear: () => setDraft(EMPTY),
  }
}
