import { Box, Button, Center, Text, chakra } from '@chakra-ui/react'
import { Suspense, lazy, useContext, useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DrawingCanvasProps } from '../../canvas/DrawingCanvas.tsx'
import { useFirstPress } from '../../canvas/useFirstPress.ts'
import { useTabIndex } from '../../lib/tabStop.ts'
import { commonMessages } from '../../messages/common.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { viewMessages } from '../../messages/views.ts'
import { later } from '../../ui/later.tsx'
import type { ViewFrame_view$key } from '../../__generated__/ViewFrame_view.graphql.ts'
import { frameData } from '../presence/usePointerPresence.ts'
import { isPsd } from '../uploads/imageRules.ts'
import { UploadProgress } from '../uploads/UploadProgress.tsx'
import { useImageDrop } from '../uploads/useImageDrop.ts'
import { useImagePaste } from '../uploads/useImagePaste.ts'
import type { DeskSheet } from './DrawingDesk.ts'
import { Upright } from './TurnedFrame.tsx'
import { DrawingDeskContext, useDeskSheet, useSaveState } from './useDrawingDesk.ts'
import { picturesOf, useLayerPictures } from './useLayerPictures.ts'
import { useRestedDrawing } from './useRestedDrawing.ts'
import { useSetViewImage } from './viewChanges.ts'
import { viewName } from './viewName.ts'

const DrawingStill = later(async () => (await import('../../canvas/DrawingStill.tsx')).DrawingStill)

const GuestFrame = later(async () => (await import('../presence/GuestFrame.tsx')).GuestFrame)

const ActiveDrawing = lazy(async () => ({ default: (await import('./ActiveDrawing.tsx')).ActiveDrawing }))

type ViewFrameProps = Pick<
  DrawingCanvasProps, 'underlays' | 'onViewChanged' | 'engineRef' | 'solo' | 'onLayerClosed' | 'onQuickMark'
> & {
  viewRef: ViewFrame_view$key
  shotId: string
  /** 1-based place of the shot on the board. */
  shotPosition: number
  /** It is drawn in; else it shows a picture. */
  isActive: boolean
  canDraw: boolean
  /** The frame was chosen to be drawn in. */
  onChosen: () => void
  /** False leaves the focus where it is when the frame becomes the one drawn in. */
  takesFocus?: boolean
  /** A pen asks for the eyedropper. */
  onPick?: (() => void) | undefined
  /** A Photoshop file was dropped or pasted; absent where it is no more than a file that is no image. */
  onPsd?: ((file: File) => void) | null
  /** Radius of the upper corners, a token. */
  radius?: string
}

const Picture = chakra('img')

const GUIDE = 'rgba(79, 179, 232, 0.3)'
const guides = (direction: string): string =>
  `linear-gradient(${direction}, transparent calc(33.33% - 1px), ${GUIDE} 0 33.33%, transparent 0 66.66%, ` +
  `${GUIDE} 0 calc(66.66% + 1px), transparent 0)`
/** The lines of thirds on a frame nobody has drawn in. */
const THIRDS = `${guides('to right')}, ${guides('to bottom')}`

