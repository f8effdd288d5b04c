import { useSyncExternalStore } from 'react'
import { rememberSetting, subscribeToSettings } from '../lib/deviceSettings.ts'
import { type ColorMode, type ColorModePreference, readMode, readPreference, showColors } from './shownColors.ts'
import { Listeners } from '../lib/listeners.ts'

export type { ColorMode, ColorModePreference }

/** The value in pages rendered at build time, for every reader. */
const PRERENDERED = { preference: 'system', mode: 'light' } as const

const listeners = new Listeners()

function apply(): void {
  showColors()
  listeners.tell()
}

/** Puts the theme on the page and keeps it in step with the system and with other tabs. */
export function startColorMode(): void {
  apply()
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', apply)
  subscribeToSettings(apply)
}

/** Remembers the theme on this device. */
export function setColorMode(preference: ColorModePreference): void {
  rememberSetting('colorMode', preference)
  apply()
}

/** The chosen and the shown theme. */
export function useColorMode(): { preference: ColorModePreference; mode: ColorMode } {
  const preference = useSyncExternalStore(listeners.subscribe, readPreference, () => PRERENDERED.preference)
  const mode = useSyncExternalStore(listeners.subscribe, readMode, () => PRERENDERED.mode)
  return { preference, mode }
}
