import { SHORTCUTS, chordsOf, partsOf, type Chord, type PressedKey, type Shortcut } from '../../lib/shortcuts.ts'
import type { ShortcutPlace } from '../../lib/shortcuts.ts'

/** Places whose shortcuts act at the same time. */
const TOGETHER: readonly (readonly ShortcutPlace[])[] = [
  ['everywhere', 'drawing', 'board'],
  ['everywhere', 'drawing', 'preview', 'brushes', 'layers', 'selection'],
  ['everywhere', 'sequence', 'review'],
  ['everywhere', 'sequence', 'playlist'],
  ['everywhere', 'comparison'],
  ['everywhere', 'importPlan'],
  ['everywhere', 'tasks'],
  ['everywhere', 'breakdown'],
]

/** Shortcuts with keys that a page needs, or that are heard by controls of others. */
const FIXED: ReadonlySet<string> = new Set([
  'everywhere.close', 'everywhere.toasts', 'drawing.pan', 'drawing.cursor', 'drawing.line', 'drawing.leave',
  'board.deselect', 'board.pickUp', 'board.move', 'board.renameView', 'board.ends', 'board.select', 'preview.leave',
  'selection.nudge', 'selection.leave', 'comments.send', 'comments.leave', 'importPlan.choose', 'exportDialog.run',
  'tasks.pickUp', 'tasks.move', 'tasks.drop', 'tasks.cancel', 'breakdown.move', 'breakdown.ends', 'breakdown.corners',
  'breakdown.open',
])
/** It closes what is on top, whatever else its key does. */
const OF_LAYERS = 'everywhere.close'

/** Keys to move through a page, and to press and leave what is on it. */
const PAGE_KEYS: ReadonlySet<string> = new Set([
  'Tab', 'Enter', 'Escape', 'Space', 'Backspace', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight',
])
/** Keys with a name that neither browsers nor systems need. */
const FREE_KEYS: ReadonlySet<string> = new Set(['Delete', 'Home', 'End', 'PageUp', 'PageDown', 'F2', 'F4', 'F8', 'F9'])
/** Letters that no browser needs together with Ctrl or ⌘, and with Shift too. */
const FREE_WITH_MOD = /^[BEIKYZ]$/
const FREE_WITH_MOD_AND_SHIFT = /^[DEFGHLSUXYZ]$/
/** What is pressed on the way to a key. */
const UNFINISHED: ReadonlySet<string> = new Set([
  'Control', 'Meta', 'Alt', 'AltGraph', 'Shift', 'CapsLock', 'Fn', 'Dead', 'Process', 'Unidentified',
])
const LETTER = /^[A-Z]$/

const shortcuts: ReadonlyMap<string, Shortcut> = new Map(
  Object.entries<Readonly<Record<string, Shortcut>>>(SHORTCUTS).flatMap(([place, all]) =>
    Object.entries(all).map(([name, shortcut]) => [`${place}.${name}`, shortcut] as const)),
)

/** New chords of a shortcut; null for those that it has by default. */
export interface KeyChange {
  readonly name: string
  readonly keys: readonly Chord[] | null
}

/** The chord that an event presses; null while there is only what is held down. */
export function pressedChord({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): Chord | null {
  if (UNFINISHED.has(key)) return null
  const upper = key.toUpperCase()
  const name = key === ' ' ? 'Space' : key.length === 1 && upper.length === 1 ? upper : key
  const hasMod = ctrlKey || metaKey
  // Where a sign is on the keyboard, and whether it needs Shift, differs from country to country.
  const hasShift = shiftKey && (hasMod || name.length > 1 || LETTER.test(name))
  return [...(hasMod ? ['Mod'] : []), ...(altKey ? ['Alt'] : []), ...(hasShift ? ['Shift'] : []), name].join('+')
}

/** Whether the keys of a shortcut stay as they are. */
export const isFixed = (name: string): boolean => FIXED.has(name)

/** Who needs a chord, so that no shortcut can have it; null for nobody. */
export function neededBy(chord: Chord): 'browser' | 'page' | null {
  const { held, key } = partsOf(chord)
  const isWithMod = held.includes('Mod') || held.includes('Meta')
  if (PAGE_KEYS.has(key)) return 'page'
  // Alt opens menus and types signs.
  if (held.includes('Alt') || (key.length > 1 && !FREE_KEYS.has(key))) return 'browser'
  if (!isWithMod) return null
  return (held.includes('Shift') ? FREE_WITH_MOD_AND_SHIFT : FREE_WITH_MOD).test(key) ? null : 'browser'
}

const hasChord = (chords: readonly Chord[], chord: Chord): boolean =>
  chords.some((each) => each.toUpperCase() === chord.toUpperCase())

const placeOf = (name: string): string => name.slice(0, name.indexOf('.'))

/** The other shortcuts that have a chord where a shortcut acts, unless both have it by default. */
export function takenBy(name: string, chord: Chord): readonly string[] {
  const place = placeOf(name)
  const places = new Set<string>(TOGETHER.filter((group) => group.some((each) => each === place)).flat())
  const isOwn = hasChord(shortcuts.get(name) ?? [], chord)
  return [...shortcuts].flatMap(([other, shortcut]) => {
    const isApart = other === name || other === OF_LAYERS || !places.has(placeOf(other))
    return isApart || !hasChord(chordsOf(shortcut), chord) || (isOwn && hasChord(shortcut, chord)) ? [] : [other]
  })
}

/** Gives chords to a shortcut, null for its own, and takes them from others. */
export function giveKeys(name: string, keys: readonly Chord[] | null, others: readonly string[]): KeyChange[] {
  const own = shortcuts.get(name) ?? []
  const given = keys ?? own
  const isDefault = given.length === own.length && given.every((chord) => hasChord(own, chord))
  return [
    { name, keys: isDefault ? null : given },
    ...others.map((other) => ({
      name: other, keys: chordsOf(shortcuts.get(other) ?? []).filter((chord) => !hasChord(given, chord)),
    })),
  ]
}

/** The chords that a shortcut has by default. */
export const defaultKeys = (name: string): Shortcut => shortcuts.get(name) ?? []
