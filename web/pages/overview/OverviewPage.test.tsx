import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { activityMessages } from '../../messages/activity.ts'
import { commonMessages } from '../../messages/common.ts'
import { firstRunMessages } from '../../messages/firstRun.ts'
import { shellMessages } from '../../messages/shell.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { organizationOf, projectOf } from '../../testing/openProject.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'
import { renderPage } from '../../testing/renderPage.tsx'
import { OverviewPage } from './OverviewPage.tsx'
import { overviewPageLoader } from './overviewPageLoader.ts'

configure({ defaultHidden: true })

startEnvironment()
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const words = firstRunMessages
const toasts = recordToasts()
const NONE = { totalCount: 0, nodes: [] }
const kestrel = {
  ...organizationOf(1, 'Kestrel & Pine'), description: '', projectCount: { totalCount: 0 },
  memberCount: { totalCount: 1 },
}

const viewOf = (number: number) => ({
  __typename: 'View', id: `view_${number}`, revision: 3, thumbnailUrl: `/${number}.webp`,
  shot: {
    __typename: 'Shot', id: `shot_${number}`, position: number, description: 'Two at the table.',
    storyboard: { __typename: 'Storyboard', id: 'storyboard_1' },
  },
})
const entryOf = (seq: number, type: string, minute: number, view: object | null = null, actorName = 'Maya Okafor') => ({
  __typename: 'Activity', seq, type, at: `2026-10-03T12:${String(minute).padStart(2, '0')}:00.000Z`, actorName,
  actor: { __typename: 'User', id: `user_${actorName}` }, subjectId: `subject_${seq}`, subjectLabel: null, payload: {},
  count: 1, view,
})

test('the overview shows the last frame, one’s tasks, and the grouped activity', async () => {
  storeToken('fw_secret', { remember: true })
  const house = projectOf({ name: 'Salt House' })
  const requests = answerEach({
    chosenOrganizationQuery: { organizations: { nodes: [kestrel] } },
    viewerIdQuery: { viewer: { __typename: 'User', id: 'user_1' } },
    OverviewPageQuery: {
      viewer: { __typename: 'User', id: 'user_1', name: 'Ida Reyes' },
      organizations: { totalCount: 1, nodes: [kestrel] },
      organization: {
        ...kestrel,
        tasks: {
          __typename: 'TaskConnection', totalCount: 7,
          nodes: [{
            __typename: 'Task', id: 'task_1', title: 'Lower the lamp', status: 'TODO', dueDate: null, isLate: false,
            project: house,
          }],
        },
      },
      recentProjects: {
        nodes: [{
          ...house, drawn: { nodes: [entryOf(5, 'view.drawn', 50, viewOf(5))] },
          activity: {
            nodes: [
              entryOf(9, 'view.drawn', 50, viewOf(5)),
              ...Array.from({ length: 14 }, (_, index) => entryOf(10 + index, 'task.created', 10 + index)),
            ],
          },
        }],
      },
    },
  })
  renderPage('/dashboard', <OverviewPage />, overviewPageLoader)
  const go = await screen.findByRole('region', { name: shellMessages.continue(5, 'Salt House') })
  expect(within(go).getByRole('link', { name: shellMessages.continueDrawing }).getAttribute('href'))
    .toBe('/dashboard/projects/project_1/storyboard?board=storyboard_1&shot=shot_5')
  expect(requests.find(({ operationName }) => operationName === 'OverviewPageQuery')?.variables).toMatchObject({
    personId: 'user_1', filter: { assigneeIds: ['user_1'] },
  })
  const tasks = within(screen.getByRole('region', { name: shellMessages.myTasks }))
  expect(tasks.getByRole('link', { name: 'Lower the lamp' })).toBeTruthy()
  expect(tasks.getByRole('link', { name: commonMessages.viewAll(7) }).getAttribute('href')).toBe('/dashboard/tasks')
  const activity = within(screen.getByRole('region', { name: activityMessages.latest }))
  expect(activity.getAllByRole('listitem')).toHaveLength(2)
  expect(activity.getByText(/added 14 tasks/)).toBeTruthy()
  expect(activity.getAllByRole('listitem')[0]?.querySelector('img')?.getAttribute('src')).toContain('5.webp')
})

/** Opens the overview of somebody who belongs to nothing, and fills the first card, or takes the sample project. */
async function openFirstRun(project: unknown, { isSample = false } = {}) {
  let organizations: object = NONE
  storeToken('fw_secret', { remember: true })
  const requests = answerEach({
    chosenOrganizationQuery: () => ({ organizations }),
    viewerIdQuery: { viewer: { __typename: 'User', id: 'user_1', name: 'Ida Reyes' } },
    OverviewPageQuery: () => ({
      viewer: { __typename: 'User', id: 'user_1', name: 'Ida Reyes' }, organizations, organization: kestrel,
      recentProjects: { nodes: [] },
    }),
    FirstRunOrganizationMutation: () => {
      organizations = { totalCount: 1, nodes: [kestrel] }
      return { createOrganization: { organization: kestrel } }
    },
    projectChangesCreateMutation: () => project,
    projectChangesCreateSampleMutation: () => project,
  })
  const page = renderPage('/dashboard', <OverviewPage />, overviewPageLoader)
  const start = await screen.findByRole('button', { name: words.start })
  expect(start).toHaveProperty('disabled', true)
  if (isSample) {
    await userEvent.click(screen.getByRole('button', { name: words.sample }))
  } else {
    await userEvent.type(screen.getByLabelText(words.studio), ' Kestrel & Pine ')
    await userEvent.type(screen.getByLabelText(words.project), 'Salt House')
    await userEvent.click(start)
  }
  const inputOf = (name: string) => requests.find(({ operationName }) => operationName === name)?.variables['input']
  return { ...page, inputOf }
}

test('somebody new names a studio and a project, and is on its board', async () => {
  const console_ = vi.spyOn(console, 'error')
  const { location, inputOf } = await openFirstRun({ createProject: { project: projectOf() } })
  await waitFor(() => expect(location()).toBe('/dashboard/projects/project_1/storyboard'))
  expect(inputOf('FirstRunOrganizationMutation')).toEqual({ name: 'Kestrel & Pine' })
  expect(inputOf('projectChangesCreateMutation')).toEqual({ organizationId: 'organization_1', name: 'Salt House' })
  expect(console_).not.toHaveBeenCalled()
})

test('a project that is refused leaves the new studio open, with the reason', async () => {
  const { location } = await openFirstRun({ message: 'Not now.', extensions: { code: 'PLAN_LIMIT' } })
  await waitFor(() => expect(location()).toBe('/dashboard/organizations/organization_1'))
  expect(toasts).toMatchObject([{ title: words.projectFailed, description: 'Not now.' }])
})

test('somebody new opens a copy of the sample project without naming anything', async () => {
  const { location, inputOf } = await openFirstRun(
    { createSampleProject: { project: projectOf() } }, { isSample: true },
  )
  await waitFor(() => expect(location()).toBe('/dashboard/projects/project_1/storyboard'))
  expect(inputOf('FirstRunOrganizationMutation')).toEqual({ name: words.sampleStudio })
  expect(inputOf('projectChangesCreateSampleMutation')).toEqual({ organizationId: 'organization_1' })
})
