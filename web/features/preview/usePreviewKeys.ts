import { useEffect } from 'react'
import { drawingCommandOf, isTypingTarget } from '../../canvas/keymap.ts'
import type { Player } from '../../playback/player.ts'

type KeyActions = { player: Player; onFullScreen: () => void; onCaptions: () => void; onUndo: () => void }

/** What a widget of its own does with a key is not done twice. */
const OWN_KEYS = '[role=slider], [role=menu], [role=menuitemradio], input'

function actionOf(key: string, isShift: boolean, { player, onFullScreen, onCaptions }: Omit<KeyActions, 'onUndo'>) {
  const actions: Partial<Record<string, () => void>> = {
    ' ': () => player.toggle(),
    'j': () => player.shuttle(-1),
    'k': () => player.pause(),
    'l': () => player.shuttle(1),
    ',': () => player.step(-1),
    '.': () => player.step(1),
    'ArrowLeft': () => (isShift ? player.step(-1) : player.stepShot(-1)),
    'ArrowRight': () => (isShift ? player.step(1) : player.stepShot(1)),
    'Home': () => player.seek(0),
    'End': () => player.seek(player.getTimeline().frames - 1),
    'f': onFullScreen,
    'c': onCaptions,
  }
  return actions[key.length === 1 ? key.toLowerCase() : key]
}

/** The keys of the preview, while nothing is typed and no menu is open. */
export function usePreviewKeys({ player, onFullScreen, onCaptions, onUndo }: KeyActions): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { target, key } = event
      if (!event.defaultPrevented && drawingCommandOf(event)?.type === 'undo') {
        event.preventDefault()
        onUndo()
        return
      }
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof Element && (isTypingTarget(target) || target.closest(OWN_KEYS))) return
      // A button that has the focus is pressed by the space bar.
      if (key === ' ' && target instanceof Element && target.closest('button, a')) return
      const action = actionOf(key, event.shiftKey, { player, onFullScreen, onCaptions })
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onCaptions, onFullScreen, onUndo, player])
}
