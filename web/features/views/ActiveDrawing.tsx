import { HStack, VisuallyHidden } from '@chakra-ui/react'
import { EyeOff, Lock } from 'lucide-react'
import { Suspense, lazy, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { DrawingCanvas, type DrawingCanvasProps } from '../../canvas/DrawingCanvas.tsx'
import type { DrawingEngine } from '../../canvas/engine.ts'
import type { ClosedLayer, PenChange } from '../../canvas/engineEvents.ts'
import { SelectingContext } from '../../canvas/selecting.ts'
import { readSetting, rememberSetting } from '../../lib/deviceSettings.ts'
import { fillMessages } from '../../messages/fill.ts'
import { layerMessages } from '../../messages/layers.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { showToast } from '../../ui/toaster.tsx'
import { GuestCursors } from '../presence/GuestCursors.tsx'
import { GuestSelections } from '../presence/GuestSelections.tsx'
import { useInkPresence } from '../presence/useInkPresence.ts'
import { useIsVisited } from '../presence/usePresence.ts'
import type { DeskSheet } from './DrawingDesk.ts'
import { GuideLines } from './GuideLines.tsx'
import { nameOfLayer } from './layerChanges.ts'
import { Upright } from './TurnedFrame.tsx'
import { useBrush } from './useBrush.ts'
import { ChosenLayerContext } from './useChosenLayer.ts'
import { PlacingContext } from './placing.ts'
import { DrawingDeskContext, subscribeToNothing } from './useDrawingDesk.ts'
import { useFilling } from './useFilling.ts'
import { picturesOf, useLayerPictures } from './useLayerPictures.ts'

const PicturePlacing = lazy(async () => ({ default: (await import('./PicturePlacing.tsx')).PicturePlacing }))

/** Who fills by keys hears of it; others see it. */
const afterFilling = (said: string): string => (said === '' ? said : fillMessages.filled)

const PEN_WORDS: Record<PenChange, string> = {
  down: storyboardMessages.penDown,
  up: storyboardMessages.penUp,
  cancelled: storyboardMessages.penCancelled,
}

/** How long it is said that a layer takes no ink, in milliseconds. */
const CLOSED_MS = 2_500

/** Fingers move the view once a pen draws, unless somebody chose otherwise; says so. */
function leaveFingers(): void {
  if (readSetting('fingerDrawing') !== null) return
  rememberSetting('fingerDrawing', 'off')
  showToast({
    type: 'info', title: storyboardMessages.fingersMove,
    action: { label: storyboardMessages.fingersDraw, onClick: () => rememberSetting('fingerDrawing', 'on') },
  })
}

type ActiveDrawingProps = Pick<
  DrawingCanvasProps, 'underlays' | 'onViewChanged' | 'engineRef' | 'solo' | 'onLayerClosed' | 'onQuickMark'
> & {
  /** A pen asks for the eyedropper. */
  onPick?: (() => void) | undefined
  sheet: DeskSheet
  background: string | null
  label: string
  /** Takes the focus when it appears, so that keys reach it. */
  takesFocus: boolean
}

/** The drawing being worked on; what the server has of it may still be on its way. */
export function ActiveDrawing(props: ActiveDrawingProps) {
  const { sheet, background, label, takesFocus, engineRef, onLayerClosed, onPick, ...canvasProps } = props
  const [brush] = useBrush()
  const layer = useContext(ChosenLayerContext)
  const fill = useFilling(sheet, canvasProps.solo ?? null)
  const selecting = useContext(SelectingContext)
  /** Lines that go around lines or areas are not drawn: what they do is said elsewhere. */
  function wordsOf(change: PenChange): string {
    const isLine = !selecting?.get().shape && brush.kind !== 'fill'
    return change === 'up' && !isLine ? storyboardMessages.penLifted : PEN_WORDS[change]
  }
  const desk = useContext(DrawingDeskContext)
  const frame = useRef<HTMLDivElement>(null)
  const ownEngine = useRef<DrawingEngine | null>(null)
  const engine = engineRef ?? ownEngine
  const { events, place } = useInkPresence(sheet.shotId, sheet.viewId, engine)
  const isVisited = useIsVisited(sheet.viewId)
  const isFollowed = isVisited && sheet.isReady
  useEffect(() => (isFollowed ? desk?.follow(sheet.viewId) : undefined), [desk, isFollowed, sheet.viewId])
  const { getDrawing, subscribe } = sheet.model
  useLayerPictures(sheet.viewId, useSyncExternalStore(subscribe, () => picturesOf(getDrawing())))
  const placing = useContext(PlacingContext)
  const placed = useSyncExternalStore(placing?.subscribe ?? subscribeToNothing, () => placing?.get()?.layerKey)
  const [penSaid, setPenSaid] = useState('')
  const [closed, setClosed] = useState<ClosedLayer | null>(null)
  useEffect(() => {
    if (!closed) return
    const timer = setTimeout(() => setClosed(null), CLOSED_MS)
    return () => clearTimeout(timer)
  }, [closed])
  useEffect(() => {
    if (!takesFocus) return
    // The engine moves in after this effect.
    const waiting = requestAnimationFrame(() => {
      // A menu or a dialog that was opened meanwhile would close.
      const opened = document.activeElement?.closest('[role=menu], [role=dialog]')
      if (opened && !opened.contains(frame.current)) return
      frame.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(waiting)
  }, [takesFocus])
  const tap = (fingers: number): void => {
    if (readSetting('fingerTaps') === 'off') return
    if (fingers === 2) desk?.undo(sheet)
    if (fingers === 3) desk?.redo(sheet)
  }
  const command: DrawingCanvasProps['onPenCommand'] = (name) => (name === 'pick' ? onPick?.() : desk?.[name](sheet))
  return (
    <div ref={frame} style={{ position: 'absolute', inset: 0 }}>
      <DrawingCanvas
        {...canvasProps} {...events} engineRef={engine} model={sheet.model}
        background={background} isPreliminary={!sheet.isReady} brush={brush} layer={layer}
        label={label} keyboardHelp={storyboardMessages.canvasHelp}
        onOperation={(operation) => desk?.draw(sheet, operation)}
        onLayerClosed={(closedLayer) => {
          setClosed(closedLayer)
          onLayerClosed?.(closedLayer)
        }}
        onTapped={tap} onPenUsed={leaveFingers} onPenCommand={command}
        onAreaAsked={(at) => void fill(at).then((isFilled) => isFilled && setPenSaid(afterFilling))}
        onPenChanged={(change) => setPenSaid(wordsOf(change))}
      />
      <GuideLines sheet={sheet} place={place} engine={engine} />
      {placing && placed !== undefined && place ? (
        <Suspense fallback={null}>
          <PicturePlacing key={placed} sheet={sheet} store={placing} place={place} engine={engine} />
        </Suspense>
      ) : null}
      <GuestSelections viewId={sheet.viewId} place={place} />
      <GuestCursors viewId={sheet.viewId} place={place} />
      <VisuallyHidden role="status">{penSaid}</VisuallyHidden>
      {closed ? (
        <Upright display="grid" justifyContent="center" alignContent="start" pt="3">
          <HStack
            role="status" gap="1.5" bg="bg.inverted" color="fg.inverted" px="3" py="1.5" borderRadius="control"
            textStyle="sm" fontWeight="medium" boxShadow="float"
          >
            {closed.because === 'locked' ? <Lock size={14} aria-hidden /> : <EyeOff size={14} aria-hidden />}
            {layerMessages[closed.because](nameOfLayer(closed))}
          </HStack>
        </Upright>
      ) : null}
    </div>
  )
}
