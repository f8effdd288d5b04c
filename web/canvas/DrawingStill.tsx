import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactElement } from 'react'
import type { Drawing } from '../../drawing/fold.ts'
import { paintDrawing } from '../../drawing/paint.ts'
import type { DrawingBackground } from '../../drawing/paint.ts'
import { loadBackground } from './backdrop.ts'
import { fitCanvas } from './placement.ts'
import { watchSize } from './surface.ts'

/** What a picture of a drawing needs to know. */
export interface DrawingStillProps {
  readonly drawing: Drawing
  /** Address of the background picture, from the same origin. */
  readonly background?: string | null
  /** Accessible name. */
  readonly label: string
}

const FILLING: CSSProperties = { display: 'block', width: '100%', height: '100%' }

/** A drawing to look at, filling its parent: the preview of what is not saved yet, or of what is not being drawn on. */
export function DrawingStill({ drawing, background = null, label }: DrawingStillProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null)
  const picture = useBackground(background)
  useLayoutEffect(() => {
    const element = canvas.current
    if (!element) return
    paintStill(element, drawing, picture)
    return watchSize(element, () => paintStill(element, drawing, picture))
  }, [drawing, picture])
  return <canvas ref={canvas} role="img" aria-label={label} style={FILLING} />
}

function useBackground(address: string | null): DrawingBackground | null {
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

function paintStill(canvas: HTMLCanvasElement, drawing: Drawing, background: DrawingBackground | null): void {
  const { clientWidth: width, clientHeight: height } = canvas
  const context = canvas.getContext('2d')
  if (!context || width === 0 || height === 0) return
  fitCanvas(canvas, { width, height, pixelRatio: window.devicePixelRatio })
  paintDrawing(context, drawing, { width: canvas.width, height: canvas.height, background: background ?? undefined })
}
