import type { RefObject } from 'react'
import { LAYER_ROLES, type LayerRole } from '../../../drawing/layer.ts'
import { BRUSHES, type StrokeBrush } from '../../../drawing/stroke.ts'
import { ARROW_USERS, isTypingTarget, runDrawingKey, type DrawingActions } from '../../canvas/keymap.ts'
import { SHORTCUTS, isPressed } from '../../lib/shortcuts.ts'
import { useKeys } from '../../lib/useKeys.ts'
import type { MarkTool } from './CommentPen.tsx'

type PreviewKeys = DrawingActions & {
  onStep: (step: -1 | 1) => void
  onFullScreen: () => void
  onBrushKind: (kind: StrokeBrush) => void
  /** Shapes are drawn in place of the path of the pen. */
  onShape: () => void
  /** The layer of a role is chosen. */
  onLayer: (role: LayerRole) => void
  onQuickMenu: () => void
  /** The camera move is shown, or no longer. */
  onCamera: () => void
  onOnionSkin: () => void
  /** Labels are written, or no longer. */
  onLabel: () => void
  onComment: () => void
  /** The picture is marked for a comment. */
  onMark: (tool: MarkTool) => void
  /** A key is held down that turns the view. */
  onTurnHeld: (event: KeyboardEvent) => void
  onFlip: () => void
  /** A key is held down that picks a color from the picture. */
  onPickHeld: (event: KeyboardEvent) => void
  /** Esc: one layer is left. */
  onLeave: () => void
}

const {
  previous, next, fullScreen, comment, draw, region, turn, flip, pick, shape, quickMenu, camera, onionSkin, label,
} = SHORTCUTS.preview

/** The preview's keys: of drawing, to the neighbours, for full screen, comments, marks and the quick menu, and Esc. */
export function usePreviewKeys(content: RefObject<HTMLElement | null>, keys: PreviewKeys): void {
  useKeys('document', (event) => {
    const { onStep, onFullScreen, onBrushKind, onShape, onCamera, onLayer, onQuickMenu, onComment, onMark } = keys
    const { onLabel, onTurnHeld, onFlip, onPickHeld, onOnionSkin, onLeave } = keys
    const target = event.target instanceof Element ? event.target : document.body
    // The card from which it was opened has the focus for a moment after it is shown.
    const isCard = target.closest('[data-card]') !== null
    const isHere = target === document.body || isCard || content.current?.contains(target) === true
    // The dialog prevents Esc from closing it by itself.
    const isTaken = event.defaultPrevented && event.key !== 'Escape'
    const layer = target.closest('[role=menu], [role=dialog]')
    if (!isHere || isTaken || (layer && layer !== content.current)) return
    if (isTypingTarget(target)) {
      // Esc leaves a text, which saves it, and not the preview.
      if (event.key === 'Escape' && !event.isComposing) content.current?.focus()
      return
    }
    const step = isPressed(previous, event) ? -1 : isPressed(next, event) ? 1 : null
    const role = LAYER_ROLES.find((name) => isPressed(SHORTCUTS.layers[name], event))
    const kind = BRUSHES.find((name) => isPressed(SHORTCUTS.brushes[name], event))
    if (event.key === 'Escape') onLeave()
    else if (kind) onBrushKind(kind)
    else if (role) onLayer(role)
    else if (isPressed(shape, event)) onShape()
    else if (isPressed(fullScreen, event)) onFullScreen()
    else if (isPressed(turn, event)) onTurnHeld(event)
    else if (isPressed(flip, event)) onFlip()
    else if (isPressed(pick, event)) onPickHeld(event)
    else if (isPressed(quickMenu, event)) onQuickMenu()
    else if (isPressed(camera, event)) onCamera()
    else if (isPressed(onionSkin, event)) onOnionSkin()
    else if (isPressed(label, event)) onLabel()
    else if (isPressed(comment, event)) onComment()
    else if (isPressed(region, event)) onMark('region')
    else if (isPressed(draw, event)) onMark('pen')
    else if (step !== null && !target.closest(ARROW_USERS)) onStep(step)
    else if (!runDrawingKey(event, keys)) return
    event.preventDefault()
  })
}
