import { VisuallyHidden } from '@chakra-ui/react'
import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { DrawingCanvas } from '../../canvas/DrawingCanvas.tsx'
import type { Brush } from '../../canvas/brush.ts'
import type { PenChange } from '../../canvas/engineEvents.ts'
import { messages } from '../../messages.ts'
import type { DeskSheet } from './DrawingDesk.ts'
import { DrawingDeskContext } from './useDrawingDesk.ts'

const PEN_WORDS: Record<PenChange, string> = {
  down: messages.storyboard.penDown,
  up: messages.storyboard.penUp,
  cancelled: messages.storyboard.penCancelled,
}

type ActiveDrawingProps = {
  sheet: DeskSheet
  brush: Brush
  label: string
}

/** The drawing being worked on; takes the focus when it appears, so that keys reach it. */
export function ActiveDrawing({ sheet, brush, label }: ActiveDrawingProps) {
  const desk = useContext(DrawingDeskContext)
  const drawing = useSyncExternalStore(sheet.model.subscribe, sheet.model.getDrawing)
  const frame = useRef<HTMLDivElement>(null)
  const [penSaid, setPenSaid] = useState('')
  useEffect(() => {
    // The engine moves in after this effect.
    const waiting = requestAnimationFrame(() => {
      frame.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(waiting)
  }, [])
  return (
    <div ref={frame} style={{ position: 'absolute', inset: 0 }}>
      <DrawingCanvas
        drawing={drawing} brush={brush} label={label} keyboardHelp={messages.storyboard.canvasHelp}
        onOperation={(operation) => desk?.draw(sheet, operation)}
        onPenChanged={(change) => setPenSaid(PEN_WORDS[change])}
      />
      <VisuallyHidden role="status">{penSaid}</VisuallyHidden>
    </div>
  )
}
