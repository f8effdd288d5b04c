import { Box, Dialog, Grid, Portal } from '@chakra-ui/react'
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DrawingEngine } from '../../canvas/engine.ts'
import type { FramePreviewDialog_shot$key } from '../../__generated__/FramePreviewDialog_shot.graphql.ts'
import type {
  FramePreviewDialog_neighbour$key,
} from '../../__generated__/FramePreviewDialog_neighbour.graphql.ts'
import { useCommenting } from '../comments/useCommenting.ts'
import { ShotPresence } from '../presence/ShotPresence.tsx'
import { usePresenceAt } from '../presence/usePointerPresence.ts'
import { ClearQuestion } from './ClearQuestion.tsx'
import { GuidesContext } from './guides.ts'
import { PerspectiveChoice } from './GuidesChoice.tsx'
import { LayersPanel } from './LayersPanel.tsx'
import { PreviewComments } from './PreviewComments.tsx'
import { PreviewFooter } from './PreviewFooter.tsx'
import { PreviewHeader } from './PreviewHeader.tsx'
import { PreviewPanel } from './PreviewPanel.tsx'
import { PreviewTools } from './PreviewTools.tsx'
import { PreviewWell } from './PreviewWell.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { ShownThread } from './ShownThread.tsx'
import { ViewFrame } from './ViewFrame.tsx'
import type { FramePreviewProps } from './framePreviewProps.ts'
import { LayeringContext } from './layerChoice.ts'
import { BESIDE_COMMENTS, previewLayout } from './previewLayout.ts'
import { useQuickActions } from './quickActions.ts'
import { useBrushKeys } from './useBrushKeys.ts'
import { ChosenLayerContext } from './useChosenLayer.ts'
import { useClearing } from './useClearing.ts'
import { DrawingDeskContext, useDeskSheet } from './useDrawingDesk.ts'
import { useDrawingHistory } from './useDrawingHistory.tsx'
import { NOT_SELECTING, SelectingContext } from '../../canvas/selecting.ts'
import { NO_TURN, TurnContext, type ViewTurn } from '../../canvas/turn.ts'
import { createStore, type Store } from '../../lib/store.ts'
import { useFrameTools } from './useFrameTools.ts'
import { useFullScreen } from '../../ui/useFullScreen.ts'
import { useIsNarrow } from '../../ui/useIsNarrow.ts'
import { useIsLeftHanded } from './useIsLeftHanded.ts'
import { useLayerCopy } from './useLayerCopy.tsx'
import { useLayerView } from './useLayerView.ts'
import { useMarking } from './useMarking.tsx'
import { type Placing, PlacingContext } from './placing.ts'
import { useOnionSkin } from './useOnionSkin.ts'
import { usePsdImport } from './usePsdImport.ts'
import { usePreviewKeys } from './usePreviewKeys.ts'
import { useQuickMenu } from './useQuickMenu.tsx'
import { useSelectionKeys } from './useSelectionKeys.ts'
import { useViewTools } from './useViewTools.tsx'

/** What a preview shows and asks for. */
export type FramePreviewDialogProps = FramePreviewProps & {
  shotRef: FramePreviewDialog_shot$key
  /** Shots before and after, as far as they are there, the nearest first; as many as the onion skin may show. */
  previousRefs: FramePreviewDialog_neighbour$key
  nextRefs: FramePreviewDialog_neighbour$key
}

const neighbour = graphql`
  fragment FramePreviewDialog_neighbour on Shot @relay(plural: true) {
    ...useOnionSkin_shot
    ...useLayerCopy_shot
  }
`

/** The preview's dialog; see FramePreview. Its view is straight when it opens. */
export function FramePreviewDialog(props: FramePreviewDialogProps) {
  const [turn] = useState(() => createStore(NO_TURN))
  const [selecting] = useState(() => createStore(NOT_SELECTING))
  const [placing] = useState(() => createStore<Placing | null>(null))
  return (
    <TurnContext value={turn}>
      <SelectingContext value={selecting}>
        <PlacingContext value={placing}>
          <GuidesContext value><PreviewDialog {...props} turn={turn} /></GuidesContext>
        </PlacingContext>
      </SelectingContext>
    </TurnContext>
  )
}

