import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { projectMessages } from '../../messages/projects.ts'
import { templateMessages } from '../../messages/templates.ts'
import { openProject, projectOf } from '../../testing/openProject.tsx'
import type { SentRequest } from '../../testing/fakeServer.ts'

configure({ defaultHidden: true })
const words = projectMessages

afterEach(() => localStorage.clear())

function sentTo(requests: readonly SentRequest[], operationName: string): unknown[] {
  return requests.filter((request) => request.operationName === operationName).map(({ variables }) => variables)
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const nameField = () => screen.getByLabelText(words.name)
const codeField = () => screen.getByLabelText(words.code)

test('shows the fallback of the description, and the whole project in numbers', async () => {
  await openProject(projectOf())
  expect(screen.getByText('No description provided.')).toBeTruthy()
  expect(screen.getByText('Created')).toBeTruthy()
  expect(screen.getByText('Last Updated')).toBeTruthy()
  expect(screen.getByText('00:20')).toBeTruthy()
})

test('Cancel resets what was typed and sends nothing', async () => {
  const { requests } = await openProject(projectOf())
  await press(words.edit)
  await userEvent.clear(nameField())
  await userEvent.type(nameField(), 'Another house')
  await press('Cancel')
  expect(screen.getByRole('heading', { level: 1, name: 'Salt House' })).toBeTruthy()
  await press(words.edit)
  expect(nameField()).toHaveProperty('value', 'Salt House')
  expect(sentTo(requests, 'EditProjectFormMutation')).toEqual([])
})

test('saves what was typed, without blanks around it; a blank name or a wrong code cannot be saved', async () => {
  const saved = projectOf({ name: 'Tidewrack', description: 'On the marsh' })
  const { requests } = await openProject(projectOf(), {
    EditProjectFormMutation: { updateProject: { project: saved } },
  })
  await press(words.edit)
  await userEvent.clear(nameField())
  expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveProperty('disabled', true)
  await userEvent.type(nameField(), '  Tidewrack ')
  await userEvent.type(screen.getByLabelText('Description'), 'On the marsh')
  await userEvent.type(codeField(), ' !')
  expect(screen.getByText(words.codeRule)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveProperty('disabled', true)
  await userEvent.type(codeField(), '{Backspace}{Backspace}')
  await press('Save Changes')
  expect(await screen.findByRole('heading', { level: 1, name: 'Tidewrack' })).toBeTruthy()
  expect(sentTo(requests, 'EditProjectFormMutation')).toEqual([
    { input: { projectId: 'project_1', name: 'Tidewrack', description: 'On the marsh', expectedVersion: 1 } },
  ])
})

test('a code that is taken is said at its field, and goes when it is edited', async () => {
  await openProject(projectOf(), {
    EditProjectFormMutation: { message: 'This code was given before', extensions: { code: 'CONFLICT' } },
  })
  await press(words.edit)
  await userEvent.type(codeField(), '2')
  await press('Save Changes')
  expect(await screen.findByText('This code was given before')).toBeTruthy()
  expect(codeField().getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(codeField(), '3')
  expect(screen.queryByText('This code was given before')).toBeNull()
})

test('a refusal shows the sentence of the server, else that of the product', async () => {
  let answer: object = { message: 'You may not change this project.', extensions: { code: 'FORBIDDEN' } }
  await openProject(projectOf(), { EditProjectFormMutation: () => answer })
  await press(words.edit)
  await userEvent.type(nameField(), '!')
  await press('Save Changes')
  expect(await screen.findByText('You may not change this project.')).toBeTruthy()
  answer = { message: 'Unexpected error', extensions: { code: 'INTERNAL' } }
  await userEvent.type(nameField(), '!')
  await press('Save Changes')
  expect(await screen.findByText('Failed to update project')).toBeTruthy()
})

test('the frame rate asks what stays, in the numbers of the project', async () => {
  const frameRate = { __typename: 'FrameRate', numerator: 25, denominator: 1 }
  const { requests } = await openProject(projectOf(), {
    FrameRateDialogMutation: { changeFrameRate: { project: projectOf({ frameRate }) } },
  })
  await press(words.changeRateLabel)
  const dialog = within(await screen.findByRole('dialog', { name: words.rateTitle }))
  expect(dialog.getByRole('button', { name: words.rateAction })).toHaveProperty('disabled', true)
  await userEvent.selectOptions(dialog.getByLabelText(words.rateLabel), '25/1')
  expect(dialog.getByText(words.rateSecondsLine('00:20', '480', '500'))).toBeTruthy()
  expect(dialog.getByText(words.rateFramesLine('480', '00:20', '00:19'))).toBeTruthy()
  await userEvent.click(dialog.getByRole('radio', { name: words.rateKeepFrames }))
  await userEvent.click(dialog.getByRole('button', { name: words.rateAction }))
  expect((await screen.findAllByText('25 fps')).length).toBeGreaterThan(0)
  expect(sentTo(requests, 'FrameRateDialogMutation')).toEqual([
    { input: { projectId: 'project_1', frameRate: { numerator: 25, denominator: 1 }, keep: 'FRAMES' } },
  ])
})

test('an archived project says so, rests, and is restored from its banner', async () => {
  const organization = projectOf().organization
  await openProject(projectOf({ isArchived: true, viewerCanEdit: false }), {
    projectChangesUnarchiveMutation: { unarchiveProject: { project: projectOf(), organization } },
  })
  expect(screen.getByText('This project is archived and read-only')).toBeTruthy()
  expect(screen.getByRole('button', { name: words.edit })).toHaveProperty('disabled', true)
  await press('Restore')
  await waitFor(() => expect(screen.queryByText('This project is archived and read-only')).toBeNull())
  expect(screen.getByRole('button', { name: words.edit })).toHaveProperty('disabled', false)
})

test('duplicates the project under another name and opens the copy', async () => {
  const copy = { __typename: 'Project', id: 'project_2', name: 'Second cut' }
  const { requests, location } = await openProject(projectOf(), {
    projectChangesDuplicateMutation: { duplicateProject: { project: copy } },
  })
  await press(words.duplicate)
  const dialog = within(await screen.findByRole('dialog', { name: words.duplicate }))
  const name = dialog.getByLabelText(words.name)
  expect(name).toHaveProperty('value', 'Copy of Salt House')
  await userEvent.clear(name)
  await userEvent.type(name, ' Second cut ')
  await userEvent.click(dialog.getByRole('button', { name: words.duplicateAction }))
  await waitFor(() => expect(location()).toBe('/dashboard/projects/project_2'))
  expect(sentTo(requests, 'projectChangesDuplicateMutation')).toEqual([
    { input: { projectId: 'project_1', name: 'Second cut' } },
  ])
})

test('saves the chosen parts as a template of the organization', async () => {
  const template = templateMessages
  const { requests } = await openProject(projectOf(), {
    templateChangesCreateMutation: {
      createProjectTemplate: { template: { __typename: 'ProjectTemplate', id: 'template_1', name: 'Spot' } },
    },
  })
  await press(template.save)
  const dialog = within(await screen.findByRole('dialog', { name: template.saveTitle }))
  expect(dialog.getByText(template.saveLine('Kestrel & Pine'))).toBeTruthy()
  const name = dialog.getByLabelText(template.name)
  await userEvent.clear(name)
  await userEvent.type(name, 'Spot')
  await userEvent.type(dialog.getByLabelText(template.note), '30 seconds')
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Statuses/ }))
  await userEvent.click(dialog.getByRole('button', { name: template.saveAction }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requests.find(({ operationName }) => operationName === 'templateChangesCreateMutation')?.variables).toEqual({
    input: { projectId: 'project_1', name: 'Spot', note: '30 seconds', parts: ['BOARDS', 'TASKS'] },
  })
})
