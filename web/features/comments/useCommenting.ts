import { useCallback, useMemo, useRef, type RefCallback } from 'react'
import type { ComposeHandle } from './ComposeField.tsx'

/** Leads to the field of a new comment: at once, or when it is there; `isWriting` from the beginning. */
export function useCommenting(isWriting = false): { compose: RefCallback<ComposeHandle>; comment: () => void } {
  const field = useRef<ComposeHandle>(null)
  const isWanted = useRef(isWriting)
  const compose = useCallback((handle: ComposeHandle | null) => {
    field.current = handle
    if (!handle || !isWanted.current) return
    isWanted.current = false
    handle.focus()
  }, [])
  const comment = useCallback(() => {
    isWanted.current = field.current === null
    field.current?.focus()
  }, [])
  return useMemo(() => ({ compose, comment }), [comment, compose])
}
