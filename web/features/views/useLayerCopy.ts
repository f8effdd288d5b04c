import { useContext } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DrawingLayer } from '../../../drawing/layering.ts'
import type { useLayerCopy_shot$key } from '../../__generated__/useLayerCopy_shot.graphql.ts'
import type { useLayerCopyMutation } from '../../__generated__/useLayerCopyMutation.graphql.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { useChange } from '../../relay/useChange.ts'
import type { DeskSheet } from './DrawingDesk.ts'
import { nameOfLayer } from './layerChanges.ts'
import { DrawingDeskContext } from './useDrawingDesk.ts'

const words = drawingToolMessages.layerCopy

/** Copies a layer of a drawing into the next frame, the first view of a shot; null where no shot follows. */
export function useLayerCopy(
  sheet: DeskSheet | null, nextRef: useLayerCopy_shot$key | null | undefined,
): ((layer: DrawingLayer) => void) | null {
  const desk = useContext(DrawingDeskContext)
  const next = useFragment(
    graphql`
      fragment useLayerCopy_shot on Shot {
        views {
          id
        }
      }
    `,
    nextRef,
  )
  const toViewId = next?.views[0]?.id
  const [copyDrawing] = useChange<useLayerCopyMutation, DrawingLayer>(
    graphql`
      mutation useLayerCopyMutation($input: CopyDrawingInput!) {
        copyDrawing(input: $input) {
          views {
            id
            revision
          }
        }
      }
    `,
    (layer) => ({
      variables: {
        input: {
          fromViewId: sheet?.viewId ?? '', toViewIds: toViewId === undefined ? [] : [toViewId],
          layerKeys: [layer.key],
        },
      },
      done: words.done(nameOfLayer(layer)),
      failed: words.failed,
      canRetry: true,
    }),
  )
  if (toViewId === undefined || !sheet) return null
  const { shotId } = sheet
  return (layer) => {
    // The server copies what it has. What it did not take, the desk says.
    void desk?.saveNow(shotId).then(() => (desk.countUnsaved(shotId) === 0 ? copyDrawing(layer) : undefined))
  }
}