/** A view's frame: the server's picture of it, this browser's picture while unsaved, or the drawing being worked on. */
export function ViewFrame(props: ViewFrameProps) {
  const {
    viewRef, shotId, shotPosition, isActive, canDraw, onChosen, takesFocus = true, radius = 'card', onPsd,
    ...rest
  } = props
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
        image {
          id
          url(width: 1920)
        }
      }
    `,
    viewRef,
  )
  const desk = useContext(DrawingDeskContext)
  const { sheet, hasLeftOver } = useDeskSheet(view.id)
  const saveState = useSaveState(shotId)
  const [shownUrl, setShownUrl] = useState<string | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const firstPress = useFirstPress(onChosen)
  const [setImage, upload] = useSetViewImage(view.id)
  const tabIndex = useTabIndex()
  const take = (file: File): void => (onPsd && isPsd(file) ? onPsd(file) : setImage(file))
  const drop = useImageDrop(canDraw ? take : null)
  useImagePaste(frame, canDraw && isActive ? take : null)
  const { id: viewId, revision } = view
  const background = view.image?.url ?? null
  const hasPicture = revision > 0 || background !== null
  const size = { width: view.initialWidth, height: view.initialHeight }
  const name = viewName(view.name, view.position)
  const label = storyboardMessages.drawingOf(shotPosition, name)

  useEffect(() => {
    if (desk && (isActive || hasLeftOver)) desk.open({ shotId, viewId, revision, size })
    // The revision grows with every save; only the first one decides whether there is something to load.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [desk, isActive, hasLeftOver, shotId, viewId])

  const isPictureOld =
    sheet?.isReady === true &&
    (saveState !== 'saved' || sheet.model.getRevision() !== revision || shownUrl !== view.thumbnailUrl) &&
    (hasPicture || saveState !== 'saved')

  return (
    <Box
      ref={frame} position="relative" width="full" height="full" bg="white" overflow="hidden" borderTopRadius={radius}
      backgroundImage={!hasPicture && !isActive ? THIRDS : undefined} {...drop.events}
      {...frameData({ shotId, viewId, size, isActive })}
    >
      {hasPicture ? (
        <Picture
          src={view.thumbnailUrl} alt={label} draggable={false}
          width="full" height="full" objectFit="contain" loading="lazy" decoding="async" userSelect="none"
          onLoad={() => setShownUrl(view.thumbnailUrl)}
        />
      ) : null}
      {isPictureOld && !isActive ? <Still sheet={sheet} background={background} label={label} /> : null}
      {isActive ? null : <GuestFrame viewId={viewId} size={size} picture={shownUrl} />}
      {canDraw && !isActive ? (
        <chakra.button
          ref={firstPress} type="button" data-draw tabIndex={tabIndex} onClick={onChosen}
          aria-label={storyboardMessages.draw(shotPosition)} position="absolute" inset="0" borderTopRadius={radius}
          cursor="crosshair" bg="transparent" outline="none"
        />
      ) : null}
      {isActive && sheet ? (
        <Suspense
          fallback={(
            <Box ref={firstPress} position="absolute" inset="0">
              {sheet.isReady ? (
                <Still sheet={sheet} background={background} label={storyboardMessages.loadingDrawing} />
              ) : null}
            </Box>
          )}
        >
          <Box position="absolute" inset="0">
            <ActiveDrawing
              sheet={sheet} background={background} takesFocus={takesFocus}
              label={storyboardMessages.canvas(shotPosition, name)} {...rest}
            />
          </Box>
        </Suspense>
      ) : null}
      {isActive && sheet?.hasFailed ? (
        <Problem
          text={storyboardMessages.drawingFailed} action={commonMessages.retry} onAction={() => desk?.open(sheet)}
        />
      ) : null}
      {isActive && sheet?.isOutdated ? (
        <Problem
          text={storyboardMessages.drawingOutdated} action={storyboardMessages.loadNewVersion}
          onAction={() => window.location.reload()}
        />
      ) : null}
      {drop.isOver ? (
        <Upright
          className="chakra-theme light" display="grid" placeItems="center" px="4" textAlign="center" textStyle="sm"
          fontWeight="medium" color="accent.fg" bg="rgba(255, 255, 255, 0.86)" borderWidth="2px" borderStyle="dashed"
          borderColor="accent.solid" borderTopRadius={radius}
        >
          {viewMessages.dropHere}
        </Upright>
      ) : null}
      {upload ? <Upright><UploadProgress upload={upload} /></Upright> : null}
    </Box>
  )
}

function Still({ sheet, background, label }: { sheet: DeskSheet; background: string | null; label: string }) {
  const drawing = useRestedDrawing(sheet.model)
  useLayerPictures(sheet.viewId, picturesOf(drawing))
  return (
    <Box position="absolute" inset="0">
      <DrawingStill drawing={drawing} background={background} label={label} isCard />
    </Box>
  )
}

function Problem({ text, action, onAction }: { text: string; action: string; onAction: () => void }) {
  return (
    <Upright display="grid" placeItems="center" color="ink">
      <Center
        role="alert" flexDirection="column" gap="2" bg="white" px="4" py="3" borderRadius="card" pointerEvents="auto"
      >
        <Text textStyle="sm">{text}</Text>
        <Button className="chakra-theme light" onClick={onAction}>{action}</Button>
      </Center>
    </Upright>
  )
}
