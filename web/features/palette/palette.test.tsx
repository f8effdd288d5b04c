import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { noteColor } from '../../lib/recentColors.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { answerEach, type SentRequest } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { PaletteButton } from './PaletteButton.tsx'

const words = drawingToolMessages.palette

interface Color { id: string; name: string; color: string; version: number }

const SEA: Color = { id: 'color_1', name: 'Sea', color: '#336699', version: 1 }
const SKIN: Color = { id: 'color_2', name: 'Skin', color: '#e8b08a', version: 1 }

afterEach(() => localStorage.clear())

/** Opens the palette of a project whose server keeps what it is sent. */
async function openPalette(initial: Color[] = [SEA, SKIN]) {
  let colors = initial
  const project = () => ({ id: 'project_1', colors })
  const first = (input: unknown) => (input as { colors: Record<string, string>[] }).colors[0] ?? {}
  const requests: SentRequest[] = answerEach({
    PalettePanelQuery: () => ({ project: project() }),
    PaletteDialogQuery: () => ({ project: project() }),
    PalettePanelMutation: ({ input }) => {
      colors = [...colors, { ...(first(input) as unknown as Color), id: 'color_3', version: 1 }]
      return { createProjectColors: { project: project() } }
    },
    PaletteRowUpdateMutation: ({ input }) => {
      const { colorId, name, color } = first(input)
      colors = colors.map((each) => each.id === colorId
        ? { ...each, name: name ?? each.name, color: color ?? each.color, version: 2 }
        : each)
      return { updateProjectColors: { colors: colors.filter(({ id }) => id === colorId) } }
    },
    PaletteRowDeleteMutation: ({ input }) => {
      const { colorId = '' } = first(input)
      colors = colors.filter(({ id }) => id !== colorId)
      return { deleteProjectColors: { deletedColorIds: [colorId], project: project() } }
    },
    PaletteDialogMutation: () => {
      colors = colors.toReversed()
      return { moveProjectColors: { project: project() } }
    },
  })
  const onChosen = vi.fn()
  renderAt('/', (
    <PaletteButton projectId="project_1" color="#4fb3e8" onChosen={onChosen} tooltipPlacement="right" />
  ))
  await userEvent.click(screen.getByRole('button', { name: words.open }))
  const group = async (name: string) => within(await screen.findByRole('group', { name }))
  const inputs = (name: string) =>
    requests.filter(({ operationName }) => operationName === name).map(({ variables }) => variables['input'])
  return { onChosen, group, inputs }
}

test('a color of the project or one of the last is drawn with', async () => {
  noteColor('#111111', '#222222')
  const { onChosen, group } = await openPalette()
  await userEvent.click(await (await group(words.project)).findByRole('button', { name: 'Skin, #e8b08a' }))
  await userEvent.click((await group(words.recent)).getByRole('button', { name: '#222222' }))
  expect(onChosen.mock.calls).toEqual([['#e8b08a'], ['#222222']])
})

test('the color that is drawn with is added to the project', async () => {
  const { group, inputs } = await openPalette([])
  expect(await screen.findByText(words.empty)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: words.add }))
  expect(await (await group(words.project)).findByRole('button', { name: '#4fb3e8' })).toBeTruthy()
  expect(inputs('PalettePanelMutation')).toEqual([
    { projectId: 'project_1', colors: [{ name: '#4FB3E8', color: '#4fb3e8' }] },
  ])
})

test('colors are renamed, ordered and removed in a dialog', async () => {
  const { inputs } = await openPalette()
  await userEvent.click(await screen.findByRole('button', { name: words.edit }))
  const dialog = within(await screen.findByRole('dialog', { name: words.title }))
  const name = await dialog.findByRole('textbox', { name: words.nameOf('Sea') })
  await userEvent.clear(name)
  await userEvent.type(name, 'Lake{Enter}')
  await dialog.findByRole('textbox', { name: words.nameOf('Lake') })
  expect(inputs('PaletteRowUpdateMutation')).toEqual([
    { colors: [{ colorId: 'color_1', name: 'Lake', expectedVersion: 1 }] },
  ])
  await userEvent.click(dialog.getByRole('button', { name: words.down('Lake') }))
  await waitFor(() => expect(inputs('PaletteDialogMutation')).toEqual([
    { colors: [{ colorId: 'color_1' }], to: { afterId: 'color_2' } },
  ]))
  const names = () => dialog.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)
  expect(names()).toEqual(['Skin', 'Lake'])
  await userEvent.click(dialog.getByRole('button', { name: words.remove('Skin') }))
  await waitFor(() => expect(names()).toEqual(['Lake']))
})
