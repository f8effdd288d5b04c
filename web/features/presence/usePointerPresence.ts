import { useContext, useEffect } from 'react'
import { fitInto } from '../../../drawing/fit.ts'
import { toDrawing } from '../../canvas/placement.ts'
import { PresenceContext } from './usePresence.ts'

/** What a frame says of itself for presence; put on its element. */
export function frameData(frame: {
  readonly shotId: string
  readonly viewId: string
  readonly size: { readonly width: number; readonly height: number }
  /** The engine is there and reports the pointer. */
  readonly isActive: boolean
}): Record<string, string> {
  const { shotId, viewId, size, isActive } = frame
  return {
    'data-frame': viewId, 'data-frame-shot': shotId, 'data-frame-size': `${size.width}x${size.height}`,
    ...(isActive ? { 'data-frame-active': '' } : {}),
  }
}

/** Tells the others over which frame the mouse or pen is, and where, for the frames nobody here draws in. */
export function usePointerPresence(): void {
  const sender = useContext(PresenceContext)?.sender
  useEffect(() => {
    if (!sender) return
    const ending = new AbortController()
    const point = (event: PointerEvent): void => {
      // The engine says where a stroke is; a card that is dragged points at no frame.
      if (event.buttons !== 0) return
      const { target, clientX, clientY, pointerType } = event
      const frame = target instanceof Element ? target.closest<HTMLElement>('[data-frame]') : null
      if (!frame) return sender.set({ cursor: null })
      const { frame: viewId, frameShot: shotId, frameSize = '', frameActive } = frame.dataset
      const [width = 0, height = 0] = frameSize.split('x').map(Number)
      if (frameActive !== undefined || pointerType === 'touch' || width === 0 || !viewId || !shotId) return
      const box = frame.getBoundingClientRect()
      const cursor = toDrawing(fitInto({ width, height }, box), { x: clientX - box.left, y: clientY - box.top })
      sender.set({ shotId, viewId, cursor })
    }
    window.addEventListener('pointermove', point, { passive: true, signal: ending.signal })
    document.documentElement.addEventListener('pointerleave', () => sender.set({ cursor: null }), {
      signal: ending.signal,
    })
    return () => ending.abort()
  }, [sender])
}

/** Tells the others that the person is on this shot and view, as by opening it. */
export function usePresenceAt(shotId: string | null, viewId: string | null): void {
  const sender = useContext(PresenceContext)?.sender
  useEffect(() => {
    if (shotId !== null && viewId !== null) sender?.set({ shotId, viewId, cursor: null })
  }, [sender, shotId, viewId])
}
