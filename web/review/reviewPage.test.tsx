import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ReviewPage } from './ReviewPage.tsx'

/** What the server answers, by the name of the operation. */
type Answers = Record<string, (variables: Record<string, unknown>) => unknown>

const REVIEW = {
  title: 'The pitch', sharedBy: 'Kestrel', guestName: 'Gina', linkVersion: 1, versionNumber: 7,
  frameRate: { numerator: 24, denominator: 1 }, canComment: true, canApprove: false, answer: null, isIsolated: false,
  soundtrack: null, threads: [],
}

const view = (viewId: string) => ({
  viewId, name: '', width: 840, height: 480, smallUrl: '/s.webp', pictureUrl: '/p.webp', largeUrl: '/l.webp',
  downloadUrl: null, camera: null, cameraUrl: null,
})

const shot = (position: number) => ({
  shotId: `shot_${position}`, position, code: `SH00${position}0`, name: 'Rain', description: 'On the window',
  dialogue: null, status: null, statusColor: null, frames: 24, voiceUrl: null, voiceDuration: null,
  views: [view(`view_${position}`)],
})

const OPENED = {
  ...REVIEW, shots: { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [shot(1), shot(2)] },
}

const THREAD = {
  threadId: 'thread_1', shotId: 'shot_1', viewId: 'view_1', frameFrom: 0, region: null, versionNumber: 7,
  isResolved: false, isOwn: true, comments: [{
    commentId: 'comment_1', authorName: 'Gina', isByGuest: true, isOwn: true, isDeleted: false, body: 'Softer',
    canvasData: null, createdAt: new Date().toISOString(),
  }],
}

const failure = (reason: string) =>
  ({ errors: [{ message: 'A sentence in English', extensions: { reason, code: 'FORBIDDEN' } }] })

const sent: { name: string; input: unknown; key: string | undefined }[] = []

function answerWith(answers: Answers) {
  vi.stubGlobal('fetch', async (_url: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    const { query, variables = {} } = JSON.parse(body) as { query: string; variables: Record<string, unknown> }
    const name = /(?:query|mutation|subscription) (\w+)/.exec(query)?.[1] ?? ''
    sent.push({ name, input: variables['input'], key: headers['idempotency-key'] })
    // The stream of changes stays open.
    if (headers['accept'] === 'text/event-stream') {
      return name in answers ? new Response(answers[name]?.({}) as ReadableStream) : new Promise(() => {})
    }
    return new Response(JSON.stringify(answers[name]?.(variables) ?? failure('INTERNAL')))
  })
}

beforeEach(() => {
  sent.length = 0
  localStorage.clear()
  window.history.replaceState(null, '', '/review/review_01#secret')
  vi.stubGlobal('ResizeObserver', class {
    observe() {}
    disconnect() {}
  })
  HTMLImageElement.prototype.decode = () => Promise.resolve()
})
afterEach(() => vi.unstubAllGlobals())

it('asks for the password and the name, then shows the version and sends a comment', async () => {
  const user = userEvent.setup()
  answerWith({
    OpenReview: ({ input }) => {
      const { password, name } = input as { password?: string; name?: string }
      if (!password) return failure('REVIEW_PASSWORD_REQUIRED')
      if (!name) return failure('REVIEW_NAME_REQUIRED')
      return { data: { openReview: { guestToken: 'fwg_1', review: OPENED } } }
    },
    AddReviewComment: () => ({ data: { addReviewComment: { thread: THREAD } } }),
  })
  render(<ReviewPage />)
  await user.type(await screen.findByLabelText('Password'), 'lighthouse')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.type(await screen.findByLabelText('Name'), 'Gina')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('heading', { name: 'The pitch' })).toBeTruthy()
  expect(localStorage.getItem('framewright.review.review_01')).toBe('fwg_1')
  await user.type(screen.getByRole('textbox', { name: 'Your comment' }), 'Softer')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Softer')).toBeTruthy()
  expect(sent.find(({ name }) => name === 'AddReviewComment')?.input).toEqual({
    versionNumber: 7, viewId: 'view_1', shotId: 'shot_1', frameFrom: 0, body: 'Softer', operations: [],
  })
  expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveProperty('value', '')
})

it('keeps what was written when it could not be sent', async () => {
  const user = userEvent.setup()
  answerWith({
    OpenReview: () => ({ data: { openReview: { guestToken: 'fwg_1', review: OPENED } } }),
  })
  const { unmount } = render(<ReviewPage />)
  await user.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Softer')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Not sent.')
  unmount()
  answerWith({
    OpenReview: () => ({ data: { openReview: { guestToken: null, review: OPENED } } }),
  })
  render(<ReviewPage />)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveProperty('value', 'Softer'))
})

