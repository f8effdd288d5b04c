import { areSingleKeysOn, readSetting } from './deviceSettings.ts'

/** A key with what is held down beside it: 'Mod+Shift+Z', 'ArrowLeft', '/'. Mod is ⌘ on a Mac and Ctrl elsewhere. */
export type Chord = string

/** One of `SHORTCUTS`: the chords that it has by default. */
export type Shortcut = readonly Chord[]

/** The part of a KeyboardEvent that is read. */
export interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/**
 * Every shortcut by the place where it acts, with its default chords; the sheet lists them and lets people change them,
 * and the handlers ask `isPressed`. Chords of one shortcut do the same.
 */
export const SHORTCUTS = {
  everywhere: {
    search: ['Mod+K', '/'],
    sheet: ['?'],
    close: ['Escape'],
    // The region of the toasts listens to it.
    toasts: ['Alt+T'],
    export: ['Mod+Shift+E'],
  },
  drawing: {
    pen: ['B'],
    eraser: ['E'],
    smaller: ['['],
    larger: [']'],
    undo: ['Mod+Z'],
    redo: ['Mod+Shift+Z', 'Mod+Y'],
    lastColor: ['X'],
    pan: ['Space'],
    fit: ['Mod+0'],
    cursor: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    line: ['Enter'],
    leave: ['Escape'],
  },
  board: {
    selectAll: ['Mod+A'],
    deselect: ['Escape'],
    remove: ['Delete', 'Meta+Backspace'],
    pickUp: ['Space', 'Enter'],
    move: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    renameView: ['F2'],
    ends: ['Home', 'End'],
    select: ['Space'],
    insert: ['N'],
    open: ['O'],
    status: ['S'],
    duration: ['D'],
    play: ['P'],
    task: ['T'],
    comment: ['M'],
    print: ['Mod+P'],
  },
  preview: {
    previous: ['ArrowLeft', 'PageUp'],
    next: ['ArrowRight', 'PageDown'],
    fullScreen: ['F'],
    comment: ['M'],
    draw: ['D'],
    region: ['Shift+D'],
    turn: ['R'],
    flip: ['H'],
    pick: ['Alt'],
    shape: ['U'],
    quickMenu: ['Q'],
    camera: ['C'],
    onionSkin: ['O'],
    label: ['T'],
    leave: ['Escape'],
  },
  brushes: {
    ink: ['I'],
    pencil: ['P'],
    marker: ['K'],
    soft: ['S'],
    fill: ['G'],
  },
  layers: {
    reference: ['1'],
    fill: ['2'],
    tone: ['3'],
    pencil: ['4'],
    ink: ['5'],
    notes: ['6'],
  },
  selection: {
    tool: ['L'],
    all: ['Mod+A'],
    copy: ['Mod+C'],
    cut: ['Mod+X'],
    paste: ['Mod+V'],
    remove: ['Delete', 'Backspace'],
    edit: ['Enter'],
    nudge: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    leave: ['Escape'],
  },
  comments: {
    send: ['Mod+Enter'],
    leave: ['Escape'],
  },
  sequence: {
    play: ['Space'],
    backwards: ['J'],
    pause: ['K'],
    forwards: ['L'],
    previousShot: ['ArrowLeft'],
    nextShot: ['ArrowRight'],
    previousFrame: [',', 'Shift+ArrowLeft'],
    nextFrame: ['.', 'Shift+ArrowRight'],
    start: ['Home'],
    end: ['End'],
    captions: ['C'],
    fullScreen: ['F'],
    export: ['E'],
    undo: ['Mod+Z'],
  },
  review: {
    comment: ['M'],
    range: ['Shift+M'],
    draw: ['D'],
    region: ['Shift+D'],
    undo: ['Mod+Z'],
    next: ['.'],
    previous: [','],
    resolve: ['R'],
  },
  playlist: {
    previousItem: ['PageUp'],
    nextItem: ['PageDown'],
    note: ['M'],
    draw: ['D'],
    region: ['Shift+D'],
    undo: ['Mod+Z'],
  },
  comparison: {
    next: ['.'],
    previous: [','],
    side: ['1'],
    wipe: ['2'],
    overlay: ['3'],
  },
  importPlan: {
    next: ['J', 'ArrowDown'],
    previous: ['K', 'ArrowUp'],
    choose: ['Space'],
  },
  exportDialog: {
    run: ['Mod+Enter'],
  },
  tasks: {
    pickUp: ['Space', 'Enter'],
    move: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    drop: ['Space', 'Enter'],
    cancel: ['Escape'],
  },
  breakdown: {
    move: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    ends: ['Home', 'End'],
    corners: ['Mod+Home', 'Mod+End'],
    open: ['Enter', 'Space'],
  },
} as const satisfies Record<string, Record<string, readonly Chord[]>>

/** Where shortcuts act. */
export type ShortcutPlace = keyof typeof SHORTCUTS

/** Chords of shortcuts by 'place.name'. */
export type KeyMap = Readonly<Record<string, readonly Chord[]>>

const NAMES: ReadonlyMap<Shortcut, string> = new Map(
  Object.entries<Readonly<Record<string, Shortcut>>>(SHORTCUTS).flatMap(([place, shortcuts]) =>
    Object.entries(shortcuts).map(([name, shortcut]) => [shortcut, `${place}.${name}`] as const)),
)

/** The shortcuts that the person changed: a copy of the account's in this browser, so that they act at once. */
export const changedKeys = (): KeyMap => JSON.parse(readSetting('shortcuts') ?? '{}') as KeyMap

/** The chords that a shortcut has now. */
export function chordsOf(shortcut: Shortcut): readonly Chord[] {
  const name = NAMES.get(shortcut)
  return (name === undefined ? undefined : changedKeys()[name]) ?? shortcut
}

const LETTER = /^[a-z]$/i

/** The keys of a chord, the last being the one that is pressed. */
export function partsOf(chord: Chord): { held: readonly string[]; key: string } {
  const key = chord.endsWith('+') ? '+' : chord.slice(chord.lastIndexOf('+') + 1)
  return { held: chord.slice(0, chord.length - key.length).split('+').filter((part) => part !== ''), key }
}

/** Whether a chord is one letter, digit or sign, which can be turned off and is typed wherever there is text. */
export function isSingleKey(chord: Chord): boolean {
  return chord.length === 1
}

function isChord(chord: Chord, event: PressedKey): boolean {
  const { held, key } = partsOf(chord)
  const pressed = event.key === ' ' ? 'Space' : event.key
  if (pressed.toLowerCase() !== key.toLowerCase()) return false
  const isSingle = isSingleKey(chord)
  if (isSingle && !areSingleKeysOn()) return false
  const hasMod = event.ctrlKey || event.metaKey
  if (event.altKey !== (held.includes('Alt') || key === 'Alt')) return false
  if (hasMod !== (held.includes('Mod') || held.includes('Meta'))) return false
  if (held.includes('Meta') && !event.metaKey) return false
  // Where a digit or a sign is on the keyboard, and whether it needs Shift, differs from country to country.
  return (isSingle && !LETTER.test(key)) || event.shiftKey === held.includes('Shift')
}

/** Whether an event is a shortcut; a letter or sign alone is none while these are turned off. */
export function isPressed(shortcut: Shortcut, event: PressedKey): boolean {
  return chordsOf(shortcut).some((chord) => isChord(chord, event))
}

/** Whether the person's keyboard is a Mac's. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform)
}
