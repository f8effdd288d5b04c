import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { v7 as newId } from 'uuid'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EngineEvents } from '../../canvas/engineEvents.ts'
import type { EngineSettings } from '../../canvas/engineSettings.ts'
import type { Brush } from '../../canvas/brush.ts'
import { storeToken } from '../../lib/session.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import type { KeptFrame } from './keptFrame.ts'
import { TryOut } from './TryOut.tsx'
import { tryOutSheet } from './TryOutSheet.ts'

const { engine, kept, storage } = vi.hoisted(() => ({
  engine: {
    events: null as EngineEvents | null, settings: null as EngineSettings | null, brush: null as Brush | null,
    background: null as string | null, layer: undefined as string | undefined,
  },
  kept: [] as KeptFrame[],
  storage: { isBroken: false },
}))
vi.mock('../../canvas/engine.ts', () => ({
  DrawingEngine: class {
    readonly surface = document.createElement('div')
    readonly view = { zoom: 1, isFitted: true }
    readonly pictures = {
      setBackground: (address: string | null) => void Object.assign(engine, { background: address }),
      setUnderlays() {},
    }
    zoom = 1

    mount(_container: HTMLElement, events: EngineEvents) {
      engine.events = events
    }

    setSettings(settings: EngineSettings) {
      engine.settings = settings
    }

    setBrush(brush: Brush) {
      engine.brush = brush
    }

    zoomBy(factor: number) {
      const { least, most } = engine.settings?.zoom ?? { least: 1, most: 1 }
      this.zoom = Math.min(most, Math.max(least, this.zoom * factor))
      engine.events?.onViewChanged?.({ zoom: this.zoom, isFitted: false })
    }

    setLayer(layer: string | undefined) {
      engine.layer = layer
    }

    unmount() {}
    setDrawing() {}
    setSolo() {}
    setPreliminary() {}
    setReadOnly() {}
    setLabel() {}
    destroy() {}
  },
}))
vi.mock('../../canvas/backdrop.ts', () => ({
  loadBackground: (address: string) =>
    address.includes('broken') ? Promise.reject(new Error('No picture')) : Promise.resolve({ width: 8, height: 8 }),
}))
vi.mock('./keptFrame.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  putKeptFrame: (frame: KeptFrame) =>
    storage.isBroken ? Promise.reject(new Error('No storage')) : Promise.resolve(void kept.push(frame)),
}))

const sent: string[] = []

beforeEach(() => {
  localStorage.clear()
  sent.length = kept.length = 0
  storage.isBroken = false
  const note = (kind: string) => () => {
    sent.push(kind)
    return Promise.reject(new Error('Nothing may be sent'))
  }
  vi.stubGlobal('fetch', note('fetch'))
  vi.stubGlobal('WebSocket', note('socket'))
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(() => void sent.push('request'))
  Object.assign(navigator, { sendBeacon: note('beacon') })
  Object.assign(URL, { createObjectURL: ({ name }: File) => `blob:${name}`, revokeObjectURL: () => undefined })
})
afterEach(() => {
  vi.restoreAllMocks()
  const sheet = tryOutSheet
  sheet.removeImage()
  sheet.clear()
  sheet.describe('')
})

async function open() {
  const { location } = renderAt('/try-it-out', <TryOut isOpenAtOnce />)
  const board = within(await screen.findByRole('group', { name: 'Drawing board to try out' }, { timeout: 20_000 }))
  await waitFor(() => expect(engine.events).not.toBeNull())
  return { board, location }
}

async function drawLine(): Promise<void> {
  const points = [{ x: 1, y: 1 }, { x: 9, y: 9 }]
  const stroke = { id: newId(), tool: 'pen', color: '#000000', radius: 2, opacity: 1, points } as const
  await act(async () => engine.events?.onStrokeFinished({ opId: newId(), kind: 'ADD_STROKES', strokes: [stroke] }))
}

function offerFile(name: string, type: string, size = 8): void {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  fireEvent.change(screen.getByLabelText('Image file'), { target: { files: [file] } })
}

