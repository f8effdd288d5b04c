import { act, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { readSelectedOrganization } from '../../lib/selectedOrganization.ts'
import { projectDangerMessages } from '../../messages/projectDanger.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import type { ToastContent } from '../../ui/toaster.tsx'
import type { SentRequest } from '../../testing/fakeServer.ts'
import { openProject, organizationOf, projectOf, PROJECT_PATH } from '../../testing/openProject.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'

/** What the page said; the corner itself, which outlives a test, is not drawn here. */
const toasts = recordToasts()

configure({ defaultHidden: true })
const words = projectDangerMessages

afterEach(() => {
  toasts.length = 0
  localStorage.clear()
})

async function toastOf(title: string): Promise<ToastContent> {
  return waitFor(() => {
    const toast = toasts.find((each) => each.title === title)
    if (!toast) throw new Error(`No toast says: ${title}`)
    return toast
  })
}

async function undo(title: string): Promise<void> {
  const { action } = await toastOf(title)
  expect(action?.label).toBe('Undo')
  act(() => action?.onClick())
}

function inputsOf(requests: readonly SentRequest[], operationName: string): unknown[] {
  return requests
    .filter((request) => request.operationName === operationName)
    .map(({ variables }) => variables['input'] ?? variables)
}

const openZone = () => userEvent.click(screen.getByRole('button', { name: words.title }))
const zoneButton = (name: string) => screen.findByRole('button', { name })

const plan = {
  __typename: 'TransferPlan', organization: organizationOf(2, 'North Light'), code: 'SALT', newCode: 'SALT-2',
  leaving: [
    { __typename: 'User', id: 'user_1', name: 'Maya Okafor' },
    { __typename: 'User', id: 'user_2', name: 'Jonas Lind' },
  ],
  leavingCount: 5, stayingCount: 1, joiningCount: 3, storyboardCount: 2, shotCount: 10, problem: null,
}

function planAnswer(change: object = {}) {
  return { project: { __typename: 'Project', id: 'project_1', transferPlan: { ...plan, ...change } } }
}

async function chooseTarget(requests: readonly SentRequest[]) {
  await openZone()
  await userEvent.click(await zoneButton(words.transfer))
  const dialog = within(await screen.findByRole('dialog', { name: words.transferNamed('Salt House') }))
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    words.transferChoose, 'North Light',
  ])
  expect(dialog.getByRole('button', { name: words.transferAction })).toHaveProperty('disabled', true)
  await userEvent.selectOptions(dialog.getByLabelText(words.transferTo), 'organization_2')
  await waitFor(() => expect(inputsOf(requests, 'useTransferPlanQuery')).toHaveLength(1))
  return dialog
}

test('deleting asks for the name in the words of the product, goes to the projects, and can be undone', async () => {
  const { requests, location } = await openProject(projectOf(), {
    projectChangesDeleteMutation: {
      deleteProject: { deletedProjectId: 'project_1', organization: organizationOf(1, 'Kestrel & Pine') },
    },
    projectChangesRestoreMutation: {
      restoreProject: { project: projectOf(), organization: organizationOf(1, 'Kestrel & Pine') },
    },
  })
  await openZone()
  await userEvent.click(await zoneButton('Delete Project'))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Project' }))
  expect(dialog.getByText('Are you sure you want to delete this project? This action cannot be undone.')).toBeTruthy()
  const confirm = dialog.getByRole('button', { name: words.deleteAction })
  await userEvent.type(dialog.getByLabelText(words.typeName('Salt House')), 'Salt Hous')
  expect(confirm).toHaveProperty('disabled', true)
  await userEvent.keyboard('{Enter}')
  expect(inputsOf(requests, 'projectChangesDeleteMutation')).toEqual([])
  await userEvent.type(dialog.getByLabelText(words.typeName('Salt House')), 'e')
  await userEvent.click(confirm)
  await waitFor(() => expect(location()).toBe('/dashboard/projects'))
  expect(inputsOf(requests, 'projectChangesDeleteMutation')).toEqual([{ projectId: 'project_1' }])
  await undo(words.deleted('Salt House'))
  await waitFor(() => expect(inputsOf(requests, 'projectChangesRestoreMutation')).toEqual([{ projectId: 'project_1' }]))
})