function PreviewDialog({ turn, ...props }: FramePreviewDialogProps & { turn: Store<ViewTurn> }) {
  const { position, count, canEdit, onViewChosen, onStep, onPlay, onClosed, returnFocus } = props
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
        ...useFrameTools_shot
      }
    `,
    props.shotRef,
  )
  const previous = useFragment(neighbour, props.previousRefs)
  const next = useFragment(neighbour, props.nextRefs)
  const content = useRef<HTMLDivElement>(null)
  const engine = useRef<DrawingEngine | null>(null)
  const chosenLayer = useContext(ChosenLayerContext)
  const [zoom, setZoom] = useState(1)
  const desk = useContext(DrawingDeskContext)
  const view = shot.views.find(({ id }) => id === props.chosenViewId) ?? shot.views[0]
  const viewId = view?.id ?? null
  const { sheet } = useDeskSheet(viewId)
  const [isFullScreen, toggleFullScreen] = useFullScreen()
  const layerView = useLayerView(viewId, engine)
  const [areLayersShown, showLayers] = useState(false)
  const { isOn: areLayersOn } = useContext(LayeringContext)
  const copying = useLayerCopy(sheet, next[0], props.selectedIds)
  const onionSkin = useOnionSkin({ shotRef: shot, previousRefs: previous, nextRefs: next, viewId })
  const isDrawable = canEdit && desk !== null
  const hasLayers = isDrawable && areLayersOn && sheet !== null
  const clearing = useClearing(desk)
  usePresenceAt(shot.id, viewId)
  const commentsButton = useRef<HTMLButtonElement>(null)
  const isNarrow = useIsNarrow()
  const { areOpen: areCommentsOpen, threadId, isWriting } = props.comments
  const { compose, comment, withField } = useCommenting(isWriting)
  const showComments = (areOpen: boolean, chosenId: string | null = threadId): void =>
    props.onCommentsChanged({ areOpen, threadId: chosenId, isWriting: false })
  const history = useDrawingHistory({ shotId: shot.id, viewId, sheet, desk: canEdit ? desk : null })
  const marking = useMarking(() => viewId)
  const tools = useViewTools({
    engine, turn, isOn: isDrawable, canPick: isDrawable && sheet !== null && !marking.isMarking,
    onLeft: () => content.current?.focus(),
  })
  const isMarked = marking.viewId === viewId
  const showMarks = useEffectEvent(marking.show)
  useEffect(() => showMarks(areCommentsOpen ? viewId : null), [areCommentsOpen, viewId])
  const hasRail = areCommentsOpen && !isNarrow
  const isLeftHanded = useIsLeftHanded()

  const step = (by: -1 | 1): void => {
    const target = position + by
    if (target >= 1 && target <= count) onStep(by)
  }
  const isFree = !marking.isMarking && !history.isOpen
  const { camera, selection, label, placing, leave: leaveTool } = useFrameTools({
    shotRef: shot, viewId, sheet, engine, content, canEdit, isOn: isDrawable && areLayersOn, isFree, zoom, layerView,
    onNext: position < count ? () => onStep(1) : null,
  })
  const importPsd = usePsdImport(sheet)
  const brushKeys = useBrushKeys(selection.choose, areLayersOn)
  const undo = (): void => {
    if (marking.isMarking) marking.undo()
    else selection.settle(() => sheet && desk?.undo(sheet))
  }
  const redo = (): void => {
    if (sheet) desk?.redo(sheet)
  }
  const quickMenu = useQuickMenu({
    home: content, isOn: isDrawable && isFree,
    actions: useQuickActions({
      sheet, onUndo: undo, onPlay, onPick: tools.togglePicking, onSelect: selection.choose,
    }),
  })
  const leave = marking.isMarking ? marking.stop : history.isOpen ? history.close : leaveTool
  useSelectionKeys(content, selection, label.editSelected)
  usePreviewKeys(content, {
    ...brushKeys,
    onQuickMenu: quickMenu.open, onCamera: camera.toggle, onLabel: label.toggle,
    onLayer: (layer) => areLayersOn && chosenLayer.set(layer),
    onUndo: undo, onRedo: redo, onStep: step, onFullScreen: toggleFullScreen,
    onComment: () => {
      comment()
      showComments(true)
    },
    onMark: (tool) => {
      if (marking.isMarking) return marking.choose(tool)
      withField(() => marking.choose(tool))
      showComments(true)
    },
    onTurnHeld: tools.onTurnHeld, onPickHeld: tools.onPickHeld, onFlip: tools.onFlip, onOnionSkin: onionSkin.toggle,
    onLeave: leave ?? (isFullScreen ? toggleFullScreen : onClosed),
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
              width="full" height="full"
              {...previewLayout({ hasComments: hasRail, hasTools: canEdit, isLeftHanded })}
            >
              <PreviewHeader
                shotRef={shot} position={position} count={count} canEdit={canEdit} isFullScreen={isFullScreen}
                onStep={step} onFullScreen={toggleFullScreen} onClosed={onClosed}
                areCommentsOpen={areCommentsOpen} commentsButton={commentsButton}
                onComments={() => showComments(!areCommentsOpen)}
              />
              {isDrawable ? (
                <PreviewTools
                  sheet={sheet} onUndo={undo} onRedo={redo} onClear={() => sheet && clearing.clear(sheet)}
                  areLayersShown={areLayersShown} onBrushKind={brushKeys.onBrushKind} selection={selection}
                  camera={camera} label={label} tools={tools}
                  onLayers={areLayersOn && isNarrow ? () => showLayers(!areLayersShown) : null}
                />
              ) : null}
              <PreviewWell
                ratio={shot.aspectRatio} isFullScreen={isFullScreen} zoom={isDrawable && !camera.isOpen ? zoom : null}
                onZoom={(factor) => engine.current?.zoomBy(factor)} onFit={() => engine.current?.fit()}
                over={camera.over ?? <>{label.over}{tools.over}</>}
              >
                {view ? <ShotPresence shotId={shot.id} isDrawnIn={isDrawable} /> : null}
                {view ? (
                  <ViewFrame
                    key={view.id} viewRef={view} shotId={shot.id} shotPosition={position} radius="0" takesFocus={false}
                    isActive={isDrawable} canDraw={isDrawable} onChosen={() => undefined}
                    underlays={onionSkin.underlays} engineRef={engine} onViewChanged={(state) => setZoom(state.zoom)}
                    solo={layerView.solo} onLayerClosed={({ key }) => layerView.noteRefused(key)}
                    onQuickMark={quickMenu.mark} onPick={tools.togglePicking} onPsd={importPsd}
                  />
                ) : null}
                {history.over}
                {areCommentsOpen && isMarked ? marking.over : null}
                {areCommentsOpen && threadId !== null && !marking.isMarking ? (
                  <ShownThread threadId={threadId} viewId={viewId} />
                ) : null}
              </PreviewWell>
              {camera.bar ?? placing.bar ?? label.bar}
              {selection.shape ? (
                <SelectionBar work={selection} hasNext={position < count} onEditLabel={label.editSelected} />
              ) : null}
              <Box display={hasRail ? BESIDE_COMMENTS : 'contents'}>
                <PreviewPanel
                  shotRef={shot} position={position} chosenViewId={viewId} canEdit={canEdit} onionSkin={onionSkin}
                  onViewChosen={onViewChosen} isOnlyLayers={isNarrow && areLayersShown}
                  layers={hasLayers ? <LayersPanel sheet={sheet} view={layerView} copying={copying} /> : null}
                  perspective={hasLayers ? <PerspectiveChoice sheet={sheet} /> : null}
                />
              </Box>
              {areCommentsOpen ? marking.bar ?? (
                <PreviewComments
                  shotId={shot.id} viewId={viewId} chosenId={threadId} compose={compose}
                  onChosen={(chosenId) => showComments(true, chosenId)}
                  about={{ anchor: isMarked ? marking.sent : {}, children: marking.tools, onSent: marking.discard }}
                  onLeave={() => content.current?.focus()} returnFocus={() => commentsButton.current}
                  onClosed={() => {
                    showComments(false)
                    commentsButton.current?.focus()
                  }}
                />
              ) : null}
              <ClearQuestion clearing={clearing} />
              {quickMenu.menu}
              {history.bar ?? (
                <PreviewFooter
                  shotRef={shot} chosenViewId={viewId} canEdit={canEdit} onHistory={history.open} onClosed={onClosed}
                />
              )}
            </Grid>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
