import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Operation } from '../../../drawing/operation.ts'
import { shownStroke } from '../../../drawing/mark.ts'
import { DEFAULT_BRUSH } from '../../canvas/brush.ts'
import type { DrawingEngine } from '../../canvas/engine.ts'
import { ViewDrawing } from '../../canvas/viewDrawing.ts'
import { createStore } from '../../lib/store.ts'
import { labelToolMessages as words } from '../../messages/labelTool.ts'
import { AppProvider } from '../../ui/AppProvider.tsx'
import type { DeskSheet, DrawingDesk } from './DrawingDesk.ts'
import { LabelEditor } from './LabelEditor.tsx'
import { LabelSurface } from './LabelSurface.tsx'
import { createLabelToolState } from './labelState.ts'
import { BrushContext } from './useBrush.ts'
import { DrawingDeskContext } from './useDrawingDesk.ts'

const SIZE = { width: 420, height: 240 }

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 840, 480))
  return () => vi.restoreAllMocks()
})

/** The tool over a drawing that is shown twice as large, with the operations that it drew. */
function openTool({ dialogue = '', canWrite = true } = {}) {
  const mayWrite = (): boolean => canWrite
  const model = new ViewDrawing({ actorId: 'user_1', size: SIZE, operations: [], pending: [], newId })
  const sheet = { shotId: 'shot_1', viewId: 'view_1', size: SIZE, revision: 0, model, isReady: true } as DeskSheet
  const drawn: Operation[] = []
  const desk = {
    async draw(_sheet: DeskSheet, operation: Operation) {
      drawn.push(operation)
      model.add(operation)
    },
  } as unknown as DrawingDesk
  const hide = vi.fn()
  const engine = { current: {
    placeUnder: ({ clientX, clientY }: { clientX: number; clientY: number }) =>
      ({ x: (clientX - 100) / 2, y: (clientY - 50) / 2 }),
    selection: { hide },
  } as unknown as DrawingEngine }
  const state = createLabelToolState()
  const brush = createStore({ ...DEFAULT_BRUSH, color: '#2f6db3' })
  const onSet = vi.fn()
  const shared = { sheet, engine, state, mayWrite, onSet }
  const { unmount } = render(
    <AppProvider>
      <DrawingDeskContext value={desk}>
        <BrushContext value={brush}>
          <button type="button">Elsewhere</button>
          <LabelSurface {...shared} zoom={1} />
          <LabelEditor {...shared} dialogue={dialogue} />
        </BrushContext>
      </DrawingDeskContext>
    </AppProvider>,
  )
  const labels = () => model.getDrawing().strokes.map(shownStroke)
  return { model, drawn, state, brush, hide, onSet, labels, unmount }
}

const surface = () => screen.getByRole('application', { name: words.surface })
const field = () => screen.getByRole('textbox', { name: words.text })
const press = (x: number, y: number) => fireEvent.pointerDown(surface(), { clientX: x, clientY: y, isPrimary: true })
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a press writes there, in the color of the brush, and Escape sets the text', async () => {
  const { labels, drawn, brush, model } = openTool()
  press(300, 150)
  expect(document.activeElement).toBe(field())
  await userEvent.keyboard('One{Enter}two')
  act(() => brush.set({ ...brush.get(), color: '#c8553d' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement).toBe(surface())
  expect(drawn).toHaveLength(1)
  const [label] = labels()
  expect(label).toMatchObject({ color: '#c8553d', brush: 'fill', label: { text: 'One\ntwo', balloon: 'none' } })
  expect(label?.label?.matrix).toEqual({ a: 1, b: 0, c: 0, d: 1, e: 100, f: 42 })
  expect(Math.min(...(label?.points ?? []).map(({ x }) => x))).toBeCloseTo(101, -1)
  act(() => void model.undo())
  expect(labels()).toEqual([])
})

