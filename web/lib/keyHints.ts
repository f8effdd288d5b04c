import { shortcutMessages } from '../messages/shortcuts.ts'
import { chordsOf, isMac, isSingleKey, partsOf, type Chord, type Shortcut } from './shortcuts.ts'
import { useSetting } from './useSetting.ts'

const words = shortcutMessages

/** A key as it is printed on the keyboard. */
export const capOf = (key: string): string =>
  (isMac() ? words.macKeys[key] : undefined) ?? words.keys[key] ?? key.toUpperCase()

/** A chord in a sentence: Ctrl+Shift+Z, or ⌘⇧Z on a Mac. */
export function keysText(chord: Chord): string {
  const { held, key } = partsOf(chord)
  return [...held, key].map(capOf).join(isMac() ? '' : '+')
}

/** The same for `aria-keyshortcuts`. */
export const ariaKeys = (chord: Chord | undefined): string | undefined =>
  chord?.replace('Mod', isMac() ? 'Meta' : 'Control')

/** The first chord of a shortcut that acts now; renders again when that changes. */
export function useFirstChord(): (shortcut: Shortcut) => Chord | undefined {
  useSetting('shortcuts')
  const hasSingles = useSetting('singleKeys') !== 'off'
  return (shortcut) => chordsOf(shortcut).find((chord) => hasSingles || !isSingleKey(chord))
}

/** Names with the keys that do the same, for tooltips and menus. */
export function useKeyHints(): (name: string, shortcut: Shortcut) => string {
  const firstChord = useFirstChord()
  return (name, shortcut) => {
    const chord = firstChord(shortcut)
    return chord === undefined ? name : words.withKeys(name, keysText(chord))
  }
}
