import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commonMessages } from '../../messages/common.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { cardAt, codeOf, openBoard } from '../../testing/openBoard.tsx'

const words = storyboardMessages
configure({ defaultHidden: true })

/** How far the page is scrolled; jsdom lays nothing out. */
let scrolled = 0

beforeEach(() => {
  localStorage.clear()
  scrolled = 0
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const top = this.getAttribute('aria-label') === words.board ? -scrolled : 0
    return { x: 0, y: top, top, left: 0, right: 0, bottom: top, width: 0, height: 0, toJSON: () => '' }
  })
  vi.stubGlobal('scrollBy', ({ top = 0 }: ScrollToOptions) => {
    scrolled += top
    window.dispatchEvent(new Event('scroll'))
  })
})

afterEach(() => vi.restoreAllMocks())

async function scrollTo(top: number): Promise<void> {
  await act(async () => {
    scrolled = top
    window.dispatchEvent(new Event('scroll'))
    await new Promise((resolve) => setTimeout(resolve, 300))
  })
}

const cards = () => [...document.querySelectorAll('article')]
const boardHeight = () => Number.parseInt(screen.getByLabelText(words.board).style.height)

test('few of 1,000 shots are on the page wherever it is scrolled, and the board has its height at once', async () => {
  const { asked } = await openBoard({ count: 1_000, loaded: 60 })
  const height = boardHeight()
  expect(height).toBeGreaterThan(333 * 334)
  expect(cards().length).toBeLessThanOrEqual(30)
  expect(asked).toEqual(['StoryboardPageQuery'])
  for (const top of [20_000, height - 700]) {
    await scrollTo(top)
    await waitFor(() => expect(screen.queryByLabelText(/is being loaded/)).toBeNull())
    expect(cards().length).toBeGreaterThan(3)
    expect(cards().length).toBeLessThanOrEqual(30)
    expect(boardHeight()).toBe(height)
  }
  expect(within(cardAt(1_000)).getByText(codeOf(1_000))).toBeTruthy()
  expect(asked.filter((name) => name === 'useBoardShotsPaginationQuery')).toHaveLength(16)
  await scrollTo(0)
  expect(cardAt(1)).toBeTruthy()
  expect(screen.queryByLabelText('Shot 1000', { selector: 'article' })).toBeNull()
})

test('the focus stays with its card when that is scrolled away', async () => {
  await openBoard({ count: 200 })
  const handle = within(cardAt(2)).getByLabelText(words.drag(2))
  act(() => handle.focus())
  await scrollTo(9_000)
  expect(screen.queryByLabelText('Shot 1', { selector: 'article' })).toBeNull()
  expect(document.activeElement).toBe(handle)
  expect(handle.isConnected).toBe(true)
})

test('a shot goes to a position that is not loaded, which is scrolled to', async () => {
  const { sent } = await openBoard({ count: 1_000, loaded: 60 })
  await chooseFromMenu(within(cardAt(1)).getByLabelText(words.menu(1)), words.moveTo)
  const field = await screen.findByLabelText(words.moveToLabel)
  fireEvent.change(field, { target: { value: '900' } })
  fireEvent.submit(field)
  const { variables } = await sent('shotChangesMoveMutation')
  expect(variables.input).toEqual({ shots: [{ shotId: 'shot_1' }], to: { position: 900 } })
  expect(scrolled).toBeGreaterThan(90_000)
})

test('a card lifted by keys goes on beyond what was on the page', async () => {
  const { sent } = await openBoard({ count: 200, loaded: 60 })
  act(() => within(cardAt(2)).getByLabelText(words.drag(2)).focus())
  await userEvent.keyboard(' ')
  await screen.findByText(words.pickedUp(2, 200))
  for (let row = 0; row < 12; row += 1) await userEvent.keyboard('{ArrowDown}')
  expect(await screen.findByText(words.movedOver(38, 200))).toBeTruthy()
  expect(scrolled).toBeGreaterThan(3_000)
  await userEvent.keyboard(' ')
  const { variables } = await sent('shotChangesMoveMutation')
  expect(variables.input).toEqual({ shots: [{ shotId: 'shot_2' }], to: { afterId: 'shot_38' } })
})

test('pages that do not come say so and come on demand', async () => {
  const { asked } = await openBoard({ count: 500, loaded: 60, refusesPages: true })
  await scrollTo(8_000)
  const alert = await screen.findByText(words.loadMoreFailed, { selector: '[role=alert]' })
  const tries = () => asked.filter((name) => name === 'useBoardShotsPaginationQuery').length
  expect(tries()).toBe(1)
  fireEvent.click(within(alert).getByText(commonMessages.retry))
  await waitFor(() => expect(tries()).toBe(2))
})
