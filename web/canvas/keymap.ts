import type { StrokeTool } from '../../drawing/stroke.ts'
import { limitsOf, stepRadius, type Brush } from './brush.ts'
import type { Limits } from './engineSettings.ts'
import { colorBefore } from '../lib/recentColors.ts'
import { SHORTCUTS, isPressed, type PressedKey } from '../lib/shortcuts.ts'

/** What a key asks of the drawing page. */
export type DrawingCommand =
  | { readonly type: 'tool'; readonly tool: StrokeTool }
  | { readonly type: 'radius'; readonly direction: 'smaller' | 'larger' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'last-color' }

/** The part of a KeyboardEvent that the keymap reads. */
export interface KeyPress extends PressedKey {
  readonly target: EventTarget | null
  readonly isComposing?: boolean
}

/** What has a use of its own for the arrow keys; the drawing keeps those it uses to itself. */
export const ARROW_USERS = '[role=tab], [role=slider], [role=radiogroup], [role=menu], input, select'

/** The way of each arrow key, to the right and down. */
export const ARROW_WAYS: Readonly<Partial<Record<string, readonly [right: number, down: number]>>> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
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

const { pen, eraser, smaller, larger, undo, redo, lastColor } = SHORTCUTS.drawing
const COMMANDS: readonly (readonly [chords: readonly string[], command: DrawingCommand])[] = [
  [pen, { type: 'tool', tool: 'pen' }],
  [eraser, { type: 'tool', tool: 'eraser' }],
  [smaller, { type: 'radius', direction: 'smaller' }],
  [larger, { type: 'radius', direction: 'larger' }],
  [undo, { type: 'undo' }],
  [redo, { type: 'redo' }],
  [lastColor, { type: 'last-color' }],
]

/** The command a key stands for, or null when it stands for none or text is being typed. */
export function drawingCommandOf(press: KeyPress): DrawingCommand | null {
  if (press.isComposing || isTypingTarget(press.target)) return null
  return COMMANDS.find(([chords]) => isPressed(chords, press))?.[1] ?? null
}

/** What the drawing keys act on. */
export interface DrawingActions {
  readonly onBrushChanged: (change: (brush: Brush) => Brush) => void
  /** A tool is chosen by its key. */
  readonly onTool?: () => void
  readonly onUndo: () => void
  readonly onRedo: () => void
  /** The radii that a brush may have here; those of boards by default. */
  readonly radii?: Limits
}

/** Does what a key stands for. Whether it stands for anything. */
export function runDrawingKey(press: KeyPress, actions: DrawingActions): boolean {
  const { onBrushChanged, onTool, onUndo, onRedo, radii } = actions
  const command = drawingCommandOf(press)
  if (command === null) return false
  if (command.type === 'undo') onUndo()
  if (command.type === 'redo') onRedo()
  if (command.type === 'tool') {
    onTool?.()
    onBrushChanged((brush) => ({ ...brush, tool: command.tool, shape: null }))
  }
  if (command.type === 'last-color') {
    onBrushChanged((brush) => ({ ...brush, color: colorBefore(brush.color), tool: 'pen' }))
  }
  if (command.type === 'radius') {
    onBrushChanged((brush) =>
      ({ ...brush, radius: stepRadius(brush.radius, command.direction, limitsOf(brush.kind, radii)) }))
  }
  return true
}
