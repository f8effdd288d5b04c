import { readSetting, type DeviceSettings } from '../lib/deviceSettings.ts'

/** What the person asked for; `system` follows the operating system. */
export type ColorModePreference = DeviceSettings['colorMode']
/** What is on the screen. */
export type ColorMode = 'light' | 'dark'
const BAR_COLORS: Record<ColorMode, string> = { light: '#F7F5F0', dark: '#0E0F12' }

/** What was chosen on this device; until then the system decides, on every page. */
export function readPreference(): ColorModePreference {
  return readSetting('colorMode') ?? 'system'
}

function systemMode(): ColorMode {
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

/** The theme to show. */
export function readMode(): ColorMode {
  const preference = readPreference()
  return preference === 'system' ? systemMode() : preference
}

/** Puts the theme's colors on the page. */
export function showColors(): void {
  const mode = readMode()
  const root = document.documentElement
  root.classList.remove(mode === 'dark' ? 'light' : 'dark')
  root.classList.add(mode)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLORS[mode])
}
