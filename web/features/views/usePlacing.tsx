import { lazy, Suspense, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import type { DeskSheet } from './DrawingDesk.ts'
import { PlacingContext } from './placing.ts'
import { subscribeToNothing } from './useDrawingDesk.ts'

const PictureBar = lazy(async () => ({ default: (await import('./PicturePlacing.tsx')).PictureBar }))

/** Placing the picture of a layer in the frame preview. */
export function usePlacing(sheet: DeskSheet | null): {
  /** Stands beside the frame. */
  bar: ReactNode
  /** Esc: ends it; null while nothing is placed. */
  leave: (() => void) | null
  end: () => void
} {
  const store = useContext(PlacingContext)
  const isOpen = useSyncExternalStore(store?.subscribe ?? subscribeToNothing, () => store?.get() != null)
  const viewId = sheet?.viewId
  // Another view has other pictures.
  useEffect(() => () => store?.set(null), [store, viewId])
  const end = (): void => store?.set(null)
  const bar = isOpen && store && sheet ? (
    <Suspense fallback={null}><PictureBar sheet={sheet} store={store} /></Suspense>
  ) : null
  return { bar, leave: isOpen ? end : null, end }
}
