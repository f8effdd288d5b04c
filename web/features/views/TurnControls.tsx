import { Button } from '@chakra-ui/react'
import { FlipVertical2, RotateCcw, RotateCw, X } from 'lucide-react'
import { useContext } from 'react'
import { flipped, isTurned, NO_TURN, TurnContext, turnedBy, type ViewTurn } from '../../canvas/turn.ts'
import { keysText, useFirstChord, useKeyHints } from '../../lib/keyHints.ts'
import { SHORTCUTS } from '../../lib/shortcuts.ts'
import { useStore, type Store } from '../../lib/store.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import type { TooltipPlacement } from '../../ui/Tooltip.tsx'

const words = drawingToolMessages.turn
const ICON = { strokeWidth: 1.75, 'aria-hidden': true } as const
/** Degrees that a button turns by. */
const STEP = 15

/** Turns the view in steps, and mirrors it. */
export function TurnButtons({ tooltipPlacement = 'top' }: { tooltipPlacement?: TooltipPlacement }) {
  const turn = useContext(TurnContext)
  const hint = useKeyHints()
  const firstChord = useFirstChord()
  if (!turn) return null
  const held = firstChord(SHORTCUTS.preview.turn)
  const turnBy = (degrees: number) => () => turn.set(turnedBy(turn.get(), degrees))
  return (
    <>
      <IconButton
        label={words.left} hint={held && words.leftHint(keysText(held))} icon={<RotateCcw {...ICON} />}
        onClick={turnBy(-STEP)} tooltipPlacement={tooltipPlacement}
      />
      <IconButton
        label={words.right} hint={held && words.rightHint(keysText(held))} icon={<RotateCw {...ICON} />}
        onClick={turnBy(STEP)} tooltipPlacement={tooltipPlacement}
      />
      <IconButton
        label={words.flip} hint={hint(words.flip, SHORTCUTS.preview.flip)} icon={<FlipVertical2 {...ICON} />}
        onClick={() => turn.set(flipped(turn.get()))} tooltipPlacement={tooltipPlacement}
      />
    </>
  )
}

/** How far the view is turned, while it is; pressed, it sets the view straight. */
export function TurnChip() {
  const turn = useContext(TurnContext)
  return turn ? <ShownTurn turn={turn} /> : null
}

function ShownTurn({ turn }: { turn: Store<ViewTurn> }) {
  const now = useStore(turn)
  if (!isTurned(now)) return null
  const angle = words.degrees(Math.round(now.angle))
  return (
    <Button
      size="xs" variant="outline" bg="bg.panel" title={words.straighten} onClick={() => turn.set(NO_TURN)}
      aria-label={`${words.straighten}. ${words.state(angle, now.isFlipped)}`} fontVariantNumeric="tabular-nums"
      css={{ '@media (pointer: coarse)': { minHeight: '11' } }}
    >
      {now.isFlipped ? `${angle} · ${words.mirrored}` : angle}
      <X size={12} aria-hidden />
    </Button>
  )
}
