import { isTypingTarget } from '../../canvas/keymap.ts'
import { SHORTCUTS, isPressed, type Chord } from '../../lib/shortcuts.ts'
import { useKeys } from '../../lib/useKeys.ts'
import type { Player } from '../../playback/player.ts'

type KeyActions = {
  player: Player
  onFullScreen: () => void
  onCaptions: () => void
  onUndo: () => void
  onExport?: (() => void) | undefined
  /** Whether a key was another one's. */
  onKey?: ((event: KeyboardEvent) => boolean) | undefined
}

/** What a widget of its own does with a key is not done twice. */
const OWN_KEYS = '[role=slider], [role=menu], [role=menuitemradio], [role=dialog], input'

type SequenceShortcut = Exclude<keyof typeof SHORTCUTS.sequence, 'undo'>

function actionsOf({ player, onFullScreen, onCaptions, onExport }: KeyActions): Record<SequenceShortcut, () => void> {
  return {
    play: () => player.toggle(),
    backwards: () => player.shuttle(-1),
    pause: () => player.pause(),
    forwards: () => player.shuttle(1),
    previousFrame: () => player.step(-1),
    nextFrame: () => player.step(1),
    previousShot: () => player.stepShot(-1),
    nextShot: () => player.stepShot(1),
    start: () => player.seek(0),
    end: () => player.seek(player.getTimeline().frames - 1),
    fullScreen: onFullScreen,
    captions: onCaptions,
    export: () => {
      if (!onExport) return
      player.pause()
      onExport()
    },
  }
}

/** The keys of the preview, while nothing is typed and no menu or dialog is open. */
export function usePreviewKeys(keys: KeyActions): void {
  useKeys('document', (event) => {
    const actions = Object.entries(actionsOf(keys))
    const { target, key } = event
    if (event.defaultPrevented || isTypingTarget(target)) return
    const own = target instanceof Element ? target.closest(OWN_KEYS) : null
    if (own === null && keys.onKey?.(event)) {
      event.preventDefault()
      return
    }
    // A slider has arrows of its own, and no undo.
    if ((own === null || own.role === 'slider') && isPressed(SHORTCUTS.sequence.undo, event)) {
      event.preventDefault()
      keys.onUndo()
      return
    }
    if (own !== null) return
    // A button that has the focus is pressed by the space bar.
    if (key === ' ' && target instanceof Element && target.closest('button, a')) return
    const action = actions.find(([name]) =>
      isPressed(SHORTCUTS.sequence[name as SequenceShortcut] as readonly Chord[], event))?.[1]
    if (!action) return
    event.preventDefault()
    action()
  })
}
