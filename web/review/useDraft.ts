import { useEffect, useState } from 'react'
import type { Stroke } from '../../drawing/stroke.ts'

/** What a guest has written and not sent: it survives a reload and a broken connection. */
export interface Draft {
  body: string
  strokes: readonly Stroke[]
  /** The view that the strokes are on; null without any. */
  viewId: string | null
}

const EMPTY: Draft = { body: '', strokes: [], viewId: null }

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
      if (draft.body === '' && draft.strokes.length === 0) localStorage.removeItem(key)
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
