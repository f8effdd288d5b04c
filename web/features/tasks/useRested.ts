import { useEffect, useState } from 'react'

/** How long typing has to rest before the server is asked, in milliseconds. */
const SEARCH_DELAY_MS = 200

/** What was typed, once typing has rested. */
export function useRested(typed: string): string {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    if (typed === rested) return
    const timer = setTimeout(() => setRested(typed), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed, rested])
  return rested
}
