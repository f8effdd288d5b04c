import { configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { EnvironmentProvider } from '../../relay/EnvironmentProvider.tsx'
import { answerEach } from '../../testing/fakeServer.ts'
import { AppProvider } from '../../ui/AppProvider.tsx'
import { ProjectActivityPage } from './ProjectActivityPage.tsx'
import { projectActivityPageLoader } from './projectActivityPageLoader.ts'

configure({ defaultHidden: true })

const MAYA = { __typename: 'User', id: 'user_00000000000000000000000000', name: 'Maya' }
const PATH = '/dashboard/projects/project_1/activity'

function activityOf(seq: number, type: string, values: object = {}) {
  return {
    cursor: String(seq),
    node: {
      __typename: 'Activity', seq, type, at: new Date().toISOString(), actorName: 'Maya', isActorFormer: false,
      tokenName: null,
      subjectId: 'shot_1', subjectLabel: 'SH0010', payload: {}, count: 1, viewerCanUndo: null, actor: MAYA, ...values,
    },
  }
}

function pageOf(edges: object[], hasNextPage = false) {
  return {
    project: {
      __typename: 'Project', id: 'project_1', name: 'Salt House',
      organization: {
        __typename: 'Organization', id: 'organization_1', name: 'Kestrel',
        members: { nodes: [{ id: 'member_1', user: MAYA }] },
      },
      activity: { edges, pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: 'end' } },
    },
  }
}

async function openPage(address: string, answers: Parameters<typeof answerEach>[0]) {
  const requests = answerEach(answers)
  const router = createMemoryRouter(
    [
      {
        path: '/dashboard/projects/:projectId/activity', element: <ProjectActivityPage />,
        hydrateFallbackElement: <i />, loader: projectActivityPageLoader,
      },
    ],
    { initialEntries: [address] },
  )
  render(
    <AppProvider>
      <EnvironmentProvider><RouterProvider router={router} /></EnvironmentProvider>
    </AppProvider>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Activity in Salt House' })
  return { requests, router }
}

beforeEach(() => {
  localStorage.clear()
  startEnvironment()
  storeToken('fw_secret', { remember: true })
})

test('says who did what, day by day, with folded runs and the token it was done with', async () => {
  const old = '2026-01-02T10:00:00Z'
  await openPage(PATH, {
    ProjectActivityPageQuery: pageOf([
      activityOf(9, 'view.drawn', { count: 14 }),
      activityOf(3, 'shot.created', { at: old, tokenName: 'Farm' }),
    ]),
  })
  const today = within(screen.getByRole('region', { name: 'Today' }))
  expect(today.getByRole('listitem').textContent).toContain('Maya drew 14 times in SH0010')
  const before = within(screen.getByRole('region', { name: '2 January 2026' }))
  expect(before.getByRole('listitem').textContent).toContain('Maya added SH0010 via token Farm')
})

test('calls those whose account is deleted by the words of the page', async () => {
  const gone = { actor: null, actorName: 'The name of the API', isActorFormer: true }
  await openPage(PATH, { ProjectActivityPageQuery: pageOf([activityOf(3, 'shot.created', gone)]) })
  const today = within(screen.getByRole('region', { name: 'Today' }))
  expect(today.getByRole('listitem').textContent).toContain('Former member added SH0010')
})

test('keeps the filters in the address and asks the server by them', async () => {
  const { requests, router } = await openPage(`${PATH}?kind=shot`, {
    ProjectActivityPageQuery: pageOf([activityOf(9, 'shot.created')]),
  })
  expect(requests.at(-1)?.variables).toEqual({ projectId: 'project_1', actorId: null, kinds: ['SHOT'] })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'Maya')
  await waitFor(() => expect(requests.at(-1)?.variables).toMatchObject({ actorId: MAYA.id, kinds: ['SHOT'] }))
  expect(router.state.location.search).toBe(`?kind=shot&person=${MAYA.id}`)
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(requests.at(-1)?.variables).toMatchObject({ actorId: null, kinds: null })
})

test('says that nothing matches, and ignores what an address cannot mean', async () => {
  const { requests } = await openPage(`${PATH}?kind=script&person=nobody`, { ProjectActivityPageQuery: pageOf([]) })
  expect(screen.getByRole('heading', { name: 'Nothing matches' })).toBeTruthy()
  expect(requests[0]?.variables).toMatchObject({ actorId: null, kinds: ['SCRIPT'] })
})

test('takes a restore of a version back, by a job where many drawings differ', async () => {
  const restored = activityOf(8, 'version.restored', {
    subjectId: 'version_7', subjectLabel: 'Pitch', viewerCanUndo: 'RESTORE_VERSION',
    payload: {
      storyboard: 'storyboard_1', number: 7, before: 'version_8', parts: ['TEXTS', 'DRAWINGS'], shots: null,
      includesBoard: true,
    },
  })
  const { requests } = await openPage(PATH, {
    ProjectActivityPageQuery: pageOf([restored]),
    useRestoreVersionMutation: {
      message: '201 drawings differ', extensions: { code: 'CONFLICT', reason: 'RESTORE_TOO_LARGE' },
    },
    useLargeRestoreMutation: { message: 'The version is gone', extensions: { code: 'NOT_FOUND' } },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  const input = {
    versionId: 'version_8', shotIds: null, parts: ['TEXTS', 'DRAWINGS'], putAwayNewer: true, includesBoard: true,
  }
  const sent = () => requests.filter(({ operationName = '' }) => operationName.endsWith('Mutation'))
  await waitFor(() => expect(sent()).toMatchObject([
    { operationName: 'useRestoreVersionMutation', variables: { input } },
    { operationName: 'useLargeRestoreMutation', variables: { input } },
  ]))
})

test('shows more with a button, and puts back what was deleted', async () => {
  const deleted = activityOf(8, 'storyboard.deleted', {
    subjectId: 'storyboard_1', subjectLabel: 'Act two', viewerCanUndo: 'RESTORE_STORYBOARD',
  })
  const { requests } = await openPage(PATH, {
    ProjectActivityPageQuery: pageOf([deleted], true),
    ProjectActivityPaginationQuery: { node: pageOf([activityOf(2, 'shot.moved')]).project },
    projectChangesRestoreBoardMutation: { message: 'It is gone for good', extensions: { code: 'NOT_FOUND' } },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('That is everything')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(requests.at(-1)).toMatchObject({
    operationName: 'projectChangesRestoreBoardMutation', variables: { input: { storyboardId: 'storyboard_1' } },
  }))
})
