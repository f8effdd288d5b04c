import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { castingMessages } from '../../messages/casting.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { STATUSES, cardAt, codes, openBoard, shotOf } from '../../testing/openBoard.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'
import type { ToastContent } from '../../ui/toaster.tsx'

const toasts = recordToasts()
const words = storyboardMessages
configure({ defaultHidden: true })

beforeEach(() => {
  localStorage.clear()
  toasts.length = 0
  vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

/** Toasts without the one that says that this environment keeps no storage. */
const told = () => toasts.filter(({ type }) => type !== 'warning')
const tick = (position: number) => screen.getByLabelText(words.select(position))
const bar = () => screen.findByLabelText(words.selectionBar)
const inBar = async (name: string) => within(await bar()).getByLabelText(name)
const isTicked = (position: number) => tick(position).getAttribute('aria-checked') === 'true'
const statusOf = (position: number) =>
  within(cardAt(position)).getByLabelText(/^Status of shot/).getAttribute('aria-label')

async function toastOf(title: string): Promise<ToastContent> {
  return waitFor(() => {
    const toast = toasts.find((each) => each.title === title)
    if (!toast) throw new Error(`No toast says: ${title}`)
    return toast
  })
}

test('shots are chosen by ticks, ranges and all, which is read out, and let go with Esc', async () => {
  await openBoard()
  fireEvent.click(tick(1))
  expect(await screen.findByText(words.selectedAloud(1))).toBeTruthy()
  fireEvent.click(tick(3), { shiftKey: true })
  expect(await screen.findByText('3 shots selected')).toBeTruthy()
  expect([1, 2, 3, 4].map(isTicked)).toEqual([true, true, true, false])
  fireEvent.click(tick(2))
  expect(await screen.findByText('2 shots selected')).toBeTruthy()
  act(() => (document.activeElement as HTMLElement).blur())
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(await screen.findByText('4 shots selected')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByLabelText(words.selectionBar)).toBeNull())
})

test('a click under a frame chooses the shot alone; with Ctrl one joins, and on a frame does not draw', async () => {
  await openBoard()
  fireEvent.click(within(cardAt(2)).getByText('SH00020'))
  expect([1, 2, 3].map(isTicked)).toEqual([false, true, false])
  const frame = within(cardAt(3)).getByLabelText(words.draw(3))
  fireEvent.pointerDown(frame, { ctrlKey: true })
  fireEvent.click(frame, { ctrlKey: true })
  expect([1, 2, 3].map(isTicked)).toEqual([false, true, true])
  expect(within(cardAt(3)).getByLabelText(words.draw(3))).toBeTruthy()
})

test('a range reaches over what is not loaded', async () => {
  const page = await openBoard({ count: 1_000, loaded: 60 })
  act(() => (document.activeElement as HTMLElement).blur())
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(await screen.findByText('1,000 shots selected')).toBeTruthy()
  expect(page.asked).toEqual(['StoryboardPageQuery', 'boardShotIdsQuery'])
  await chooseFromMenu(await inBar(words.setStatus), 'Approved')
  const first = await page.sent('shotChangesUpdateMutation')
  expect(first.variables.input['shots']).toHaveLength(500)
  first.confirm({ updateShots: { shots: [] } })
  const second = await page.sent('shotChangesUpdateMutation')
  expect((second.variables.input['shots'] as { shotId: string }[])[499]).toEqual({
    shotId: 'shot_1000', statusId: 'status_done',
  })
  second.confirm({ updateShots: { shots: [] } })
  await toastOf(words.manyUpdated(1_000))
  expect(told()).toHaveLength(1)
})

test('a status for many shows at once, and goes back with one toast when it is refused', async () => {
  const page = await openBoard()
  fireEvent.click(tick(1))
  fireEvent.click(tick(2))
  await chooseFromMenu(await inBar(words.setStatus), 'Approved')
  const { variables, refuse } = await page.sent('shotChangesUpdateMutation')
  expect(variables.input).toEqual({
    shots: [{ shotId: 'shot_1', statusId: 'status_done' }, { shotId: 'shot_2', statusId: 'status_done' }],
  })
  expect([1, 2, 3].map(statusOf)).toEqual([
    words.statusOf(1, 'Approved'), words.statusOf(2, 'Approved'), words.statusOf(3, 'Rough'),
  ])
  refuse('You may not change this board.')
  expect((await toastOf(words.manyUpdateFailed)).description).toBe('You may not change this board.')
  expect(told()).toHaveLength(1)
  expect(statusOf(1)).toBe(words.statusOf(1, 'Rough'))
})

test('the Delete key deletes the chosen shots, and one Undo brings all back to their places', async () => {
  const page = await openBoard()
  fireEvent.click(tick(2))
  fireEvent.click(tick(4))
  await bar()
  await userEvent.keyboard('{Delete}')
  const deletion = await page.sent('shotChangesDeleteMutation')
  expect(deletion.variables.input).toEqual({ shots: [{ shotId: 'shot_2' }, { shotId: 'shot_4' }] })
  expect(codes()).toEqual(['SH00010', 'SH00030'])
  page.serve(1, 3)
  deletion.confirm(
    { deleteShots: { deletedShotIds: ['shot_2', 'shot_4'] } }, ['shot.deleted', 'shot_2'], ['shot.deleted', 'shot_4'],
  )
  const { action } = await toastOf(words.manyDeleted(2))
  act(() => action?.onClick())
  const restoring = await page.sent('shotChangesRestoreMutation')
  page.serve(1, 2, 3, 4)
  restoring.confirm({ restoreShots: { shots: [] } }, ['shot.restored', 'shot_4'], ['shot.restored', 'shot_2'])
  await toastOf(words.manyRestored(2))
  expect(codes()).toEqual(['SH00010', 'SH00020', 'SH00030', 'SH00040'])
})

test('chosen shots move together by keys', async () => {
  const page = await openBoard()
  fireEvent.click(tick(1))
  fireEvent.click(tick(3))
  act(() => within(cardAt(1)).getByLabelText(words.drag(1)).focus())
  await userEvent.keyboard(' ')
  expect(await screen.findByText(words.manyPickedUp(2, 1, 4))).toBeTruthy()
  await userEvent.keyboard('{ArrowRight}{ArrowRight} ')
  const { variables, refuse } = await page.sent('shotChangesMoveMutation')
  expect(variables.input).toEqual({ shots: [{ shotId: 'shot_1' }, { shotId: 'shot_3' }], to: { afterId: 'shot_4' } })
  expect(codes()).toEqual(['SH00020', 'SH00040', 'SH00010', 'SH00030'])
  refuse('You may not change this board.')
  await toastOf(words.manyMoveFailed)
  expect(codes()).toEqual(['SH00010', 'SH00020', 'SH00030', 'SH00040'])
})

test('chosen shots go to a position together', async () => {
  const page = await openBoard()
  fireEvent.click(tick(3))
  fireEvent.click(tick(4))
  fireEvent.click(await inBar(words.moveManyTo))
  const field = await screen.findByLabelText(words.moveToLabel)
  await userEvent.clear(field)
  await userEvent.type(field, '1{Enter}')
  const { variables, confirm } = await page.sent('shotChangesMoveMutation')
  expect(variables.input).toEqual({ shots: [{ shotId: 'shot_3' }, { shotId: 'shot_4' }], to: { beforeId: 'shot_1' } })
  page.serve(3, 4, 1, 2)
  confirm({ moveShots: { shots: [shotOf(3), shotOf(4)] } }, ['shot.moved', 'shot_3'], ['shot.moved', 'shot_4'])
  await waitFor(() => expect(codes()).toEqual(['SH00030', 'SH00040', 'SH00010', 'SH00020']))
})

test('copies stand right after their originals', async () => {
  const page = await openBoard()
  fireEvent.click(tick(1))
  fireEvent.click(tick(2))
  fireEvent.click(await inBar(words.duplicate))
  const { variables, confirm } = await page.sent('shotChangesDuplicateMutation')
  expect(variables.input).toEqual({ shots: [{ shotId: 'shot_1' }, { shotId: 'shot_2' }] })
  page.serve(1, 5, 2, 6, 3, 4)
  confirm(
    { duplicateShots: { shots: [shotOf(5), shotOf(6)] } }, ['shot.duplicated', 'shot_5'], ['shot.duplicated', 'shot_6'],
  )
  await toastOf(words.manyDuplicated(2))
  expect(codes()).toEqual(['SH00010', 'SH00050', 'SH00020', 'SH00060', 'SH00030', 'SH00040'])
})

test('a length is typed in its place, with the running time, and a wrong one says so', async () => {
  const page = await openBoard()
  const length = () => within(cardAt(1)).getByLabelText(/^Duration of shot 1/)
  fireEvent.click(length())
  const field = screen.getByLabelText(words.durationOf(1))
  await userEvent.clear(field)
  await userEvent.type(field, 'soon{Enter}')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await userEvent.clear(field)
  await userEvent.type(field, '36f{Enter}')
  const { variables, refuse } = await page.sent('shotChangesUpdateMutation')
  expect(variables.input).toEqual({ shots: [{ shotId: 'shot_1', frames: 36 }] })
  expect(length().textContent).toBe('1.5 s')
  await waitFor(() => expect(document.activeElement).toBe(length()))
  refuse('You may not change this board.')
  await toastOf(words.updateFailed)
  expect(length().textContent).toBe('2.0 s')
})

test('one length for many is asked for once', async () => {
  const page = await openBoard()
  fireEvent.click(tick(1))
  fireEvent.click(tick(2))
  fireEvent.click(await inBar(words.setDuration))
  await userEvent.type(await screen.findByLabelText(words.durationLabel, { selector: 'input' }), '1:12{Enter}')
  const { variables } = await page.sent('shotChangesUpdateMutation')
  expect(variables.input).toEqual({ shots: [{ shotId: 'shot_1', frames: 1_728 }, { shotId: 'shot_2', frames: 1_728 }] })
})

test("the toolbar's ratio is that of the chosen shots, or of new ones", async () => {
  const page = await openBoard()
  const ratio = () => screen.getByLabelText(words.ratio)
  await userEvent.selectOptions(ratio(), '1:1')
  expect(page.countWaiting()).toBe(0)
  fireEvent.click(tick(2))
  await userEvent.selectOptions(ratio(), '4:3')
  const { variables } = await page.sent('shotChangesUpdateMutation')
  expect(variables.input).toEqual({ shots: [{ shotId: 'shot_2', aspectRatio: 'RATIO_4_3' }] })
  expect((ratio() as HTMLSelectElement).value).toBe('RATIO_4_3')
})

test('statuses are added, renamed, ordered and deleted, and a refusal stands at its row', async () => {
  const page = await openBoard()
  await chooseFromMenu(within(cardAt(1)).getByLabelText(/^Status of shot 1/), words.editStatuses)
  const dialog = await screen.findByRole('dialog')
  const name = await within(dialog).findByLabelText(words.statusName('Rough'))
  expect(within(dialog).getByText('3 shots')).toBeTruthy()

  await userEvent.clear(name)
  await userEvent.type(name, 'Sketch{Enter}')
  const renaming = await page.sent('StatusRowUpdateMutation')
  expect(renaming.variables.input).toMatchObject({ statuses: [{ statusId: 'status_rough', name: 'Sketch' }] })
  expect(statusOf(1)).toBe(words.statusOf(1, 'Sketch'))
  renaming.refuse('There is a status of this name')
  expect(await within(dialog).findByText('There is a status of this name')).toBeTruthy()
  expect(statusOf(1)).toBe(words.statusOf(1, 'Rough'))

  fireEvent.change(name, { target: { value: 'Rough' } })
  fireEvent.click(within(dialog).getByLabelText(words.statusUp('Approved')))
  const moving = await page.sent('StatusesDialogMoveMutation')
  expect(moving.variables.input).toEqual({ statuses: [{ statusId: 'status_done' }], to: { beforeId: 'status_rough' } })
  const project = { __typename: 'Project', id: 'project_1' }
  moving.confirm({ moveShotStatuses: { project: { ...project, statuses: [...STATUSES].reverse() } } })

  await userEvent.type(within(dialog).getByLabelText(words.newStatusName), 'Retake{Enter}')
  const adding = await page.sent('NewStatusFormMutation')
  expect(adding.variables.input).toEqual({ projectId: 'project_1', statuses: [{ name: 'Retake', color: '#4fb3e8' }] })
  const added = { __typename: 'ShotStatus', id: 'status_3', name: 'Retake', color: '#4fb3e8', shotCount: 0 }
  adding.confirm({ createShotStatuses: { project: { ...project, statuses: [...STATUSES, added] } } })
  expect(await within(dialog).findByLabelText(words.statusName('Retake'))).toBeTruthy()

  fireEvent.click(within(dialog).getByLabelText(words.statusDelete('Rough')))
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText(words.statusDeleteLine(3))).toBeTruthy()
  fireEvent.click(within(question).getByText(words.delete))
  const deleting = await page.sent('StatusRowDeleteMutation')
  deleting.confirm({
    deleteShotStatuses: {
      deletedStatusIds: ['status_rough'], shotCount: 3, project: { ...project, statuses: [STATUSES[1], added] },
    },
  })
  await toastOf(words.statusDeleted('Rough', 3))
  await waitFor(() => expect(statusOf(1)).toBe(words.statusOf(1, words.noStatus)))
})

