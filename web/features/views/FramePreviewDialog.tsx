import { Dialog, Grid, Portal } from '@chakra-ui/react'
import { useContext, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DrawingEngine } from '../../canvas/engine.ts'
import type { FramePreviewDialog_shot$key } from '../../__generated__/FramePreviewDialog_shot.graphql.ts'
import type {
  FramePreviewDialog_neighbour$key,
} from '../../__generated__/FramePreviewDialog_neighbour.graphql.ts'
import { ShotPresence } from '../presence/ShotPresence.tsx'
import { usePresenceAt } from '../presence/usePointerPresence.ts'
import { ClearQuestion } from './ClearQuestion.tsx'
import { PreviewFooter } from './PreviewFooter.tsx'
import { PreviewHeader } from './PreviewHeader.tsx'
import { PreviewPanel } from './PreviewPanel.tsx'
import { PreviewTools } from './PreviewTools.tsx'
import { LOW_WINDOW, PreviewWell } from './PreviewWell.tsx'
import { ViewFrame } from './ViewFrame.tsx'
import { useBrush } from './useBrush.ts'
import { useClearing } from './useClearing.ts'
import { DrawingDeskContext, useDeskSheet } from './useDrawingDesk.ts'
import { useFullScreen } from '../../ui/useFullScreen.ts'
import { useOnionSkin } from './useOnionSkin.ts'
import { usePreviewKeys } from './usePreviewKeys.ts'

/** What a preview shows and asks for. */
export type FramePreviewDialogProps = {
  shotRef: FramePreviewDialog_shot$key
  /** The shots before and after, as far as they are there, for the onion skin. */
  previousRef: FramePreviewDialog_neighbour$key | null
  nextRef: FramePreviewDialog_neighbour$key | null
  /** 1-based place of the shot on the board, and how many there are. */
  position: number
  count: number
  /** The view on top; null for the first. */
  chosenViewId: string | null
  canEdit: boolean
  onViewChosen: (viewId: string) => void
  /** Goes to the shot before (-1) or after (1). */
  onStep: (step: -1 | 1) => void
  onClosed: () => void
  /** Where the focus goes on closing; what opened the preview may be gone by then. */
  returnFocus: RefObject<HTMLElement | null>
}

const AREAS = {
  base: '"header" "well" "panel" "tools" "footer"',
  md: '"header header header" "tools well panel" "footer footer footer"',
}
const COLUMNS = {
  base: 'minmax(0, 1fr)', md: '56px minmax(0, 1fr) 260px', lg: '56px minmax(0, 1fr) 320px',
}
/** Without tools, their column has no width. */
const COLUMNS_TO_LOOK = { base: 'minmax(0, 1fr)', md: '0 minmax(0, 1fr) 260px', lg: '0 minmax(0, 1fr) 320px' }

const LOW_LAYOUT = {
  [LOW_WINDOW]: {
    gridTemplateAreas: '"header header" "well panel" "tools tools" "footer footer"',
    gridTemplateColumns: 'minmax(0, 1fr) 260px', gridTemplateRows: '56px minmax(0, 1fr) auto auto',
  },
}

const neighbour = graphql`
  fragment FramePreviewDialog_neighbour on Shot {
    ...useOnionSkin_shot
  }
`

