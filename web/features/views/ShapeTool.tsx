import { ArrowBigRight, Circle, MoveUpRight, Redo, Shapes, Slash, Square } from 'lucide-react'
import { SHAPES, type Shape } from '../../../drawing/shape.ts'
import type { Brush } from '../../canvas/brush.ts'
import { useKeyHints } from '../../lib/keyHints.ts'
import { SHORTCUTS } from '../../lib/shortcuts.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import type { TooltipPlacement } from '../../ui/Tooltip.tsx'
import { ToolMenu } from './ToolMenu.tsx'

const words = drawingToolMessages.shape
const ICONS = {
  line: Slash, rectangle: Square, ellipse: Circle, arrow: MoveUpRight, path: Redo, block: ArrowBigRight,
}
/** The shape of who chooses none. */
export const FIRST_SHAPE: Shape = 'rectangle'

type ShapeToolProps = {
  /** What a drag draws; null while the brush draws its path, or something else is done. */
  shape: Shape | null
  onBrushChanged: (change: Partial<Brush>) => void
  look: object
  tooltipPlacement: TooltipPlacement
}

/** Shapes in place of the path of the pen. */
export function ShapeTool({ shape, onBrushChanged, look, tooltipPlacement }: ShapeToolProps) {
  const hint = useKeyHints()
  const Icon = shape ? ICONS[shape] : Shapes
  return (
    <IconButton
      label={words.button} hint={hint(words.hint, SHORTCUTS.preview.shape)} aria-pressed={shape !== null}
      tooltipPlacement={tooltipPlacement} icon={<Icon strokeWidth={1.75} aria-hidden />}
      onClick={() => onBrushChanged({ tool: 'pen', shape: shape ?? FIRST_SHAPE })} {...look}
    />
  )
}

type ShapeMenuProps = Pick<ShapeToolProps, 'onBrushChanged' | 'tooltipPlacement'> & { shape: Shape }

/** Which shape is drawn. */
export function ShapeMenu({ shape, onBrushChanged, tooltipPlacement }: ShapeMenuProps) {
  return (
    <ToolMenu
      label={words.which} chosen={shape} names={words.names} icons={ICONS} choices={SHAPES}
      onChosen={(chosen) => onBrushChanged({ shape: chosen })} tooltipPlacement={tooltipPlacement}
    />
  )
}
