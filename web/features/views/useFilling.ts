import { useContext, useEffect, useRef } from 'react'
import { v7 as newId } from 'uuid'
import { quantizeStroke } from '../../../drawing/encoding.ts'
import { layersIn } from '../../../drawing/layering.ts'
import { MIN_RADIUS } from '../../../drawing/limits.ts'
import type { LayerKey } from '../../../drawing/layer.ts'
import { markAt, restyling } from '../../../drawing/selection.ts'
import { onLayer, type Stroke } from '../../../drawing/stroke.ts'
import type { AreaFinder } from '../../canvas/areaFinder.ts'
import { inkStyleOf } from '../../canvas/brush.ts'
import type { Position } from '../../canvas/placement.ts'
import { layersOf, layerToDraw } from '../../canvas/sheets.ts'
import { fillMessages } from '../../messages/fill.ts'
import { showToast } from '../../ui/toaster.tsx'
import type { DeskSheet } from './DrawingDesk.ts'
import { BrushContext } from './useBrush.ts'
import { ChosenLayerContext } from './useChosenLayer.ts'
import { DrawingDeskContext } from './useDrawingDesk.ts'

/** Layers whose lines enclose nothing. */
const NO_WALLS: readonly LayerKey[] = ['notes', 'reference']

/**
 * Fills the area around a place of a drawing with the brush, or gives an area that is there its look. Answers whether
 * an area was filled.
 */
export function useFilling(sheet: DeskSheet, solo: LayerKey | null): (at: Position) => Promise<boolean> {
  const desk = useContext(DrawingDeskContext)
  const brushes = useContext(BrushContext)
  const chosenLayer = useContext(ChosenLayerContext)
  const finder = useRef<AreaFinder | null>(null)
  useEffect(() => () => finder.current?.release(), [])

  return async function fill(at) {
    const brush = brushes.get()
    const drawing = sheet.model.getDrawing()
    const key = layerToDraw(drawing, chosenLayer.get())
    const { color, opacity, ...look } = inkStyleOf(brush)
    const touched = markAt(layersIn(drawing).find((layer) => layer.key === key)?.strokes ?? [], at, 0)
    if (touched?.brush === 'fill') {
      if (touched.color === color && touched.opacity === opacity) return false
      for (const operation of restyling(newId, [touched], { color, opacity })) await desk?.draw(sheet, operation)
      return true
    }
    const { AreaFinder: Finder } = await import('../../canvas/areaFinder.ts')
    finder.current ??= new Finder()
    const isSeen = (layer: LayerKey): boolean => (brush.sees === 'layer' ? layer === key : !NO_WALLS.includes(layer))
    const layers = layersOf(drawing, solo).filter((layer) => isSeen(layer.key))
    const gap = brush.radius * 2
    const found = await finder.current.find(layers, drawing.size, { ...at, gap }).catch(() => undefined)
    if (!found) {
      showToast({ type: 'error', title: found === null ? fillMessages.nothing : fillMessages.failed })
      return false
    }
    const stroke: Stroke = { ...look, color, opacity, ...found.area, radius: MIN_RADIUS, id: newId() }
    const draw = () =>
      desk?.draw(sheet, { opId: newId(), kind: 'ADD_STROKES', strokes: [quantizeStroke(onLayer(stroke, key))] })
    if (!found.isOpen) {
      await draw()
      return true
    }
    const anyway = { label: fillMessages.anyway, onClick: () => void draw() }
    showToast({ type: 'info', title: fillMessages.open, action: anyway })
    return false
  }
}