test('a refused deletion stays on the page and says so', async () => {
  const { location } = await openProject(projectOf(), {
    projectChangesDeleteMutation: { message: 'Only an admin may.', extensions: { code: 'FORBIDDEN' } },
  })
  await openZone()
  await userEvent.click(await zoneButton('Delete Project'))
  await userEvent.type(await screen.findByLabelText(words.typeName('Salt House')), 'Salt House{Enter}')
  expect((await toastOf('Failed to delete project')).description).toBe('Only an admin may.')
  expect(location()).toBe(PROJECT_PATH)
})

test('transferring shows what changes, moves the project and selects its organization', async () => {
  const moved = projectOf({ organization: organizationOf(2, 'North Light'), code: 'SALT-2' })
  const { requests, location } = await openProject(projectOf(), {
    useTransferPlanQuery: planAnswer(),
    TransferDialogMutation: {
      transferProject: { project: moved, previousOrganization: organizationOf(1, 'Kestrel & Pine') },
    },
  })
  const dialog = await chooseTarget(requests)
  expect(await dialog.findByText(words.transferCodeBecomes('SALT', 'SALT-2'))).toBeTruthy()
  expect(dialog.getByText('Maya Okafor')).toBeTruthy()
  expect(dialog.getByText('Jonas Lind')).toBeTruthy()
  expect(dialog.getByText(words.transferMore(3))).toBeTruthy()
  expect(dialog.getByText(words.transferBoards(2, 10))).toBeTruthy()
  expect(dialog.getByText(words.transferPeople(3))).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: words.transferAction }))
  await waitFor(() => expect(readSelectedOrganization()).toBe('organization_2'))
  expect(inputsOf(requests, 'TransferDialogMutation')).toEqual([
    { projectId: 'project_1', organizationId: 'organization_2' },
  ])
  expect(location()).toBe(PROJECT_PATH)
  expect((await screen.findAllByText('SALT-2')).length).toBeGreaterThan(0)
})

test('a problem of the plan forbids the transfer and says why', async () => {
  const message = 'The STARTER plan holds 5 projects.'
  const problem = { __typename: 'Failure', reason: 'PLAN_PROJECTS', params: {}, message }
  const { requests } = await openProject(projectOf(), { useTransferPlanQuery: planAnswer({ problem }) })
  const dialog = await chooseTarget(requests)
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(dialog.getByRole('button', { name: words.transferAction })).toHaveProperty('disabled', true)
})

test('archiving shows the banner, and its toast undoes it', async () => {
  const organization = organizationOf(1, 'Kestrel & Pine')
  const archived = projectOf({ isArchived: true, archivedAt: '2026-10-05T09:00:00.000Z', viewerCanEdit: false })
  await openProject(projectOf(), {
    projectChangesArchiveMutation: { archiveProject: { project: archived, organization } },
    projectChangesUnarchiveMutation: { unarchiveProject: { project: projectOf(), organization } },
  })
  await openZone()
  await userEvent.click(await zoneButton(words.archive))
  expect(await screen.findByText(projectFrameMessages.archived)).toBeTruthy()
  expect(await zoneButton(words.archive)).toHaveProperty('disabled', true)
  await undo(words.archived('Salt House'))
  await waitFor(() => expect(screen.queryByText(projectFrameMessages.archived)).toBeNull())
})

test('resetting counts what goes to the trash and asks for the name', async () => {
  const { requests } = await openProject(projectOf(), {
    ProjectDangerZoneResetMutation: { resetProject: { project: projectOf({ shotCount: 0 }) } },
  })
  await openZone()
  await userEvent.click(await zoneButton(words.reset))
  const dialog = within(await screen.findByRole('alertdialog', { name: words.resetNamed('Salt House') }))
  expect(dialog.getByText(words.resetMessage(2, 10, 14))).toBeTruthy()
  expect(dialog.getByText(words.resetKeeps)).toBeTruthy()
  await userEvent.type(dialog.getByLabelText(words.typeName('Salt House')), 'Salt House')
  await userEvent.click(dialog.getByRole('button', { name: words.resetAction }))
  const resets = (): unknown => inputsOf(requests, 'ProjectDangerZoneResetMutation')
  await waitFor(() => expect(resets()).toEqual([{ projectId: 'project_1' }]))
  await toastOf(words.resetDone('Salt House'))
})

test('who may not administer the project finds every action at rest', async () => {
  await openProject(projectOf({ viewerCanAdminister: false }))
  await openZone()
  for (const name of [words.transfer, words.archive, words.reset, words.delete]) {
    const button = await zoneButton(name)
    expect(button).toHaveProperty('disabled', true)
    expect(button.getAttribute('aria-description')).toBe(words.forbidden)
  }
})