test('who may not administer reads why the statuses are not theirs to edit', async () => {
  await openBoard({ project: { viewerCanAdminister: false } })
  fireEvent.click(within(cardAt(1)).getByLabelText(/^Status of shot 1/))
  const item = await screen.findByRole('menuitem', { name: new RegExp(words.editStatuses) })
  expect(item.getAttribute('aria-disabled') ?? item.hasAttribute('data-disabled')).toBeTruthy()
  expect(item.getAttribute('aria-description')).toBe(words.editStatusesRefused)
})

test('a name that is being typed is saved when the page is left', async () => {
  const page = await openBoard()
  await chooseFromMenu(within(cardAt(1)).getByLabelText(words.menu(1)), words.rename)
  const field = await screen.findByLabelText(words.name(1))
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.keyboard('The wide one')
  await act(() => page.router.navigate('/elsewhere'))
  const { variables } = await page.sent('shotChangesUpdateMutation')
  expect(variables.input).toEqual({ shots: [{ shotId: 'shot_1', name: 'The wide one' }] })
})

test('the density is remembered', async () => {
  await openBoard()
  fireEvent.click(screen.getByLabelText(words.densitySmall))
  expect(cardAt(1).parentElement?.style.width).toBe('252px')
  expect(localStorage.getItem('framewright.density')).toBe('S')
})

