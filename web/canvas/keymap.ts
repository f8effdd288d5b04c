import type { StrokeTool } from '../../drawing/stroke.ts'

/** What a key asks of the drawing page. */
export type DrawingCommand =
  | { readonly type: 'tool'; readonly tool: StrokeTool }
  | { readonly type: 'radius'; readonly direction: 'smaller' | 'larger' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }

/** The part of a KeyboardEvent that the keymap reads. */
export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly target: EventTarget | null
  readonly isComposing?: boolean
}

const INPUTS_WITHOUT_TEXT = new Set(
  ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'],
)

/** Whether keys pressed on the target are text being typed. */
export function isTypingTarget(target: EventTarget | null): boolean {
  if (typeof Element === 'undefined' || !(target instanceof Element)) return false
  if (target instanceof HTMLInputElement) return !INPUTS_WITHOUT_TEXT.has(target.type)
  const editable = target.closest('[contenteditable]')
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (editable !== null && editable.getAttribute('contenteditable') !== 'false')
  )
}

/** The command a key stands for, or null when it stands for none or text is being typed. */
export function drawingCommandOf(press: KeyPress): DrawingCommand | null {
  if (press.isComposing || press.altKey || isTypingTarget(press.target)) return null
  const key = press.key.toLowerCase()
  if (press.ctrlKey || press.metaKey) {
    if (key === 'z') return { type: press.shiftKey ? 'redo' : 'undo' }
    if (key === 'y' && !press.shiftKey) return { type: 'redo' }
    return null
  }
  if (key === '[') return { type: 'radius', direction: 'smaller' }
  if (key === ']') return { type: 'radius', direction: 'larger' }
  if (press.shiftKey) return null
  if (key === 'b') return { type: 'tool', tool: 'pen' }
  if (key === 'e') return { type: 'tool', tool: 'eraser' }
  return null
}
