import { useContext, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { v7 as newId } from 'uuid'
import { quantizeStroke } from '../../../drawing/encoding.ts'
import { layersIn } from '../../../drawing/layering.ts'
import { cleanText, Lettering, type LetteredArea } from '../../../drawing/letters/lettering.ts'
import { MIN_RADIUS } from '../../../drawing/limits.ts'
import { type Place } from '../../../drawing/matrix.ts'
import type { Operation } from '../../../drawing/operation.ts'
import { markAt, removing } from '../../../drawing/selection.ts'
import { idsOfStep } from '../../../drawing/stepIds.ts'
import { onLayer } from '../../../drawing/stroke.ts'
import type { DrawingEngine } from '../../canvas/engine.ts'
import { otherLetters } from '../../canvas/otherLetters.ts'
import { layerToDraw } from '../../canvas/sheets.ts'
import type { DeskSheet, DrawingDesk } from './DrawingDesk.ts'
import {
  draftOf, keyOf, letterSizeOf, newDraft, withTail, type LabelDraft, type LabelToolState,
} from './labelState.ts'
import { BrushContext } from './useBrush.ts'
import { ChosenLayerContext } from './useChosenLayer.ts'
import { DrawingDeskContext } from './useDrawingDesk.ts'

/** What a label tool works on. */
export interface LabelToolParts {
  readonly sheet: DeskSheet
  readonly engine: RefObject<DrawingEngine | null>
  /** Whether the layer that is drawn on takes a label; says so where it does not. */
  readonly mayWrite: () => boolean
  readonly state: LabelToolState
  /** A label was set that had been selected: it is, or what is there now. */
  readonly onSet: (id: string | null) => void
}

/** What is done with the label that is written. */
export interface LabelWork {
  readonly lettering: Lettering
  /** Shows a draft, if an area can have its outlines. */
  readonly change: (draft: LabelDraft) => boolean
  /** Writes the label at a place of the frame again, or a new one there. */
  readonly beginAt: (at: Place, reach: number) => void
  /** Ends writing: what is written is in the drawing. */
  readonly set: () => void
}

/** The area that a draft shows; null for none. */
export function areaOf(lettering: Lettering, draft: LabelDraft): LetteredArea | null {
  const area = lettering.areaOf(draft)
  return area === 'long' ? null : area
}

/** Writes labels into a drawing on the desk. */
export function useLabelWork({ sheet, state, mayWrite, onSet }: LabelToolParts): LabelWork {
  const desk = useContext(DrawingDeskContext)
  const brushes = useContext(BrushContext)
  const chosenLayer = useContext(ChosenLayerContext)
  const [lettering] = useState(() => new Lettering(otherLetters))

  function change(draft: LabelDraft): boolean {
    const text = cleanText(draft.text)
    const { height } = sheet.model.getDrawing().size
    const next = withTail({ ...draft, text }, lettering.boxOf({ text, align: draft.align }), height)
    if (lettering.areaOf(next) === 'long') return false
    state.draft.set(next)
    return true
  }

  function beginAt(at: Place, reach: number): void {
    const drawing = sheet.model.getDrawing()
    const { width, height } = drawing.size
    // Beside the frame nobody would see it.
    const isInside = at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height
    if (!isInside || !mayWrite()) return
    const layer = layerToDraw(drawing, chosenLayer.get())
    const touched = markAt(layersIn(drawing).find(({ key }) => key === layer)?.strokes ?? [], at, reach)
    const again = touched && draftOf(touched, layer)
    change(again ?? newDraft(at, state.look.get(), { layer, color: brushes.get().color }))
  }

  function set(): void {
    const draft = state.draft.get()
    if (!draft) return
    state.draft.set(null)
    state.look.set({ size: letterSizeOf(draft), align: draft.align, balloon: draft.balloon })
    state.leaving.set(draft)
    void setLabel(desk, sheet, draft, lettering).then((id) => {
      if (draft.former) onSet(id)
    }).finally(() => {
      if (state.leaving.get() === draft) state.leaving.set(null)
    })
  }
  return { lettering, change, beginAt, set }
}

/** Sets what is written when the tool goes; it comes and goes at once where effects run twice. */
export function useSetOnLeaving(set: () => void): void {
  const isHere = useRef(false)
  const leave = useEffectEvent(set)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      queueMicrotask(() => {
        if (!isHere.current) leave()
      })
    }
  }, [])
}

/** Draws a label in place of the one it was, as one step of undo; answers its id, null where nothing is left. */
async function setLabel(
  desk: DrawingDesk | null, sheet: DeskSheet, draft: LabelDraft, lettering: Lettering,
): Promise<string | null> {
  const { former, layer, color, opacity } = draft
  const area = areaOf(lettering, draft)
  const before = former && draftOf(former, layer)
  if (former && before && keyOf(before) === keyOf(draft)) return former.id
  const isThere = layersIn(sheet.model.getDrawing()).some(({ strokes }) => strokes.some(({ id }) => id === former?.id))
  const stepId = idsOfStep(newId)
  const id = newId()
  const operations: Operation[] = former && isThere ? removing(stepId, [former]) : []
  if (area) {
    const stroke = onLayer({ id, tool: 'pen', brush: 'fill', radius: MIN_RADIUS, color, opacity, ...area }, layer)
    operations.push({ opId: stepId(), kind: 'ADD_STROKES', strokes: [quantizeStroke(stroke)] })
  }
  for (const operation of operations) await desk?.draw(sheet, operation)
  return area && id
}
