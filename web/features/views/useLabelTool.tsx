import { useContext, useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useLabelTool_shot$key } from '../../__generated__/useLabelTool_shot.graphql.ts'
import { layersIn } from '../../../drawing/layering.ts'
import type { DrawingEngine } from '../../canvas/engine.ts'
import { closedLayerOf, layerToDraw } from '../../canvas/sheets.ts'
import { later } from '../../ui/later.tsx'
import type { DeskSheet } from './DrawingDesk.ts'
import { createLabelToolState, draftOf } from './labelState.ts'
import { ChosenLayerContext } from './useChosenLayer.ts'
import type { LayerView } from './useLayerView.ts'
import type { SelectionWork } from './useSelection.ts'

const LabelSurface = later(async () => (await import('./LabelSurface.tsx')).LabelSurface)
const LabelEditor = later(async () => (await import('./LabelEditor.tsx')).LabelEditor)

type LabelToolOptions = {
  shotRef: useLabelTool_shot$key
  engine: RefObject<DrawingEngine | null>
  content: RefObject<HTMLElement | null>
  sheet: DeskSheet | null
  /** Labels can be written now. */
  isOn: boolean
  zoom: number
  layerView: Pick<LayerView, 'solo' | 'noteRefused'>
  selecting: SelectionWork
}

/** The label tool in the frame preview. */
export interface LabelTool {
  readonly isOpen: boolean
  /** Opens it: on the label that is selected alone, if one is. */
  readonly toggle: () => void
  /** What is written is set. */
  readonly close: () => void
  /** Esc: closes it; null while it is closed. */
  readonly leave: (() => void) | null
  /** Writes the selected label again; null where none is selected alone. */
  readonly editSelected: (() => void) | null
  /** Lies over the frame. */
  readonly over: ReactNode
  /** Lies beside what is written. */
  readonly bar: ReactNode
}

/** Writes labels in the drawing that is worked on. */
export function useLabelTool(options: LabelToolOptions): LabelTool {
  const { engine, content, sheet, zoom, layerView, selecting } = options
  const { dialogue } = useFragment(
    graphql`
      fragment useLabelTool_shot on Shot {
        dialogue
      }
    `,
    options.shotRef,
  )
  const chosenLayer = useContext(ChosenLayerContext)
  const [isWished, setIsWished] = useState(false)
  const [state] = useState(createLabelToolState)
  const isOpen = isWished && options.isOn && sheet !== null
  const layerOf = (): string => layerToDraw(sheet?.model.getDrawing() ?? {}, chosenLayer.get())

  function selectedDraft() {
    const [id, ...others] = selecting.selection?.ids ?? []
    if (!sheet || id === undefined || others.length > 0) return null
    const key = layerOf()
    const mark = layersIn(sheet.model.getDrawing()).find((layer) => layer.key === key)?.strokes
      .find((stroke) => stroke.id === id)
    return mark?.label ? draftOf(mark, key) : null
  }
  function mayWrite(): boolean {
    const closed = sheet && closedLayerOf(sheet.model.getDrawing(), layerOf(), layerView.solo)
    if (closed) layerView.noteRefused(closed.key)
    return !closed
  }
  const canEdit = options.isOn && selectedDraft() !== null
  function editSelected(): void {
    selecting.settle(() => {
      const draft = selectedDraft()
      if (!draft || !mayWrite()) return
      state.draft.set(draft)
      state.cameFrom.set(selecting.shape)
      setIsWished(true)
      selecting.choose(null)
    })
  }
  const close = (): void => {
    setIsWished(false)
    state.cameFrom.set(null)
  }
  /** Goes back to what was selected, as it is now. */
  const onSet = (id: string | null): void => {
    const cameFrom = state.cameFrom.get()
    if (cameFrom === null) return
    close()
    selecting.choose(cameFrom)
    if (id !== null) requestAnimationFrame(() => engine.current?.selection.selected.selectOnly(new Set([id])))
  }
  const pressTwice = useEffectEvent((event: Event): void => {
    if (event.target instanceof Element && event.target.closest('[role=application]')) editSelected()
  })
  useEffect(() => {
    const element = content.current
    if (!canEdit || !element) return
    const listening = new AbortController()
    // The drawing keeps its events to itself.
    element.addEventListener('dblclick', (event) => pressTwice(event), { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [content, canEdit])

  const parts = sheet && { sheet, engine, state, mayWrite, onSet }
  return {
    isOpen,
    close,
    toggle() {
      if (canEdit) return editSelected()
      state.cameFrom.set(null)
      selecting.choose(null)
      setIsWished(!isOpen)
    },
    leave: isOpen ? close : null,
    editSelected: canEdit ? editSelected : null,
    over: isOpen && parts ? <LabelSurface key={sheet.viewId} {...parts} zoom={zoom} /> : null,
    bar: isOpen && parts ? <LabelEditor key={sheet.viewId} {...parts} dialogue={dialogue ?? ''} /> : null,
  }
}
