import { afterEach, describe, expect, it } from 'vitest'
import { rememberSetting } from '../../lib/deviceSettings.ts'
import { SHORTCUTS, type Chord, type PressedKey } from '../../lib/shortcuts.ts'
import { giveKeys, isFixed, neededBy, pressedChord, takenBy } from './keyRules.ts'

afterEach(() => localStorage.clear())

const press = (key: string, held: Partial<PressedKey> = {}): PressedKey =>
  ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held })

describe('pressedChord', () => {
  it.each<[PressedKey, Chord | null]>([
    [press('q'), 'Q'],
    [press('Q', { shiftKey: true }), 'Shift+Q'],
    [press('Z', { ctrlKey: true, shiftKey: true }), 'Mod+Shift+Z'],
    [press('z', { metaKey: true }), 'Mod+Z'],
    [press('?', { shiftKey: true }), '?'],
    [press('+', { shiftKey: true }), '+'],
    [press(' '), 'Space'],
    [press('PageUp', { shiftKey: true }), 'Shift+PageUp'],
    [press('ß'), 'ß'],
    [press('Shift', { shiftKey: true }), null],
    [press('Dead'), null],
  ])('reads %j', (event, chord) => {
    expect(pressedChord(event)).toBe(chord)
  })
})

describe('neededBy', () => {
  it.each(['Mod+W', 'Mod+T', 'Mod+1', 'Mod+Shift+T', 'Alt+F', 'Mod+Alt+Q', 'F5', 'F12', 'Mod+PageUp', 'BrowserBack'])(
    'leaves %s to the browser', (chord) => expect(neededBy(chord)).toBe('browser'),
  )
  it.each(['Tab', 'Shift+Tab', 'Enter', 'Mod+Enter', 'Escape', 'Space', 'ArrowLeft', 'Shift+ArrowUp', 'Backspace'])(
    'leaves %s to the page', (chord) => expect(neededBy(chord)).toBe('page'),
  )
  it.each(['Q', 'Shift+Q', '7', '+', 'Mod+B', 'Mod+Shift+G', 'F4', 'Delete', 'Shift+PageUp'])(
    'gives %s away', (chord) => expect(neededBy(chord)).toBeNull(),
  )
})

describe('takenBy', () => {
  it('names what acts at the same time, and nothing that acts elsewhere', () => {
    expect(takenBy('drawing.pen', 'O')).toEqual(['board.open', 'preview.onionSkin'])
    expect(takenBy('drawing.pen', 'F')).toEqual(['preview.fullScreen'])
    expect(takenBy('board.open', 'J')).toEqual([])
    expect(takenBy('everywhere.search', 'J')).toEqual(['sequence.backwards', 'importPlan.next'])
    expect(takenBy('drawing.pen', 'B')).toEqual([])
  })

  it('knows the keys as they are now', () => {
    rememberSetting('shortcuts', JSON.stringify({ 'board.insert': ['W'] }))
    expect(takenBy('drawing.pen', 'N')).toEqual([])
    expect(takenBy('drawing.pen', 'w')).toEqual(['board.insert'])
  })

  it('finds nothing wrong with two that share a key by default', () => {
    expect(takenBy('sequence.undo', 'Mod+Z')).toEqual([])
    expect(takenBy('sequence.start', '.')).toEqual(['sequence.nextFrame', 'review.next'])
  })
})

describe('giveKeys', () => {
  it('takes a key from those who have it, and forgets keys that are the default ones', () => {
    expect(giveKeys('drawing.pen', ['Y'], ['drawing.redo'])).toEqual([
      { name: 'drawing.pen', keys: ['Y'] }, { name: 'drawing.redo', keys: ['Mod+Shift+Z', 'Mod+Y'] },
    ])
    expect(giveKeys('drawing.pen', ['Mod+Y'], ['drawing.redo'])[1]?.keys).toEqual(['Mod+Shift+Z'])
    expect(giveKeys('drawing.pen', ['b'], [])).toEqual([{ name: 'drawing.pen', keys: null }])
  })
})

it('every shortcut that stays is one of the sheet', () => {
  const all = Object.entries(SHORTCUTS).flatMap(([place, own]) => Object.keys(own).map((name) => `${place}.${name}`))
  const fixed = all.filter(isFixed)
  expect(fixed).toHaveLength(27)
  // Whatever is left can be given back by pressing it, or is set back.
  expect(all.length - fixed.length).toBeGreaterThan(60)
})