it('says in its own words why something was refused', async () => {
  const user = userEvent.setup()
  const openings = ['REVIEW_NAME_REQUIRED', 'REVIEW_GUESTS_AT_LIMIT']
  const refusals = ['COMMENT_STROKES_AT_LIMIT', 'PROJECT_ARCHIVED', 'ATTEMPTS_AT_LIMIT_FOR_MINUTES', 'NOT_FOUND']
  answerWith({
    OpenReview: () => {
      const reason = openings.shift()
      return reason ? failure(reason) : { data: { openReview: { guestToken: 'fwg_1', review: OPENED } } }
    },
    AddReviewComment: () => failure(refusals.shift() ?? ''),
  })
  render(<ReviewPage />)
  await user.type(await screen.findByLabelText('Name'), 'Gina')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This link was opened by too many guests/)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Softer')
  for (const problem of [/^The drawing is too large/, /takes no comments/, /^Too many attempts/, /^Something went/]) {
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(problem)).toBeTruthy()
  }
  expect(screen.queryByText('A sentence in English')).toBeNull()
})

it('marks an area by keys, keeps it with the draft, sends it, and shows it over the picture', async () => {
  const user = userEvent.setup()
  const region = { x: 1_744, y: 960, width: 3_360, height: 1_920 }
  answerWith({
    OpenReview: () => ({ data: { openReview: { guestToken: 'fwg_1', review: OPENED } } }),
    AddReviewComment: () => ({ data: { addReviewComment: { thread: { ...THREAD, region } } } }),
  })
  const { unmount } = render(<ReviewPage />)
  await user.click(await screen.findByRole('button', { name: 'Mark an area of the picture' }))
  expect(document.activeElement).toBe(screen.getByRole('application', { name: 'Area of your comment' }))
  await user.keyboard('{Enter}{ArrowRight}')
  unmount()
  render(<ReviewPage />)
  expect(await screen.findByRole('img', { name: 'Area of your comment' })).toBeTruthy()
  // Neither an area alone is a comment, nor is one of another shot sent.
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: /^SH0020/ }))
  expect(screen.queryByRole('img', { name: 'Area of your comment' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^SH0010/ }))
  await user.type(screen.getByRole('textbox', { name: 'Your comment' }), 'Softer')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('img', { name: 'Area of the comment of Gina' })).toBeTruthy()
  expect(screen.queryByRole('img', { name: 'Area of your comment' })).toBeNull()
  expect(sent.find(({ name }) => name === 'AddReviewComment')?.input).toMatchObject({ viewId: 'view_1', region })
})

it('sends a comment under one key until an answer came, and the next one under another', async () => {
  const user = userEvent.setup()
  let isLost = true
  answerWith({
    OpenReview: () => ({ data: { openReview: { guestToken: 'fwg_1', review: OPENED } } }),
    AddReviewComment: () => {
      if (isLost) throw new TypeError('The connection broke')
      return { data: { addReviewComment: { thread: THREAD } } }
    },
  })
  render(<ReviewPage />)
  const send = async (body: string) => {
    await user.type(await screen.findByRole('textbox', { name: 'Your comment' }), body)
    await user.click(screen.getByRole('button', { name: 'Send' }))
  }
  await send('Softer')
  expect((await screen.findByRole('alert')).textContent).toContain('Not sent.')
  isLost = false
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveProperty('value', ''))
  await send('Softer')
  await waitFor(() => expect(sent.filter(({ name }) => name === 'AddReviewComment')).toHaveLength(3))
  const [first, again, next] = sent.filter(({ name }) => name === 'AddReviewComment')
  expect(again).toEqual(first)
  expect(next?.input).toEqual(first?.input)
  expect(next?.key).not.toBe(first?.key)
})

