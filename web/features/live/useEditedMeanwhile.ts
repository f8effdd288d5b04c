import { useEffect, useRef } from 'react'
import { liveMessages } from '../../messages/live.ts'
import { showToast } from '../../ui/toaster.tsx'

/**
 * Tells somebody who is typing that another person has changed the same text meanwhile. What they typed stays; saving
 * it again replaces the other's. `saved` is what the server has.
 */
export function useEditedMeanwhile(saved: string, isTyping: boolean): void {
  const base = useRef<string | null>(null)
  useEffect(() => {
    if (!isTyping) {
      base.current = null
      return
    }
    base.current ??= saved
    if (base.current === saved) return
    base.current = saved
    const { editedMeanwhile, editedMeanwhileLine } = liveMessages
    showToast({ type: 'warning', title: editedMeanwhile, description: editedMeanwhileLine })
  }, [isTyping, saved])
}
