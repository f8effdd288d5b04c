import { useState, type ReactNode, type RefObject } from 'react'
import type { DrawingEngine } from '../../canvas/engine.ts'
import { flipped, type ViewTurn } from '../../canvas/turn.ts'
import type { Store } from '../../lib/store.ts'
import { useHold } from '../../lib/useHold.ts'
import { PickSurface } from './PickSurface.tsx'
import { TurnSurface } from './TurnSurface.tsx'
import { useChangeBrush } from './useBrush.ts'

type ViewToolsOptions = {
  engine: RefObject<DrawingEngine | null>
  turn: Store<ViewTurn>
  /** The frame can be drawn in. */
  isOn: boolean
  /** Its picture is there to pick colors from, and is not being marked. */
  canPick: boolean
  /** The eyedropper was left by a pick or by a key. */
  onLeft: () => void
}

/** What lies over the frame for a moment: the surfaces that turn the view and pick a color from the picture. */
export interface ViewTools {
  readonly over: ReactNode
  /** The eyedropper was chosen by its button. */
  readonly isPicking: boolean
  readonly togglePicking: () => void
  readonly onTurnHeld: (event: KeyboardEvent) => void
  readonly onPickHeld: (event: KeyboardEvent) => void
  readonly onFlip: () => void
}

/** Turns and mirrors the view, and picks colors, by held keys and by buttons. */
export function useViewTools({ engine, turn, isOn, canPick, onLeft }: ViewToolsOptions): ViewTools {
  const [isTurning, holdTurn] = useHold()
  const [isPickHeld, holdPick] = useHold()
  const [isChosen, setIsChosen] = useState(false)
  const changeBrush = useChangeBrush()
  const isPicking = canPick && isChosen
  const leave = (): void => {
    setIsChosen(false)
    onLeft()
  }
  const picker = (
    <PickSurface
      engine={engine} onLeft={isPicking ? leave : null}
      onPicked={(color) => changeBrush((brush) => ({ ...brush, color, tool: 'pen' }))}
    />
  )
  return {
    over: isTurning ? <TurnSurface /> : isPicking || (canPick && isPickHeld) ? picker : null,
    isPicking,
    togglePicking: () => setIsChosen(!isChosen),
    onTurnHeld: (event) => isOn && holdTurn(event),
    // While a shape is drawn, Alt draws it from its middle.
    onPickHeld: (event) => canPick && engine.current?.isDrawing !== true && holdPick(event),
    onFlip: () => isOn && turn.set(flipped(turn.get())),
  }
}
