import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { commonMessages } from '../../messages/common.ts'
import { reviewMessages } from '../../messages/reviews.ts'
import { tokenMessages } from '../../messages/tokens.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { ReviewLinks } from './ReviewLinks.tsx'
import { ShareDialog } from './ShareDialog.tsx'

configure({ defaultHidden: true })

const words = reviewMessages
const URL = 'https://framewright.test/review/review_1#secret'

const GUEST = {
  name: 'Gina', visitCount: 2, seconds: 90, shotsSeen: 4, downloads: 0, commentCount: 3,
  lastSeenAt: new Date().toISOString(),
}

const linkOf = (id: string, values: object = {}) => ({
  __typename: 'ReviewLink', id, title: 'The pitch', recipientName: '', recipientEmail: '', hasPassword: false,
  isOpen: true, expiresAt: '2030-01-01T00:00:00Z', revokedAt: null, visitCount: 0, commentCount: 0, lastSeenAt: null,
  storyboardVersion: { __typename: 'StoryboardVersion', id: 'version_7', number: 7 }, guests: [], version: 3,
  approvals: { nodes: [] },
  canComment: true, canApprove: false, canDownload: true, isIsolated: false, hasWatermark: false,
  shows: ['DESCRIPTIONS', 'SOUND'], ...values,
})

const decisionOf = (decision: string, withdrawnAt: string | null) => ({
  __typename: 'Approval', id: `approval_${decision}_${withdrawnAt}`, decision, withdrawnAt,
  storyboardVersion: { __typename: 'StoryboardVersion', id: 'version_6', number: 6 },
})

const listOf = (...links: object[]) => ({
  storyboard: {
    __typename: 'Storyboard', id: 'storyboard_1',
    reviewLinks: {
      edges: links.map((node, index) => ({ cursor: String(index), node })),
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  },
})

test('makes a link with what guests may see and do, shows its address once, and lists it', async () => {
  let links: object[] = []
  const requests = answerEach({
    ReviewLinksQuery: () => listOf(...links),
    ShareDialogMutation: () => {
      links = [linkOf('review_1')]
      return { createReviewLink: { url: URL, reviewLinkEdge: { cursor: 'new', node: linkOf('review_1') } } }
    },
  })
  renderAt('/', (
    <ShareDialog storyboardId="storyboard_1" version={null} shotIds={['shot_2']} isOpen onClose={vi.fn()} />
  ))
  expect(await screen.findByText(words.empty)).toBeTruthy()
  fireEvent.change(screen.getByLabelText(words.titleField), { target: { value: ' The pitch ' } })
  fireEvent.change(screen.getByLabelText(words.password), { target: { value: 'lighthouse' } })
  await userEvent.click(screen.getByLabelText(words.canDownload))
  await userEvent.click(screen.getByLabelText(words.onlySelected(1)))
  await userEvent.click(screen.getByLabelText(words.parts.DIALOGUE))
  await userEvent.click(screen.getByRole('button', { name: words.create }))
  const dialog = await screen.findByRole('dialog', { name: words.createdTitle })
  expect(within(dialog).getByLabelText(words.link)).toHaveProperty('value', URL)
  expect(within(dialog).getByRole('link', { name: words.mail }).getAttribute('href'))
    .toMatch(/^mailto:\?subject=The%20pitch/)
  const sent = requests.find(({ operationName }) => operationName === 'ShareDialogMutation')
  expect(sent?.variables['input']).toMatchObject({
    subject: { storyboardId: 'storyboard_1' }, title: 'The pitch', password: 'lighthouse',
    canComment: true, canDownload: true, isIsolated: false, shows: ['DESCRIPTIONS', 'CODES', 'SOUND'],
    shotIds: ['shot_2'],
  })
  await userEvent.click(within(dialog).getByRole('button', { name: tokenMessages.done }))
  expect(await screen.findByText('The pitch')).toBeTruthy()
})

test('changes what the guests of a link may and see, and keeps its end and its password', async () => {
  const link = linkOf('review_1', { hasPassword: true })
  const requests = answerEach({
    ReviewLinksQuery: listOf(link),
    EditReviewLinkDialogMutation: { updateReviewLink: { reviewLink: { ...link, title: 'The cut', version: 4 } } },
  })
  renderAt('/', <ReviewLinks storyboardId="storyboard_1" />)
  await chooseFromMenu(await screen.findByRole('button', { name: words.menu('The pitch') }), words.edit)
  const dialog = within(await screen.findByRole('dialog', { name: words.editTitle('The pitch') }))
  fireEvent.change(dialog.getByLabelText(words.titleField), { target: { value: 'The cut' } })
  await userEvent.click(dialog.getByLabelText(words.canDownload))
  await userEvent.click(dialog.getByLabelText(words.parts.STATUSES))
  await userEvent.click(dialog.getByRole('button', { name: commonMessages.save }))
  expect(await screen.findByText('The cut')).toBeTruthy()
  expect(requests.at(-1)?.variables['input']).toEqual({
    reviewLinkId: 'review_1', title: 'The cut', recipientName: '', recipientEmail: '', canComment: true,
    canApprove: false, canDownload: false, isIsolated: false, hasWatermark: false,
    shows: ['DESCRIPTIONS', 'STATUSES', 'SOUND'], expectedVersion: 3,
  })
})

test('says what the guests of a link decided last', async () => {
  const decidedBy = (decision: string, withdrawnAt: string | null = null) =>
    ({ approvals: { nodes: [decisionOf(decision, withdrawnAt)] } })
  answerEach({
    ReviewLinksQuery: listOf(
      linkOf('review_1', decidedBy('APPROVED')), linkOf('review_2', decidedBy('CHANGES_REQUESTED')),
      linkOf('review_3', decidedBy('APPROVED', '2026-11-26T10:00:00Z')),
    ),
  })
  renderAt('/', <ReviewLinks storyboardId="storyboard_1" />)
  expect(await screen.findAllByText(words.approved(6), { exact: false })).toHaveLength(1)
  expect(screen.getAllByText(words.changesRequested(6), { exact: false })).toHaveLength(1)
})

test('lists the visits of a link, and revokes it after a question', async () => {
  const link = linkOf('review_1', { visitCount: 2, commentCount: 3, guests: [GUEST] })
  const requests = answerEach({
    ReviewLinksQuery: listOf(link),
    ReviewLinkRowRevokeMutation: {
      revokeReviewLink: { reviewLink: { ...link, isOpen: false, revokedAt: '2026-11-26T10:00:00Z' } },
    },
  })
  renderAt('/', <ReviewLinks storyboardId="storyboard_1" />)
  expect(await screen.findByText('Gina')).toBeTruthy()
  expect(screen.getByText(words.guestFacts(2, 4, '01:30'))).toBeTruthy()
  await chooseFromMenu(screen.getByRole('button', { name: words.menu('The pitch') }), words.revoke)
  await userEvent.click(await screen.findByRole('button', { name: words.revokeConfirm }))
  await waitFor(() => expect(screen.queryByText('Gina')).toBeNull())
  expect(requests.at(-1)?.variables).toEqual({ input: { reviewLinkId: 'review_1' } })
  expect(screen.getByRole('button', { name: words.ended(1) })).toBeTruthy()
})
