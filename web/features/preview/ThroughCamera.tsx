import { Box } from '@chakra-ui/react'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { fitInto } from '../../../drawing/fit.ts'
import { NO_TURN, TurnContext, UPRIGHT } from '../../canvas/turn.ts'
import { cameraCss } from '../../lib/cameraView.ts'
import { createStore } from '../../lib/store.ts'
import type { Deck } from './deck.ts'

/** What lies over a picture lies where its drawing has it, while a camera moves over that. Moving renders nothing. */
export function ThroughCamera({ deck, children }: { deck: Deck; children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null)
  const [turn] = useState(() => createStore(NO_TURN))
  // Fingers cannot turn it: the camera does.
  const [turned] = useState(() => ({ ...turn, set: () => undefined }))
  useLayoutEffect(() => {
    const element = layer.current
    if (!element) return
    const show = (): void => {
      const seen = deck.getSeen()
      const { clientWidth: width, clientHeight: height } = element
      const css = seen && cameraCss(seen.frame, seen.size, fitInto(seen.size, { width, height }).scale)
      element.style.transform = css?.to ?? ''
      element.style.setProperty(UPRIGHT, css?.back ?? '')
      const angle = 0 - (seen?.frame.angle ?? 0)
      if (turn.get().angle !== angle) turn.set({ angle, isFlipped: false })
    }
    show()
    return deck.watchPictures(show)
  }, [deck, turn])
  return (
    <TurnContext value={turned}>
      <Box ref={layer} position="absolute" inset="0" data-through-camera>{children}</Box>
    </TurnContext>
  )
}
