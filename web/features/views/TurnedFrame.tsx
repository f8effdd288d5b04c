import { Box, type BoxProps } from '@chakra-ui/react'
import { useContext, useLayoutEffect, useRef } from 'react'
import { cssBackOf, cssOf, isTurned, TurnContext, UPRIGHT } from '../../canvas/turn.ts'

/** A frame that lies as the view is turned. A change of the turn renders nothing. */
export function TurnedFrame(props: BoxProps) {
  const turn = useContext(TurnContext)
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const style = frame.current?.style
    if (!style || !turn) return
    const show = (): void => {
      const now = turn.get()
      style.transform = isTurned(now) ? cssOf(now) : ''
      style.setProperty(UPRIGHT, isTurned(now) ? cssBackOf(now) : '')
    }
    show()
    return turn.subscribe(show)
  }, [turn])
  return <Box ref={frame} position="relative" {...props} />
}

/** Covers a frame, and is upright where the frame is turned. */
export function Upright(props: BoxProps) {
  return (
    <Box
      position="absolute" inset="0" pointerEvents="none" style={{ transform: `var(${UPRIGHT}, none)` }} {...props}
    />
  )
}
