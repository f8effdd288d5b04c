import { useEffect } from 'react'
import { holdLive } from '../lib/holding.ts'

/** While something is dragged: changes of others wait until it is dropped, and Esc cancels that drag alone. */
export function useWhileDragging(isDragging: boolean): void {
  useEffect(() => {
    if (!isDragging) return undefined
    const release = holdLive()
    // The sensor cancels the drag: nothing else is to be closed or let go by the same press.
    const claimEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') event.preventDefault()
    }
    window.addEventListener('keydown', claimEscape, { capture: true })
    return () => {
      release()
      window.removeEventListener('keydown', claimEscape, { capture: true })
    }
  }, [isDragging])
}
