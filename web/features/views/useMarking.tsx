import { Box, Button, HStack } from '@chakra-ui/react'
import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react'
import { DEFAULT_BRUSH, type Brush } from '../../canvas/brush.ts'
import { DrawingStill } from '../../canvas/DrawingStill.tsx'
import type { GuestInk } from '../../canvas/guestLines.ts'
import { commentMessages } from '../../messages/comments.ts'
import { useIsNarrow } from '../../ui/useIsNarrow.ts'
import { RegionMark } from '../comments/RegionMark.tsx'
import { CommentPen, type MarkTool } from './CommentPen.tsx'
import { sentLayer, useCommentLayer, type CommentLayer } from './useCommentLayer.ts'

const CommentPaper = lazy(async () => ({ default: (await import('./CommentPaper.tsx')).CommentPaper }))
const RegionPaper = lazy(async () => ({ default: (await import('./RegionPaper.tsx')).RegionPaper }))

const words = commentMessages
/** A red that is seen on most pictures. */
const PEN: Brush = { ...DEFAULT_BRUSH, color: '#e5484d', radius: 4 }

/** Strokes and a region of a comment that is being written, over the picture of a view. */
export interface Marking {
  /** The view that is marked; null for none. */
  readonly viewId: string | null
  readonly isMarking: boolean
  /** What is sent with the comment. */
  readonly sent: ReturnType<typeof sentLayer>
  /** Over the picture, which fills the parent. */
  readonly over: ReactNode
  /** Beside the field of the comment. */
  readonly tools: ReactNode
  /** In place of comments that would lie over the picture, while it is marked; null where they do not. */
  readonly bar: ReactNode
  readonly choose: (tool: MarkTool) => void
  /** Puts the tool away and shows what is kept of a view; null for nothing. */
  readonly show: (viewId: string | null) => void
  readonly stop: () => void
  readonly undo: () => void
  /** Forgets what was marked: it was sent. */
  readonly discard: () => void
}

/**
 * Marks for a new comment. `prepare` gets the picture ready and says which view it is of; null for none. `onInk` hears
 * what is drawn, as it is drawn.
 */
export function useMarking(prepare: () => string | null, onInk?: (viewId: string, ink: GuestInk) => void): Marking {
  const { layer, canUndo, begin, show, draw, frame, undo, discard } = useCommentLayer()
  const [tool, setTool] = useState<MarkTool | null>(null)
  const [brush, setBrush] = useState(PEN)
  const isNarrow = useIsNarrow()

  async function choose(next: MarkTool): Promise<void> {
    if (next === tool) return setTool(null)
    const viewId = prepare()
    if (viewId !== null) setTool((await begin(viewId)) ? next : null)
  }

  const forget = (): void => {
    setTool(null)
    discard()
  }
  const stop = (): void => setTool(null)
  const sent = layer ? sentLayer(layer) : {}
  const isMarking = tool !== null && layer !== null
  const tools = (
    <CommentPen
      tool={tool} brush={brush} canUndo={canUndo} canDiscard={'seenRevision' in sent}
      onTool={(next) => void choose(next)} onBrushChanged={(change) => setBrush({ ...brush, ...change })}
      onUndo={undo} onDiscard={forget}
    />
  )
  return {
    viewId: layer?.viewId ?? null, isMarking, sent, tools, stop, undo, discard: forget,
    choose: (next) => void choose(next),
    show: (viewId) => {
      setTool(null)
      void show(viewId)
    },
    over: layer === null ? null : (
      <Suspense fallback={null}>
        {tool === 'pen' ? (
          <CommentPaper
            layer={layer} brush={brush} onDrawn={draw} onInk={onInk && ((ink) => onInk(layer.viewId, ink))}
          />
        ) : <LayerStill layer={layer} />}
        {tool === 'region' ? <RegionPaper size={layer.size} region={layer.region} onChanged={frame} /> : null}
        {tool !== 'region' && layer.region ? (
          <RegionMark region={layer.region} size={layer.size} label={words.regionOfNew} />
        ) : null}
      </Suspense>
    ),
    bar: isMarking && isNarrow ? (
      <HStack
        position="fixed" insetX="0" bottom="0" zIndex="docked" px="4" pt="3" gap="2" bg="bg.panel" borderTopWidth="1px"
        pb="calc({spacing.3} + env(safe-area-inset-bottom))"
      >
        {tools}
        <Button size="sm" variant="solid" onClick={stop}>{words.marked}</Button>
      </HStack>
    ) : null,
  }
}

/** What was drawn, while it is not drawn in. */
function LayerStill({ layer: { model } }: { layer: CommentLayer }) {
  const drawing = useSyncExternalStore(model.subscribe, model.getDrawing)
  return (
    <Box position="absolute" inset="0" pointerEvents="none">
      <DrawingStill drawing={drawing} label={words.paper} isLayer />
    </Box>
  )
}
