import { useLayoutEffect, useRef } from 'react'
import type { CSSProperties, ReactElement } from 'react'
import { rectangleOf } from '../../drawing/camera.ts'
import type { Drawing } from '../../drawing/fold.ts'
import { paintDrawing, paintStrokes } from '../../drawing/paint.ts'
import type { DrawingBackground } from '../../drawing/paint.ts'
import type { LayerPictures } from '../../drawing/paintMark.ts'
import { paintKit } from '../lib/paintKit.ts'
import { useStore } from '../lib/store.ts'
import { layerPictures } from './layerPictures.ts'
import { fitCanvas } from './placement.ts'
import { watchSize } from './surface.ts'
import { useBackground } from './useBackground.ts'

/** What a picture of a drawing needs to know. */
export interface DrawingStillProps {
  readonly drawing: Drawing
  /** Address of the background picture, from the same origin. */
  readonly background?: string | null
  /** Accessible name. */
  readonly label: string
  /** Without paper and background, to lie over a picture. */
  readonly isLayer?: boolean
  /** What its camera shows at first, as in the server's pictures; else all of the drawing space. */
  readonly isCard?: boolean
}

const FILLING: CSSProperties = { display: 'block', width: '100%', height: '100%' }

/** A drawing to look at, filling its parent: the preview of what is not saved yet, or of what is not being drawn on. */
export function DrawingStill(props: DrawingStillProps): ReactElement {
  const { drawing, background = null, label, isLayer = false, isCard = false } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const picture = useBackground(background)
  const pictures = useStore(layerPictures)
  useLayoutEffect(() => {
    const element = canvas.current
    if (!element) return
    const paint = (): void => paintStill(element, { drawing, isLayer, isCard }, { picture, pictures })
    paint()
    return watchSize(element, paint)
  }, [drawing, isCard, isLayer, picture, pictures])
  return <canvas ref={canvas} role="img" aria-label={label} style={FILLING} />
}

function paintStill(
  canvas: HTMLCanvasElement,
  { drawing, isLayer, isCard }: Pick<Required<DrawingStillProps>, 'drawing' | 'isLayer' | 'isCard'>,
  { picture, pictures }: { picture: DrawingBackground | null; pictures: LayerPictures },
): void {
  const { clientWidth: width, clientHeight: height } = canvas
  const context = canvas.getContext('2d')
  if (!context || width === 0 || height === 0) return
  fitCanvas(canvas, { width, height, pixelRatio: window.devicePixelRatio })
  const { width: across, height: down } = canvas
  const { size, camera } = drawing
  const part = isCard && camera ? rectangleOf(camera.start, size) : undefined
  const options = { width: across, height: down, kit: paintKit, part, pictures }
  if (isLayer) {
    context.clearRect(0, 0, across, down)
    paintStrokes(context, drawing, options)
  } else paintDrawing(context, drawing, { ...options, background: picture ?? undefined })
}
