import { Brush as BrushIcon, Highlighter, PaintBucket, PenTool, Pencil } from 'lucide-react'
import { BRUSHES, type StrokeBrush } from '../../../drawing/stroke.ts'
import { useKeyHints } from '../../lib/keyHints.ts'
import { SHORTCUTS } from '../../lib/shortcuts.ts'
import { layerMessages } from '../../messages/layers.ts'
import { ToolMenu } from './ToolMenu.tsx'

const words = layerMessages
const ICONS = { ink: PenTool, pencil: Pencil, marker: Highlighter, soft: BrushIcon, fill: PaintBucket }

type BrushKindMenuProps = { kind: StrokeBrush; onChosen: (kind: StrokeBrush) => void }

/** A kind of brush. */
export function BrushKindIcon({ kind }: { kind: StrokeBrush }) {
  const Icon = ICONS[kind]
  return <Icon strokeWidth={1.75} aria-hidden />
}

/** How the brush paints. */
export function BrushKindMenu({ kind, onChosen }: BrushKindMenuProps) {
  const hint = useKeyHints()
  return (
    <ToolMenu
      label={words.brushKind} chosen={kind} names={words.brushKinds} icons={ICONS} choices={BRUSHES} onChosen={onChosen}
      entryOf={(value) => hint(words.brushKinds[value], SHORTCUTS.brushes[value])}
    />
  )
}