test('a text that is empty sets nothing, and one whose layer is closed does not begin', async () => {
  const { drawn } = openTool()
  press(300, 150)
  await userEvent.keyboard(' {Enter}{Escape}')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(drawn).toEqual([])
  cleanup()
  openTool({ canWrite: false })
  press(300, 150)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('size, alignment, balloon and its tail are chosen, and the next label begins alike', async () => {
  const { labels, state } = openTool()
  press(300, 150)
  await userEvent.keyboard('Hello you')
  await click(words.larger)
  await click(words.aligns.center)
  await click(words.balloons.speech)
  const tail = screen.getByRole('application', { name: words.tail })
  const before = state.draft.get()?.tail
  fireEvent.keyDown(tail, { key: 'ArrowRight' })
  fireEvent.keyDown(tail, { key: 'ArrowDown', shiftKey: true })
  // A step is 8 px of the screen, which is twice as large, and letters are 18/16 as large as at first.
  expect(state.draft.get()?.tail?.x).toBeCloseTo((before?.x ?? 0) + 4 / 1.125)
  expect(state.draft.get()?.tail?.y).toBeCloseTo((before?.y ?? 0) + 0.5 / 1.125)
  await click(words.done)
  expect(labels()[0]?.label).toMatchObject({ align: 'center', balloon: 'speech', paper: 2, matrix: { a: 1.125 } })
  press(400, 300)
  expect(state.draft.get()).toMatchObject({ align: 'center', balloon: 'speech', matrix: { a: 1.125 } })
})

test('a tail goes along with its text until somebody puts it elsewhere', async () => {
  const { state } = openTool()
  press(300, 150)
  await click(words.balloons.thought)
  const first = state.draft.get()?.tail?.y ?? 0
  await userEvent.type(field(), 'a{Enter}b')
  expect(state.draft.get()?.tail?.y).toBeGreaterThan(first)
  fireEvent.keyDown(screen.getByRole('application', { name: words.tail }), { key: 'ArrowUp' })
  const put = state.draft.get()?.tail
  await userEvent.type(field(), '{Enter}c')
  expect(state.draft.get()?.tail).toEqual(put)
  await click(words.balloons.box)
  expect(state.draft.get()?.tail).toBeNull()
})

test('a press on a label writes it again: one step of undo, and no step where nothing changed', async () => {
  const { labels, drawn, model, hide, onSet } = openTool()
  press(300, 150)
  await userEvent.keyboard('Hello{Escape}')
  const [first] = labels()
  press(310, 150)
  expect((field() as HTMLTextAreaElement).value).toBe('Hello')
  expect(hide).toHaveBeenLastCalledWith(first?.id)
  await userEvent.keyboard('{Escape}')
  expect(drawn).toHaveLength(1)
  await waitFor(() => expect(hide).toHaveBeenLastCalledWith(null))
  press(310, 150)
  await userEvent.keyboard(' Ada{Escape}')
  expect(labels().map(({ label }) => label?.text)).toEqual(['Hello Ada'])
  expect(drawn.map(({ kind }) => kind)).toEqual(['ADD_STROKES', 'REMOVE_STROKES', 'ADD_STROKES'])
  await waitFor(() => expect(onSet).toHaveBeenLastCalledWith(labels()[0]?.id))
  act(() => void model.undo())
  expect(labels().map(({ label }) => label?.text)).toEqual(['Hello'])
  press(310, 150)
  await userEvent.clear(field())
  await userEvent.keyboard('{Escape}')
  expect(labels()).toEqual([])
})

test('a label that somebody removed meanwhile is set as a new one', async () => {
  const { labels, drawn, state, model } = openTool()
  press(300, 150)
  await userEvent.keyboard('Hello{Escape}')
  press(310, 150)
  act(() => model.add({ opId: newId(), kind: 'REMOVE_STROKES', strokeIds: [state.draft.get()?.former?.id ?? ''] }))
  await userEvent.keyboard('!{Escape}')
  expect(labels().map(({ label }) => label?.text)).toEqual(['Hello!'])
  expect(drawn.map(({ kind }) => kind)).toEqual(['ADD_STROKES', 'ADD_STROKES'])
})

test('a press elsewhere, the focus elsewhere and the end of the tool set the text', async () => {
  const { labels, unmount } = openTool()
  press(300, 150)
  await userEvent.keyboard('One')
  press(700, 400)
  expect(screen.queryByRole('textbox')).toBeNull()
  press(300, 300)
  await userEvent.keyboard('Two')
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(screen.queryByRole('textbox')).toBeNull()
  press(300, 420)
  await userEvent.keyboard('Three')
  unmount()
  await waitFor(() => expect(labels().map(({ label }) => label?.text)).toEqual(['One', 'Two', 'Three']))
})

test('keys choose the place, and the dialogue of the shot is inserted in lines', async () => {
  const { labels } = openTool({ dialogue: 'ADA\n(softly)\nYou came back after all these years.\n\nBEN\nI did.' })
  surface().focus()
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Enter}')
  await click(words.dialogue)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const label = labels()[0]?.label
  expect(label?.text.replaceAll('\n', ' ')).toBe('You came back after all these years. I did.')
  expect(label?.text.split('\n').length).toBeGreaterThan(2)
  expect(label?.matrix).toMatchObject({ e: 214, f: 120.5 - 8 })
})

test('a press beside the frame begins nothing, and a tail stands up where it would leave the frame', async () => {
  const { state } = openTool()
  press(950, 150)
  expect(screen.queryByRole('textbox')).toBeNull()
  press(300, 500)
  await click(words.balloons.speech)
  expect(state.draft.get()?.tail?.y).toBeLessThan(0)
})

test('what a label cannot hold is refused, with what to do', async () => {
  const { state } = openTool({ dialogue: 'Word '.repeat(200) })
  press(300, 150)
  fireEvent.change(field(), { target: { value: '%'.repeat(450) } })
  expect(screen.getByText(words.tooLong)).toBeTruthy()
  expect(state.draft.get()?.text).toBe('')
  await click(words.dialogue)
  expect(screen.getByText(words.cut(500))).toBeTruthy()
  expect(state.draft.get()?.text).toHaveLength(500)
})
