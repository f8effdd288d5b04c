import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commentMessages } from '../../messages/comments.ts'
import { reviewMessages } from '../../messages/reviews.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { commentOf, inputs, linkOf, openThreads, threadOf } from '../../testing/openThreads.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'

const toasts = recordToasts()
configure({ defaultHidden: true })
const words = commentMessages

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', class {
    observe() {}
    disconnect() {}
  })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'), addEventListener() {}, removeEventListener() {},
  }))
})
afterEach(() => localStorage.clear())

const STARTED = { startThread: { thread: { __typename: 'CommentThread', id: 'thread_9', number: 9 } } }
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.write })
const optionsOf = (select: HTMLElement) =>
  within(select).getAllByRole<HTMLOptionElement>('option').map(({ text, disabled }) => text + (disabled ? ' –' : ''))

test('a new thread is for the team or asks guests, and the next one is for the team again', async () => {
  const links = [linkOf('c', []), linkOf('a', null), linkOf('b', ['Gina', 'Hugo']), linkOf('d', null, false)]
  const { requests } = await openThreads([], { commentChangesStartMutation: STARTED }, {}, links)
  const audience = await screen.findByRole('combobox', { name: words.audience })
  expect(optionsOf(audience)).toEqual([
    'Team', 'Pitch a, version 3', 'Gina (Pitch b, version 3)', 'Hugo (Pitch b, version 3)',
    'Pitch c: nobody has opened this link yet –',
  ])
  await userEvent.selectOptions(audience, 'Gina (Pitch b, version 3)')
  expect(screen.getByText('Only Gina and the team read it.')).toBeTruthy()
  fireEvent.change(field(), { target: { value: 'Warmer?' } })
  await userEvent.click(screen.getByRole('button', { name: words.ask }))
  await waitFor(() => expect(inputs(requests, 'commentChangesStartMutation')).toEqual([{
    subject: { viewId: 'view_1' }, body: 'Warmer?', ask: { reviewLinkId: 'b', guestId: 'user_Gina' },
  }]))
  await waitFor(() => expect(field().value).toBe(''))
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: words.audience }).value).toBe('TEAM')
  expect(screen.getByRole('button', { name: words.send })).toBeTruthy()
})

test('there is no choice where nobody can be asked, and for who may not ask', async () => {
  const { requests } = await openThreads([threadOf(1)], {}, { viewerCanEdit: false }, [linkOf('a', null)])
  expect(screen.queryByRole('combobox', { name: words.audience })).toBeNull()
  expect(requests.some(({ operationName }) => operationName === 'askChoicesQuery')).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: words.threadMenu(1) }))
  expect(await screen.findByRole('menuitem', { name: words.follow })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: words.askItem })).toBeNull()
})

test('a thread of the team is asked on, with a quote and its place', async () => {
  const place = { frameFrom: 2, frameTo: 4 }
  const read = {
    __typename: 'CommentThread', id: 'thread_1', number: 1, ...place, region: null, shot: { id: 'shot_1' },
    view: { id: 'view_1' },
    comments: { nodes: [{ ...commentOf(10), body: 'Too dark.\nOr not?', strokeCount: 2 }] },
  }
  const { requests } = await openThreads(
    [threadOf(1)], { AskDialogQuery: { node: read }, commentChangesStartMutation: STARTED }, {},
    [linkOf('c', []), linkOf('a', null)],
  )
  await chooseFromMenu(screen.getByRole('button', { name: words.threadMenu(1) }), words.askItem)
  const dialog = within(await screen.findByRole('dialog', { name: words.askTitle }))
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: words.askWhom }).value).toBe('a')
  const question = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: words.question })
  expect(question.value).toBe('> Too dark.\n> Or not?\n\n')
  expect(dialog.getByText('The question has the drawing of the comment, too.')).toBeTruthy()
  await userEvent.type(question, 'Warmer?')
  await userEvent.click(dialog.getByRole('button', { name: words.ask }))
  await waitFor(() => expect(inputs(requests, 'commentChangesStartMutation')).toEqual([{
    subject: { viewId: 'view_1' }, body: '> Too dark.\n> Or not?\n\nWarmer?', ...place,
    ask: { reviewLinkId: 'a', quotedThreadId: 'thread_1' },
  }]))
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual([words.asked]))
  expect(screen.queryByRole('dialog', { name: words.askTitle })).toBeNull()
})

test('a thread with guests says who asked and who reads it, and is not asked on', async () => {
  const asked = {
    audience: 'LINK', reviewLink: { __typename: 'ReviewLink', id: 'review_1', title: 'Pitch' },
    askedBy: { __typename: 'User', id: 'user_2', name: 'Mina Okafor' }, guestReaders: 'ONE', guestReaderName: 'Gina',
  }
  const nobody = { ...asked, askedBy: null, guestReaders: 'NONE', guestReaderName: null }
  await openThreads([threadOf(1, asked), threadOf(2, nobody)], {}, {}, [linkOf('a', null)])
  expect(screen.getByText(words.askedBy('Mina Okafor', reviewMessages.guestReads('Gina', 'Pitch')))).toBeTruthy()
  expect(screen.getByText('Guests of Pitch no longer read this thread.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: words.threadMenu(1) }))
  expect(await screen.findByRole('menuitem', { name: words.follow })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: words.askItem })).toBeNull()
})
