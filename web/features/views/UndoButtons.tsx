import { Redo2, Undo2 } from 'lucide-react'
import { useKeyHints } from '../../lib/keyHints.ts'
import { SHORTCUTS } from '../../lib/shortcuts.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useDeskSheet, useUndoState } from './useDrawingDesk.ts'

type UndoButtonsProps = {
  /** The view that is drawn in; null when none is. */
  viewId: string | null
  onUndo: () => void
  onRedo: () => void
}

const ICON = { strokeWidth: 1.75, 'aria-hidden': true } as const

/** Undo and redo of the drawing worked on. They alone follow it, so that a line's end leaves the rest of a page be. */
export function UndoButtons({ viewId, onUndo, onRedo }: UndoButtonsProps) {
  const { sheet } = useDeskSheet(viewId)
  const { canUndo, canRedo } = useUndoState(sheet)
  const words = storyboardMessages
  const hint = useKeyHints()
  return (
    <>
      <IconButton
        label={words.undo} hint={sheet ? hint(words.undo, SHORTCUTS.drawing.undo) : words.pickFrameFirst}
        aria-disabled={!canUndo}
        icon={<Undo2 {...ICON} />} tooltipPlacement="bottom" opacity={canUndo ? 1 : 0.45}
        onClick={canUndo ? onUndo : undefined}
      />
      <IconButton
        label={words.redo} hint={sheet ? hint(words.redo, SHORTCUTS.drawing.redo) : words.pickFrameFirst}
        aria-disabled={!canRedo}
        icon={<Redo2 {...ICON} />} tooltipPlacement="bottom" opacity={canRedo ? 1 : 0.45}
        onClick={canRedo ? onRedo : undefined}
      />
    </>
  )
}
