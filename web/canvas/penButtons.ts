import { readSetting, type PenAction } from '../lib/deviceSettings.ts'

/** What the buttons of pens do while nobody has chosen otherwise: the nearer one first. */
export const PEN_BUTTONS = { penButton: 'menu', secondPenButton: 'pick' } as const satisfies Record<string, PenAction>

/** The numbers of a pen's buttons in events, and their places in `buttons`. */
const NUMBERS = { penButton: [2, 2], secondPenButton: [1, 4] } as const

/** What the button does with which a pen was pressed; null for its tip, and for other pointers. */
export function penActionOf({ pointerType, button, buttons }: PointerEvent): PenAction | null {
  if (pointerType !== 'pen') return null
  for (const name of ['penButton', 'secondPenButton'] as const) {
    const [number, mask] = NUMBERS[name]
    if (button === number || (buttons & mask) !== 0) return readSetting(name) ?? PEN_BUTTONS[name]
  }
  return null
}
