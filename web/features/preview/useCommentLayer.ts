import { useCallback, useState, useSyncExternalStore } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { v7 as newId } from 'uuid'
import { bytesToBase64 } from '../../../drawing/base64.ts'
import { encodePayload } from '../../../drawing/encoding.ts'
import type { Operation } from '../../../drawing/operation.ts'
import type { useCommentLayerQuery } from '../../__generated__/useCommentLayerQuery.graphql.ts'
import { ViewDrawing } from '../../canvas/viewDrawing.ts'
import { messages } from '../../messages.ts'
import { showFailure } from '../../relay/useChange.ts'
import { showToast } from '../../ui/toaster.tsx'

/** Strokes and operations of a comment at most. */
const MOST_STROKES = 500
const MOST_OPERATIONS = 250
/** Who draws in a layer that nobody else draws in. */
const ACTOR = 'self'

/** What is drawn over the picture of a view for a comment that is not sent yet. */
export interface CommentLayer {
  readonly viewId: string
  /** The revision of the view that is drawn over. */
  readonly revision: number
  readonly model: ViewDrawing
  readonly operations: readonly Operation[]
}

const subscribeToNothing = () => () => undefined

/** The layer of a new comment: begun over a view, drawn in, and taken with the comment. */
export function useCommentLayer() {
  const environment = useRelayEnvironment()
  const [layer, setLayer] = useState<CommentLayer | null>(null)
  const { canUndo } = useSyncExternalStore(
    layer?.model.subscribe ?? subscribeToNothing,
    () => layer?.model.getUndoState() ?? NOTHING,
  )

  /** Begins a layer over a view, or goes on with the one there is. */
  const begin = useCallback(async (viewId: string): Promise<boolean> => {
    if (layer?.viewId === viewId) return true
    try {
      const answer = await fetchQuery<useCommentLayerQuery>(
        environment,
        graphql`
          query useCommentLayerQuery($viewId: ID!) {
            view: node(id: $viewId) {
              ... on View {
                width
                height
                revision
              }
            }
          }
        `,
        { viewId },
      ).toPromise()
      const { width, height, revision } = answer?.view ?? {}
      if (width === undefined || height === undefined || revision === undefined) return false
      const model = new ViewDrawing({ actorId: ACTOR, size: { width, height }, operations: [], newId })
      setLayer({ viewId, revision, model, operations: [] })
      return true
    } catch (error) {
      showFailure(messages.comments.drawFailed, error)
      return false
    }
  }, [environment, layer])

  const note = (operation: Operation | null): void => {
    if (operation) setLayer((now) => now && { ...now, operations: [...now.operations, operation] })
  }

  function draw(operation: Operation): void {
    if (!layer) return
    const isFull = layer.model.getDrawing().strokes.length >= MOST_STROKES
    if (isFull || layer.operations.length >= MOST_OPERATIONS) {
      showToast({ type: 'warning', title: messages.comments.drawingFull })
      return
    }
    layer.model.add(operation)
    note(operation)
  }

  return {
    layer, canUndo, begin, draw,
    undo: () => note(layer?.model.undo() ?? null),
    discard: useCallback(() => setLayer(null), []),
  }
}

const NOTHING = { canUndo: false, canRedo: false }

/** A layer as it is sent with its comment; nothing is sent of one that is empty. */
export function sentLayer({ model, operations, revision }: CommentLayer) {
  if (model.getDrawing().strokes.length === 0) return {}
  return {
    seenRevision: revision,
    operations: operations.map((operation) => ({
      opId: operation.opId, kind: operation.kind, payload: bytesToBase64(encodePayload(operation)),
    })),
  }
}
