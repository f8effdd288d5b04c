import { afterEach, expect, test, vi } from 'vitest'
import { rememberSetting } from '../lib/deviceSettings.ts'
import { showColors } from './shownColors.ts'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  document.documentElement.className = ''
})

test.each(['/', '/dashboard/projects'])('on %s the system decides until a theme is chosen', (path) => {
  history.replaceState(null, '', path)
  const shown = () => {
    showColors()
    return document.documentElement.className
  }
  const systemWants = (mode: string) =>
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(mode) }))
  systemWants('light')
  expect(shown()).toBe('light')
  systemWants('dark')
  expect(shown()).toBe('dark')
  rememberSetting('colorMode', 'light')
  expect(shown()).toBe('light')
})
