import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { selectOrganization } from '../../lib/selectedOrganization.ts'
import { storeToken } from '../../lib/session.ts'
import { projectDangerMessages } from '../../messages/projectDanger.ts'
import { projectMessages } from '../../messages/projects.ts'
import { templateMessages } from '../../messages/templates.ts'
import { EnvironmentProvider } from '../../relay/EnvironmentProvider.tsx'
import { startEnvironment } from '../../relay/environment.ts'
import { answerEach, inFields, withEvents } from '../../testing/fakeServer.ts'
import { organizationOf, projectOf } from '../../testing/openProject.tsx'
import { AppProvider } from '../../ui/AppProvider.tsx'
import { ProjectsPage } from './ProjectsPage.tsx'
import { projectsPageLoader } from './projectsPageLoader.ts'

configure({ defaultHidden: true })
const words = projectMessages

afterEach(() => localStorage.clear())

const salt = projectOf()
const tide = projectOf({ id: 'project_2', name: 'Tidewrack', code: 'TIDE' })
const old = projectOf({ id: 'project_3', name: 'Lantern Fish', code: 'LANTERN', isArchived: true })

function organizationWith(projects: object[]) {
  const size = { __typename: 'ProjectConnection', totalCount: 2, nodes: [] }
  return {
    ...organizationOf(1, 'Kestrel & Pine'), viewerCanCreateProjects: true, projectCount: size, archivedCount: size,
    projects: {
      ...size, edges: projects.map((node) => ({ __typename: 'ProjectEdge', cursor: '', node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: '' },
    },
  }
}

/** The templates of the organization. */
const templatesOf = (...nodes: object[]) => ({
  organization: { __typename: 'Organization', id: 'organization_1', projectTemplates: { nodes } },
})

/** Opens the projects of an organization that has these, now and later. */
async function openProjects(
  search: string, answers: Parameters<typeof answerEach>[0] = {}, projects = [salt, tide, old],
) {
  const listed = ({ search: wanted, isArchived }: Record<string, unknown>) => organizationWith(
    projects.filter((each) => each.isArchived === isArchived && each.name.includes(String(wanted ?? ''))),
  )
  const requests = answerEach({
    ProjectsPageQuery: (variables) => ({ organization: listed(variables) }),
    ProjectGridPaginationQuery: (variables) => ({ node: listed(variables) }),
    StartFromQuery: templatesOf(), ...answers,
  })
  startEnvironment()
  storeToken(crypto.randomUUID(), { remember: true })
  selectOrganization('organization_1')
  const router = createMemoryRouter(
    [
      {
        path: '/dashboard/projects', loader: projectsPageLoader, Component: ProjectsPage,
        // As the routes of the product: opening and closing the dialog asks for nothing.
        shouldRevalidate: ({ currentUrl, nextUrl }) =>
          currentUrl.searchParams.has('new') === nextUrl.searchParams.has('new'),
      },
      { path: '*', element: null },
    ],
    { initialEntries: [`/dashboard/projects${search}`] },
  )
  render(
    <AppProvider>
      <EnvironmentProvider><RouterProvider router={router} /></EnvironmentProvider>
    </AppProvider>,
  )
  await screen.findByRole('heading', { level: 1, name: words.page })
  await screen.findByRole('search')
  const asked = () => requests.filter(({ operationName }) => operationName === 'ProjectsPageQuery').at(-1)?.variables
  return { requests, asked, router, address: () => router.state.location.search }
}

const cards = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('search, order and archive are kept in the address and asked of the server', async () => {
  const { asked, address, router } = await openProjects('')
  expect(cards()).toEqual(['Salt House', 'Tidewrack'])
  expect(asked()).toMatchObject({ search: null, orderBy: 'UPDATED', isArchived: false })

  await userEvent.type(screen.getByLabelText(words.searchLabel, { selector: 'input' }), 'Tide')
  await waitFor(() => expect(address()).toBe('?search=Tide'))
  await waitFor(() => expect(cards()).toEqual(['Tidewrack']))

  await userEvent.selectOptions(screen.getByLabelText(words.sortLabel), words.orders.NAME)
  await waitFor(() => expect(address()).toBe('?search=Tide&sort=name'))
  await waitFor(() => expect(asked()).toMatchObject({ search: 'Tide', orderBy: 'NAME', isArchived: false }))

  await userEvent.click(screen.getByLabelText(words.showArchived))
  await waitFor(() => expect(address()).toBe('?search=Tide&sort=name&archived='))
  expect(await screen.findByText(words.noMatchTitle)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: words.clearSearch }))
  await waitFor(() => expect(cards()).toEqual(['Lantern Fish']))
  expect(screen.getByLabelText(words.searchLabel, { selector: 'input' })).toHaveProperty('value', '')

  await act(() => router.navigate('/dashboard/projects?search=Salt'))
  await waitFor(() => expect(cards()).toEqual(['Salt House']))
  expect(screen.getByLabelText(words.searchLabel, { selector: 'input' })).toHaveProperty('value', 'Salt')
})

