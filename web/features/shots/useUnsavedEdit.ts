import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** With what is to be saved, or null when nothing is; `isByKey` when the focus is to go back. */
export type OnEditClosed<Value> = (value: Value | null, isByKey: boolean) => void

/**
 * Closes an editor once, however many events ask for it. `unsavedRef` holds what would be saved if it closed now; a
 * change of route, which takes the editor away without a blur, closes it with that.
 */
export function useUnsavedEdit<Value>(
  onClosed: OnEditClosed<Value>,
): { readonly unsavedRef: RefObject<Value | null>; readonly close: OnEditClosed<Value> } {
  const isDone = useRef(false)
  const unsavedRef = useRef<Value | null>(null)
  const latestOnClosed = useRef(onClosed)
  useEffect(() => {
    latestOnClosed.current = onClosed
  })
  useEffect(
    () => () => {
      if (!isDone.current && unsavedRef.current !== null) latestOnClosed.current(unsavedRef.current, false)
    },
    [],
  )
  return {
    unsavedRef,
    close(value, isByKey) {
      if (isDone.current) return
      isDone.current = true
      onClosed(value, isByKey)
    },
  }
}
