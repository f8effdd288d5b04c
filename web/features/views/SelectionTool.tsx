import { Check, ChevronDown, Lasso, SquareDashed } from 'lucide-react'
import type { TooltipPlacement } from '../../ui/Tooltip.tsx'
import type { SelectionShape } from '../../canvas/selectionHand.ts'
import { useKeyHints } from '../../lib/keyHints.ts'
import { SHORTCUTS } from '../../lib/shortcuts.ts'
import { messages } from '../../messages.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useOpener } from '../../ui/useOpener.ts'
import { LayerMenu } from './LayerMenu.tsx'

const words = messages.selection
const ICONS = { lasso: Lasso, rectangle: SquareDashed }
const SHAPES: readonly SelectionShape[] = ['lasso', 'rectangle']

type SelectionToolProps = {
  /** What is drawn around lines; null while the pen draws. */
  shape: SelectionShape | null
  onChosen: (shape: SelectionShape) => void
  look: object
  tooltipPlacement: TooltipPlacement
}

/** Selecting in place of drawing, and how. */
export function SelectionTool({ shape, onChosen, look, tooltipPlacement }: SelectionToolProps) {
  const menu = useOpener('menu')
  const hint = useKeyHints()
  const Icon = ICONS[shape ?? 'lasso']
  return (
    <>
      <IconButton
        label={words.tool} hint={hint(words.toolHint, SHORTCUTS.selection.tool)} aria-pressed={shape !== null}
        tooltipPlacement={tooltipPlacement} icon={<Icon strokeWidth={1.75} aria-hidden />}
        onClick={() => onChosen(shape ?? 'lasso')} {...look}
      />
      {shape === null ? null : (
        <>
          <IconButton
            label={words.shape} hint={`${words.shape}: ${words.shapes[shape]}`} tooltipPlacement={tooltipPlacement}
            icon={<ChevronDown strokeWidth={1.75} aria-hidden />} {...menu.button}
          />
          <LayerMenu
            {...menu.layer} label={words.shape}
            commands={SHAPES.map((value) => ({
              value, label: words.shapes[value], icon: value === shape ? Check : ICONS[value],
              run: () => onChosen(value),
            }))}
          />
        </>
      )}
    </>
  )
}
