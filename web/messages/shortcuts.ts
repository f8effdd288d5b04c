import { translated } from './translated.ts'

/** How keys are called. */
export const shortcutMessages = translated('shortcutMessages', {
  withKeys: (name: string, keys: string) => `${name} (${keys})`,
  keys: {
    Mod: 'Ctrl', Alt: 'Alt', Shift: 'Shift', Meta: 'Win', Escape: 'Esc', Space: 'Space', Enter: 'Enter', Delete: 'Del',
    Backspace: '⌫', Home: 'Home', End: 'End', PageUp: 'PgUp', PageDown: 'PgDn',
    ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→',
  } as Readonly<Record<string, string>>,
  macKeys: { Mod: '⌘', Alt: '⌥', Meta: '⌘', Shift: '⇧', Enter: '↩', Delete: '⌦' } as Readonly<Record<string, string>>,
  keyNames: {
    PgUp: 'Page Up', PgDn: 'Page Down',
    '⌘': 'Command', '⌥': 'Option', '⇧': 'Shift', '⌫': 'Backspace', '⌦': 'Delete', '↩': 'Enter', '↑': 'Up', '↓': 'Down',
    '←': 'Left',
    '→': 'Right', '/': 'Slash', '?': 'Question mark',
    ',': 'Comma', '.': 'Period', '[': 'Left bracket', ']': 'Right bracket',
  } as Readonly<Record<string, string>>,
})
