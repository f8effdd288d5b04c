import { useContext, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { v7 as newId } from 'uuid'
import { Changes } from '../../../drawing/changes.ts'
import type { Drawing } from '../../../drawing/fold.ts'
import type { LayerFields, LayerKey } from '../../../drawing/layer.ts'
import { type DrawingLayer, isCovered, layersIn } from '../../../drawing/layering.ts'
import type { Operation } from '../../../drawing/operation.ts'
import { layerToDraw } from '../../canvas/sheets.ts'
import { useStoreLater } from '../../lib/store.ts'
import { layerMessages } from '../../messages/layers.ts'
import { showToast } from '../../ui/toaster.tsx'
import type { DeskSheet } from './DrawingDesk.ts'
import {
  addLayer, copyStrokes, duplicateLayer, layersToChoose, makeStoryboardSet, moveLayer, nameOfLayer, setLayer,
} from './layerChanges.ts'
import { LayeringContext } from './layerChoice.ts'
import { ChosenLayerContext } from './useChosenLayer.ts'
import { DrawingDeskContext } from './useDrawingDesk.ts'

/** The layers of the drawing that is worked on, and what can be done with them. */
export interface Layers {
  /** The highest first. */
  readonly layers: readonly DrawingLayer[]
  /** The one that is drawn on. */
  readonly chosen: LayerKey
  /** Whether the drawing is one sheet, and nothing else is offered. */
  readonly isOneSheet: boolean
  readonly viewId: string
  readonly choose: (key: LayerKey) => void
  readonly set: (key: LayerKey, fields: Partial<LayerFields>) => void
  /** Moves a layer to a place, from 0 at the top. */
  readonly move: (key: LayerKey, place: number) => void
  readonly add: () => void
  readonly makeSet: () => void
  readonly duplicate: (layer: DrawingLayer) => void
  /** The layer below that takes ink; null for none. */
  readonly belowOf: (layer: DrawingLayer) => DrawingLayer | null
  readonly mergeDown: (layer: DrawingLayer) => void
  readonly clear: (key: LayerKey) => void
  readonly remove: (key: LayerKey) => void
}

/** Layers that were removed and are there again, since somebody else drew on them. */
function broughtBack(before: Drawing, now: Drawing, isOwn: (opId: string) => boolean): DrawingLayer[] {
  if (!before.past || !now.layers) return []
  const [earlier, later] = [new Changes(before.past), new Changes(now.past)]
  return now.layers.filter(({ key }) => {
    const removal = (changes: Changes) => changes.newest<boolean>('isRemoved of the layer', key)
    const [was, is] = [removal(earlier), removal(later)]
    return was?.value === true && is?.value === false && !isOwn(is.change.opId)
  })
}

/** What a list of layers shows of a drawing. */
const shownOf = (drawing: Drawing): string => JSON.stringify([drawing.layers !== undefined, layersIn(drawing).map(
  ({ strokes, ...fields }) => [fields, strokes.length > 0],
)])

/** A drawing that stays the same object while a list of layers shows the same: not every line draws the list again. */
function listedDrawing({ subscribe, getDrawing }: DeskSheet['model']) {
  let [drawing, shown] = [getDrawing(), shownOf(getDrawing())]
  return {
    subscribe,
    get(): Drawing {
      const now = getDrawing()
      if (now === drawing) return drawing
      const next = shownOf(now)
      if (next !== shown) [drawing, shown] = [now, next]
      return drawing
    },
  }
}

/** Says when a layer comes back that was removed. */
function useReturns({ model }: DeskSheet): void {
  const say = useEffectEvent((layer: DrawingLayer) =>
    showToast({ type: 'info', title: layerMessages.cameBack(nameOfLayer(layer)) }))
  useEffect(() => {
    let before = model.getDrawing()
    return model.subscribe(() => {
      const now = model.getDrawing()
      if (now.past !== before.past) broughtBack(before, now, (opId) => model.isOwn(opId)).forEach(say)
      before = now
    })
  }, [model])
}

/** The layers of a drawing on the desk. */
export function useLayers(sheet: DeskSheet): Layers {
  const desk = useContext(DrawingDeskContext)
  const { roles } = useContext(LayeringContext)
  const chosenLayer = useContext(ChosenLayerContext)
  const wished = useStoreLater(chosenLayer)
  const listed = useMemo(() => listedDrawing(sheet.model), [sheet.model])
  const drawing = useSyncExternalStore(listed.subscribe, listed.get)
  useReturns(sheet)
  const chosen = layerToDraw(drawing, wished)
  const layers = layersToChoose(drawing, roles, chosen)
  const asDrawn = (key: LayerKey): DrawingLayer | undefined =>
    layersIn(sheet.model.getDrawing()).find((layer) => layer.key === key)
  const draw = (...operations: Operation[]): void => {
    // One after another: each is journaled before the next.
    void operations.reduce(async (before, operation) => {
      await before
      await desk?.draw(sheet, operation)
    }, Promise.resolve())
  }
  const belowOf = (layer: DrawingLayer): DrawingLayer | null =>
    layers.slice(layers.indexOf(layer) + 1).find(({ isHidden, isLocked }) => !isHidden && !isLocked) ?? null
  return {
    layers,
    chosen,
    viewId: sheet.viewId,
    isOneSheet: drawing.layers === undefined && layers.length === 1,
    choose: chosenLayer.set,
    belowOf,
    set: (key, fields) => draw(setLayer(newId, key, fields)),
    move: (key, place) => draw(...moveLayer(newId, layers, key, place)),
    add() {
      const operation = addLayer(newId, layers, chosen)
      draw(operation)
      chosenLayer.set(operation.layer)
    },
    makeSet() {
      draw(...makeStoryboardSet(newId))
      chosenLayer.set('ink')
    },
    duplicate(layer) {
      const all = layers.map((each) => (each === layer ? asDrawn(layer.key) ?? layer : each))
      const now = all[layers.indexOf(layer)]
      if (now) draw(...duplicateLayer(newId, all, now, sheet.model.getDrawing().size))
    },
    mergeDown(layer) {
      const below = belowOf(layer)
      if (!below) return
      const onto = asDrawn(below.key)?.strokes ?? []
      draw(...copyStrokes(newId, asDrawn(layer.key) ?? layer, below.key, onto))
    },
    clear: (key) => desk?.clear(sheet, key),
    remove(key) {
      draw(setLayer(newId, key, { isRemoved: true }))
      const next = layers.find((layer) => layer.key !== key && isCovered(layer)) ??
        layers.find((layer) => layer.key !== key)
      if (key === chosen && next) chosenLayer.set(next.key)
    },
  }
}
