import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { v7 as newId } from 'uuid'
import { bytesToBase64 } from '../../../drawing/base64.ts'
import { decodePayload, encodePayload } from '../../../drawing/encoding.ts'
import type { DrawingSize, Operation } from '../../../drawing/operation.ts'
import type { useCommentLayerQuery } from '../../__generated__/useCommentLayerQuery.graphql.ts'
import { forgetLayer, keepLayer, readLayer, type LayerRow } from '../../canvas/layerStorage.ts'
import { ViewDrawing } from '../../canvas/viewDrawing.ts'
import type { Region } from '../../lib/region.ts'
import { draftStorage } from '../../lib/session.ts'
import { commentMessages } from '../../messages/comments.ts'
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
  readonly size: DrawingSize
  readonly model: ViewDrawing
  readonly operations: readonly Operation[]
  /** The part of the picture that the comment is about; null for all of it. */
  readonly region: Region | null
}

const subscribeToNothing = () => () => undefined
const NOTHING = { canUndo: false, canRedo: false }

function layerOf({ viewId, revision, width, height, region, ...row }: Omit<LayerRow, 'owner' | 'at'>): CommentLayer {
  const size = { width, height }
  const operations = row.operations.map(({ opId, kind, payload }) => decodePayload(opId, kind, payload))
  const model = new ViewDrawing({ actorId: ACTOR, size, operations: [], pending: operations, newId })
  return { viewId, revision, size, model, operations, region }
}

const isEmpty = ({ model, region }: CommentLayer) => model.getDrawing().strokes.length === 0 && region === null

/** Keeps a layer for its person; one with nothing in it is forgotten. */
function store(layer: CommentLayer): void {
  const owner = draftStorage()?.key
  if (owner === undefined) return
  const { viewId, revision, size, operations, region } = layer
  if (isEmpty(layer)) {
    void forgetLayer(owner, viewId)
    return
  }
  const encoded = operations.map((operation) =>
    ({ opId: operation.opId, kind: operation.kind, payload: encodePayload(operation) }))
  void keepLayer({ owner, viewId, revision, ...size, operations: encoded, region, at: Date.now() })
}

async function stored(viewId: string): Promise<CommentLayer | null> {
  const owner = draftStorage()?.key
  const row = owner === undefined ? null : await readLayer(owner, viewId)
  return row && layerOf(row)
}

/** The layer of a new comment: begun over a view, drawn in, kept through a reload, and taken with the comment. */
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
    const before = await stored(viewId)
    if (before) {
      setLayer(before)
      return true
    }
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
      setLayer(layerOf({ viewId, revision, width, height, operations: [], region: null }))
      return true
    } catch (error) {
      showFailure(commentMessages.drawFailed, error)
      return false
    }
  }, [environment, layer])

  /** Shows what is kept of a view, if there is something; nothing of another view stays. */
  const show = useCallback(async (viewId: string | null): Promise<void> => {
    const kept = viewId === null ? null : await stored(viewId)
    setLayer((now) => (now?.viewId === viewId ? now : kept))
  }, [])

  useEffect(() => {
    if (layer) store(layer)
  }, [layer])

  const note = (...added: readonly Operation[]): void => {
    if (added.length > 0) setLayer((now) => now && { ...now, operations: [...now.operations, ...added] })
  }

  function draw(operation: Operation): void {
    if (!layer) return
    const isFull = layer.model.getDrawing().strokes.length >= MOST_STROKES
    if (isFull || layer.operations.length >= MOST_OPERATIONS) {
      showToast({ type: 'warning', title: commentMessages.drawingFull })
      return
    }
    layer.model.add(operation)
    note(operation)
  }

  function discard(): void {
    const owner = draftStorage()?.key
    if (layer && owner !== undefined) void forgetLayer(owner, layer.viewId)
    setLayer(null)
  }

  return {
    layer, canUndo, begin, show, draw, discard,
    undo: () => note(...(layer?.model.undo() ?? [])),
    frame: (region: Region | null) => setLayer((now) => now && { ...now, region }),
  }
}

/** A layer as it is sent with its comment; nothing is sent of one that is empty. */
export function sentLayer(layer: CommentLayer) {
  if (isEmpty(layer)) return {}
  const { model, operations, revision, region } = layer
  const drawn = model.getDrawing().strokes.length === 0 ? [] : operations
  return {
    seenRevision: revision,
    ...(region && { region }),
    operations: drawn.map((operation) => ({
      opId: operation.opId, kind: operation.kind, payload: bytesToBase64(encodePayload(operation)),
    })),
  }
}
