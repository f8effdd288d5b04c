import { Layers, SendToBack, Square } from 'lucide-react'
import type { Brush } from '../../canvas/brush.ts'
import { fillMessages } from '../../messages/fill.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ToolMenu } from './ToolMenu.tsx'

const words = fillMessages
const ICONS = { all: Layers, layer: Square }
const LOOKS = ['all', 'layer'] as const

type FillMenuProps = { brush: Brush; onBrushChanged: (change: Partial<Brush>) => void }

/** Which lines an area ends at, and whether it lies under those of its layer. */
export function FillMenu({ brush: { sees = 'all', isBehind = true }, onBrushChanged }: FillMenuProps) {
  return (
    <>
      <ToolMenu
        label={words.sees} chosen={sees} names={words.seen} icons={ICONS} choices={LOOKS} isChoiceShown
        onChosen={(chosen) => onBrushChanged({ sees: chosen })}
      />
      <IconButton
        label={words.behind} hint={words.behindHint} aria-pressed={isBehind} tooltipPlacement="right"
        icon={<SendToBack strokeWidth={1.75} aria-hidden />} onClick={() => onBrushChanged({ isBehind: !isBehind })}
        {...(isBehind ? { bg: 'accent.subtle', color: 'accent.fg' } : {})}
      />
    </>
  )
}
