import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NotificationBellTestQuery } from '../../__generated__/NotificationBellTestQuery.graphql.ts'
import { storeToken } from '../../lib/session.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { renderPage } from '../../testing/renderPage.tsx'
import { NotificationBell } from './NotificationBell.tsx'

vi.mock('./useFollowNotifications.ts', () => ({ useFollowNotifications: () => {} }))

const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }

function edgeOf(id: string, facts: object) {
  const node = {
    __typename: 'Notification', id, kind: 'TASK_ASSIGNED', count: 1, title: 'Rough the marsh', statusName: null,
    createdAt: new Date().toISOString(), readAt: null, actor: { __typename: 'User', id: 'user_2', name: 'Olga' },
    project: { __typename: 'Project', id: 'project_1', name: 'Salt House' }, organization: null,
    subject: { __typename: 'Task', id: 'task_1' }, ...facts,
  }
  return { __typename: 'NotificationEdge', cursor: id, node }
}

function listOf(edges: object[]) {
  return { viewer: { __typename: 'User', id: 'user_1', notifications: { edges, pageInfo } } }
}

const OLD = '2026-01-02T10:00:00.000Z'
const TWO = listOf([
  edgeOf('n2', {}),
  edgeOf('n1', { count: 20, readAt: OLD, createdAt: OLD, subject: null }),
])

function Frame() {
  const { viewer } = useLazyLoadQuery<NotificationBellTestQuery>(
    graphql`
      query NotificationBellTestQuery {
        viewer {
          ...NotificationBell_user
        }
      }
    `,
    {},
  )
  return viewer ? <NotificationBell userRef={viewer} onOrganizationsChanged={() => {}} /> : null
}

async function open(unread: number, answers: Parameters<typeof answerEach>[0]) {
  const sent = answerEach({
    NotificationBellTestQuery: { viewer: { __typename: 'User', id: 'user_1', unreadNotificationCount: unread } },
    ...answers,
  })
  const page = renderPage('/', <Suspense><Frame /></Suspense>, () => null)
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }))
  return { sent, page, list: within(await screen.findByRole('dialog', { name: 'Notifications' })) }
}

startEnvironment()
beforeEach(() => {
  storeToken('fw_secret', { remember: true })
  const media = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('ResizeObserver', class {
    observe() {}
    unobserve() {}
    disconnect() {}
  })
  vi.stubGlobal('matchMedia', (query: string) => ({ ...media, matches: query.includes('min-width: 48rem') }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('lists new notifications, today apart from earlier, and links to them', async () => {
  const { sent, page, list } = await open(1, {
    NotificationPanelQuery: TWO,
    NotificationPanelMutation: {
      markNotificationsRead: {
        notifications: [{ id: 'n2', readAt: OLD }], viewer: { id: 'user_1', unreadNotificationCount: 0 },
      },
    },
  })
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread', hidden: true })).toBeTruthy()
  const today = within(await list.findByRole('region', { name: 'Today' }))
  const earlier = within(list.getByRole('region', { name: 'Earlier' }))
  expect(earlier.getByRole('link').textContent).toContain('Olga assigned you 20 tasks')
  expect(earlier.queryByRole('button')).toBeNull()
  await userEvent.click(today.getByRole('link', { name: /Olga assigned you “Rough the marsh”/ }))
  await waitFor(() => expect(page.location()).toBe('/dashboard/projects/project_1/tasks?task=task_1'))
  expect(sent.at(-1)?.variables).toEqual({ input: { ids: ['n2'] } })
})

test('leads from a comment to its thread: in the shot, or where the task is', async () => {
  const commentOn = (number: number, place: object) => ({
    kind: 'COMMENTED', readAt: OLD, title: 'Shot 5',
    subject: {
      __typename: 'Comment', id: `comment_${number}`,
      thread: {
        __typename: 'CommentThread', id: `thread_${number}`,
        storyboard: null, shot: null, task: null, asset: null, ...place,
      },
    },
  })
  const storyboard = { __typename: 'Storyboard', id: 'storyboard_1' }
  const { list } = await open(0, {
    NotificationPanelQuery: listOf([
      edgeOf('n3', commentOn(3, { storyboard, shot: { __typename: 'Shot', id: 'shot_5' } })),
      edgeOf('n2', commentOn(2, { storyboard })),
      edgeOf('n1', commentOn(1, { task: { __typename: 'Task', id: 'task_1' } })),
    ]),
  })
  const today = within(await list.findByRole('region', { name: 'Today' }))
  const project = '/dashboard/projects/project_1'
  expect(today.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `${project}/storyboard?board=storyboard_1&shot=shot_5&thread=thread_3`,
    `${project}/storyboard?board=storyboard_1&thread=thread_2`, `${project}/tasks?task=task_1`,
  ])
})

test('marks all, at once', async () => {
  const { sent, list } = await open(1, {
    NotificationPanelQuery: TWO,
    NotificationPanelMutation: {
      markNotificationsRead: { notifications: [], viewer: { id: 'user_1', unreadNotificationCount: 0 } },
    },
  })
  await list.findByRole('region', { name: 'Today' })
  await userEvent.click(list.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(list.queryByRole('button', { name: /^Mark as read/ })).toBeNull())
  expect(list.getByRole('button', { name: 'Mark all as read' })).toHaveProperty('disabled', true)
  expect(sent.at(-1)?.variables).toEqual({ input: { all: true } })
})

test('says when there is nothing', async () => {
  const { list } = await open(0, { NotificationPanelQuery: listOf([]) })
  expect(await list.findByText('Nothing new')).toBeTruthy()
})

test('says that the list did not come, and tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let tries = 0
  const { list } = await open(0, {
    NotificationPanelQuery: () => (tries++ === 0 ? { message: 'x', extensions: { code: 'INTERNAL' } } : TWO),
  })
  expect(await list.findByText('Notifications could not be loaded')).toBeTruthy()
  await userEvent.click(list.getByRole('button', { name: 'Retry' }))
  expect(await list.findByRole('region', { name: 'Today' })).toBeTruthy()
})
