import { configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { dateHere } from '../../features/tasks/taskDates.ts'
import { selectOrganization } from '../../lib/selectedOrganization.ts'
import { storeToken } from '../../lib/session.ts'
import { organizationTaskMessages } from '../../messages/organizationTasks.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { EnvironmentProvider } from '../../relay/EnvironmentProvider.tsx'
import { startEnvironment } from '../../relay/environment.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { AppProvider } from '../../ui/AppProvider.tsx'
import { OrganizationTasksPage } from './OrganizationTasksPage.tsx'
import { organizationTasksPageLoader } from './organizationTasksPageLoader.ts'

configure({ defaultHidden: true })
const words = organizationTaskMessages

afterEach(() => localStorage.clear())

const maya = { __typename: 'User', id: 'user_maya', name: 'Maya Okafor' }
const projectOf = (number: number, name: string, viewerCanEdit = true) => ({
  __typename: 'Project', id: `project_${number}`, name, isArchived: false, viewerCanEdit,
})
const salt = projectOf(1, 'Salt House')
const tide = projectOf(2, 'Tidewrack', false)

function taskOf(number: number, title: string, change: object = {}) {
  return {
    __typename: 'Task', id: `task_${number}`, title, status: 'TODO', priority: 'MEDIUM', dueDate: null, isLate: false,
    version: 1, assignees: [maya], project: salt, blockedBy: [],
    named: {
      __typename: 'ShotConnection', totalCount: 1,
      nodes: [{ __typename: 'Shot', id: 'shot_1', code: 'SH0010' }],
    },
    ...change,
  }
}

const tasks = [
  taskOf(1, 'Lower the lamp', { dueDate: '2020-01-01', isLate: true }),
  taskOf(2, 'Redraw the brows', { dueDate: dateHere() }), taskOf(3, 'Alternate ending', { project: tide }),
]

async function openTasks(search = '', listed: readonly object[] = tasks) {
  const total = { __typename: 'TaskConnection', totalCount: listed.length }
  const requests = answerEach({
    viewerIdQuery: { viewer: maya },
    OrganizationTasksPageQuery: {
      organization: {
        __typename: 'Organization', id: 'organization_1', name: 'Kestrel & Pine', found: total,
        late: { ...total, totalCount: 1 },
        projects: { __typename: 'ProjectConnection', nodes: [salt, tide] },
        tasks: {
          ...total, pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          edges: listed.map((node) => ({ __typename: 'TaskEdge', cursor: '', node })),
        },
      },
    },
    taskChangesUpdateMutation: { message: 'Tasks rest today', extensions: { code: 'CONFLICT' } },
  })
  startEnvironment()
  storeToken(crypto.randomUUID(), { remember: true })
  selectOrganization('organization_1')
  const router = createMemoryRouter(
    [
      { path: '/dashboard/tasks', loader: organizationTasksPageLoader, Component: OrganizationTasksPage },
      { path: '*', element: null },
    ],
    { initialEntries: [`/dashboard/tasks${search}`] },
  )
  render(
    <AppProvider>
      <EnvironmentProvider><RouterProvider router={router} /></EnvironmentProvider>
    </AppProvider>,
  )
  await screen.findByRole('search')
  const asked = () => requests.filter(({ operationName }) => operationName === 'OrganizationTasksPageQuery').at(-1)
  return { requests, asked, address: () => router.state.location.search }
}

const groups = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('the viewer’s open tasks stand by their due date, each leading to its board', async () => {
  const { asked } = await openTasks()
  expect(asked()?.variables).toMatchObject({
    filter: { assigneeIds: ['user_maya'], statuses: ['TODO', 'IN_PROGRESS', 'BLOCKED', 'IN_REVIEW'] },
  })
  expect(groups()).toEqual([words.groups.late, words.groups.today, words.groups.none])
  const late = within(screen.getByRole('region', { name: words.groups.late }))
  expect(late.getByRole('link').getAttribute('href')).toBe('/dashboard/projects/project_1/tasks?task=task_1')
  expect(late.getByText('SH0010')).toBeTruthy()
})

test('everyone, projects and what is done are kept in the address', async () => {
  const { asked, address } = await openTasks()
  await userEvent.click(screen.getByRole('button', { name: words.everyone }))
  await userEvent.selectOptions(screen.getAllByLabelText(words.groupLabel)[0] as HTMLElement, words.byProject)
  await waitFor(() => expect(address()).toBe('?who=everyone&by=project'))
  await waitFor(() => expect(groups()).toEqual(['Salt House', 'Tidewrack']))
  await userEvent.click(screen.getByLabelText(words.showDone))
  await waitFor(() => expect(address()).toBe('?who=everyone&done=&by=project'))
  await waitFor(() => expect(asked()?.variables).toMatchObject({ filter: {} }))
})

test('a status is changed in its row, unless the project may not be changed', async () => {
  const { requests } = await openTasks()
  const statusOf = (title: string) => screen.getByRole('button', { name: words.statusOf(title, 'To Do') })
  expect(statusOf('Alternate ending').getAttribute('aria-disabled')).toBe('true')
  await chooseFromMenu(statusOf('Lower the lamp'), 'Done')
  await waitFor(() => expect(requests.at(-1)).toEqual({
    operationName: 'taskChangesUpdateMutation', variables: { input: { tasks: [{ taskId: 'task_1', status: 'DONE' }] } },
  }))
  expect(await screen.findByText('Tasks rest today')).toBeTruthy()
  expect(statusOf('Lower the lamp')).toBeTruthy()
})

test('without any task of one’s own it leads to everyone’s', async () => {
  const { address } = await openTasks('', [])
  expect(await screen.findByText(words.nothingMine)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: words.showEveryone }))
  await waitFor(() => expect(address()).toBe('?who=everyone'))
  expect(await screen.findByText(words.empty)).toBeTruthy()
})

test('offers no choice of people for the tasks of one', async () => {
  await openTasks()
  expect(screen.queryByRole('button', { name: new RegExp(`^${taskMessages.assignee}`) })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: words.everyone }))
  expect(await screen.findByRole('button', { name: new RegExp(`^${taskMessages.assignee}`) })).toBeTruthy()
})
