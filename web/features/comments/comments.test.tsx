import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commentMessages } from '../../messages/comments.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { withEvents } from '../../testing/fakeServer.ts'
import { commentOf, inputs, MINA, openThreads, threadOf } from '../../testing/openThreads.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'

const toasts = recordToasts()
configure({ defaultHidden: true })
const words = commentMessages

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.write })
const thread = (number: number) =>
  within(document.querySelector<HTMLElement>(`[data-thread="${number}"]`) as HTMLElement)
const write = (text: string) => fireEvent.change(field(), { target: { value: text } })

let seen: ((entries: object[]) => void)[]
beforeEach(() => {
  seen = []
  vi.stubGlobal('IntersectionObserver', class {
    constructor(callback: (entries: object[]) => void) {
      seen.push(callback)
    }

    observe() {}
    disconnect() {}
  })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'), addEventListener() {}, removeEventListener() {},
  }))
})
afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

test('says what belongs here while nothing was said', async () => {
  await openThreads([])
  expect(screen.getByText(words.emptyTitle)).toBeTruthy()
  expect(screen.getByText(words.emptyLine)).toBeTruthy()
})

test('a comment is shown while it is sent, and then comes with the list', async () => {
  let answer: (data: object) => void = () => undefined
  const started = new Promise<object>((resolve) => (answer = resolve))
  const { requests, said, onChosen } = await openThreads([], { commentChangesStartMutation: () => started })
  write('Too dark')
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
  expect(await screen.findByText('Too dark')).toBeTruthy()
  expect(field().value).toBe('')
  await waitFor(() => expect(inputs(requests, 'commentChangesStartMutation')).toEqual([
    { subject: { viewId: 'view_1' }, body: 'Too dark' },
  ]))
  said.threads = [threadOf(1, {}, [commentOf(10, { body: 'Too dark', isOwn: true })])]
  answer(withEvents(
    { startThread: { thread: { __typename: 'CommentThread', id: 'thread_1', number: 1 } } },
    ['comment.added', 'comment_10', { thread: 'thread_1', shot: 'shot_1' }],
  ))
  await waitFor(() => expect(thread(1).getByText('Too dark')).toBeTruthy())
  expect(screen.getAllByText('Too dark')).toHaveLength(1)
  expect(onChosen).toHaveBeenCalledWith('thread_1')
})

test('a refused comment stays in the field, with the reason', async () => {
  await openThreads([], {
    commentChangesStartMutation: { message: 'Slowly', extensions: { code: 'RATE_LIMITED', retryAfter: 5 } },
  })
  write('Too dark')
  await userEvent.click(screen.getByRole('button', { name: words.send }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(field().value).toBe('Too dark')
})

test('a draft is there when the rail opens again; Esc leaves the field with it', async () => {
  const { onLeave } = await openThreads([])
  write('Half a thought')
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(onLeave).toHaveBeenCalled()
  cleanup()
  await openThreads([])
  expect(field().value).toBe('Half a thought')
})

test('open threads come first; resolved ones are folded', async () => {
  await openThreads([threadOf(1, { state: 'RESOLVED', resolvedBy: MINA }), threadOf(2)])
  expect(document.querySelector('[data-thread="1"]')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: words.resolvedCount(1) }))
  expect(thread(1).getByText(words.resolvedBy('Mina Okafor'))).toBeTruthy()
})

test('resolving shows at once, and is undone when the server refuses', async () => {
  let refuse: (error: object) => void = () => undefined
  const refused = new Promise<object>((resolve) => (refuse = resolve))
  const answers = { commentChangesResolveMutation: () => refused }
  const { requests } = await openThreads([threadOf(1, { version: 3 })], answers)
  await userEvent.click(thread(1).getByRole('button', { name: words.resolve }))
  expect(await screen.findByRole('button', { name: words.resolvedCount(1) })).toBeTruthy()
  expect(inputs(requests, 'commentChangesResolveMutation')).toEqual([{ threadId: 'thread_1', expectedVersion: 3 }])
  refuse({ message: 'No', extensions: { code: 'FORBIDDEN' } })
  await waitFor(() => expect(thread(1).getByRole('button', { name: words.resolve })).toBeTruthy())
  expect(toasts.map(({ title }) => title)).toEqual([words.resolveFailed])
})

test('a reply may reopen a resolved thread', async () => {
  const { requests } = await openThreads([threadOf(1, { state: 'RESOLVED' })], {
    commentChangesAddMutation: { addComment: { thread: threadOf(1, { state: 'OPEN', version: 2 }) } },
  })
  await userEvent.click(screen.getByRole('button', { name: words.resolvedCount(1) }))
  await userEvent.click(thread(1).getByRole('button', { name: words.replyTo(1) }))
  fireEvent.change(thread(1).getByRole('textbox'), { target: { value: 'Not yet' } })
  await userEvent.click(thread(1).getByRole('button', { name: words.replyAndReopen }))
  await waitFor(() => expect(inputs(requests, 'commentChangesAddMutation')).toEqual([
    { threadId: 'thread_1', body: 'Not yet', reopen: true },
  ]))
  await waitFor(() => expect(thread(1).getByRole('button', { name: words.resolve })).toBeTruthy())
})

test('a VIEWER writes and answers, and resolves nothing', async () => {
  await openThreads([threadOf(1)], {}, { viewerCanEdit: false })
  expect(thread(1).queryByRole('button', { name: words.resolve })).toBeNull()
  expect(thread(1).getByRole('button', { name: words.replyTo(1) })).toBeTruthy()
})

