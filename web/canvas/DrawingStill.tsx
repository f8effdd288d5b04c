import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactElement } from 'react'
import type { Drawing } from '../../drawing/fold.ts'
import { paintDrawing, paintStrokes } from '../../drawing/paint.ts'
import type { DrawingBackground } from '../../drawing/paint.ts'
import { loadBackground } from './backdrop.ts'
import { paintKit } from '../lib/paintKit.ts'
import { fitCanvas } from './placement.ts'
import { watchSize } from './surface.ts'

/** What a picture of a drawing needs to know. */
export interface DrawingStillProps {
  readonly drawing: Drawing
  /** Address of the background picture, from the same origin. */
  readonly background?: string | null
  /** Accessible name. */
  readonly label: string
  /** Without paper and background, to lie over a picture. */
  readonly isLayer?: boolean
}

const FILLING: CSSProperties = { display: 'block', width: '100%', height: '100%' }

/** A drawing to look at, filling its parent: the preview of what is not saved yet, or of what is not being drawn on. */
export function DrawingStill({ drawing, background = null, label, isLayer = false }: DrawingStillProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null)
  const picture = useBackground(background)
  useLayoutEffect(() => {
    const element = canvas.current
    if (!element) return
    const paint = (): void => paintStill(element, drawing, picture, isLayer)
    paint()
    return watchSize(element, paint)
  }, [drawing, isLayer, picture])
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

function paintStill(
  canvas: HTMLCanvasElement,
  drawing: Drawing,
  background: DrawingBackground | null,
  isLayer: boolean,
): void {
  const { clientWidth: width, clientHeight: height } = canvas
  const context = canvas.getContext('2d')
  if (!context || width === 0 || height === 0) return
  fitCanvas(canvas, { width, height, pixelRatio: window.devicePixelRatio })
  const { width: across, height: down } = canvas
  const options = { width: across, height: down, kit: paintKit }
  if (isLayer) {
    context.clearRect(0, 0, across, down)
    paintStrokes(context, drawing, options)
  } else paintDrawing(context, drawing, { ...options, background: background ?? undefined })
}
