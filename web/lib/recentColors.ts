import { readSetting, rememberSetting } from './deviceSettings.ts'

/** Most colors that a browser remembers. */
export const MOST_RECENT_COLORS = 12

const SEPARATOR = ','

/** The colors of a setting, the newest first. */
export const colorsIn = (setting: string | null): readonly string[] => setting?.split(SEPARATOR) ?? []

/** Remembers that one color was chosen after another. */
export function noteColor(color: string, before: string): void {
  const colors = new Set([color, before, ...colorsIn(readSetting('recentColors'))])
  rememberSetting('recentColors', [...colors].slice(0, MOST_RECENT_COLORS).join(SEPARATOR))
}

/** The color that was chosen before this one; this one where there was none. */
export const colorBefore = (color: string): string =>
  colorsIn(readSetting('recentColors')).find((other) => other !== color) ?? color
