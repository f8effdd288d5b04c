import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { v7 as newId } from 'uuid'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { bytesToBase64 } from '../../../drawing/base64.ts'
import { encodePayload } from '../../../drawing/encoding.ts'
import type { Drawing } from '../../../drawing/fold.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { answerEach, type SentRequest } from '../../testing/fakeServer.ts'
import { recordToasts } from '../../testing/recordToasts.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { FrameTemplatesButton } from './FrameTemplatesButton.tsx'

const words = drawingToolMessages.frameTemplates
const toasts = recordToasts()

interface Template { id: string; name: string; isDefault: boolean; version: number }

const GRID: Template = { id: 'frametemplate_1', name: 'Grid', isDefault: true, version: 1 }
const THIRDS: Template = { id: 'frametemplate_2', name: 'Thirds', isDefault: false, version: 1 }

const points = [{ x: 10, y: 20 }, { x: 30, y: 40 }]
const stroke = { id: newId(), tool: 'pen', color: '#000000', radius: 2, opacity: 1, points } as const
const payload = bytesToBase64(encodePayload({ opId: newId(), kind: 'ADD_STROKES', strokes: [stroke] }))
const CONTENT = { width: 420, height: 240, operations: [{ kind: 'ADD_STROKES', payload }] }

afterEach(() => localStorage.clear())

/** Opens the templates of a project whose server keeps what it is sent. */
async function openTemplates({ initial = [GRID, THIRDS], isEmpty = false, isSaved = true } = {}) {
  let templates = initial
  let made = 3
  const project = () => ({ id: 'project_1', frameTemplates: templates })
  const rowOf = (input: unknown) => (input as { frameTemplates: Record<string, unknown>[] }).frameTemplates[0] ?? {}
  const add = ({ input }: Record<string, unknown>) => {
    const { name, isDefault = false } = input as Template
    templates = [...templates, { id: `frametemplate_${made++}`, name, isDefault, version: 1 }]
    return { createFrameTemplate: { project: project() } }
  }
  const requests: SentRequest[] = answerEach({
    FrameTemplatesPanelQuery: () => ({ project: project() }),
    FrameTemplatesDialogQuery: () => ({ project: project() }),
    loadTemplateQuery: ({ id }) => ({ node: { __typename: 'FrameTemplate', id, ...CONTENT } }),
    FrameTemplatesPanelMutation: add,
    FrameTemplateRowAddMutation: add,
    FrameTemplateRowUpdateMutation: ({ input }) => {
      const { frameTemplateId, expectedVersion: _expected, ...change } = rowOf(input)
      templates = templates.map((each) => (each.id === frameTemplateId ? { ...each, ...change, version: 2 } : each))
      return { updateFrameTemplates: { project: project() } }
    },
    FrameTemplatesDialogMutation: () => {
      templates = templates.toReversed()
      return { moveFrameTemplates: { project: project() } }
    },
    FrameTemplateRowDeleteMutation: ({ input }) => {
      const { frameTemplateId = '' } = rowOf(input)
      templates = templates.filter(({ id }) => id !== frameTemplateId)
      return { deleteFrameTemplates: { deletedFrameTemplateIds: [frameTemplateId], project: project() } }
    },
  })
  const onUsed = vi.fn<(drawing: Drawing) => void>()
  renderAt('/', (
    <FrameTemplatesButton
      projectId="project_1" viewId="view_1" isEmpty={isEmpty} onSaving={async () => isSaved} onUsed={onUsed}
      tooltipPlacement="right"
    />
  ))
  await userEvent.click(screen.getByRole('button', { name: words.open }))
  await screen.findByRole('textbox', { name: words.name })
  const inputs = (name: string) =>
    requests.filter(({ operationName }) => operationName === name).map(({ variables }) => variables['input'])
  const list = () => within(screen.getByRole('group', { name: words.use }))
  const loaded = () => requests.filter(({ operationName }) => operationName === 'loadTemplateQuery')
    .map(({ variables }) => variables['id'])
  return { onUsed, inputs, list, loaded }
}

