import { Box } from '@chakra-ui/react'
import { useContext, useEffect, useRef, useState, type PointerEvent } from 'react'
import { TurnContext, turnedBy, type ViewTurn } from '../../canvas/turn.ts'
import { degreesOf } from '../../../drawing/angle.ts'

/** Degrees that an arrow key turns by, and to whose multiples a drag with Shift turns. */
const STEP = 15

/** The angle of the pointer about the middle of the surface, in degrees. */
function angleOf({ clientX, clientY, currentTarget }: PointerEvent): number {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return degreesOf(Math.atan2(clientY - top - height / 2, clientX - left - width / 2))
}

/** Lies over the frame while the key is held that turns the view: a drag turns it, and so do the arrow keys. */
export function TurnSurface() {
  const turn = useContext(TurnContext)
  const [isDragged, setIsDragged] = useState(false)
  const start = useRef<{ turn: ViewTurn; angle: number } | null>(null)
  useEffect(() => {
    const listening = new AbortController()
    const press = (event: KeyboardEvent): void => {
      if (!turn || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      turn.set(turnedBy(turn.get(), event.key === 'ArrowLeft' ? -STEP : STEP))
    }
    window.addEventListener('keydown', press, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [turn])
  const drag = (event: PointerEvent): void => {
    if (!turn || !start.current) return
    const next = turnedBy(start.current.turn, angleOf(event) - start.current.angle)
    turn.set(event.shiftKey ? { ...next, angle: Math.round(next.angle / STEP) * STEP } : next)
  }
  const end = (): void => {
    start.current = null
    setIsDragged(false)
  }
  return (
    <Box
      position="absolute" inset="0" touchAction="none" cursor={isDragged ? 'grabbing' : 'grab'} data-turning
      onPointerDown={(event) => {
        if (!turn || !event.isPrimary || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { turn: turn.get(), angle: angleOf(event) }
        setIsDragged(true)
      }}
      onPointerMove={drag} onPointerUp={end} onPointerCancel={end}
    />
  )
}
