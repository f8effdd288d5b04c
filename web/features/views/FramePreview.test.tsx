import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { v7 as newId } from 'uuid'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EngineEvents } from '../../canvas/engineEvents.ts'
import { commonMessages } from '../../messages/common.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { uploadMessages } from '../../messages/uploads.ts'
import { viewMessages } from '../../messages/views.ts'
import { withEvents, type SentRequest } from '../../testing/fakeServer.ts'
import { imageOf, openStoryboard, shotOf, viewOf } from '../../testing/openStoryboard.tsx'
import type { ToastContent } from '../../ui/toaster.tsx'

const { toasts, engine } = vi.hoisted(() => ({
  toasts: [] as ToastContent[],
  engine: { events: null as EngineEvents | null, container: null as HTMLElement | null, isBroken: false },
}))
vi.mock('../../ui/toaster.tsx', () => ({
  Toaster: () => null,
  showToast: (toast: ToastContent) => toasts.push(toast),
}))
/** Where the page's engine is, and what it would hand out. */
vi.mock('../../canvas/engine.ts', () => ({
  DrawingEngine: class {
    readonly surface = document.createElement('div')
    readonly view = { zoom: 1, isFitted: true }
    readonly pictures = { setBackground() {}, setUnderlays() {} }
    readonly selection = { selected: { isLifted: false } }

    mount(container: HTMLElement, events: EngineEvents) {
      if (engine.isBroken) throw new Error('This browser gives no Canvas 2D')
      Object.assign(engine, { container, events })
    }

    unmount(container: HTMLElement) {
      if (engine.container === container) Object.assign(engine, { container: null, events: null })
    }

    setDrawing() {}
    setSolo() {}
    setTurn() {}
    setSelecting() {}
    setPreliminary() {}
    setBrush() {}
    setLayer() {}
    setReadOnly() {}
    setLabel() {}
    destroy() {}
  },
}))

const words = viewMessages
configure({ defaultHidden: true })

const inputs = (requests: SentRequest[], name: string) =>
  requests.filter(({ operationName }) => operationName === name).map(({ variables }) => variables['input'])
const card = (position: number) => within(screen.getByRole('article', { name: `Shot ${position}` }))
const preview = () => within(screen.getByRole('dialog', { name: words.previewTitle }))
const hasEngine = (element: HTMLElement) => element.contains(engine.container)
const dialog = () => screen.getByRole('dialog', { name: words.previewTitle })

async function openPreview(position = 1): Promise<void> {
  await userEvent.click(card(position).getByRole('button', { name: words.previewOf(position) }))
  await screen.findByRole('dialog', { name: words.previewTitle })
  await waitFor(() => expect(hasEngine(dialog())).toBe(true))
}

/** A line as the engine hands it out. */
async function drawLine(): Promise<void> {
  const points = [{ x: 1, y: 1 }, { x: 9, y: 9 }]
  const stroke = { id: newId(), tool: 'pen', color: '#000000', radius: 2, opacity: 1, points } as const
  await act(async () => engine.events?.onStrokeFinished({ opId: newId(), kind: 'ADD_STROKES', strokes: [stroke] }))
}

const CLOSE = viewOf(3, { name: 'Close', position: 2 })

/** The server takes what it is sent. */
const taking = {
  appendViewOpsMutation: ({ input }: Record<string, unknown>) => {
    const { viewId, operations } = input as { viewId: string; operations: { opId: string }[] }
    const stored = operations.map(({ opId }, index) => ({ opId, seq: index + 1, actorId: 'user_1' }))
    const view = viewId === 'view_3' ? CLOSE : viewOf(1)
    return { appendViewOps: { view: { ...view, revision: stored.length }, operations: stored } }
  },
  sendShotDescriptionMutation: ({ input }: Record<string, unknown>) => {
    const { shots } = input as { shots: { shotId: string; description: string }[] }
    const saved = shots.map(({ shotId: id, description }) => ({ __typename: 'Shot', id, description, version: 2 }))
    return { updateShots: { shots: saved } }
  },
}

beforeEach(() => {
  toasts.length = 0
  engine.isBroken = false
})
afterEach(() => vi.restoreAllMocks())

