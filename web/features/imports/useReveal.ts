import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useLatest } from '../../lib/useLatest.ts'
import type { PagedList } from '../../ui/MoreButton.tsx'

/** Items that are loaded with one request on the way to one of them. */
const STRIDE = 200

/** Brings an item of a list into the window and the focus to it; pages before it are loaded first. */
export function useReveal(
  rows: RefObject<HTMLElement | null>, pages: PagedList, loadedCount: number,
): (itemId: string) => void {
  const wanted = useRef<string | null>(null)
  const look = useLatest(() => {
    if (wanted.current === null) return
    const row = rows.current?.querySelector<HTMLElement>(`[data-import-item="${wanted.current}"]`)
    if (row) {
      wanted.current = null
      row.scrollIntoView({ block: 'center' })
      row.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
    } else if (pages.hasNext && !pages.isLoadingNext) pages.loadNext(STRIDE)
  })
  useEffect(() => look.current(), [loadedCount, pages.isLoadingNext, look])
  return useCallback((itemId) => {
    wanted.current = itemId
    look.current()
  }, [look])
}
