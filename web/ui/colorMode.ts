import { useLayoutEffect, useSyncExternalStore } from 'react'
import { rememberSetting, subscribeToSettings } from '../lib/deviceSettings.ts'
import {
  type ColorMode, type ColorModePreference, type ColorModeSurface, readMode, readPreference, showColors,
} from './shownColors.ts'
import { Listeners } from '../lib/listeners.ts'
import { createStore } from '../lib/store.ts'

export type { ColorMode, ColorModePreference, ColorModeSurface }

/** What pages that were rendered at build time say, whoever reads them. */
const PRERENDERED = { preference: 'system', mode: 'light' } as const

const listeners = new Listeners()
const surface = createStore<ColorModeSurface>('public')

const currentPreference = (): ColorModePreference => readPreference(surface.get())
const currentMode = (): ColorMode => readMode(surface.get())

function apply(): void {
  showColors(surface.get())
  listeners.tell()
}

/** Puts the remembered theme on the page and keeps it in step with the system and with other tabs. */
export function startColorMode(initialSurface: ColorModeSurface): void {
  surface.set(initialSurface)
  apply()
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', apply)
  subscribeToSettings(apply)
}

/** Says which surface is shown, so that its default theme applies while nothing was chosen. */
export function useColorModeSurface(next: ColorModeSurface): void {
  useLayoutEffect(() => {
    surface.set(next)
    apply()
  }, [next])
}

/** Remembers the theme on this device. */
export function setColorMode(preference: ColorModePreference): void {
  rememberSetting('colorMode', preference)
  apply()
}

/** The chosen and the shown theme. */
export function useColorMode(): { preference: ColorModePreference; mode: ColorMode } {
  const preference = useSyncExternalStore(listeners.subscribe, currentPreference, () => PRERENDERED.preference)
  const mode = useSyncExternalStore(listeners.subscribe, currentMode, () => PRERENDERED.mode)
  return { preference, mode }
}
