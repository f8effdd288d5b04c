import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** Something that is edited where it stands, and the button that opens the editing. */
export interface EditingInPlace {
  readonly isEditing: boolean
  readonly opener: RefObject<HTMLButtonElement | null>
  readonly start: () => void
  /** Ended by a key, it gives the focus back to the opener. */
  readonly end: (isByKey: boolean) => void
}

/** Opens and closes an editor in the place of what it edits. */
export function useEditingInPlace(): EditingInPlace {
  const [isEditing, setIsEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const returnsFocus = useRef(false)
  useEffect(() => {
    if (isEditing || !returnsFocus.current) return
    returnsFocus.current = false
    opener.current?.focus()
  }, [isEditing])
  return {
    isEditing,
    opener,
    start: () => setIsEditing(true),
    end(isByKey) {
      returnsFocus.current = isByKey
      setIsEditing(false)
    },
  }
}
