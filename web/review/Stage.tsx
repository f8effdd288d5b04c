import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Stroke } from '../../drawing/stroke.ts'
import { MarkBuilder, type Marks, paintMarks } from './marks.ts'
import type { ReviewView } from './reviewApi.ts'
import { words } from './words.ts'

/** A width of the screen in its own pixels from which the largest picture is worth its bytes. */
const LARGE_FROM = 1_000

/**
 * The picture that is shown: another one takes its place when it is decoded, so that nothing flashes; the small one of
 * the strip stands in until then.
 */
function useShownPicture({ viewId, smallUrl, pictureUrl, largeUrl }: ReviewView): { viewId: string; url: string } {
  const url = window.devicePixelRatio * window.innerWidth > LARGE_FROM ? largeUrl : pictureUrl
  const [shown, setShown] = useState({ viewId, url })
  useEffect(() => {
    let isWanted = true
    let isWhole = false
    const show = (wanted: string, isLast: boolean) => {
      const picture = new Image()
      picture.src = wanted
      const take = () => {
        if (!isWanted || isWhole) return
        isWhole = isLast
        setShown({ viewId, url: wanted })
      }
      picture.decode().then(take, isLast ? take : () => undefined)
    }
    show(smallUrl, false)
    show(url, true)
    return () => {
      isWanted = false
    }
  }, [smallUrl, url, viewId])
  return shown
}

type StageProps = {
  view: ReviewView
  name: string
  /** Pictures that are due next. */
  nextUrls: readonly string[]
  /** Drawings of comments that are shown over the picture. */
  layers: readonly Marks[]
  strokes: readonly Stroke[]
  isDrawing: boolean
  onStroke: (stroke: Stroke) => void
  onTap: () => void
}

/** The picture at full width, with marks over it; a tap plays or pauses, and draws while drawing is on. */
export function Stage({ view, name, nextUrls, layers, strokes, isDrawing, onStroke, onTap }: StageProps) {
  const shown = useShownPicture(view)
  const canvas = useRef<HTMLCanvasElement>(null)
  const line = useRef<MarkBuilder | null>(null)
  const [wet, setWet] = useState<Stroke | null>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })

  useLayoutEffect(() => {
    const element = canvas.current
    if (!element) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    for (const url of nextUrls) new Image().src = url
  }, [nextUrls])

  useEffect(() => {
    if (!canvas.current) return
    paintMarks(canvas.current, size, layers, wet ? [...strokes, wet] : strokes, view)
  }, [layers, size, strokes, view, wet])

  const sampleOf = ({ nativeEvent: { offsetX: x, offsetY: y, timeStamp: time } }: React.PointerEvent) =>
    ({ x, y, time })

  return (
    <div className="stage" style={{ aspectRatio: `${view.width} / ${view.height}` }}>
      <img
        src={shown.url} alt={words.picture(name)} draggable={false}
        className={shown.viewId === view.viewId ? '' : 'late'}
      />
      <canvas
        ref={canvas} className={isDrawing ? 'drawing' : ''} aria-hidden
        onClick={isDrawing ? undefined : onTap}
        onPointerDown={(event) => {
          if (!isDrawing || !event.isPrimary) return
          event.currentTarget.setPointerCapture(event.pointerId)
          line.current = new MarkBuilder(sampleOf(event), size, view)
          setWet(line.current.toStroke())
        }}
        onPointerMove={(event) => {
          if (!line.current || !event.isPrimary) return
          line.current.move(sampleOf(event))
          setWet(line.current.toStroke())
        }}
        onPointerUp={() => {
          if (line.current) onStroke(line.current.toStroke(true))
          line.current = null
          setWet(null)
        }}
        onPointerCancel={() => {
          line.current = null
          setWet(null)
        }}
      />
    </div>
  )
}
