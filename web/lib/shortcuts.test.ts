import { afterEach, describe, expect, it, test } from 'vitest'
import { drawingCommandOf } from '../canvas/keymap.ts'
import { rememberSetting } from './deviceSettings.ts'
import {
  SHORTCUTS, isPressed, isSingleKey, partsOf, type Chord, type PressedKey, type ShortcutPlace,
} from './shortcuts.ts'

afterEach(() => localStorage.clear())

function pressed(chord: Chord): PressedKey & { target: null } {
  const { held, key } = partsOf(chord)
  return {
    key: key === 'Space' ? ' ' : key, ctrlKey: held.includes('Mod'), metaKey: held.includes('Meta'),
    altKey: held.includes('Alt') || key === 'Alt',
    shiftKey: held.includes('Shift'), target: null,
  }
}

const ALL = Object.values(SHORTCUTS).flatMap((place) => Object.values<readonly Chord[]>(place).flat())

describe('isPressed', () => {
  it.each(ALL)('knows %s', (chord) => {
    expect(isPressed([chord], pressed(chord))).toBe(true)
    expect(isPressed([chord], { ...pressed(chord), altKey: !pressed(chord).altKey })).toBe(false)
  })

  it('takes ⌘ for Mod too', () => {
    expect(isPressed(SHORTCUTS.everywhere.search, { ...pressed('K'), metaKey: true })).toBe(true)
  })

  it('asks for exactly what is held down', () => {
    expect(isPressed(SHORTCUTS.everywhere.search, pressed('K'))).toBe(false)
    expect(isPressed(SHORTCUTS.everywhere.search, pressed('Mod+Shift+K'))).toBe(false)
    expect(isPressed(SHORTCUTS.drawing.undo, pressed('Mod+Shift+Z'))).toBe(false)
    expect(isPressed(SHORTCUTS.drawing.pen, pressed('Shift+B'))).toBe(false)
  })

  it('finds a sign or a digit wherever the keyboard has it', () => {
    expect(isPressed(SHORTCUTS.everywhere.search, { ...pressed('/'), shiftKey: true })).toBe(true)
    expect(isPressed(SHORTCUTS.everywhere.sheet, { ...pressed('?'), shiftKey: true })).toBe(true)
    expect(isPressed(SHORTCUTS.comparison.wipe, { ...pressed('2'), shiftKey: true })).toBe(true)
  })

  it('knows the keys that the account changed in place of the default ones', () => {
    rememberSetting('shortcuts', JSON.stringify({ 'drawing.pen': ['Mod+B', '+'], 'drawing.eraser': [] }))
    expect(isPressed(SHORTCUTS.drawing.pen, pressed('B'))).toBe(false)
    expect(isPressed(SHORTCUTS.drawing.pen, pressed('Mod+B'))).toBe(true)
    expect(isPressed(SHORTCUTS.drawing.pen, { ...pressed('+'), shiftKey: true })).toBe(true)
    expect(isPressed(SHORTCUTS.drawing.eraser, pressed('E'))).toBe(false)
    expect(isPressed(SHORTCUTS.board.open, pressed('O'))).toBe(true)
    expect(drawingCommandOf(pressed('Mod+B'))).toEqual({ type: 'tool', tool: 'pen' })
    localStorage.setItem('framewright.shortcuts', 'no map')
    expect(isPressed(SHORTCUTS.drawing.pen, pressed('B'))).toBe(true)
  })

  it('lets letters and signs alone be turned off, and nothing else', () => {
    rememberSetting('singleKeys', 'off')
    for (const chord of ALL) expect(isPressed([chord], pressed(chord))).toBe(!isSingleKey(chord))
  })
})

test('the drawing answers to the keys the sheet lists', () => {
  const commands = {
    pen: { type: 'tool', tool: 'pen' },
    eraser: { type: 'tool', tool: 'eraser' },
    smaller: { type: 'radius', direction: 'smaller' },
    larger: { type: 'radius', direction: 'larger' },
    undo: { type: 'undo' },
    redo: { type: 'redo' },
    lastColor: { type: 'last-color' },
  } as const
  for (const [name, command] of Object.entries(commands)) {
    for (const chord of SHORTCUTS.drawing[name as keyof typeof commands]) {
      expect(drawingCommandOf(pressed(chord))).toEqual(command)
    }
  }
})

/** Keys of one place that mean another thing at another moment, or where the focus is on another part of a card. */
const IN_TURN = new Set(['tasks.pickUp tasks.drop', 'board.pickUp board.select'])
/** Escape closes what is on top, whatever that is. */
const OF_LAYERS = 'everywhere.close'

test('no two shortcuts of a place share a key, nor one of them with what acts everywhere', () => {
  const everywhere = namedIn('everywhere').filter(([name]) => name !== OF_LAYERS)
  for (const place of Object.keys(SHORTCUTS) as ShortcutPlace[]) {
    const named = place === 'everywhere' ? everywhere : [...everywhere, ...namedIn(place)]
    const taken = new Map<string, string>()
    for (const [name, chord] of named) {
      const other = taken.get(chord)
      if (other === undefined || !IN_TURN.has(`${other} ${name}`)) expect(other, `${chord}: ${name}`).toBeUndefined()
      taken.set(chord, name)
    }
  }
})

const namedIn = (place: ShortcutPlace) =>
  Object.entries<readonly Chord[]>(SHORTCUTS[place]).flatMap(([name, chords]) =>
    chords.map((chord): [name: string, chord: string] => [`${place}.${name}`, chord]))
