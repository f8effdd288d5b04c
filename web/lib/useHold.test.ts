import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useHold } from './useHold.ts'

const send = (event: Event) => act(() => window.dispatchEvent(event))

test('lasts until the key comes up, whatever other keys do, or until the window is left', () => {
  const { result } = renderHook(useHold)
  const hold = (key: string) => act(() => result.current[1]({ key }))
  const isHeld = () => result.current[0]
  expect(isHeld()).toBe(false)
  hold('R')
  send(new KeyboardEvent('keyup', { key: 'ArrowLeft' }))
  expect(isHeld()).toBe(true)
  send(new KeyboardEvent('keyup', { key: 'r' }))
  expect(isHeld()).toBe(false)
  hold('r')
  send(new Event('blur'))
  expect(isHeld()).toBe(false)
})
