import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commonMessages } from '../../messages/common.ts'
import { viewMessages } from '../../messages/views.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { withEvents, type SentRequest } from '../../testing/fakeServer.ts'
import { openStoryboard, shotOf, viewOf } from '../../testing/openStoryboard.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'
import type { ToastContent } from '../../ui/toaster.tsx'

/** What the page said; the corner itself is not drawn here. */
const toasts = recordToasts()

const words = viewMessages
configure({ defaultHidden: true })

const WIDE = viewOf(1, { name: 'Wide' })
const CLOSE = viewOf(2, { name: 'Close', position: 2 })
const TOP = viewOf(3, { position: 3 })
const REFUSED = { message: 'You may not change this board.', extensions: { code: 'FORBIDDEN' } }

const tabs = () => within(screen.getByRole('article', { name: 'Shot 1' })).getAllByRole('tab')
const names = () => tabs().map(({ textContent }) => textContent)
const chosen = () => tabs().find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent
const inputs = (requests: SentRequest[], name: string) =>
  requests.filter(({ operationName }) => operationName === name).map(({ variables }) => variables['input'])

async function toastOf(title: string): Promise<ToastContent> {
  return waitFor(() => {
    const toast = toasts.find((each) => each.title === title)
    if (!toast) throw new Error(`No toast says: ${title}`)
    return toast
  })
}

/** The first shot's views as the server has them since the last change. */
let served: object[] = []

/** Answers a change of the shot's views, which are these from then on. */
const answer = (name: string, views: object[], more: object = {}) => () => {
  served = views
  return withEvents(
    { [name]: { views: [], deletedViewIds: [], ...more } }, ['view.updated', 'view_1', { shot: 'shot_1' }],
  )
}

const choose = (item: string) => {
  const card = screen.getByRole('article', { name: 'Shot 1' })
  return chooseFromMenu(within(card).getByRole('button', { name: words.menu(chosen() ?? '') }), item)
}

function openViews({ answers, ...options }: Parameters<typeof openStoryboard>[0] = {}) {
  const storyboard = { __typename: 'Storyboard', id: 'storyboard_1', shotCount: 2 }
  const useLiveBoardQuery = () => ({
    board: { ...storyboard, frames: 96, duration: 4, revision: 2 },
    nodes: [{ ...shotOf(1, served), storyboard }],
  })
  const shots = [shotOf(1, [WIDE, CLOSE, TOP]), shotOf(9)]
  return openStoryboard({ shots, ...options, answers: { useLiveBoardQuery, ...answers } })
}