test('the engine moves from the card into the preview and back, with what was drawn', async () => {
  await openStoryboard({ answers: taking })
  await userEvent.click(card(1).getByRole('button', { name: storyboardMessages.draw(1) }))
  const own = screen.getByRole('article', { name: 'Shot 1' })
  await waitFor(() => expect(hasEngine(own)).toBe(true))
  await openPreview()
  await drawLine()
  expect(preview().getByText(words.notSaved(1))).toBeTruthy()
  await userEvent.click(preview().getAllByRole('button', { name: commonMessages.close })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(hasEngine(own)).toBe(true)
  expect(card(1).getByText(storyboardMessages.unsavedAction)).toBeTruthy()
})

type TextInput = { shots: { shotId: string; expectedVersion: number }[] }

/** The server takes a text; others are there. */
const takeText = ({ input }: Record<string, unknown>, others: object = {}) => {
  const [{ shotId: id, expectedVersion, ...texts } = { shotId: '', expectedVersion: 0 }] = (input as TextInput).shots
  return { updateShots: { shots: [{ ...shotOf(1), ...others, ...texts, id, version: expectedVersion + 1 }] } }
}
const textField = (name: 'dialogue' | 'cameraNote') =>
  preview().getByRole('textbox', { name: words.texts[name].label(1) })

test('dialogue is saved on leaving its field, a camera note on closing, and the card says who speaks', async () => {
  const requests = await openStoryboard({
    answers: { ...taking, useShotTextMutation: (variables) => takeText(variables) },
  })
  await openPreview()
  const dialogue = 'ADA\n(softly)\nYou came back.'
  fireEvent.change(textField('dialogue'), { target: { value: dialogue } })
  fireEvent.blur(textField('dialogue'))
  await waitFor(() => expect(inputs(requests, 'useShotTextMutation')).toHaveLength(1))
  await card(1).findByText('ADA (softly) — You came back.')
  fireEvent.change(textField('cameraNote'), { target: { value: 'Slow push in' } })
  await userEvent.click(preview().getAllByRole('button', { name: commonMessages.close })[0] as HTMLElement)
  const { version } = shotOf(1)
  await waitFor(() => expect(inputs(requests, 'useShotTextMutation')).toEqual([
    { shots: [{ shotId: 'shot_1', dialogue, expectedVersion: version }] },
    { shots: [{ shotId: 'shot_1', cameraNote: 'Slow push in', expectedVersion: version + 1 }] },
  ]))
})

const OUTDATED = { message: 'Outdated', extensions: { code: 'CONFLICT', currentVersion: 8 } }
const TILT = { cameraNote: 'Tilt' }
const textsNow = (texts: object) => ({ node: { ...shotOf(1), ...texts, version: 8 } })

test('a text that somebody else saved meanwhile is replaced only when asked to', async () => {
  let count = 0
  const requests = await openStoryboard({
    answers: {
      ...taking,
      useShotTextMutation: (variables) => ((count += 1) === 1 ? OUTDATED : takeText(variables)),
      useShotTextQuery: textsNow({ dialogue: 'BEN\nNo.' }),
    },
  })
  await openPreview()
  fireEvent.change(textField('dialogue'), { target: { value: 'ADA\nYes.' } })
  fireEvent.blur(textField('dialogue'))
  await preview().findByText(commonMessages.conflict.sentence)
  expect(textField('dialogue')).toHaveProperty('value', 'ADA\nYes.')
  fireEvent.blur(textField('dialogue'))
  expect(inputs(requests, 'useShotTextMutation')).toHaveLength(1)
  await userEvent.click(preview().getByRole('button', { name: commonMessages.conflict.overwrite }))
  await waitFor(() => expect(preview().queryByText(commonMessages.conflict.sentence)).toBeNull())
  expect(inputs(requests, 'useShotTextMutation')[1]).toEqual({
    shots: [{ shotId: 'shot_1', dialogue: 'ADA\nYes.', expectedVersion: 8 }],
  })
})

test('a text is saved over a newer version of its shot with the same text, or given up for another', async () => {
  const requests = await openStoryboard({
    answers: {
      ...taking,
      useShotTextMutation: (variables) =>
        ((variables['input'] as TextInput).shots[0]?.expectedVersion === 8 ? takeText(variables, TILT) : OUTDATED),
      useShotTextQuery: textsNow(TILT),
    },
  })
  await openPreview()
  fireEvent.change(textField('cameraNote'), { target: { value: 'Pan' } })
  fireEvent.change(textField('dialogue'), { target: { value: 'ADA\nYes.' } })
  fireEvent.blur(textField('dialogue'))
  await userEvent.click(await preview().findByRole('button', { name: commonMessages.conflict.discard }))
  expect(textField('cameraNote')).toHaveProperty('value', 'Tilt')
  await waitFor(() => expect(inputs(requests, 'useShotTextMutation').at(-1)).toEqual({
    shots: [{ shotId: 'shot_1', dialogue: 'ADA\nYes.', expectedVersion: 8 }],
  }))
})

test('saves strokes and the description together, says so, and lets both be undone until then', async () => {
  const requests = await openStoryboard({ answers: taking })
  await openPreview()
  await drawLine()
  const field = preview().getByRole('textbox', { name: storyboardMessages.description(1) })
  fireEvent.change(field, { target: { value: 'Ada waits.' } })
  expect(preview().getByText(words.notSaved(2))).toBeTruthy()
  expect(card(1).getByText('Ada waits.')).toBeTruthy()
  await userEvent.click(preview().getByRole('button', { name: storyboardMessages.undo }))
  expect(preview().getByText(words.notSaved(3))).toBeTruthy()
  await userEvent.click(preview().getByRole('button', { name: storyboardMessages.redo }))
  await userEvent.click(preview().getByRole('button', { name: words.clear }))
  await userEvent.click(preview().getByRole('button', { name: words.saveChanges }))
  await preview().findByText(words.allSaved)
  expect(inputs(requests, 'sendShotDescriptionMutation')).toEqual([
    { shots: [{ shotId: 'shot_1', description: 'Ada waits.', expectedVersion: 1 }] },
  ])
  const [batch] = inputs(requests, 'appendViewOpsMutation') as { operations: { kind: string }[] }[]
  expect(batch?.operations.map(({ kind }) => kind)).toEqual(['ADD_STROKES', 'REMOVE_STROKES', 'ADD_STROKES', 'CLEAR'])
  expect(card(1).getByText('Ada waits.')).toBeTruthy()
})

test('a save that fails is told in the preview and keeps everything', async () => {
  const refusal = { message: 'No', extensions: { code: 'UNAVAILABLE' } }
  await openStoryboard({ answers: { appendViewOpsMutation: refusal } })
  await openPreview()
  await drawLine()
  await userEvent.click(preview().getByRole('button', { name: words.saveChanges }))
  await preview().findByText(storyboardMessages.saveFailed)
  expect(preview().getByRole('button', { name: words.saveChanges }).getAttribute('aria-disabled')).toBe('false')
})

test('goes to the neighbours by button and arrow key, not past the ends', async () => {
  await openStoryboard({ answers: taking })
  await openPreview()
  await userEvent.click(preview().getByRole('button', { name: words.next }))
  await preview().findByText(words.place(2, 2))
  await userEvent.click(preview().getByRole('button', { name: words.next }))
  expect(preview().getByText(words.place(2, 2))).toBeTruthy()
  act(() => dialog().focus())
  await userEvent.keyboard('{ArrowLeft}')
  await preview().findByText(words.place(1, 2))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('has the views: another is chosen and drawn in, and the choice stays on the card', async () => {
  const views = [viewOf(1, { name: 'Wide' }), CLOSE]
  const requests = await openStoryboard({ shots: [shotOf(1, views), shotOf(2)], answers: taking })
  await openPreview()
  await userEvent.click(preview().getByRole('tab', { name: 'Close' }))
  await waitFor(() => expect(hasEngine(dialog())).toBe(true))
  await drawLine()
  await userEvent.click(preview().getByRole('button', { name: words.saveChanges }))
  await preview().findByText(words.allSaved)
  expect(inputs(requests, 'appendViewOpsMutation')).toMatchObject([{ viewId: 'view_3' }])
  expect(card(1).getByRole('tab', { name: 'Close' }).getAttribute('aria-selected')).toBe('true')
})

test('removes the background image, and has nothing to remove then', async () => {
  const requests = await openStoryboard({
    shots: [shotOf(1, [viewOf(1, { image: imageOf(1) })]), shotOf(2)],
    answers: {
      ...taking,
      PreviewFooterRemoveImageMutation: withEvents(
        { removeViewImage: { view: { __typename: 'View', id: 'view_1' } } }, ['view.imageRemoved', 'view_1'],
      ),
      useLiveBoardQuery: { board: null, nodes: [viewOf(1)] },
    },
  })
  await openPreview()
  await userEvent.click(preview().getByRole('button', { name: words.removeLabel }))
  await waitFor(() => expect(toasts.map(({ title }) => title)).toContain(uploadMessages.removed))
  expect(inputs(requests, 'PreviewFooterRemoveImageMutation')).toEqual([{ viewId: 'view_1' }])
  await waitFor(() => {
    const button = preview().getByRole('button', { name: words.removeLabel }) as HTMLButtonElement
    expect(button.disabled).toBe(true)
  })
})

test('who may only look sees the frame and no tools', async () => {
  await openStoryboard({ canEdit: false })
  await userEvent.click(card(1).getByRole('button', { name: words.previewOf(1) }))
  const looking = within(await screen.findByRole('dialog', { name: words.previewReadOnly }))
  expect(looking.queryByRole('toolbar')).toBeNull()
  expect(looking.queryByRole('button', { name: words.saveChanges })).toBeNull()
  expect(looking.queryByRole('button', { name: words.upload })).toBeNull()
})

test('says so when it cannot open, and leaves the board as it was', async () => {
  await openStoryboard({ answers: taking })
  engine.isBroken = true
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await userEvent.click(card(1).getByRole('button', { name: words.previewOf(1) }))
  await waitFor(() => expect(toasts.map(({ title }) => title)).toContain(
    'There was an error opening the preview. Please try again.',
  ))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(card(1).getByText('What happens in 1')).toBeTruthy()
})