test('an archived project is marked, restored from its card, and leaves the list of the archive', async () => {
  const projects = [old]
  await openProjects('?archived', {
    projectChangesUnarchiveMutation: () => {
      const project = { ...old, isArchived: false }
      projects[0] = project
      return withEvents({ unarchiveProject: { project } }, ['project.unarchived', 'project_3'])
    },
  }, projects)
  expect(await screen.findByText(projectDangerMessages.archivedMark)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: projectDangerMessages.unarchiveNamed('Lantern Fish') }))
  expect(await screen.findByText(words.noArchivedTitle)).toBeTruthy()
})

test('a new project takes a code and a frame rate, and the limit of the plan is said in the dialog', async () => {
  let answer: object = { message: 'The STARTER plan holds 5 projects.', extensions: { code: 'PLAN_LIMIT' } }
  const projects = [salt, tide]
  const { requests, router } = await openProjects('?new', { projectChangesCreateMutation: () => answer }, projects)
  const dialog = within(await screen.findByRole('dialog', { name: words.newProject }))
  const create = dialog.getByRole('button', { name: 'Create Project' })
  expect(create).toHaveProperty('disabled', true)
  await userEvent.type(dialog.getByLabelText(words.name), 'Ada Night')
  await userEvent.click(dialog.getByRole('button', { name: words.more }))
  await userEvent.type(dialog.getByLabelText(words.code), 'ADA!')
  expect(create).toHaveProperty('disabled', true)
  await userEvent.type(dialog.getByLabelText(words.code), '{Backspace}')
  await userEvent.selectOptions(dialog.getByLabelText(words.frameRate), '25/1')
  await userEvent.click(create)
  expect(await dialog.findByText('The STARTER plan holds 5 projects.')).toBeTruthy()
  expect(cards()).not.toContain('Ada Night')

  const project = projectOf({ id: 'project_4', name: 'Ada Night', code: 'ADA', updatedAt: '2026-11-01T09:00:00.000Z' })
  projects.unshift(project)
  answer = withEvents({ createProject: { project } }, ['project.created', 'project_4'])
  await userEvent.click(create)
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/projects/project_4/storyboard'))
  const sent = requests.filter(({ operationName }) => operationName === 'projectChangesCreateMutation')
  expect(sent.at(-1)?.variables).toEqual({
    input: {
      organizationId: 'organization_1', name: 'Ada Night', description: '', code: 'ADA',
      frameRate: { numerator: 25, denominator: 1 },
    },
  })
})

test('a new project starts from a template, with its frame rate and without a first shot', async () => {
  const template = {
    __typename: 'ProjectTemplate', id: 'template_1', name: 'Spot', note: '30 seconds', statusCount: 5, boardCount: 2,
    sceneCount: 0, shotCount: 24, taskCount: 12, frameRate: { __typename: 'FrameRate', numerator: 25, denominator: 1 },
  }
  let answer: object = { message: 'Template not found', extensions: { code: 'NOT_FOUND', fields: inFields({
    templateId: 'Template not found',
  }) } }
  const { requests, router } = await openProjects('?new', {
    StartFromQuery: templatesOf(template), projectChangesCreateMutation: () => answer,
  })
  const dialog = within(await screen.findByRole('dialog', { name: words.newProject }))
  await userEvent.type(dialog.getByLabelText(words.name), 'Ada Night')
  const start = () => dialog.getByLabelText<HTMLSelectElement>(templateMessages.startFrom)
  await waitFor(() => expect(start().disabled).toBe(false))
  await userEvent.selectOptions(start(), 'Spot')
  expect(dialog.getByText('2 boards, 24 shots, 5 statuses, 12 tasks')).toBeTruthy()
  expect(dialog.getByText('30 seconds')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: words.create }))
  expect(await dialog.findByText('Template not found')).toBeTruthy()
  answer = { createProject: { project: projectOf({ id: 'project_4', name: 'Ada Night' }) } }
  await userEvent.click(dialog.getByRole('button', { name: words.create }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/projects/project_4/storyboard'))
  expect(router.state.location.state).toBeNull()
  expect(requests.find(({ operationName }) => operationName === 'projectChangesCreateMutation')?.variables).toEqual({
    input: { organizationId: 'organization_1', name: 'Ada Night', description: '', templateId: 'template_1' },
  })
})