beforeEach(() => {
  toasts.length = 0
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('a view without a name is called by its place, and one is added, chosen and told', async () => {
  const added = viewOf(4, { position: 4 })
  const requests = await openViews({
    answers: { viewChangesCreateMutation: answer('createViews', [WIDE, CLOSE, TOP, added], { views: [added] }) },
  })
  expect(names()).toEqual(['Wide', 'Close', 'View 3'])
  const card = screen.getByRole('article', { name: 'Shot 1' })
  await userEvent.click(within(card).getByRole('button', { name: words.add }))
  await toastOf(words.created)
  expect(inputs(requests, 'viewChangesCreateMutation')).toEqual([{ shotId: 'shot_1', views: [{}] }])
  expect(names()).toEqual(['Wide', 'Close', 'View 3', 'View 4'])
  expect(chosen()).toBe('View 4')
})

test('a double click renames in place: trimmed, never blank, back when it is refused', async () => {
  const requests = await openViews({
    answers: {
      viewChangesUpdateMutation: ({ input }) => {
        const { views: [{ name }] } = input as { views: [{ name: string }] }
        return name === 'Refused' ? REFUSED : { updateViews: { views: [{ __typename: 'View', id: 'view_1', name }] } }
      },
    },
  })
  const rename = async (from: string, to: string): Promise<void> => {
    fireEvent.doubleClick(screen.getByRole('tab', { name: from }))
    const field = await screen.findByRole('textbox', { name: words.name(from) })
    await userEvent.clear(field)
    await userEvent.type(field, `${to}{Enter}`)
  }
  await rename('Wide', '   ')
  expect(names()[0]).toBe('Wide')
  expect(inputs(requests, 'viewChangesUpdateMutation')).toEqual([])
  await rename('Wide', '  Wide, low ')
  await toastOf(words.updated)
  expect(inputs(requests, 'viewChangesUpdateMutation')).toEqual([{ views: [{ viewId: 'view_1', name: 'Wide, low' }] }])
  expect(names()[0]).toBe('Wide, low')
  await rename('Wide, low', 'Refused')
  expect((await toastOf(words.updateFailed)).description).toBe(REFUSED.message)
  expect(names()[0]).toBe('Wide, low')
})

test('the menu moves a view at once, and back when it is refused', async () => {
  let isRefused = false
  const requests = await openViews({
    answers: {
      viewChangesMoveMutation: () =>
        isRefused
          ? REFUSED
          : answer('moveViews', [{ ...CLOSE, position: 1 }, { ...WIDE, position: 2 }, TOP])(),
    },
  })
  await choose(words.moveRight)
  await toastOf(words.moved)
  expect(inputs(requests, 'viewChangesMoveMutation')).toEqual([{ views: [{ viewId: 'view_1' }], to: { position: 2 } }])
  expect(names()).toEqual(['Close', 'Wide', 'View 3'])
  isRefused = true
  await userEvent.click(screen.getByRole('tab', { name: 'Wide' }))
  await choose(words.moveLeft)
  await toastOf(words.moveFailed)
  expect(names()).toEqual(['Close', 'Wide', 'View 3'])
})

test('a tab is dragged to another place; Esc puts it back', async () => {
  const moved = [CLOSE, TOP, WIDE].map((view, index) => ({ ...view, position: index + 1 }))
  const requests = await openViews({ answers: { viewChangesMoveMutation: answer('moveViews', moved) } })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const place = Number(this.dataset['view']?.slice(-1) ?? 0)
    return new DOMRect(place * 100, 0, 80, 20)
  })
  const at = { clientX: 335, clientY: 10 }
  async function drag(): Promise<void> {
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Wide' }), { button: 0, clientX: 140, clientY: 10 })
    await waitFor(() => {
      fireEvent.mouseMove(document, at)
      expect(document.querySelector('[data-dragged]')?.textContent).toBe('Wide')
    })
    fireEvent.mouseMove(document, at)
    await screen.findByText(commonMessages.sorting.movedOver(3, 3))
  }
  await drag()
  fireEvent.keyDown(document, { key: 'Escape', code: 'Escape' })
  fireEvent.mouseUp(document, at)
  expect(inputs(requests, 'viewChangesMoveMutation')).toEqual([])
  await waitFor(() => expect(document.querySelector('[data-dragged]')).toBeNull())
  await drag()
  fireEvent.mouseUp(document, at)
  await toastOf(words.moved)
  expect(inputs(requests, 'viewChangesMoveMutation')).toEqual([{ views: [{ viewId: 'view_1' }], to: { position: 3 } }])
})

test('the view before becomes the current one when one is deleted, and Undo brings it back', async () => {
  const requests = await openViews({
    answers: {
      viewChangesDeleteMutation: answer('deleteViews', [WIDE, { ...TOP, position: 2 }]),
      viewChangesRestoreMutation: answer('restoreViews', [WIDE, CLOSE, TOP]),
    },
  })
  await userEvent.click(screen.getByRole('tab', { name: 'Close' }))
  await choose(words.delete)
  const { action } = await toastOf(words.deleted)
  expect(inputs(requests, 'viewChangesDeleteMutation')).toEqual([{ views: [{ viewId: 'view_2' }] }])
  expect([names(), chosen()]).toEqual([['Wide', 'View 2'], 'Wide'])
  expect(action?.label).toBe(commonMessages.undo)
  act(() => action?.onClick())
  await toastOf(words.restored)
  expect([names(), chosen()]).toEqual([['Wide', 'Close', 'View 3'], 'Close'])
})

test('who may only look has the tabs and nothing else', async () => {
  await openViews({ canEdit: false })
  const card = within(screen.getByRole('article', { name: 'Shot 1' }))
  expect(names()).toEqual(['Wide', 'Close', 'View 3'])
  expect(card.queryByRole('button', { name: words.add })).toBeNull()
  expect(card.queryByRole('button', { name: words.menu('Wide') })).toBeNull()
  fireEvent.doubleClick(screen.getByRole('tab', { name: 'Wide' }))
  expect(screen.queryByRole('textbox', { name: words.name('Wide') })).toBeNull()
})
