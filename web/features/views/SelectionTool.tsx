import { Lasso, SquareDashed } from 'lucide-react'
import type { SelectionShape } from '../../canvas/selectionHand.ts'
import { useKeyHints } from '../../lib/keyHints.ts'
import { SHORTCUTS } from '../../lib/shortcuts.ts'
import { selectionMessages } from '../../messages/selection.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import type { TooltipPlacement } from '../../ui/Tooltip.tsx'
import { ToolMenu } from './ToolMenu.tsx'

const words = selectionMessages
const ICONS = { lasso: Lasso, rectangle: SquareDashed }
const SHAPES: readonly SelectionShape[] = ['lasso', 'rectangle']

type SelectionToolProps = {
  /** What is drawn around lines; null while the pen draws. */
  shape: SelectionShape | null
  onChosen: (shape: SelectionShape) => void
  look: object
  tooltipPlacement: TooltipPlacement
}

/** Selecting in place of drawing. */
export function SelectionTool({ shape, onChosen, look, tooltipPlacement }: SelectionToolProps) {
  const hint = useKeyHints()
  const Icon = ICONS[shape ?? 'lasso']
  return (
    <IconButton
      label={words.tool} hint={hint(words.toolHint, SHORTCUTS.selection.tool)} aria-pressed={shape !== null}
      tooltipPlacement={tooltipPlacement} icon={<Icon strokeWidth={1.75} aria-hidden />}
      onClick={() => onChosen(shape ?? 'lasso')} {...look}
    />
  )
}

type SelectionMenuProps = Pick<SelectionToolProps, 'onChosen' | 'tooltipPlacement'> & { shape: SelectionShape }

/** What is drawn around lines to select them. */
export function SelectionMenu({ shape, onChosen, tooltipPlacement }: SelectionMenuProps) {
  return (
    <ToolMenu
      label={words.shape} chosen={shape} names={words.shapes} icons={ICONS} choices={SHAPES} onChosen={onChosen}
      tooltipPlacement={tooltipPlacement}
    />
  )
}
