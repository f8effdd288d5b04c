import { useContext, useSyncExternalStore } from 'react'
import { v7 as newId } from 'uuid'
import { copyingLayers } from '../../../drawing/copying.ts'
import { applyOperation, type Drawing } from '../../../drawing/fold.ts'
import { isCovered, layersIn } from '../../../drawing/layering.ts'
import { MAX_LAYERS } from '../../../drawing/limits.ts'
import { layerMessages } from '../../messages/layers.ts'
import { showToast } from '../../ui/toaster.tsx'
import type { TooltipPlacement } from '../../ui/Tooltip.tsx'
import { FrameTemplatesButton } from '../frameTemplates/FrameTemplatesButton.tsx'
import type { DeskSheet } from './DrawingDesk.ts'
import { nameOfLayer } from './layerChanges.ts'
import { DrawingDeskContext } from './useDrawingDesk.ts'

type DrawingTemplatesProps = { sheet: DeskSheet; projectId: string; tooltipPlacement: TooltipPlacement }

/** Why a drawing does not take a template; null where it does. */
function refusalOf(template: Drawing, before: Drawing, after: Drawing): string | null {
  const keys = new Set(layersIn(template).filter(isCovered).map(({ key }) => key))
  const locked = layersIn(before).find(({ key, isLocked }) => isLocked && keys.has(key))
  if (locked) return layerMessages.locked(nameOfLayer(locked))
  return layersIn(after).length > Math.max(MAX_LAYERS, layersIn(before).length) ? layerMessages.atLimit : null
}

/** The frame templates of the project for the drawing that is worked on. */
export function DrawingTemplates({ sheet, projectId, tooltipPlacement }: DrawingTemplatesProps) {
  const desk = useContext(DrawingDeskContext)
  const { model, shotId, viewId } = sheet
  const isEmpty = useSyncExternalStore(model.subscribe, () => !layersIn(model.getDrawing()).some(isCovered))

  async function take(template: Drawing): Promise<void> {
    const drawing = model.getDrawing()
    const operations = copyingLayers(newId, template, drawing)
    const refusal = refusalOf(template, drawing, operations.reduce(applyOperation, drawing))
    if (refusal) return showToast({ type: 'warning', title: refusal })
    // One after another: each is journaled before the next.
    for (const operation of operations) await desk?.draw(sheet, operation)
  }

  async function save(): Promise<boolean> {
    await desk?.saveNow(shotId)
    return desk?.countUnsaved(shotId) === 0
  }

  return (
    <FrameTemplatesButton
      projectId={projectId} viewId={viewId} isEmpty={isEmpty} tooltipPlacement={tooltipPlacement} onSaving={save}
      onUsed={(template) => void take(template)}
    />
  )
}
