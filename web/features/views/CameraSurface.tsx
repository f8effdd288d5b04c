import { Box } from '@chakra-ui/react'
import {
  useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode,
} from 'react'
import { paperOf } from '../../../drawing/camera.ts'
import type { CameraFrame } from '../../../drawing/cameraMove.ts'
import { type DrawingArea, fitInto } from '../../../drawing/fit.ts'
import type { DrawingSize } from '../../../drawing/operation.ts'
import { type CameraGrasp, heldFrame, keptFrame, pressedFrame } from '../../canvas/cameraHand.ts'
import { seenAt } from '../../lib/cameraView.ts'
import { isTypingTarget } from '../../canvas/keymap.ts'
import type { Position } from '../../canvas/placement.ts'
import { watchSize } from '../../canvas/surface.ts'
import { type Store, useStore } from '../../lib/store.ts'
import { cameraToolMessages as words } from '../../messages/cameraTool.ts'
import { CameraRectangles, type FrameName } from './CameraRectangles.tsx'
import type { CameraWork } from './cameraWork.ts'

/** What is kept free around the picture, in CSS pixels. On wide windows the bar lies over its upper edge. */
const MARGIN = 28
const BAR = 64
const TWO_ROWS = 108
const WIDE = 768
const ONE_ROW_WIDTH = 700
/** How far the paper may grow until it is fitted again, in widths of the frame. */
const AROUND = 0.15

/** A picture that shows a part of the plane, and fills its parent. */
export interface SurfacePicture {
  readonly area: DrawingArea
  readonly show: (pixelsPerPixel: number) => ReactNode
}

type CameraSurfaceProps = {
  work: CameraWork
  place: Store<number | null>
  /** The picture of what is around the paper as it is kept. */
  pictureOf: (around: DrawingArea) => SurfacePicture
}

interface Hold {
  readonly name: FrameName
  readonly grasp: CameraGrasp
  readonly from: Position
  readonly frame: CameraFrame
}

function around({ kept, size }: CameraWork): DrawingArea {
  const { x, y, width, height } = paperOf({ size, camera: kept })
  const margin = Math.round(size.width * AROUND)
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }
}

