import { Button, HStack } from '@chakra-ui/react'
import { PenLine, SquareDashed, Trash2, Undo2 } from 'lucide-react'
import type { Brush } from '../../canvas/brush.ts'
import { useKeyHints } from '../../lib/keyHints.ts'
import { SHORTCUTS } from '../../lib/shortcuts.ts'
import { commentMessages } from '../../messages/comments.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { BrushSwatches } from './BrushSwatches.tsx'

const words = commentMessages

/** What a picture is marked with: a pen, or a rectangle around a part of it. */
export type MarkTool = 'pen' | 'region'

type CommentPenProps = {
  tool: MarkTool | null
  brush: Brush
  canUndo: boolean
  canDiscard: boolean
  onTool: (tool: MarkTool) => void
  onBrushChanged: (change: Partial<Brush>) => void
  onUndo: () => void
  onDiscard: () => void
}

/** Beside the field of a new comment: what its picture is marked with. */
export function CommentPen(props: CommentPenProps) {
  const { tool, brush, canUndo, canDiscard, onTool, onBrushChanged, onUndo, onDiscard } = props
  const hint = useKeyHints()
  return (
    <HStack gap="2" flex="1" flexWrap="wrap">
      <Button
        size="sm" aria-pressed={tool === 'pen'} title={hint(words.drawHint, SHORTCUTS.preview.draw)}
        onClick={() => onTool('pen')}
      >
        <PenLine size={14} aria-hidden /> {words.draw}
      </Button>
      <Button
        size="sm" aria-pressed={tool === 'region'} title={hint(words.regionHint, SHORTCUTS.preview.region)}
        onClick={() => onTool('region')}
      >
        <SquareDashed size={14} aria-hidden /> {words.region}
      </Button>
      {tool === 'pen' ? (
        <>
          <BrushSwatches brush={brush} onChanged={onBrushChanged} />
          <IconButton
            size="sm" label={storyboardMessages.undo} icon={<Undo2 size={16} aria-hidden />} aria-disabled={!canUndo}
            opacity={canUndo ? 1 : 0.45} onClick={canUndo ? onUndo : undefined}
          />
        </>
      ) : null}
      {canDiscard ? (
        <IconButton
          size="sm" label={words.discardMarks} icon={<Trash2 size={16} aria-hidden />} onClick={onDiscard}
        />
      ) : null}
    </HStack>
  )
}
