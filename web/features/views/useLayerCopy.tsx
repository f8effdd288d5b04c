import { useContext, useRef, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DrawingLayer } from '../../../drawing/layering.ts'
import type { useLayerCopy_shot$key } from '../../__generated__/useLayerCopy_shot.graphql.ts'
import type { useLayerCopyMutation } from '../../__generated__/useLayerCopyMutation.graphql.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { useChange } from '../../relay/useChange.ts'
import { later } from '../../ui/later.tsx'
import type { DeskSheet } from './DrawingDesk.ts'
import { nameOfLayer } from './layerChanges.ts'
import { DrawingDeskContext } from './useDrawingDesk.ts'

const CopyToFramesDialog = later(async () => (await import('./CopyToFramesDialog.tsx')).CopyToFramesDialog)

const words = drawingToolMessages.layerCopy

/** Copying layers to other frames. */
export interface LayerCopy {
  /** To the next frame; null at the last one. */
  readonly toNext: ((layer: DrawingLayer) => void) | null
  /** Asks which frames a layer is copied to; `opener` has the focus again then. */
  readonly toFrames: (layer: DrawingLayer, opener: HTMLElement | null) => void
  readonly dialog: ReactNode
}

/** Copies a layer of a drawing into the first views of other shots. */
export function useLayerCopy(
  sheet: DeskSheet | null, nextRef: useLayerCopy_shot$key | null | undefined, selectedIds: ReadonlySet<string>,
): LayerCopy {
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
  const [copied, setCopied] = useState<DrawingLayer | null>(null)
  const back = useRef<HTMLElement>(null)
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
  /** The server copies what it has. What it did not take, the desk says. */
  async function save(shotId: string): Promise<boolean> {
    await desk?.saveNow(shotId)
    return desk?.countUnsaved(shotId) === 0
  }
  return {
    toNext: toViewId === undefined || !sheet ? null : (layer) => {
      void save(sheet.shotId).then((isSaved) => (isSaved ? copyDrawing(layer) : undefined))
    },
    toFrames(layer, opener) {
      back.current = opener
      setCopied(layer)
    },
    dialog: sheet && copied ? (
      <CopyToFramesDialog
        key={copied.key} isOpen sheet={sheet} layer={copied} selectedIds={selectedIds} returnFocus={back}
        onSaving={() => save(sheet.shotId)} onClosed={() => setCopied(null)}
      />
    ) : null,
  }
}