test('shows a picture of the board until somebody wants to draw', async () => {
  renderAt('/', <TryOut />)
  expect(screen.getByRole('img', { name: /A frame drawn with it/ })).toBeTruthy()
  expect(screen.queryByRole('group')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Draw a frame' }))
  expect(await screen.findByRole('group', { name: 'Drawing board to try out' }, { timeout: 20_000 })).toBeTruthy()
})

test('draws with the settings of the demo: black at size 2, sizes 1 to 100, zoom 0.33 to 3, a grid of 25', async () => {
  const { board } = await open()
  expect(engine.brush).toMatchObject({ color: '#000000', radius: 2 })
  expect(engine.settings).toEqual({
    zoom: { least: 0.33, most: 3 }, radius: { least: 1, most: 100 }, gridCell: 25,
  })
  const range = (name: string) => {
    const slider = board.getByRole('slider', { name })
    return [slider.getAttribute('aria-valuemin'), slider.getAttribute('aria-valuemax')]
  }
  expect(range('Brush Size:')).toEqual(['1', '100'])
  expect(range('Smoothness:')).toEqual(['0', '100'])
  const farther = board.getByRole('button', { name: 'Zoom out' })
  for (let step = 0; step < 9; step++) await userEvent.click(farther)
  expect(board.getByText('33%')).toBeTruthy()
  await userEvent.click(board.getByRole('button', { name: 'Hide the grid' }))
  expect(engine.settings?.gridCell).toBeNull()
})

test('draws tone under the lines, on a layer of its own, and each brush in its own size', async () => {
  const { board } = await open()
  expect(engine.layer).toBe('base')
  await userEvent.click(board.getByRole('button', { name: 'Tone' }))
  expect([engine.layer, engine.brush]).toMatchObject(['tone', { kind: 'marker', radius: 8 }])
  await userEvent.click(board.getByRole('button', { name: 'Pencil' }))
  expect([engine.layer, engine.brush]).toMatchObject(['base', { kind: 'pencil', radius: 3 }])
})

test('sends nothing, whatever is done in it', async () => {
  const { board } = await open()
  await drawLine()
  offerFile('sea.png', 'image/png')
  await waitFor(() => expect(engine.background).toBe('blob:sea.png'))
  await userEvent.type(board.getByRole('textbox', { name: 'Frame description' }), 'The sea')
  await userEvent.type(board.getByLabelText('Name of a new asset'), 'Fog{Enter}')
  await userEvent.click(board.getByRole('tab', { name: /Tasks/ }))
  await userEvent.type(board.getByLabelText('Name of a new task'), 'Thicken it{Enter}')
  await userEvent.click(board.getByRole('button', { name: 'Clear' }))
  expect(sent).toEqual([])
})

test('Undo removes the last line, Clear removes everything, and undo brings it back', async () => {
  const { board } = await open()
  const { model } = tryOutSheet
  const count = () => model.getDrawing().strokes.length
  await drawLine()
  await drawLine()
  await userEvent.click(board.getByRole('button', { name: 'Undo' }))
  expect(count()).toBe(1)
  offerFile('sea.png', 'image/png')
  await waitFor(() => expect(engine.background).toBe('blob:sea.png'))
  await userEvent.click(board.getByRole('button', { name: 'Clear' }))
  expect([count(), engine.background]).toEqual([0, null])
  expect(board.getByText('Draw here')).toBeTruthy()
  await userEvent.click(board.getByRole('button', { name: 'Undo' }))
  expect([count(), engine.background]).toEqual([1, 'blob:sea.png'])
  await userEvent.click(board.getByRole('button', { name: 'Remove image' }))
  expect([count(), engine.background]).toEqual([1, null])
})

test('takes image files only, up to 10 MB, and says why not', async () => {
  const { board } = await open()
  offerFile('notes.txt', 'text/plain')
  expect(board.getByRole('alert').textContent).toBe('Only image files are allowed')
  offerFile('sea.png', 'image/png', 10_485_760 * 2)
  expect(board.getByRole('alert').textContent)
    .toBe('File size too large. Maximum size is 10 MB. Your file is 20 MB')
  offerFile('broken.png', 'image/png')
  expect(await board.findByText('Error reading file. Please try again.')).toBeTruthy()
  expect(engine.background).toBeNull()
  offerFile('sea.png', 'image/png')
  await waitFor(() => expect(engine.background).toBe('blob:sea.png'))
  expect(board.queryByRole('alert')).toBeNull()
})

test('gives tips, and keeps assets and tasks by their trimmed names; blank ones are ignored', async () => {
  const { board } = await open()
  for (const tip of [
    'Camera movement and angle', 'Key visual elements', 'Character actions', 'Lighting and atmosphere',
  ]) {
    expect(board.getByText(tip)).toBeTruthy()
  }
  const types = within(board.getByLabelText('Type of the new asset')).getAllByRole('option')
  expect(types.map(({ textContent }) => textContent))
    .toEqual(['Character', 'Model', 'Animation', 'Prop', 'Environment', 'VFX Effect', 'Other'])
  const before = tryOutSheet.getState().assets.length
  await userEvent.type(board.getByLabelText('Name of a new asset'), '   {Enter}')
  expect(tryOutSheet.getState().assets).toHaveLength(before)
  await userEvent.type(board.getByLabelText('Name of a new asset'), ' Fog {Enter}')
  expect(tryOutSheet.getState().assets.at(-1)).toMatchObject({ name: 'Fog', type: 'character' })
  await userEvent.click(board.getByRole('tab', { name: /Tasks/ }))
  const statuses = within(board.getByLabelText('Status of Rain pass')).getAllByRole('option')
  expect(statuses.map(({ textContent }) => textContent)).toEqual(['To Do', 'In Progress', 'Done'])
  await userEvent.click(board.getByRole('button', { name: 'Remove the task Rain pass' }))
  expect(board.queryByText('Rain pass')).toBeNull()
})

test.each([
  { who: 'a stranger', token: null, leadsTo: '/signup' },
  { who: 'who is signed in', token: 'fw_secret', leadsTo: '/dashboard/projects' },
])('keeps the frame of $who and goes on to $leadsTo', async ({ token, leadsTo }) => {
  if (token !== null) storeToken(token, { remember: true })
  const { board, location } = await open()
  expect(board.getByRole('button', { name: 'Keep this frame' })).toHaveProperty('disabled', true)
  await drawLine()
  await userEvent.type(board.getByRole('textbox', { name: 'Frame description' }), ' The sea ')
  await userEvent.click(board.getByRole('button', { name: 'Keep this frame' }))
  await waitFor(() => expect(location()).toBe(leadsTo))
  expect(kept[0]).toMatchObject({ description: 'The sea', image: null, progress: {} })
  expect(kept[0]?.operations.map(({ kind }) => kind)).toEqual(['SET_SIZE', 'ADD_STROKES'])
  expect(sent).toEqual([])
})

test('says when the browser keeps nothing', async () => {
  storage.isBroken = true
  const { board, location } = await open()
  await drawLine()
  await userEvent.click(board.getByRole('button', { name: 'Keep this frame' }))
  expect(await screen.findByText(/This browser keeps no storage/)).toBeTruthy()
  expect(location()).toBe('/try-it-out')
})