test('nothing is said in an archived project', async () => {
  await openThreads([threadOf(1)], {}, { isArchived: true, viewerCanEdit: false })
  expect(screen.queryByRole('textbox', { name: words.write })).toBeNull()
  expect(thread(1).queryByRole('button', { name: words.replyTo(1) })).toBeNull()
})

test('one edits and deletes what one wrote, after being asked', async () => {
  const own = commentOf(10, { isOwn: true, version: 4 })
  const { requests, said } = await openThreads([threadOf(1, {}, [own, commentOf(11)])], {
    commentChangesUpdateMutation: { updateComment: { comment: { ...own, body: 'Better', version: 5 } } },
    commentChangesDeleteMutation: () => withEvents(
      { deleteComment: { comment: null } }, ['comment.deleted', 'comment_10', { thread: 'thread_1', shot: 'shot_1' }],
    ),
  })
  const menus = thread(1).getAllByRole('button', { name: words.menu('Mina Okafor') })
  expect(menus).toHaveLength(1)
  await chooseFromMenu(menus[0] as HTMLElement, words.edit)
  const editor = await thread(1).findByRole('textbox', { name: words.editOf })
  fireEvent.change(editor, { target: { value: 'Better' } })
  fireEvent.keyDown(editor, { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(thread(1).getByText('Better')).toBeTruthy())
  expect(inputs(requests, 'commentChangesUpdateMutation')).toEqual([
    { commentId: 'comment_10', body: 'Better', expectedVersion: 4 },
  ])
  await chooseFromMenu(thread(1).getByRole('button', { name: words.menu('Mina Okafor') }), words.delete)
  expect(inputs(requests, 'commentChangesDeleteMutation')).toEqual([])
  said.threads = [threadOf(1, {}, [commentOf(11)])]
  await userEvent.click(await screen.findByRole('button', { name: words.deleteConfirm }))
  await waitFor(() => expect(thread(1).queryByText('Better')).toBeNull())
})

test('a thread on the screen for two seconds is read, one that passes is not', async () => {
  const { requests } = await openThreads([threadOf(1, { isUnread: true })], {
    commentChangesReadMutation: { markThreadsRead: { threads: [threadOf(1, { isUnread: false })] } },
  })
  expect(thread(1).getByRole('img', { name: words.unread })).toBeTruthy()
  vi.useFakeTimers()
  const pass = (ratio: number) => act(() => seen.forEach((callback) => callback([
    { intersectionRatio: ratio, intersectionRect: { height: 10 }, rootBounds: { height: 900 } },
  ])))
  pass(1)
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  pass(0)
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(inputs(requests, 'commentChangesReadMutation')).toEqual([])
  pass(1)
  await act(() => vi.advanceTimersByTimeAsync(2_100))
  expect(inputs(requests, 'commentChangesReadMutation')).toEqual([{ threads: [{ threadId: 'thread_1' }] }])
  vi.useRealTimers()
  await waitFor(() => expect(thread(1).queryByRole('img', { name: words.unread })).toBeNull())
})

test('addresses in a text are links, and its lines stay', async () => {
  await openThreads([threadOf(1, {}, [commentOf(10, { body: 'See https://example.com/a?b=1.\nThen go on' })])])
  expect(thread(1).getByRole('link', { name: 'https://example.com/a?b=1' }).getAttribute('rel')).toContain('noopener')
  expect(thread(1).getByText(/Then go on/)).toBeTruthy()
})

test('a thread of more than a page shows its first and its newest comments, and the others when asked', async () => {
  const pageOf = (from: number, to: number, hasPreviousPage: boolean) => {
    const nodes = Array.from({ length: to - from + 1 }, (_, index) => ({
      ...commentOf(from + index), number: from + index,
    }))
    return {
      __typename: 'CommentConnection', totalCount: 120, nodes,
      edges: nodes.map((node) => ({ __typename: 'CommentEdge', node })),
      pageInfo: { __typename: 'PageInfo', hasPreviousPage, startCursor: `at ${from}` },
    }
  }
  const asThread = (comments: object) => ({ thread: { __typename: 'CommentThread', id: 'thread_1', comments } })
  const { requests } = await openThreads([threadOf(1, { comments: pageOf(71, 120, true) })], {
    LongThreadFirstQuery: asThread(pageOf(1, 1, false)),
    LongThreadQuery: ({ before }: Record<string, unknown>) =>
      asThread(before === 'at 71' ? pageOf(21, 70, true) : pageOf(1, 20, false)),
  })
  expect(await thread(1).findByText('Said 1')).toBeTruthy()
  expect(thread(1).getByText('Said 120')).toBeTruthy()
  expect(thread(1).queryByText('Said 100')).toBeNull()
  await userEvent.click(thread(1).getByRole('button', { name: words.moreReplies(117) }))
  expect(thread(1).getByText('Said 100')).toBeTruthy()
  await userEvent.click(thread(1).getByRole('button', { name: words.earlierPage }))
  expect(await thread(1).findByText('Said 21')).toBeTruthy()
  await userEvent.click(thread(1).getByRole('button', { name: words.earlierPage }))
  expect(await thread(1).findByText('Said 2')).toBeTruthy()
  expect(thread(1).getAllByText('Said 1')).toHaveLength(1)
  expect(thread(1).queryByRole('button', { name: words.earlierPage })).toBeNull()
  expect(requests.filter(({ operationName }) => operationName === 'LongThreadQuery')).toHaveLength(2)
})
