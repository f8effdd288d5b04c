import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Stroke } from '../../drawing/stroke.ts'
import type { Region } from '../lib/region.ts'
import { MarkedRegion, RegionPaper } from './Regions.tsx'
import { MarkBuilder, type Marks, paintMarks } from './marks.ts'
import { type PicturePlace, paperStyle, useCameraMotion } from './cameraStage.ts'
import type { ReviewView } from './reviewApi.ts'
import { words } from './words.ts'

/** A width of the screen in its own pixels from which the largest picture is worth its bytes. */
const LARGE_FROM = 1_000

const bestUrl = ({ pictureUrl, largeUrl, cameraUrl }: ReviewView): string =>
  cameraUrl ?? (window.devicePixelRatio * window.innerWidth > LARGE_FROM ? largeUrl : pictureUrl)

/**
 * The picture that is shown: another one takes its place when it is decoded, so that nothing flashes; the small one of
 * the strip stands in until then.
 */
function useShownPicture(view: ReviewView): { viewId: string; url: string } {
  const { viewId, smallUrl, cameraUrl } = view
  const url = bestUrl(view)
  // A paper is large: what its camera sees at first is there sooner.
  const [shown, setShown] = useState({ viewId, url: cameraUrl === null ? url : smallUrl })
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

/** What the picture is marked with: lines, or a rectangle around a part of it. */
export type MarkTool = 'pen' | 'region'

/** A part of the picture that a thread is about. */
export interface NamedRegion {
  threadId: string
  author: string
  region: Region
}

type StageProps = {
  view: ReviewView
  name: string
  /** Those whose pictures are due next. */
  nextViews: readonly ReviewView[]
  isPlaying: boolean
  frame: number
  /** Where the player is in the picture. */
  place: () => PicturePlace
  /** Drawings of comments that are shown over the picture. */
  layers: readonly Marks[]
  /** Parts of the picture that shown comments are about, by the names of their authors. */
  regions: readonly NamedRegion[]
  strokes: readonly Stroke[]
  region: Region | null
  tool: MarkTool | null
  onStroke: (stroke: Stroke) => void
  onRegion: (region: Region | null) => void
  onTap: () => void
}

/** The picture at full width, with marks over it; a tap plays or pauses, and marks while a tool is chosen. */
export function Stage(props: StageProps) {
  const { view, name, nextViews, isPlaying, frame, place, layers, regions, strokes, region, tool } = props
  const { onStroke, onRegion, onTap } = props
  const isDrawing = tool === 'pen'
  const shown = useShownPicture(view)
  const canvas = useRef<HTMLCanvasElement>(null)
  const moved = useRef<HTMLDivElement>(null)
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

  const isPaper = shown.viewId === view.viewId && shown.url === view.cameraUrl
  useCameraMotion(moved, { view, stage: size, isPaper, isPlaying, frame, place })

  useEffect(() => {
    for (const next of nextViews) new Image().src = bestUrl(next)
  }, [nextViews])

  useEffect(() => {
    if (!canvas.current) return
    paintMarks(canvas.current, size, layers, wet ? [...strokes, wet] : strokes, view)
  }, [layers, size, strokes, view, wet])

  const sampleOf = ({ nativeEvent: { offsetX: x, offsetY: y, timeStamp: time } }: React.PointerEvent) =>
    ({ x, y, time })

  return (
    <div className="stage" style={{ aspectRatio: `${view.width} / ${view.height}` }}>
      <div className="moved" ref={moved}>
        <img
          src={shown.url} alt={words.picture(name)} draggable={false}
          className={shown.viewId === view.viewId ? '' : 'late'}
          style={isPaper ? paperStyle(view, size) : undefined}
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
        {regions.map(({ threadId, region: marked, author }) => (
          <MarkedRegion key={threadId} region={marked} size={view} label={words.regionOf(author)} />
        ))}
        {tool === 'region' ? (
          <RegionPaper region={region} size={view} onChanged={onRegion} />
        ) : region ? <MarkedRegion region={region} size={view} label={words.regionPaper} /> : null}
      </div>
    </div>
  )
}
