import { useLayoutEffect, useSyncExternalStore } from 'react'

/** What the person asked for; `system` follows the operating system. */
export type ColorModePreference = 'light' | 'dark' | 'system'
/** What is on the screen. */
export type ColorMode = 'light' | 'dark'
/** Where the page belongs: each surface has its own default. */
export type ColorModeSurface = 'dashboard' | 'public'

const STORAGE_KEY = 'framewright.colorMode'
const BAR_COLORS: Record<ColorMode, string> = { light: '#F7F5F0', dark: '#0E0F12' }
const DEFAULTS: Record<ColorModeSurface, ColorModePreference> = { dashboard: 'dark', public: 'system' }

const listeners = new Set<() => void>()
let surface: ColorModeSurface = 'public'

function isPreference(value: string | null): value is ColorModePreference {
  return value === 'light' || value === 'dark' || value === 'system'
}

function currentPreference(): ColorModePreference {
  const stored = localStorage.getItem(STORAGE_KEY)
  return isPreference(stored) ? stored : DEFAULTS[surface]
}

function systemMode(): ColorMode {
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

function currentMode(): ColorMode {
  const preference = currentPreference()
  return preference === 'system' ? systemMode() : preference
}

function apply(): void {
  const mode = currentMode()
  const root = document.documentElement
  root.classList.remove(mode === 'dark' ? 'light' : 'dark')
  root.classList.add(mode)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLORS[mode])
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Puts the remembered theme on the page and keeps it in step with the system and with other tabs. */
export function startColorMode(initialSurface: ColorModeSurface): void {
  surface = initialSurface
  apply()
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', apply)
  window.addEventListener('storage', (event) => {
    if (event.key === STORAGE_KEY) apply()
  })
}

/** Says which surface is shown, so that its default theme applies while nothing was chosen. */
export function useColorModeSurface(next: ColorModeSurface): void {
  useLayoutEffect(() => {
    surface = next
    apply()
  }, [next])
}

/** Remembers the theme on this device. */
export function setColorMode(preference: ColorModePreference): void {
  localStorage.setItem(STORAGE_KEY, preference)
  apply()
}

/** The chosen and the shown theme. */
export function useColorMode(): { preference: ColorModePreference; mode: ColorMode } {
  const preference = useSyncExternalStore(subscribe, currentPreference)
  const mode = useSyncExternalStore(subscribe, currentMode)
  return { preference, mode }
}
