import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DEFAULT_BRUSH, type Brush } from '../../canvas/brush.ts'
import { createStore, type Store } from '../../lib/store.ts'
import { BrushContext, useRememberedBrush } from './useBrush.ts'
import { useBrushKinds } from './useBrushKinds.ts'

afterEach(() => localStorage.clear())

function openPreview(store: Store<Brush>, isOn = true) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(BrushContext.Provider, { value: store }, children)
  return renderHook(() => useBrushKinds(isOn), { wrapper })
}

test('every kind keeps its own size, and the board draws with ink again', () => {
  const store = createStore<Brush>({ ...DEFAULT_BRUSH, radius: 5 })
  const preview = openPreview(store)
  act(() => preview.result.current('soft'))
  expect(store.get()).toMatchObject({ kind: 'soft', radius: 16 })
  act(() => store.set({ ...store.get(), radius: 25, tool: 'eraser' }))
  act(() => preview.result.current('ink'))
  expect(store.get()).toMatchObject({ kind: 'ink', radius: 5, tool: 'pen' })
  act(() => preview.result.current('soft'))
  expect(store.get()).toMatchObject({ kind: 'soft', radius: 25 })
  preview.unmount()
  expect(store.get()).toMatchObject({ kind: 'ink', radius: 5 })
})

test('the kind and the sizes are there after a reload', () => {
  const first = renderHook(useRememberedBrush).result.current
  const preview = openPreview(first)
  act(() => preview.result.current('marker'))
  act(() => first.set({ ...first.get(), radius: 12 }))
  preview.unmount()
  const later = renderHook(useRememberedBrush).result.current
  expect(later.get()).toEqual(DEFAULT_BRUSH)
  openPreview(later)
  expect(later.get()).toMatchObject({ kind: 'marker', radius: 12 })
})

test('where drawings have no layers there is ink alone', () => {
  const store = createStore(DEFAULT_BRUSH)
  const preview = openPreview(store, false)
  act(() => preview.result.current('pencil'))
  expect(store.get()).toMatchObject({ ...DEFAULT_BRUSH, kind: 'ink' })
})

test.each([true, false])('every kind keeps its own opacity, and the board is opaque; with layers: %s', (isOn) => {
  const store = renderHook(useRememberedBrush).result.current
  const preview = openPreview(store, isOn)
  expect(store.get().opacity).toBe(1)
  act(() => store.set({ ...store.get(), opacity: 0.4 }))
  if (isOn) {
    act(() => preview.result.current('marker'))
    expect(store.get().opacity).toBe(1)
    act(() => store.set({ ...store.get(), opacity: 0.75 }))
    act(() => preview.result.current('ink'))
    expect(store.get().opacity).toBe(0.4)
  }
  preview.unmount()
  expect(store.get()).toMatchObject({ kind: 'ink', opacity: 1 })
  const later = renderHook(useRememberedBrush).result.current
  const opened = openPreview(later, isOn)
  expect(later.get().opacity).toBe(0.4)
  if (!isOn) return
  act(() => opened.result.current('marker'))
  expect(later.get().opacity).toBe(0.75)
})
