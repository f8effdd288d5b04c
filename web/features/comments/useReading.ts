import { createContext, useContext, useEffect, useMemo, useRef, type RefObject } from 'react'
import { useMarkRead } from './commentChanges.ts'

/** A thread is read after it was on the screen for so long, in milliseconds. */
const READING_MS = 2_000
/** So much of a thread, or of the window, is on the screen at least. */
const PART = 0.5
const PLACES = [0, PART, 1]

type Watch = (element: HTMLElement, threadId: string) => () => void

/** Watches unread threads of a rail. */
export const ReadingContext = createContext<Watch | null>(null)

/** Marks the threads as read that were on the screen for two seconds; those of one moment with one request. */
export function useReading(): Watch {
  const [markRead] = useMarkRead()
  const watch = useMemo(() => {
    const since = new Map<string, number>()
    const read = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined

    function look(): void {
      timer = undefined
      const now = Date.now()
      const isSeen = document.visibilityState === 'visible'
      for (const [id, at] of since) {
        if (!isSeen) since.set(id, now)
        else if (now - at >= READING_MS) read.add(id)
      }
      for (const id of read) since.delete(id)
      if (read.size > 0) {
        const threads = [...read].map((threadId) => ({ threadId }))
        read.clear()
        markRead({ threads }).catch(() => undefined)
      }
      if (since.size > 0) plan()
    }
    function plan(): void {
      const oldest = Math.min(...since.values())
      timer ??= setTimeout(look, Math.max(0, oldest + READING_MS - Date.now()))
    }

    const watchThread: Watch = (element, threadId) => {
      const observer = new IntersectionObserver(([entry]) => {
        if (!entry) return
        const { intersectionRatio, intersectionRect, rootBounds } = entry
        const fills = rootBounds !== null && intersectionRect.height >= rootBounds.height * PART
        if (intersectionRatio < PART && !fills) since.delete(threadId)
        else if (!since.has(threadId)) {
          since.set(threadId, Date.now())
          plan()
        }
      }, { threshold: PLACES })
      observer.observe(element)
      return () => {
        observer.disconnect()
        since.delete(threadId)
      }
    }
    return watchThread
  }, [markRead])
  return watch
}

/** The element of a thread that is read when it was on the screen long enough. */
export function useReadOnScreen(threadId: string, isUnread: boolean): RefObject<HTMLLIElement | null> {
  const element = useRef<HTMLLIElement>(null)
  const watch = useContext(ReadingContext)
  useEffect(
    () => (isUnread && element.current && watch ? watch(element.current, threadId) : undefined),
    [isUnread, threadId, watch],
  )
  return element
}
