import { configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { commentMessages } from '../../messages/comments.ts'
import { trashMessages } from '../../messages/trash.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { inputs } from '../../testing/openThreads.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { BoardThreads } from './BoardThreads.tsx'

const toasts = recordToasts()
configure({ defaultHidden: true })
const words = commentMessages

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

const SHOT = { shotId: 'shot_1', viewId: null, code: 'SH0010', threadCount: 2, guestNames: ['Gina', 'Hugo'] }
const VIEW = { shotId: 'shot_2', viewId: 'view_2', code: 'SH0020', threadCount: 1, guestNames: ['Gina'] }

/** The comments beside a board of which guests commented on a shot and a view in the trash. */
async function open(viewerCanEdit = true) {
  const board = {
    __typename: 'Storyboard', id: 'storyboard_1', commentsInTrash: [SHOT, VIEW],
    threads: {
      __typename: 'CommentThreadConnection', edges: [],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  }
  const project = {
    __typename: 'Project', id: 'project_1', isArchived: false, viewerCanEdit, viewerCanAdminister: false,
  }
  const requests = answerEach({
    BoardThreadsQuery: { project, board }, askChoicesQuery: { board: null },
    TrashedCommentsShotMutation: { restoreShots: { shots: [] } },
    TrashedCommentsViewMutation: { restoreViews: { views: [] } },
  })
  startEnvironment()
  storeToken('token', { remember: true, userId: 'user_1' })
  renderAt('/board', (
    <BoardThreads
      boardId="storyboard_1" chosenId={null} onChosen={() => undefined} onLeave={() => undefined} compose={null}
      attempt={0}
    />
  ))
  expect(await screen.findByText(words.onTrashedShot('SH0010', 2, 'Gina, Hugo'))).toBeTruthy()
  expect(screen.getByText(words.onTrashedView('SH0020', 1, 'Gina'))).toBeTruthy()
  return requests
}

test('says what guests commented on in the trash, and restores the shot or the view', async () => {
  const requests = await open()
  await userEvent.click(screen.getByRole('button', { name: words.restoreShot('SH0010') }))
  await waitFor(() => expect(inputs(requests, 'TrashedCommentsShotMutation')).toEqual([{ shotIds: ['shot_1'] }]))
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual([words.restored]))
  await userEvent.click(screen.getByRole('button', { name: words.restoreView('SH0020') }))
  await waitFor(() => expect(inputs(requests, 'TrashedCommentsViewMutation')).toEqual([{ viewIds: ['view_2'] }]))
})

test('restores nothing for who may only read', async () => {
  await open(false)
  expect(screen.queryByRole('button', { name: trashMessages.restore })).toBeNull()
  expect(screen.queryByRole('button', { name: words.restoreShot('SH0010') })).toBeNull()
})
