import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { v7 as newId } from 'uuid'
import { expect, test, vi } from 'vitest'
import { foldOperations } from '../../../drawing/fold.ts'
import type { LayerImage } from '../../../drawing/layer.ts'
import type { Operation } from '../../../drawing/operation.ts'
import { createStore } from '../../lib/store.ts'
import { picturePlacingMessages as words } from '../../messages/picturePlacing.ts'
import { AppProvider } from '../../ui/AppProvider.tsx'
import type { DeskSheet, DrawingDesk } from './DrawingDesk.ts'
import { setLayer } from './layerChanges.ts'
import { PictureBar } from './PicturePlacing.tsx'
import type { Placing } from './placing.ts'
import { DrawingDeskContext } from './useDrawingDesk.ts'

const SIZE = { width: 420, height: 240 }
const IMAGE: LayerImage = {
  mediaId: newId(), width: 200, height: 100, matrix: { a: 1, b: 0, c: 0, d: 1, e: 110, f: 70 },
}

function show() {
  const log: Operation[] = [setLayer(newId, 'ink', { image: IMAGE }, SIZE)]
  const drawing = createStore(foldOperations(SIZE, log))
  const add = (operation: Operation): void => {
    log.push(operation)
    drawing.set(foldOperations(SIZE, log))
  }
  const draw = vi.fn(async (_sheet: DeskSheet, operation: Operation) => add(operation))
  const sheet = { model: { subscribe: drawing.subscribe, getDrawing: drawing.get } } as unknown as DeskSheet
  const store = createStore<Placing | null>({ layerKey: 'ink', held: null })
  render(
    <AppProvider>
      <DrawingDeskContext value={{ draw } as unknown as DrawingDesk}>
        <PictureBar sheet={sheet} store={store} />
      </DrawingDeskContext>
    </AppProvider>,
  )
  return { add, draw, store }
}

const numbers = () => (['x', 'y', 'size', 'angle'] as const).map((name) =>
  screen.getByLabelText<HTMLInputElement>(words.names[name]).value)

test('each number is one operation, and what says nothing new is none', async () => {
  const { draw } = show()
  expect(numbers()).toEqual(['210', '120', '100', '0'])
  for (const [name, value] of [['size', '50'], ['x', '100.5'], ['y', ''], ['angle', '0']] as const) {
    const field = screen.getByLabelText(words.names[name])
    await userEvent.clear(field)
    await userEvent.type(field, `${value}{Enter}`)
  }
  expect(numbers()).toEqual(['100.5', '120', '50', '0'])
  expect(draw).toHaveBeenCalledTimes(2)
  expect(draw.mock.calls[0]?.[1]).toMatchObject({ kind: 'SET_LAYER', size: SIZE, fields: { image: { width: 200 } } })
})

test('fits the picture into the frame', async () => {
  const { draw } = show()
  await userEvent.click(screen.getByLabelText(words.fit))
  expect(numbers()).toEqual(['210', '120', '210', '0'])
  expect(draw).toHaveBeenCalledTimes(1)
})

test('ends when the layer is locked or its picture is gone', () => {
  const { add, store } = show()
  act(() => add(setLayer(newId, 'ink', { isLocked: true })))
  expect(screen.queryByLabelText(words.bar)).toBeNull()
  expect(store.get()).toBeNull()
})