/** Covers the well of the frame preview: the paper with the two rectangles, or what the camera sees of it. */
export function CameraSurface({ work, place, pictureOf }: CameraSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null)
  const hold = useRef<Hold | null>(null)
  const [stage, setStage] = useState<DrawingSize | null>(null)
  const at = useStore(place)
  const { camera, size, hand } = work
  const hasHandles = hand !== null && camera !== null
  useLayoutEffect(() => {
    const element = surface.current
    if (!element) return
    const measure = (): void => setStage({ width: element.clientWidth, height: element.clientHeight })
    measure()
    return watchSize(element, measure)
  }, [])
  const isMeasured = stage !== null
  useEffect(() => {
    if (!hasHandles || !isMeasured || isTypingTarget(document.activeElement)) return
    surface.current?.querySelector<SVGElement>('[data-frame=end]')?.focus({ preventScroll: true })
  }, [hasHandles, isMeasured])

  const bar = stage && stage.width < ONE_ROW_WIDTH ? TWO_ROWS : BAR
  const top = window.innerWidth >= WIDE ? bar : MARGIN
  const room = stage && {
    width: Math.max(1, stage.width - 2 * MARGIN), height: Math.max(1, stage.height - top - MARGIN),
  }
  const shown = around(work)
  const fitted = room && fitInto(shown, room)
  const scale = fitted?.scale ?? 1
  const origin = { x: (fitted?.x ?? 0) + MARGIN - shown.x * scale, y: (fitted?.y ?? 0) + top - shown.y * scale }

  function placeOf({ clientX, clientY }: PointerEvent): Position {
    const bounds = surface.current?.getBoundingClientRect()
    return {
      x: (clientX - (bounds?.left ?? 0) - origin.x) / scale, y: (clientY - (bounds?.top ?? 0) - origin.y) / scale,
    }
  }
  const show = (name: FrameName, frame: CameraFrame): void => {
    if (camera) hand?.change({ ...camera, [name]: keptFrame(frame, size) })
  }
  function begin(event: PointerEvent, name: FrameName, grasp: CameraGrasp): void {
    if (!hand || !camera || !event.isPrimary || event.button !== 0) return
    event.currentTarget.closest('svg')?.setPointerCapture(event.pointerId)
    hold.current = { name, grasp, from: placeOf(event), frame: camera[name] }
  }
  function move(event: PointerEvent): void {
    const held = hold.current
    if (held) show(held.name, heldFrame(held.frame, held.grasp, held.from, placeOf(event), event.shiftKey))
  }
  function end(): void {
    if (!hold.current) return
    hold.current = null
    hand?.settle()
  }
  function press(event: KeyboardEvent, name: FrameName): void {
    if (!camera || event.ctrlKey || event.metaKey || event.altKey) return
    const frame = pressedFrame(camera[name], event.key, event.shiftKey)
    if (!frame) return
    event.preventDefault()
    event.stopPropagation()
    show(name, frame)
  }

  const picture = pictureOf(shown)
  const frame = room && fitInto(size, room)
  const seen = at === null ? null : seenAt(camera, size, at, work.frames)
  const paper = paperOf({ size, camera })
  return (
    <Box
      ref={surface} position="absolute" inset="0" overflow="hidden" bg="bg.well" touchAction="none" data-camera
      role="group" aria-label={words.surface} onPointerDown={() => at !== null && place.set(null)}
      css={{ '& [data-edge]': { strokeWidth: 2 }, '& [data-frame]:focus [data-edge]': { strokeWidth: 4 } }}
    >
      {stage && frame ? (
        <div
          role="img" aria-label={words.picture}
          style={seen
            ? { ...boxOf({ ...frame, x: frame.x + MARGIN, y: frame.y + top }), overflow: 'hidden', background: 'white' }
            : { position: 'absolute', inset: 0 }}
        >
          <div
            style={{
              ...boxOf({ x: 0, y: 0, width: picture.area.width * scale, height: picture.area.height * scale }),
              transformOrigin: '0 0',
              transform: seen
                ? transformTo(seen, { area: picture.area, scale, frame })
                : `translate(${origin.x + picture.area.x * scale}px, ${origin.y + picture.area.y * scale}px)`,
              clipPath: seen ? undefined : insetOf(picture.area, paper, scale),
            }}
          >
            {picture.show(scale * window.devicePixelRatio * sharpnessOf(work))}
          </div>
        </div>
      ) : null}
      {stage && !seen ? (
        <CameraRectangles
          work={work} stage={stage} toStage={({ x, y }) => ({ x: x * scale + origin.x, y: y * scale + origin.y })}
          onBegun={begin} onMoved={move} onEnded={end} onPressed={press} onReleased={() => hand?.settle()}
          onCancelled={() => {
            hold.current = null
            hand?.putBack()
          }}
        />
      ) : null}
    </Box>
  )
}

const boxOf = ({ x, y, width, height }: DrawingArea) =>
  ({ position: 'absolute', left: x, top: y, width, height }) as const

/** What cuts a picture to the paper. */
const insetOf = (area: DrawingArea, paper: DrawingArea, scale: number): string => {
  const [left, top] = [paper.x - area.x, paper.y - area.y]
  const [right, bottom] = [area.width - left - paper.width, area.height - top - paper.height]
  return `inset(${[top, right, bottom, left].map((side) => `${Math.max(0, side * scale)}px`).join(' ')})`
}

type Shown = { area: DrawingArea; scale: number; frame: DrawingSize }

/** What lays a picture so that what a camera sees fills a frame. */
function transformTo({ x, y, width, angle }: CameraFrame, { area, scale, frame }: Shown): string {
  return [
    `translate(${frame.width / 2}px, ${frame.height / 2}px)`, `rotate(${-angle}deg)`,
    `scale(${frame.width / width / scale})`, `translate(${(area.x - x) * scale}px, ${(area.y - y) * scale}px)`,
  ].join(' ')
}

/** How much larger the picture is seen where the camera is nearest. */
function sharpnessOf({ kept, size }: CameraWork): number {
  return kept ? Math.max(1, size.width / Math.min(kept.start.width, kept.end.width)) : 1
}
