import { useState, type RefObject } from 'react'
import type { LayerKey } from '../../../drawing/layer.ts'
import type { DrawingEngine } from '../../canvas/engine.ts'

/** How this browser alone looks at the layers of a drawing. */
export interface LayerView {
  /** The only layer that is seen; null for all. */
  readonly solo: LayerKey | null
  readonly setSolo: (solo: LayerKey | null) => void
  /** The layer that somebody tried to draw on while it takes no ink, and how often; null while nobody did. */
  readonly refused: { readonly key: LayerKey; readonly count: number } | null
  readonly noteRefused: (key: LayerKey) => void
  /** Shows the layer that is drawn on as if it were so opaque, 0–1. */
  readonly showOpacity: (opacity: number) => void
}

/** How the preview of a view looks at its layers; another view starts with its own. */
export function useLayerView(viewId: string | null, engine: RefObject<DrawingEngine | null>): LayerView {
  const [{ of, solo }, setSolo] = useState<{ of: string | null; solo: LayerKey | null }>({ of: viewId, solo: null })
  const [refused, setRefused] = useState<LayerView['refused']>(null)
  return {
    solo: of === viewId ? solo : null,
    setSolo: (key) => setSolo({ of: viewId, solo: key }),
    refused,
    noteRefused: (key) => setRefused((before) => ({ key, count: (before?.key === key ? before.count : 0) + 1 })),
    showOpacity: (opacity) => engine.current?.showLook({ opacity }),
  }
}
