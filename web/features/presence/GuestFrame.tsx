import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fitInto } from '../../../drawing/fit.ts'
import type { DrawingSize } from '../../../drawing/operation.ts'
import { GuestLines } from '../../canvas/guestLines.ts'
import type { LayerPlace } from '../../canvas/placement.ts'
import { watchSize } from '../../canvas/surface.ts'
import { GuestCursors } from './GuestCursors.tsx'
import { PresenceContext, useIsVisited } from './usePresence.ts'

/** A frame nobody here draws in: what others draw in it, and where they point, over the picture of it. */
export function GuestFrame({ viewId, size, picture }: { viewId: string; size: DrawingSize; picture: string | null }) {
  return useIsVisited(viewId) ? <VisitedFrame viewId={viewId} size={size} picture={picture} /> : null
}

function VisitedFrame({ viewId, size, picture }: { viewId: string; size: DrawingSize; picture: string | null }) {
  const presence = useContext(PresenceContext)?.presence
  const layer = useRef<HTMLDivElement>(null)
  const lines = useRef<GuestLines | null>(null)
  const [place, setPlace] = useState<LayerPlace | null>(null)
  const { width, height } = size
  useLayoutEffect(() => {
    const element = layer.current
    if (!element) return
    const ground = document.createElement('canvas')
    const shown = new GuestLines(element, null, () => ground)
    lines.current = shown
    const layOut = (): void => {
      const viewport = {
        width: element.clientWidth, height: element.clientHeight, pixelRatio: window.devicePixelRatio,
      }
      if (viewport.width === 0 || viewport.height === 0) return
      const next: LayerPlace = { viewport, size: { width, height }, placement: fitInto({ width, height }, viewport) }
      paintWhite(ground, viewport)
      shown.place(next)
      setPlace(next)
    }
    layOut()
    const stopWatching = watchSize(element, layOut)
    const stopInk = presence?.watchInk(viewId, (ink) => shown.show(ink))
    return () => {
      stopWatching()
      stopInk?.()
      shown.reset()
    }
  }, [height, presence, viewId, width])
  // A newer picture has the strokes.
  useEffect(() => lines.current?.settle(() => true), [picture])
  return (
    <>
      <div ref={layer} style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }} aria-hidden />
      <GuestCursors viewId={viewId} place={place} />
    </>
  )
}

/** What an eraser leaves. */
function paintWhite(canvas: HTMLCanvasElement, { width, height, pixelRatio }: LayerPlace['viewport']): void {
  canvas.width = Math.max(1, Math.round(width * pixelRatio))
  canvas.height = Math.max(1, Math.round(height * pixelRatio))
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
}
