import { useEffect, useState, type RefObject } from 'react'
import { playStrip } from './stripPlayer.ts'

/** Plays the board of a sheet while it is on the page; answers whether it plays. */
export function useStripPlayer(sheet: RefObject<HTMLElement | null>): boolean {
  const [isPlaying, setPlaying] = useState(true)
  useEffect(() => {
    const player = sheet.current && playStrip(sheet.current)
    const unsubscribe = player?.follow(setPlaying)
    return () => {
      unsubscribe?.()
      player?.stop()
    }
  }, [sheet])
  return isPlaying
}