test('a template is chosen for the drawing', async () => {
  const { onUsed, list } = await openTemplates()
  expect(list().getByRole('img', { name: words.isDefault })).toBeTruthy()
  await userEvent.click(list().getByRole('button', { name: 'Thirds' }))
  await waitFor(() => expect(onUsed).toHaveBeenCalledOnce())
  const [drawing] = onUsed.mock.calls[0] ?? []
  expect(drawing).toMatchObject({ size: { width: 420, height: 240 }, strokes: [{ points }] })
})

test('the drawing is saved as one, once the server has it', async () => {
  const { inputs, list } = await openTemplates({ initial: [] })
  expect(screen.getByText(words.empty)).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: words.name }), 'Cross{Enter}')
  expect(await list().findByRole('button', { name: 'Cross' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: words.save }))
  await list().findByRole('button', { name: words.newName(2) })
  expect(inputs('FrameTemplatesPanelMutation')).toEqual([
    { viewId: 'view_1', name: 'Cross' }, { viewId: 'view_1', name: words.newName(2) },
  ])
})

test.each([{ isEmpty: true }, { isSaved: false }])('nothing is saved of a frame that is %o', async (state) => {
  const { inputs } = await openTemplates(state)
  await userEvent.type(screen.getByRole('textbox', { name: words.name }), 'Cross{Enter}')
  expect(inputs('FrameTemplatesPanelMutation')).toEqual([])
})

test('templates are renamed, ordered, begun with and removed in a dialog, and Undo makes one again', async () => {
  const { inputs } = await openTemplates()
  await userEvent.click(screen.getByRole('button', { name: words.edit }))
  const dialog = within(await screen.findByRole('dialog', { name: words.title }))
  const name = await dialog.findByRole('textbox', { name: words.nameOf('Grid') })
  await userEvent.clear(name)
  await userEvent.type(name, 'Lines{Enter}')
  await dialog.findByRole('textbox', { name: words.nameOf('Lines') })
  await userEvent.click(dialog.getByRole('button', { name: words.beginWith('Thirds') }))
  await waitFor(() => expect(inputs('FrameTemplateRowUpdateMutation')).toEqual([
    { frameTemplates: [{ frameTemplateId: GRID.id, name: 'Lines', expectedVersion: 1 }] },
    { frameTemplates: [{ frameTemplateId: THIRDS.id, isDefault: true, expectedVersion: 1 }] },
  ]))
  await userEvent.click(dialog.getByRole('button', { name: words.down('Lines') }))
  const names = () => dialog.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)
  await waitFor(() => expect(names()).toEqual(['Thirds', 'Lines']))
  await userEvent.click(dialog.getByRole('button', { name: words.remove('Thirds') }))
  await waitFor(() => expect(names()).toEqual(['Lines']))
  expect(toasts.at(-1)?.title).toBe(words.removed('Thirds'))
  toasts.at(-1)?.action?.onClick()
  await waitFor(() => expect(names()).toEqual(['Lines', 'Thirds']))
  expect(inputs('FrameTemplateRowAddMutation')).toMatchObject([
    { name: 'Thirds', isDefault: true, content: { projectId: 'project_1', width: 420, operations: [{ payload }] } },
  ])
})

test('the dialog shows each template as a picture, once it comes into view', async () => {
  const shown = new Set<() => void>()
  vi.stubGlobal('IntersectionObserver', class {
    readonly #show: () => void
    constructor(notify: (entries: object[]) => void) {
      this.#show = () => notify([{ isIntersecting: true }])
    }
    observe(): void {
      shown.add(this.#show)
    }
    disconnect(): void {
      shown.delete(this.#show)
    }
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { loaded } = await openTemplates()
  await userEvent.click(screen.getByRole('button', { name: words.edit }))
  const dialog = within(await screen.findByRole('dialog', { name: words.title }))
  await dialog.findByRole('textbox', { name: words.nameOf('Grid') })
  expect(loaded()).toEqual([])
  const [first] = shown
  first?.()
  expect(await dialog.findByRole('img', { name: words.pictureOf('Grid') })).toBeTruthy()
  expect(dialog.queryByRole('img', { name: words.pictureOf('Thirds') })).toBeNull()
  expect(loaded()).toEqual([GRID.id])
})