/** The preview's dialog; see FramePreview. */
export function FramePreviewDialog(props: FramePreviewDialogProps) {
  const { position, count, canEdit, onViewChosen, onStep, onClosed, returnFocus } = props
  const shot = useFragment(
    graphql`
      fragment FramePreviewDialog_shot on Shot {
        id
        aspectRatio
        views {
          id
          ...ViewFrame_view
        }
        ...PreviewHeader_shot
        ...PreviewPanel_shot
        ...PreviewFooter_shot
        ...useOnionSkin_shot
      }
    `,
    props.shotRef,
  )
  const previous = useFragment(neighbour, props.previousRef)
  const next = useFragment(neighbour, props.nextRef)
  const content = useRef<HTMLDivElement>(null)
  const engine = useRef<DrawingEngine | null>(null)
  const [zoom, setZoom] = useState(1)
  const [brush, setBrush] = useBrush()
  const desk = useContext(DrawingDeskContext)
  const view = shot.views.find(({ id }) => id === props.chosenViewId) ?? shot.views[0]
  const viewId = view?.id ?? null
  const { sheet } = useDeskSheet(viewId)
  const [isFullScreen, toggleFullScreen] = useFullScreen()
  const onionSkin = useOnionSkin({ shotRef: shot, previousRef: previous, nextRef: next, viewId })
  const isDrawable = canEdit && desk !== null
  const clearing = useClearing(desk)
  usePresenceAt(shot.id, viewId)

  const step = (by: -1 | 1): void => {
    const target = position + by
    if (target >= 1 && target <= count) onStep(by)
  }
  const undo = (): void => {
    if (sheet) desk?.undo(sheet)
  }
  const redo = (): void => {
    if (sheet) desk?.redo(sheet)
  }
  usePreviewKeys(content, {
    onBrushChanged: setBrush, onUndo: undo, onRedo: redo, onStep: step, onFullScreen: toggleFullScreen,
    onLeave: isFullScreen ? toggleFullScreen : onClosed,
  })

  return (
    <Dialog.Root
      open closeOnEscape={false} closeOnInteractOutside={false} placement="center"
      onOpenChange={({ open }) => {
        if (!open) onClosed()
      }}
      initialFocusEl={() => content.current} finalFocusEl={() => returnFocus.current}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="0" overflow="hidden">
          <Dialog.Content
            ref={content} tabIndex={-1} overflow="hidden" m="0" outline="none" display="block" bg="bg.panel"
            maxWidth="none" data-preview
            width={{ base: '100vw', md: isFullScreen ? '100vw' : 'min(1296px, calc(100vw - 48px))' }}
            height={{ base: '100dvh', md: isFullScreen ? '100dvh' : 'min(724px, calc(100dvh - 48px))' }}
            borderRadius={{ base: '0', md: isFullScreen ? '0' : 'dialog' }}
            borderWidth={{ base: '0', md: isFullScreen ? '0' : '1px' }}
          >
            <Grid
              width="full" height="full" templateAreas={AREAS}
              templateColumns={canEdit ? COLUMNS : COLUMNS_TO_LOOK}
              templateRows={{ base: '56px auto minmax(0, 1fr) auto auto', md: '56px minmax(0, 1fr) 64px' }}
              css={LOW_LAYOUT}
            >
              <PreviewHeader
                shotRef={shot} position={position} count={count} canEdit={canEdit} isFullScreen={isFullScreen}
                onStep={step} onFullScreen={toggleFullScreen} onClosed={onClosed}
              />
              {isDrawable ? (
                <PreviewTools
                  brush={brush} onBrushChanged={(change) => setBrush((current) => ({ ...current, ...change }))}
                  sheet={sheet} onUndo={undo} onRedo={redo} onClear={() => sheet && clearing.clear(sheet)}
                />
              ) : null}
              <PreviewWell
                ratio={shot.aspectRatio} isFullScreen={isFullScreen} zoom={isDrawable ? zoom : null}
                onZoom={(factor) => engine.current?.zoomBy(factor)} onFit={() => engine.current?.fit()}
              >
                {view ? <ShotPresence shotId={shot.id} isDrawnIn={isDrawable} /> : null}
                {view ? (
                  <ViewFrame
                    key={view.id} viewRef={view} shotId={shot.id} shotPosition={position} radius="0" takesFocus={false}
                    brush={isDrawable ? brush : null} canDraw={isDrawable} onChosen={() => undefined}
                    underlay={onionSkin.underlay} engineRef={engine} onViewChanged={(state) => setZoom(state.zoom)}
                  />
                ) : null}
              </PreviewWell>
              <PreviewPanel
                shotRef={shot} position={position} chosenViewId={viewId} canEdit={canEdit} onionSkin={onionSkin}
                brush={brush} onBrushChanged={(change) => setBrush((current) => ({ ...current, ...change }))}
                onViewChosen={onViewChosen}
              />
              <ClearQuestion clearing={clearing} />
              <PreviewFooter shotRef={shot} chosenViewId={viewId} canEdit={canEdit} onClosed={onClosed} />
            </Grid>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
