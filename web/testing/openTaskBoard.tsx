import { render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { vi } from 'vitest'
import { PageSlotsContext } from '../features/shell/pageSlots.ts'
import { storeToken } from '../lib/session.ts'
import { TaskBoardPage } from '../pages/tasks/TaskBoardPage.tsx'
import { taskBoardPageLoader } from '../pages/tasks/taskBoardPageLoader.ts'
import { EnvironmentProvider } from '../relay/EnvironmentProvider.tsx'
import { startEnvironment } from '../relay/environment.ts'
import { AppProvider } from '../ui/AppProvider.tsx'
import { eventsOf, type ToldEvent } from './fakeServer.ts'

const COLUMN_HEIGHT = 900
const CARD_HEIGHT = 100
/** The id of a task as addresses have it. */
export const taskId = (number: number) => `task_${String(number).padStart(26, '0')}`

/** A task as the API answers it. */
export function taskOf(number: number, change: object = {}) {
  return {
    __typename: 'Task', id: taskId(number), title: `Task ${number}`, description: '', status: 'TODO',
    priority: 'MEDIUM', dueDate: null, isLate: false, assignees: [], position: 1, version: 1,
    updatedAt: '2026-11-21T09:00:00.000Z', blockedBy: [], pictured: { totalCount: 0, nodes: [] },
    shots: { nodes: [] }, dependsOn: { nodes: [] }, dependents: { nodes: [] },
    project: {
      __typename: 'Project', id: 'project_1', isArchived: false, viewerCanEdit: true, viewerCanExport: true,
      organization: { __typename: 'Organization', id: 'organization_1' },
    },
    ...change,
  }
}

function columnOf(tasks: object[]) {
  return {
    __typename: 'Project', id: 'project_1',
    tasks: {
      __typename: 'TaskConnection', totalCount: tasks.length,
      edges: tasks.map((node, index) => ({
        __typename: 'TaskEdge', cursor: `cursor_${index}`, node,
      })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  }
}

type Request = {
  operationName: string
  variables: Record<string, unknown>
  confirm: (data: object, ...events: ToldEvent[]) => void
  refuse: (message: string, field?: string) => void
}

/** Opens a board with `tasks` to do and task 3 in progress; reading is answered at once, every mutation waits. */
export async function openTaskBoard({
  search = '', canEdit = true, tasks = [taskOf(1), taskOf(2)], answers = {} as Record<string, object>,
} = {}) {
  let waiting: Request[] = []
  const asked: Pick<Request, 'operationName' | 'variables'>[] = []
  const served: Record<string, object[]> = {
    TODO: tasks, IN_PROGRESS: [taskOf(3, { status: 'IN_PROGRESS' })],
  }
  const columnNow = (status: string) => columnOf(served[status] ?? [])
  const known: Record<string, object | ((variables: Record<string, unknown>) => object)> = {
    TaskBoardPageQuery: {
      project: {
        __typename: 'Project', id: 'project_1', name: 'Salt House', isArchived: false, viewerCanEdit: canEdit,
        viewerCanAdminister: canEdit, late: { totalCount: 0 },
        organization: { __typename: 'Organization', id: 'organization_1', name: 'Kestrel & Pine' },
      },
      todo: columnNow('TODO'), inProgress: columnNow('IN_PROGRESS'),
      blocked: columnNow('BLOCKED'), inReview: columnNow('IN_REVIEW'), done: columnNow('DONE'),
    },
    TaskColumnPaginationQuery: ({ filter }) => ({
      node: columnNow((filter as { statuses: [string] }).statuses[0]),
    }),
    BoardSummaryLateQuery: { project: { __typename: 'Project', id: 'project_1', late: { totalCount: 0 } } },
    ShotOptionsQuery: { project: { __typename: 'Project', id: 'project_1', shots: { nodes: [] } } },
    TaskOptionsQuery: {
      project: { __typename: 'Project', id: 'project_1', tasks: { nodes: [taskOf(2), taskOf(3)] } },
    },
    ...answers,
  }
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }): Promise<Response> => {
    const { operationName, variables } = JSON.parse(body) as Request
    const respond = (answer: object) => new Response(JSON.stringify(answer))
    asked.push({ operationName, variables })
    const answer = known[operationName]
    if (answer) {
      return Promise.resolve(respond({ data: typeof answer === 'function' ? answer(variables) : answer }))
    }
    return new Promise((resolve) => {
      waiting.push({
        operationName,
        variables,
        confirm: (data, ...events) => resolve(respond({ data, extensions: { events: eventsOf(...events) } })),
        refuse: (message, field) => {
          const fields = field === undefined ? {} : { fields: { [field]: { message } } }
          resolve(respond({ errors: [{ message, extensions: { code: 'CONFLICT', ...fields } }] }))
        },
      })
    })
  })
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(COLUMN_HEIGHT)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(CARD_HEIGHT)
  startEnvironment()
  storeToken(crypto.randomUUID(), { remember: true, userId: crypto.randomUUID() })
  const route: RouteObject = {
    path: '/tasks/:projectId', loader: taskBoardPageLoader, Component: TaskBoardPage, hydrateFallbackElement: <i />,
    shouldRevalidate: ({ currentUrl, nextUrl }) => ![currentUrl, nextUrl].some((url) => url.searchParams.has('task')),
  }
  const router = createMemoryRouter([route], {
    initialEntries: [`/tasks/project_1${search}`],
  })
  document.querySelector('[data-actions]')?.remove()
  const actions = document.body.appendChild(document.createElement('div'))
  actions.dataset['actions'] = ''
  render(
    <AppProvider>
      <PageSlotsContext value={{ header: null, actions }}>
        <EnvironmentProvider><RouterProvider router={router} /></EnvironmentProvider>
      </PageSlotsContext>
    </AppProvider>,
  )
  await screen.findByRole('article', { name: 'Task 1' })
  return {
    asked,
    address: () => router.state.location.search,
    countWaiting: () => waiting.length,
    /** The tasks that the server has in these columns from now on. */
    serve: (columns: Record<string, object[]>) => {
      Object.assign(served, columns)
    },
    /** Takes the next request of an operation, waiting for it. */
    sent: (operationName: string): Promise<Request> =>
      waitFor(() => {
        const request = waiting.find((each) => each.operationName === operationName)
        if (!request) throw new Error(`${operationName} was not sent`)
        waiting = waiting.filter((each) => each !== request)
        return request
      }),
  }
}

/** The titles of the cards of a column, in their order. */
export function titlesIn(status: string): string[] {
  const column = document.querySelector<HTMLElement>(`[data-column=${status}]`)
  const rows = [...(column?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  return rows
    .toSorted((one, other) => Number(one.dataset['index']) - Number(other.dataset['index']))
    .flatMap((row) => within(row).queryAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent))
}