it('follows a link that shows other shots of the version, or other parts of them', async () => {
  let tell: (review: object) => void = () => undefined
  const stream = new ReadableStream({
    start(controller) {
      tell = (review) => controller.enqueue(new TextEncoder().encode(
        `event: next\ndata: ${JSON.stringify({ data: { reviewChanged: review } })}\n\n`,
      ))
    },
  })
  const answered = [[shot(1), shot(2)], [{ ...shot(2), description: null }]].map((nodes) => ({
    shots: { ...OPENED.shots, nodes },
  }))
  answerWith({
    OpenReview: () => ({ data: { openReview: { guestToken: 'fwg_1', review: { ...OPENED, ...answered[0] } } } }),
    ReviewShots: () => ({ data: { review: answered[1] } }),
    ReviewChanged: () => stream,
  })
  render(<ReviewPage />)
  expect(await screen.findByRole('button', { name: /^SH0010/ })).toBeTruthy()
  tell({ ...REVIEW, threads: [THREAD] })
  expect(await screen.findByText('Softer')).toBeTruthy()
  expect(sent.some(({ name }) => name === 'ReviewShots')).toBe(false)
  tell({ ...REVIEW, linkVersion: 2 })
  await waitFor(() => expect(screen.queryByRole('button', { name: /^SH0010/ })).toBeNull())
  expect(screen.getByRole('button', { name: /^SH0020/ })).toBeTruthy()
  expect(screen.queryByText('On the window')).toBeNull()
  // Another version waits until the guest asks for it.
  tell({ ...REVIEW, linkVersion: 3, versionNumber: 8 })
  expect(await screen.findByText(/^Version 8 is here/)).toBeTruthy()
  expect(sent.filter(({ name }) => name === 'ReviewShots')).toHaveLength(1)
})

it('says that a link has ended, and that one without a secret does not work', async () => {
  answerWith({ OpenReview: () => failure('REVIEW_ENDED') })
  const { unmount } = render(<ReviewPage />)
  expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeTruthy()
  unmount()
  window.history.replaceState(null, '', '/review/review_01')
  render(<ReviewPage />)
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy()
})

it('prints all shots once their pictures are there, where downloads are allowed', async () => {
  const user = userEvent.setup()
  const print = vi.fn(() => document.querySelectorAll('.sheet li').length)
  vi.stubGlobal('print', print)
  const open = (downloadUrl: string | null) => {
    const nodes = [1, 2].map((position) => ({
      ...shot(position), views: [{ ...view(`view_${position}`), downloadUrl }],
    }))
    const review = { ...OPENED, shots: { ...OPENED.shots, nodes } }
    answerWith({ OpenReview: () => ({ data: { openReview: { guestToken: 'fwg_1', review } } }) })
    return render(<ReviewPage />)
  }
  const { unmount } = open(null)
  await screen.findByRole('heading', { name: 'The pitch' })
  expect(screen.queryByRole('button', { name: 'Print or save as PDF' })).toBeNull()
  unmount()
  open('/picture.png')
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }))
  await waitFor(() => expect(print).toHaveReturnedWith(2))
  await waitFor(() => expect(document.querySelector('.sheet')).toBeNull())
})

it('approves the version with the seal that was shown, once half of the shots were seen', async () => {
  const user = userEvent.setup()
  const seals = [null, 'ab'.repeat(32)]
  const answer = {
    decision: 'APPROVED', note: 'Go', versionNumber: 7, seal: 'ab'.repeat(32), withdrawnAt: null,
    createdAt: new Date().toISOString(),
  }
  const shots = { ...OPENED.shots, nodes: [shot(1), shot(2), shot(3)] }
  answerWith({
    OpenReview: () => ({
      data: { openReview: { guestToken: 'fwg_1', review: { ...OPENED, canApprove: true, shots } } },
    }),
    ReviewSeal: () => ({ data: { review: { seal: seals.shift() ?? null } } }),
    AnswerReview: () => ({ data: { answerReview: { review: { answer } } } }),
    WithdrawReviewAnswer: () => ({
      data: { withdrawReviewAnswer: { review: { answer: { ...answer, withdrawnAt: new Date().toISOString() } } } },
    }),
  })
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  render(<ReviewPage />)
  expect(await screen.findByText('Watch at least half of the shots, then decide.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^SH0020/ }))
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  const dialog = screen.getByRole('dialog', { name: 'Approve this version?' })
  expect(within(dialog).getByText('Preparing the seal…')).toBeTruthy()
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true)
  expect(await within(dialog).findByText('Seal abababababababab', {}, { timeout: 4_000 })).toBeTruthy()
  await user.type(within(dialog).getByLabelText(/^Note/), 'Go')
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText(/^You approved version 7/)).toBeTruthy()
  expect(sent.find(({ name }) => name === 'AnswerReview')?.input).toEqual({
    decision: 'APPROVED', note: 'Go', seal: 'ab'.repeat(32), versionNumber: 7,
  })
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Decide again' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  const question = screen.getByRole('group', { name: 'Withdraw your decision?' })
  await user.click(within(question).getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText(/^You withdrew your decision about version 7/)).toBeTruthy()
  expect(sent.at(-1)).toMatchObject({ name: 'WithdrawReviewAnswer', input: { seal: answer.seal } })
  expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy()
})
