import { Layers, Spline, Square } from 'lucide-react'
import type { Brush, EraserReach } from '../../canvas/brush.ts'
import { layerMessages } from '../../messages/layers.ts'
import { ToolMenu } from './ToolMenu.tsx'

const words = layerMessages
const REACHES: readonly EraserReach[] = ['layer', 'all', 'lines']
const ICONS = { layer: Square, all: Layers, lines: Spline }

type EraserReachMenuProps = { brush: Brush; onBrushChanged: (change: Partial<Brush>) => void }

/** What the eraser takes from. */
export function EraserReachMenu({ brush: { reach = 'layer' }, onBrushChanged }: EraserReachMenuProps) {
  return (
    <ToolMenu
      label={words.reach} chosen={reach} names={words.reaches} icons={ICONS} choices={REACHES} isChoiceShown
      onChosen={(chosen) => onBrushChanged({ reach: chosen })}
    />
  )
}
