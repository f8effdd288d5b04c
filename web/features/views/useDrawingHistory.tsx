import { Box } from '@chakra-ui/react'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { foldOperations } from '../../../drawing/fold.ts'
import { DrawingStill } from '../../canvas/DrawingStill.tsx'
import { commonMessages } from '../../messages/common.ts'
import { viewMessages } from '../../messages/views.ts'
import { showFailure } from '../../relay/useChange.ts'
import { showToast } from '../../ui/toaster.tsx'
import type { DeskSheet, DrawingDesk } from './DrawingDesk.ts'
import { loadHistory, type HistoryPlace, type LoadedHistory } from './drawingHistory.ts'
import { HistoryBar } from './HistoryBar.tsx'
import { picturesOf, useLayerPictures } from './useLayerPictures.ts'

const words = viewMessages.history

type HistoryOptions = {
  shotId: string
  viewId: string | null
  /** The drawing worked on; null for who may only look, and until it is there. */
  sheet: DeskSheet | null
  desk: DrawingDesk | null
}

/** How a drawing came about, step by step. */
export interface DrawingHistory {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
  /** The slider through the steps. */
  readonly bar: ReactNode
  /** The drawing at a step, over the picture that fills the parent. */
  readonly over: ReactNode
}

/** The history of a drawing: looked through by a slider, and gone back to. */
export function useDrawingHistory({ shotId, viewId, sheet, desk }: HistoryOptions): DrawingHistory {
  const environment = useRelayEnvironment()
  const [shown, setShown] = useState<HistoryPlace | null>(null)
  const [history, setHistory] = useState<LoadedHistory | null>(null)
  const [step, setStep] = useState(0)
  const isOpen = shown !== null && shown.viewId === viewId
  const close = (): void => setShown(null)

  useEffect(() => {
    if (shown === null) return
    let isOver = false
    async function load(place: HistoryPlace): Promise<void> {
      // What is drawn and not saved yet is a part of it.
      await desk?.saveNow(place.shotId)
      const loaded = await loadHistory(environment, place)
      if (isOver || !loaded) return
      setStep(loaded.operations.length)
      setHistory(loaded)
    }
    load(shown).catch((error: unknown) => {
      if (isOver) return
      setShown(null)
      showFailure(words.failed, error)
    })
    return () => {
      isOver = true
      setHistory(null)
    }
  }, [desk, environment, shown])

  const drawing = useMemo(
    () => history && foldOperations(history.size, history.operations.slice(0, step)),
    [history, step],
  )

  useLayerPictures(viewId ?? undefined, drawing ? picturesOf(drawing) : '')

  function goBack(): void {
    if (!desk || !sheet || !drawing) return
    const before = sheet.model.getDrawing()
    void desk.goBackTo(sheet, drawing)
    close()
    showToast({
      type: 'success', title: words.wentBack(step),
      action: { label: commonMessages.undo, onClick: () => void desk.goBackTo(sheet, before) },
    })
  }

  const last = history?.operations.length ?? 0
  return {
    isOpen, close,
    open: () => setShown(viewId === null ? null : { viewId, shotId }),
    bar: isOpen ? (
      <HistoryBar
        isLoading={history === null} step={step} last={last} marks={history?.marks ?? []} onStep={setStep}
        onClosed={close} onBack={desk && sheet?.isReady ? goBack : null}
      />
    ) : null,
    over: isOpen && history && drawing && step < last ? (
      <Box position="absolute" inset="0" data-history>
        <DrawingStill drawing={drawing} background={history.background} label={words.pictureAt(step, last)} />
      </Box>
    ) : null,
  }
}
