import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { DrawingProgress } from './drawFrame.ts'

/** A frame that plays: the address of its strokes and how long it stays, in seconds. */
type PlayedFrame = { strokes: string; seconds: number }

/** The first round begins in the middle, so that the page opens on a board and not on an empty sheet. */
export const FIRST_DRAWN = 4
const HOLD_MS = 3_500

type Playback = {
  /** The frame being drawn; null while all of them are there. */
  current: number | null
  isPlaying: boolean
  setPlaying: (isPlaying: boolean) => void
  /** The canvas of the frame being drawn. */
  canvas: RefObject<HTMLCanvasElement | null>
}

function wantsStillness(): boolean {
  return typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/**
 * Draws a board frame by frame, again and again, while `sheet` is on the screen; not at all for who wants no motion,
 * until it is asked for. `onProgress` is told of every step without a render.
 */
export function useStripPlayback(
  frames: readonly PlayedFrame[],
  sheet: RefObject<HTMLElement | null>,
  onProgress: (index: number, ...step: Parameters<DrawingProgress>) => void,
): Playback {
  const [current, setCurrent] = useState<number | null>(null)
  const [isPlaying, setPlaying] = useState(() => !wantsStillness())
  const canvas = useRef<HTMLCanvasElement>(null)
  const start = useRef(FIRST_DRAWN)
  const tell = useRef(onProgress)
  useEffect(() => {
    tell.current = onProgress
  }, [onProgress])

  useEffect(() => {
    const element = sheet.current
    if (!isPlaying || element === null || typeof IntersectionObserver !== 'function') return
    const abort = new AbortController()
    const { signal } = abort
    let isSeen = false
    const observer = new IntersectionObserver(([entry]) => {
      isSeen = entry?.isIntersecting ?? false
    })
    observer.observe(element)

    async function play(): Promise<void> {
      const { drawFrame, readStrokes } = await import('./drawFrame.ts')
      for (let index = start.current; ; index = (index + 1) % frames.length) {
        const frame = frames[index]
        if (!frame) return
        const strokes = await readStrokes(frame.strokes)
        signal.throwIfAborted()
        start.current = index
        // The canvas of the frame is there at once.
        flushSync(() => setCurrent(index))
        if (canvas.current === null) return
        await drawFrame(canvas.current, strokes, frame.seconds, {
          signal, isWatched: () => isSeen, onProgress: (...step) => tell.current(index, ...step),
        })
        if (index < frames.length - 1) continue
        setCurrent(null)
        await pause(HOLD_MS, signal)
      }
    }

    // Whatever fails, the finished frames are there.
    play().catch(() => setCurrent(null))
    return () => {
      abort.abort()
      observer.disconnect()
    }
  }, [isPlaying, frames, sheet])

  return { current, isPlaying, setPlaying, canvas }
}
