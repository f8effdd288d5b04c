import { readSetting, type DeviceSettings } from '../lib/deviceSettings.ts'

/** What the person asked for; `system` follows the operating system. */
export type ColorModePreference = DeviceSettings['colorMode']
/** What is on the screen. */
export type ColorMode = 'light' | 'dark'
/** Where the page belongs: each surface has its own default. */
export type ColorModeSurface = 'dashboard' | 'public'

const BAR_COLORS: Record<ColorMode, string> = { light: '#F7F5F0', dark: '#0E0F12' }
const DEFAULTS: Record<ColorModeSurface, ColorModePreference> = { dashboard: 'dark', public: 'system' }

/** What was chosen on this device, or the surface's default. */
export function readPreference(surface: ColorModeSurface): ColorModePreference {
  return readSetting('colorMode') ?? DEFAULTS[surface]
}

function systemMode(): ColorMode {
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

/** What a surface shows. */
export function readMode(surface: ColorModeSurface): ColorMode {
  const preference = readPreference(surface)
  return preference === 'system' ? systemMode() : preference
}

/** The surface an address belongs to. */
export function surfaceOf(pathname: string): ColorModeSurface {
  return pathname.startsWith('/dashboard') ? 'dashboard' : 'public'
}

/** Puts a surface's colours on the page. */
export function showColors(surface: ColorModeSurface): void {
  const mode = readMode(surface)
  const root = document.documentElement
  root.classList.remove(mode === 'dark' ? 'light' : 'dark')
  root.classList.add(mode)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLORS[mode])
}
