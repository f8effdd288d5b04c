import { useLayoutEffect, useRef } from 'react'
import { uprightOf } from '../../../drawing/camera.ts'
import type { DrawingArea } from '../../../drawing/fit.ts'
import type { Drawing } from '../../../drawing/fold.ts'
import { paintDrawing } from '../../../drawing/paint.ts'
import { pixelsAt } from '../../../drawing/paintCamera.ts'
import { layerPictures } from '../../canvas/layerPictures.ts'
import { useBackground } from '../../canvas/useBackground.ts'
import { paintKit } from '../../lib/paintKit.ts'
import { useStore } from '../../lib/store.ts'

/** The longest side of the picture, in pixels. */
const MOST_SIDE = 2_560

type CameraPictureProps = {
  drawing: Drawing
  /** Address of the background picture. */
  background: string | null
  /** The part of the plane that it shows, and pixels for each of the drawing. */
  area: DrawingArea
  scale: number
}

/** A drawing with what lies around its frame, filling its parent. */
export function CameraPicture({ drawing, background, area, scale }: CameraPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const picture = useBackground(background)
  const pictures = useStore(layerPictures)
  const { x, y, width, height } = area
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const shown = { x, y, width, height }
    const pixels = pixelsAt(shown, Math.min(scale, MOST_SIDE / Math.max(width, height)))
    Object.assign(context.canvas, pixels)
    const options = { ...pixels, kit: paintKit, background: picture ?? undefined, part: uprightOf(shown), pictures }
    paintDrawing(context, drawing, options)
  }, [drawing, height, picture, pictures, scale, width, x, y])
  return <canvas ref={canvas} style={{ display: 'block', width: '100%', height: '100%' }} />
}
