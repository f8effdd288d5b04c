import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DEFAULT_BRUSH } from '../../canvas/brush.ts'
import { useRememberedBrush } from './useBrush.ts'

afterEach(() => localStorage.clear())

test('color, size and smoothness are there after a reload, and no smoothness that cannot be chosen', () => {
  const chosen = { color: '#c2410c', radius: 8, smoothness: 60 } as const
  const { result, unmount } = renderHook(useRememberedBrush)
  expect(result.current.get()).toEqual(DEFAULT_BRUSH)
  act(() => result.current.set({ ...DEFAULT_BRUSH, ...chosen }))
  unmount()
  expect(renderHook(useRememberedBrush).result.current.get()).toEqual({ ...DEFAULT_BRUSH, ...chosen })
  localStorage.setItem('framewright.smoothness', '59')
  expect(renderHook(useRememberedBrush).result.current.get().smoothness).toBe(DEFAULT_BRUSH.smoothness)
})