test('the cast of the chosen shots is changed together, and each card says how many assets are in it', async () => {
  const page = await openBoard()
  fireEvent.click(tick(1))
  fireEvent.click(tick(2))
  await userEvent.click(await inBar(castingMessages.command))
  expect(await screen.findByRole('dialog', { name: castingMessages.titleOfMany(2) })).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: castingMessages.addToAllAsset('Ada') }))
  await userEvent.click(screen.getByRole('button', { name: castingMessages.save }))
  const { variables, confirm } = await page.sent('useCastAssetsMutation')
  expect(variables.input).toEqual({
    castings: ['shot_1', 'shot_2'].map((shotId) => ({ shotId, assetId: 'asset_ada', occurrences: 1 })),
  })
  const casting = { __typename: 'CastingConnection', totalCount: 1 }
  const shots = [1, 2].map((number) => ({ ...shotOf(number), casting, cast: { ...casting, nodes: [] } }))
  confirm({ castAssets: { deletedCastingIds: [], shots, assets: [] } })
  await toastOf(castingMessages.savedMany(2))
  expect(await within(cardAt(2)).findByLabelText(words.castOf(2, 1))).toBeTruthy()
  expect(within(cardAt(3)).queryByLabelText(/^Cast of shot/)).toBeNull()
})
