import { Brush as BrushIcon, Check, ChevronDown, Highlighter, PenTool, Pencil } from 'lucide-react'
import { BRUSHES, type StrokeBrush } from '../../../drawing/stroke.ts'
import { useKeyHints } from '../../lib/keyHints.ts'
import { SHORTCUTS } from '../../lib/shortcuts.ts'
import { messages } from '../../messages.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useOpener } from '../../ui/useOpener.ts'
import { LayerMenu } from './LayerMenu.tsx'

const words = messages.layers
const ICONS = { ink: PenTool, pencil: Pencil, marker: Highlighter, soft: BrushIcon }

type BrushKindMenuProps = { kind: StrokeBrush; onChosen: (kind: StrokeBrush) => void }

/** A kind of brush. */
export function BrushKindIcon({ kind }: { kind: StrokeBrush }) {
  const Icon = ICONS[kind]
  return <Icon strokeWidth={1.75} aria-hidden />
}

/** How the brush paints. */
export function BrushKindMenu({ kind, onChosen }: BrushKindMenuProps) {
  const menu = useOpener('menu')
  const hint = useKeyHints()
  return (
    <>
      <IconButton
        label={words.brushKind} hint={`${words.brushKind}: ${words.brushKinds[kind]}`} tooltipPlacement="right"
        icon={<ChevronDown strokeWidth={1.75} aria-hidden />} {...menu.button}
      />
      <LayerMenu
        {...menu.layer} label={words.brushKind}
        commands={BRUSHES.map((value) => ({
          value, label: hint(words.brushKinds[value], SHORTCUTS.brushes[value]),
          icon: value === kind ? Check : ICONS[value],
          run: () => onChosen(value),
        }))}
      />
    </>
  )
}
