import { Box, Center, VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import type { ColorReader } from '../../canvas/colorReader.ts'
import type { DrawingEngine } from '../../canvas/engine.ts'
import { ARROW_WAYS } from '../../canvas/keymap.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'

const words = drawingToolMessages.pick

/** The longest slice of painting, in milliseconds. */
const SLICE_MS = 5
/** A step of an arrow key and, with Shift, a fine one, in CSS pixels. */
const STEP = 8
const FINE_STEP = 1
/** How far above the place the color is shown, so that no finger covers it, in CSS pixels. */
const LIFT = 56
const LOUPE = 44

type PickSurfaceProps = {
  engine: RefObject<DrawingEngine | null>
  /** Takes the focus, so that keys move it; null while another key is held. */
  onLeft: (() => void) | null
  onPicked: (color: string) => void
}

/** A place on the surface and the color that is seen there, in CSS pixels from its corner. */
interface Pointed {
  readonly x: number
  readonly y: number
  readonly color: string | null
}

/** Lies over the frame while a color is picked from the picture: by a press, or by the arrow keys and Enter. */
export function PickSurface({ engine, onLeft, onPicked }: PickSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null)
  const reader = useRef<ColorReader | null>(null)
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const takesFocus = onLeft !== null
  useEffect(() => {
    const painting = engine.current?.colorReader() ?? null
    reader.current = painting
    let timer: ReturnType<typeof setTimeout>
    const paint = (): void => {
      if (painting && !painting.work(performance.now() + SLICE_MS)) timer = setTimeout(paint)
    }
    paint()
    return () => {
      clearTimeout(timer)
      painting?.release()
    }
  }, [engine])
  useEffect(() => {
    if (takesFocus) surface.current?.focus({ preventScroll: true })
  }, [takesFocus])

  function pointAt(clientX: number, clientY: number): Pointed | null {
    const box = surface.current?.getBoundingClientRect()
    if (!box) return null
    const place = engine.current?.placeUnder({ clientX, clientY })
    const color = place ? (reader.current?.colorAt(place) ?? null) : null
    const next = { x: clientX - box.left, y: clientY - box.top, color }
    setPointed(next)
    return next
  }

  /** A press does not wait for the picture to be painted in slices. */
  function pick(clientX: number, clientY: number): void {
    reader.current?.work(Infinity)
    const at = pointAt(clientX, clientY)
    if (at?.color == null) return
    onPicked(at.color)
    onLeft?.()
  }

  function press(event: KeyboardEvent): void {
    const box = surface.current?.getBoundingClientRect()
    const arrow = ARROW_WAYS[event.key]
    if (!box || event.altKey) return
    const { x, y } = pointed ?? { x: box.width / 2, y: box.height / 2 }
    const step = event.shiftKey ? FINE_STEP : STEP
    if (arrow) {
      const [right, down] = arrow
      const within = (value: number, most: number): number => Math.min(most, Math.max(0, value))
      pointAt(box.left + within(x + right * step, box.width), box.top + within(y + down * step, box.height))
    } else if (event.key === 'Enter' || event.key === ' ') pick(box.left + x, box.top + y)
    else if (event.key === 'Escape') onLeft?.()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Box
      ref={surface} position="absolute" inset="0" touchAction="none" cursor="crosshair" outline="none" data-picking
      role="application" aria-label={words.surface} aria-description={words.help} tabIndex={takesFocus ? 0 : -1}
      onKeyDown={press} onPointerLeave={() => setPointed(null)}
      onPointerMove={({ clientX, clientY }) => pointAt(clientX, clientY)}
      onContextMenu={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        if (!doesPick(event)) return
        event.currentTarget.setPointerCapture(event.pointerId)
        pointAt(event.clientX, event.clientY)
      }}
      onPointerUp={(event) => {
        if (doesPick(event)) pick(event.clientX, event.clientY)
      }}
    >
      {pointed ? <Loupe {...pointed} /> : null}
      <VisuallyHidden role="status">{pointed?.color ?? ''}</VisuallyHidden>
    </Box>
  )
}

/** A pen picks with each of its buttons: one of them may have asked for the eyedropper. */
const doesPick = ({ isPrimary, button, pointerType }: PointerEvent): boolean =>
  isPrimary && (button === 0 || pointerType === 'pen')

/** The color under the pointer, above it. */
function Loupe({ x, y, color }: Pointed) {
  return (
    <Box
      position="absolute" insetStart="0" top="0" pointerEvents="none"
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <Box
        position="absolute" boxSize="9px" insetStart="-4.5px" top="-4.5px" borderRadius="full" borderWidth="1.5px"
        borderColor="white" boxShadow="0 0 0 1px rgba(16, 18, 22, 0.8)"
      />
      {color === null ? null : (
        <Center
          position="absolute" flexDirection="column" gap="1" width="80px" insetStart="-40px"
          style={{ top: y < LIFT + LOUPE ? LIFT - LOUPE : -LIFT - LOUPE / 2 }}
        >
          <Box
            borderRadius="full" borderWidth="3px" borderColor="white"
            boxShadow="0 0 0 1px rgba(16, 18, 22, 0.6), 0 4px 12px rgba(16, 18, 22, 0.35)"
            style={{ background: color, width: LOUPE, height: LOUPE }}
          />
          <Box bg="bg.inverted" color="fg.inverted" px="1.5" borderRadius="control" textStyle="mono">{color}</Box>
        </Center>
      )}
    </Box>
  )
}
