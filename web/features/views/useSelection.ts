import { useContext, useEffect, type RefObject } from 'react'
import { v7 as newId } from 'uuid'
import type { StrokeStyle } from '../../../drawing/operation.ts'
import type { DrawingEngine } from '../../canvas/engine.ts'
import { NOT_SELECTING, SelectingContext, type Selecting } from '../../canvas/selecting.ts'
import type { SelectedMarks } from '../../canvas/selectedMarks.ts'
import { layerToDraw } from '../../canvas/sheets.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { PresenceContext } from '../presence/usePresence.ts'
import { CopiedStrokesContext } from './copiedStrokes.ts'
import type { DeskSheet } from './DrawingDesk.ts'
import { copyPicture, pasting } from './pasting.ts'
import { ChosenLayerContext } from './useChosenLayer.ts'
import { BrushContext } from './useBrush.ts'
import { DrawingDeskContext } from './useDrawingDesk.ts'

/** What is selected in the drawing that is worked on, and what can be done with it. */
export interface SelectionWork extends Selecting {
  readonly choose: (shape: Selecting['shape']) => void
  /** Esc: selects nothing, or draws again; null while the pen draws. */
  readonly leave: (() => void) | null
  /** Does something once what keys have moved is put down. */
  readonly settle: (act: () => unknown) => void
  readonly selectAll: () => void
  readonly deselect: () => void
  readonly remove: () => void
  readonly flip: (way: 'across' | 'down') => void
  readonly nudge: (x: number, y: number) => void
  /** Shows it in a look that it has not yet; null shows it as it is. */
  readonly tryLook: (style: StrokeStyle | null) => void
  /** Gives it a look; settles when it has it. */
  readonly restyle: (style: StrokeStyle) => Promise<void>
  /** Gives it the color of the brush. */
  readonly recolor: () => void
  /** Cuts lines at the outline that was drawn last. */
  readonly cutLines: () => void
  readonly copy: () => void
  readonly cut: () => void
  readonly canPaste: boolean
  readonly paste: () => void
  /** Copies it into the next frame and goes there. */
  readonly copyToNext: () => void
}

const NO_STORE = createStore(NOT_SELECTING)

type SelectionOptions = {
  engine: RefObject<DrawingEngine | null>
  sheet: DeskSheet | null
  /** Whether lines can be selected. */
  isOn: boolean
  /** Goes to the next frame; absent at the last one. */
  onNext: (() => void) | null
}

/** Selecting in the frame preview. */
export function useSelection({ engine, sheet, isOn, onNext }: SelectionOptions): SelectionWork {
  const store = useContext(SelectingContext) ?? NO_STORE
  const desk = useContext(DrawingDeskContext)
  const brush = useContext(BrushContext)
  const chosenLayer = useContext(ChosenLayerContext)
  const copied = useContext(CopiedStrokesContext)
  const state = useStore(store)
  const canPaste = useStore(copied) !== null
  const sender = useContext(PresenceContext)?.sender
  const work = (act: (selected: SelectedMarks) => unknown) => (): void => {
    if (engine.current) void act(engine.current.selection.selected)
  }

  async function copy(selected: SelectedMarks, goOn = false): Promise<boolean> {
    const size = sheet?.model.getDrawing().size
    const strokes = await selected.copies()
    if (!size || strokes.length === 0) return false
    copied.set({ strokes, size, goOn })
    void copyPicture(strokes)
    return true
  }

  async function pasteInto(target: DeskSheet): Promise<ReadonlySet<string>> {
    const what = copied.get()
    const drawing = target.model.getDrawing()
    if (!what || !desk) return new Set()
    const { operations, ids } = pasting(newId, what, layerToDraw(drawing, chosenLayer.get()), drawing.size)
    for (const operation of operations) await desk.draw(target, operation)
    return ids
  }

  useEffect(() => {
    const what = copied.get()
    if (!what?.goOn || !sheet?.isReady) return
    copied.set({ ...what, goOn: false })
    void pasteInto(sheet)
    // The frame has come; what is copied and where it goes is read then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sheet?.viewId, sheet?.isReady])
  useEffect(() => {
    if (!isOn) return
    return () => store.set(NOT_SELECTING)
  }, [store, isOn])

  const box = state.selection?.box ?? null
  useEffect(() => sender?.set({ selection: box }), [sender, box])
  useEffect(() => () => sender?.set({ selection: null }), [sender])

  const choose = (shape: Selecting['shape']): void => {
    if (isOn) store.set({ ...store.get(), shape })
  }
  const deselect = work((selected) => selected.deselect())
  return {
    ...state,
    canPaste,
    choose,
    leave: state.shape === null ? null : state.selection === null ? () => choose(null) : deselect,
    settle(act) {
      const selected = engine.current?.selection.selected
      if (selected?.isLifted) void selected.drop().then(act)
      else act()
    },
    selectAll: work((selected) => selected.selectAll()),
    deselect,
    remove: work((selected) => selected.remove()),
    flip: (way) => work((selected) => selected.flip(way))(),
    nudge: (x, y) => work((selected) => selected.nudge(x, y))(),
    tryLook: (style) => work((selected) => selected.tryLook(style))(),
    restyle: async (style) => engine.current?.selection.selected.restyle(style),
    recolor: work((selected) => selected.restyle({ color: brush.get().color })),
    cutLines: work((selected) => selected.cut()),
    copy: work((selected) => copy(selected)),
    cut: work(async (selected) => (await copy(selected)) && selected.remove()),
    paste: work(async (selected) => sheet && selected.selectOnly(await pasteInto(sheet))),
    copyToNext: work(async (selected) => {
      if (onNext && (await copy(selected, true))) onNext()
    }),
  }
}
