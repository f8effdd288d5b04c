import { Button, HStack } from '@chakra-ui/react'
import { PenLine, Undo2 } from 'lucide-react'
import type { Brush } from '../../canvas/brush.ts'
import { messages } from '../../messages.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { BrushSwatches } from '../views/BrushSwatches.tsx'

const words = messages.comments

type CommentPenProps = {
  isDrawing: boolean
  brush: Brush
  canUndo: boolean
  onDrawing: () => void
  onBrushChanged: (change: Partial<Brush>) => void
  onUndo: () => void
}

/** Beside the field of a new comment: what is drawn with. */
export function CommentPen({ isDrawing, brush, canUndo, onDrawing, onBrushChanged, onUndo }: CommentPenProps) {
  return (
    <HStack gap="2" flex="1" flexWrap="wrap">
      <Button size="sm" aria-pressed={isDrawing} title={words.drawHint} onClick={onDrawing}>
        <PenLine size={14} aria-hidden /> {words.draw}
      </Button>
      {isDrawing ? (
        <>
          <BrushSwatches brush={brush} onChanged={onBrushChanged} />
          <IconButton
            size="sm" label={messages.storyboard.undo} icon={<Undo2 size={16} aria-hidden />} aria-disabled={!canUndo}
            opacity={canUndo ? 1 : 0.45} onClick={canUndo ? onUndo : undefined}
          />
        </>
      ) : null}
    </HStack>
  )
}
