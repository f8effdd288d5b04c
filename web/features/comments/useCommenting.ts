import { useCallback, useMemo, useRef, type RefCallback } from 'react'
import type { ComposeHandle } from './ComposeField.tsx'

interface Commenting {
  readonly compose: RefCallback<ComposeHandle>
  /** Leads to the field. */
  readonly comment: () => void
  /** Does something once the field is there: at once, or never where nothing can be said. */
  readonly withField: (act: (field: ComposeHandle) => void) => void
}

const focus = (field: ComposeHandle): void => field.focus()

/** Leads to the field of a new comment: at once, or when it is there; `isWriting` from the beginning. */
export function useCommenting(isWriting = false): Commenting {
  const field = useRef<ComposeHandle>(null)
  const wanted = useRef(isWriting ? focus : null)
  const compose = useCallback((handle: ComposeHandle | null) => {
    field.current = handle
    if (!handle) return
    wanted.current?.(handle)
    wanted.current = null
  }, [])
  const withField = useCallback((act: (field: ComposeHandle) => void) => {
    if (field.current) act(field.current)
    else wanted.current = act
  }, [])
  const comment = useCallback(() => withField(focus), [withField])
  return useMemo(() => ({ compose, comment, withField }), [comment, compose, withField])
}
