import { Box, Button, Center, Spinner, Text, chakra } from '@chakra-ui/react'
import { Suspense, lazy, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { graphql, useFragment } from 'react-relay'
import { DrawingStill } from '../../canvas/DrawingStill.tsx'
import type { Brush } from '../../canvas/brush.ts'
import { messages } from '../../messages.ts'
import type { ViewFrame_view$key } from '../../__generated__/ViewFrame_view.graphql.ts'
import type { DeskSheet } from './DrawingDesk.ts'
import { DrawingDeskContext, useDeskSheet, useSaveState } from './useDrawingDesk.ts'
import { viewName } from './viewName.ts'

const ActiveDrawing = lazy(async () => ({ default: (await import('./ActiveDrawing.tsx')).ActiveDrawing }))

type ViewFrameProps = {
  viewRef: ViewFrame_view$key
  shotId: string
  /** 1-based place of the shot on the board. */
  shotPosition: number
  /** The brush to draw with; null shows a picture only. */
  brush: Brush | null
  canDraw: boolean
  /** The frame was chosen to be drawn in. */
  onChosen: () => void
}

const Picture = chakra('img')

const GUIDE = 'rgba(79, 179, 232, 0.3)'
const guides = (direction: string): string =>
  `linear-gradient(${direction}, transparent calc(33.33% - 1px), ${GUIDE} 0 33.33%, transparent 0 66.66%, ` +
  `${GUIDE} 0 calc(66.66% + 1px), transparent 0)`
/** The lines of thirds on a frame nobody has drawn in. */
const THIRDS = `${guides('to right')}, ${guides('to bottom')}`

/** A view's frame: the server's picture of it, this browser's picture while unsaved, or the drawing being worked on. */
export function ViewFrame({ viewRef, shotId, shotPosition, brush, canDraw, onChosen }: ViewFrameProps) {
  const view = useFragment(
    graphql`
      fragment ViewFrame_view on View {
        id
        name
        position
        revision
        initialWidth
        initialHeight
        thumbnailUrl(width: 840)
      }
    `,
    viewRef,
  )
  const desk = useContext(DrawingDeskContext)
  const { sheet, hasLeftOver } = useDeskSheet(view.id)
  const saveState = useSaveState(shotId)
  const [shownUrl, setShownUrl] = useState<string | null>(null)
  const isActive = brush !== null
  const { id: viewId, revision } = view
  const size = { width: view.initialWidth, height: view.initialHeight }
  const name = viewName(view.name, view.position)
  const label = messages.storyboard.drawingOf(shotPosition, name)

  useEffect(() => {
    if (desk && (isActive || hasLeftOver)) desk.open({ shotId, viewId, revision, size })
    // The revision grows with every save; only the first one decides whether there is something to load.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [desk, isActive, hasLeftOver, shotId, viewId])

  const isPictureOld =
    sheet?.isReady === true &&
    (saveState !== 'saved' || sheet.model.getRevision() !== revision || shownUrl !== view.thumbnailUrl) &&
    (revision > 0 || saveState !== 'saved')

  return (
    <Box
      position="relative" width="full" height="full" bg="white" overflow="hidden" borderTopRadius="card"
      backgroundImage={revision === 0 && !isActive ? THIRDS : undefined}
    >
      {revision > 0 ? (
        <Picture
          src={view.thumbnailUrl} alt={label} draggable={false}
          width="full" height="full" objectFit="contain" loading="lazy" decoding="async" userSelect="none"
          onLoad={() => setShownUrl(view.thumbnailUrl)}
        />
      ) : null}
      {isPictureOld && !isActive ? <Still sheet={sheet} label={label} /> : null}
      {canDraw && !isActive ? (
        <chakra.button
          type="button" data-draw aria-label={messages.storyboard.draw(shotPosition)} onClick={onChosen}
          position="absolute" inset="0" borderTopRadius="card" cursor="crosshair" bg="transparent"
          outlineOffset="-2px" focusVisibleRing="inside"
        />
      ) : null}
      {isActive && sheet?.isReady ? (
        <Suspense fallback={<Still sheet={sheet} label={messages.storyboard.loadingDrawing} />}>
          <Box position="absolute" inset="0">
            <ActiveDrawing
              sheet={sheet} brush={brush} label={messages.storyboard.canvas(shotPosition, name)}
            />
          </Box>
        </Suspense>
      ) : null}
      {isActive && sheet?.isReady !== true ? (
        <LoadingOverlay
          hasFailed={sheet?.hasFailed ?? false}
          onRetry={() => desk?.open({ shotId, viewId, revision, size })}
        />
      ) : null}
    </Box>
  )
}

function Still({ sheet, label }: { sheet: DeskSheet; label: string }) {
  const drawing = useSyncExternalStore(sheet.model.subscribe, sheet.model.getDrawing)
  return (
    <Box position="absolute" inset="0">
      <DrawingStill drawing={drawing} label={label} />
    </Box>
  )
}

function LoadingOverlay({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  return (
    <Center position="absolute" inset="0" flexDirection="column" gap="2" color="ink">
      {hasFailed ? (
        <Center role="alert" flexDirection="column" gap="2" bg="white" px="4" py="3" borderRadius="card">
          <Text textStyle="sm">{messages.storyboard.drawingFailed}</Text>
          <Button className="chakra-theme light" onClick={onRetry}>{messages.common.retry}</Button>
        </Center>
      ) : (
        <Spinner size="sm" color="pencil" borderWidth="2px" aria-label={messages.storyboard.loadingDrawing} />
      )}
    </Center>
  )
}
