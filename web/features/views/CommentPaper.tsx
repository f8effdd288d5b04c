import { Box, VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import type { Operation } from '../../../drawing/operation.ts'
import type { Brush } from '../../canvas/brush.ts'
import { DrawingCanvas, type DrawingCanvasProps } from '../../canvas/DrawingCanvas.tsx'
import { commentMessages } from '../../messages/comments.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import type { CommentLayer } from './useCommentLayer.ts'

const PEN_SAID = {
  down: storyboardMessages.penDown, up: storyboardMessages.penUp, cancelled: storyboardMessages.penCancelled,
}

type CommentPaperProps = {
  layer: CommentLayer
  brush: Brush
  onDrawn: (operation: Operation) => void
  /** A line has gained points. */
  onInk?: DrawingCanvasProps['onInk']
}

/** The layer of a new comment over the picture, to draw in. */
export function CommentPaper({ layer, brush, onDrawn, onInk }: CommentPaperProps) {
  const [said, setSaid] = useState('')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The engine moves in after this effect.
    const waiting = requestAnimationFrame(() =>
      place.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(waiting)
  }, [])
  return (
    <Box ref={place} position="absolute" inset="0" cursor="crosshair" data-comment-paper>
      <DrawingCanvas
        model={layer.model} isPreliminary brush={brush} label={commentMessages.paper}
        keyboardHelp={storyboardMessages.canvasHelp} onOperation={onDrawn}
        onPenChanged={(change) => setSaid(PEN_SAID[change])} onInk={onInk}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Box>
  )
}
