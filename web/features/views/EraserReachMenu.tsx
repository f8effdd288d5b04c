import { Check, Layers, Spline, Square } from 'lucide-react'
import type { Brush, EraserReach } from '../../canvas/brush.ts'
import { messages } from '../../messages.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useOpener } from '../../ui/useOpener.ts'
import { LayerMenu } from './LayerMenu.tsx'

const words = messages.layers
const REACHES: readonly EraserReach[] = ['layer', 'all', 'lines']
const ICONS = { layer: Square, all: Layers, lines: Spline }

type EraserReachMenuProps = { brush: Brush; onBrushChanged: (change: Partial<Brush>) => void }

/** What the eraser takes from. */
export function EraserReachMenu({ brush: { reach = 'layer' }, onBrushChanged }: EraserReachMenuProps) {
  const menu = useOpener('menu')
  const Icon = ICONS[reach]
  return (
    <>
      <IconButton
        label={words.reach} hint={`${words.reach}: ${words.reaches[reach]}`} tooltipPlacement="right"
        icon={<Icon strokeWidth={1.75} aria-hidden />} {...menu.button}
      />
      <LayerMenu
        {...menu.layer} label={words.reach}
        commands={REACHES.map((value) => ({
          value, label: words.reaches[value], icon: value === reach ? Check : ICONS[value],
          run: () => onBrushChanged({ reach: value }),
        }))}
      />
    </>
  )
}
