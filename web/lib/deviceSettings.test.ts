import { renderHook, act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  areSingleKeysOn, isSavedAtOnce, readSetting, rememberSetting, subscribeToSettings,
} from './deviceSettings.ts'
import { useSetting } from './useSetting.ts'

afterEach(() => localStorage.clear())

test('nothing is settled until somebody does', () => {
  expect(readSetting('autosave')).toBeNull()
  expect(isSavedAtOnce()).toBe(false)
  expect(areSingleKeysOn()).toBe(true)
})

test('what is settled is remembered and acts at once', () => {
  const { result } = renderHook(() => useSetting('singleKeys'))
  act(() => rememberSetting('singleKeys', 'off'))
  expect(result.current).toBe('off')
  expect(areSingleKeysOn()).toBe(false)
  expect(localStorage.getItem('framewright.singleKeys')).toBe('off')
})

test('words nobody can choose are nothing', () => {
  localStorage.setItem('framewright.autosave', '__proto__')
  expect(readSetting('autosave')).toBeNull()
  localStorage.setItem('framewright.brushColor', 'red;background:url(x)')
  expect(readSetting('brushColor')).toBeNull()
  for (const stored of ['', 'NaN', 'Infinity', '8 px']) {
    localStorage.setItem('framewright.brushRadius', stored)
    expect(readSetting('brushRadius')).toBeNull()
  }
})

test('what another tab settles is heard until one stops listening', () => {
  const listener = vi.fn()
  const stop = subscribeToSettings(listener)
  window.dispatchEvent(new StorageEvent('storage', { key: 'framewright.autosave' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(listener).toHaveBeenCalledOnce()
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'framewright.autosave' }))
  expect(listener).toHaveBeenCalledOnce()
})
