import { useEffect, useState } from 'react'
import type { DrawingBackground } from '../../drawing/paint.ts'
import { loadBackground } from './backdrop.ts'

/** A background picture; null without an address, and until it is there. */
export function useBackground(address: string | null): DrawingBackground | null {
  const [loaded, setLoaded] = useState<{ address: string; background: DrawingBackground } | null>(null)
  useEffect(() => {
    if (address === null) return
    let isWanted = true
    const show = (background: DrawingBackground): void => {
      if (isWanted) setLoaded({ address, background })
    }
    loadBackground(address).then(show, () => undefined)
    return () => {
      isWanted = false
    }
  }, [address])
  return loaded && loaded.address === address ? loaded.background : null
}
