import { useContext, useEffect, useRef } from 'react'
import { penOf, type Brush } from '../../canvas/brush.ts'
import { DIRECTIONS } from '../../canvas/quickMark.ts'
import type { SelectionShape } from '../../canvas/selectionHand.ts'
import { layerToDraw } from '../../canvas/sheets.ts'
import type { DeskSheet } from './DrawingDesk.ts'
import { layersToChoose } from './layerChanges.ts'
import { LayeringContext } from './layerChoice.ts'
import { BrushContext } from './useBrush.ts'
import { ChosenLayerContext } from './useChosenLayer.ts'

/** What the quick menu does, from the top clockwise. */
export const QUICK_PLACES = ['layerUp', 'pick', 'lastBrush', 'play', 'layerDown', 'eraser', 'undo', 'select'] as const

export type QuickName = (typeof QUICK_PLACES)[number]

/** What the menu does in this drawing; what is absent is not offered. */
export type QuickActions = Readonly<Partial<Record<QuickName, () => void>>>

/** The action in a direction. */
export function quickNameAt(direction: number | null, actions: QuickActions): QuickName | null {
  const name = direction === null ? null : QUICK_PLACES[direction % DIRECTIONS]
  return name && actions[name] ? name : null
}

const isSameTool = (one: Brush, other: Brush): boolean =>
  one.tool === other.tool && (one.kind ?? 'ink') === (other.kind ?? 'ink')

/** Takes the tool that was drawn with before the one that is chosen. */
function useLastBrush(): () => void {
  const store = useContext(BrushContext)
  const last = useRef<Brush | null>(null)
  useEffect(() => {
    let now = store.get()
    return store.subscribe(() => {
      const next = store.get()
      if (!isSameTool(now, next)) last.current = now
      now = next
    })
  }, [store])
  return () => {
    const now = store.get()
    const { tool, kind = 'ink' } = last.current ?? { ...now, tool: now.tool === 'pen' ? 'eraser' : 'pen' }
    store.set({ ...penOf(kind, now), tool })
  }
}

type QuickOptions = {
  sheet: DeskSheet | null
  onUndo: () => void
  onPlay: () => void
  onPick: () => void
  /** Selects lines, or null draws again. */
  onSelect: (shape: SelectionShape | null) => void
}

/** What the quick menu does with a drawing. */
export function useQuickActions({ sheet, onUndo, onPlay, onPick, onSelect }: QuickOptions): QuickActions {
  const store = useContext(BrushContext)
  const chosenLayer = useContext(ChosenLayerContext)
  const { isOn, roles } = useContext(LayeringContext)
  const lastBrush = useLastBrush()
  const stepLayer = (by: 1 | -1) => () => {
    if (!sheet) return
    const drawing = sheet.model.getDrawing()
    const chosen = layerToDraw(drawing, chosenLayer.get())
    const layers = layersToChoose(drawing, roles, chosen)
    const next = layers[layers.findIndex(({ key }) => key === chosen) + by]
    if (next) chosenLayer.set(next.key)
  }
  return {
    undo: onUndo, play: onPlay, pick: onPick,
    lastBrush: () => {
      onSelect(null)
      lastBrush()
    },
    eraser: () => {
      onSelect(null)
      store.set({ ...store.get(), tool: 'eraser' })
    },
    ...(isOn && { layerUp: stepLayer(-1), layerDown: stepLayer(1), select: () => onSelect('lasso') }),
  }
}
