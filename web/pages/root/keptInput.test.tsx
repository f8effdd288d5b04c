import { cleanup, configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AddDependencyForm } from '../../features/assets/AddDependencyForm.tsx'
import { AddToShotsDialog } from '../../features/casting/AddToShotsDialog.tsx'
import { SignUpForm } from '../../features/session/SignUpForm.tsx'
import { DurationDialog } from '../../features/shots/DurationDialog.tsx'
import { MoveToDialog } from '../../features/shots/MoveToDialog.tsx'
import { ShotDescription } from '../../features/shots/ShotDescription.tsx'
import { ShotDuration } from '../../features/shots/ShotDuration.tsx'
import { ShotNameField } from '../../features/shots/ShotNameField.tsx'
import { StatusesDialog } from '../../features/shots/StatusesDialog.tsx'
import { RenameBoardDialog } from '../../features/storyboards/RenameBoardDialog.tsx'
import { QuickAdd } from '../../features/tasks/QuickAdd.tsx'
import { ViewNameField } from '../../features/views/ViewNameField.tsx'
import { clearToken, storeToken } from '../../lib/session.ts'
import { assetMessages } from '../../messages/assets.ts'
import { boardMessages } from '../../messages/boards.ts'
import { commonMessages } from '../../messages/common.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { viewMessages } from '../../messages/views.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'

configure({ defaultHidden: true })
const nothing = (): void => undefined
const signIn = (): void => storeToken('fw_user_1', { remember: true, userId: 'user_1' })

/** What a save does: it is done, or its session is over and it never ends. */
let saved: Promise<unknown>
const save = vi.fn((_: unknown) => saved)

beforeEach(() => {
  save.mockClear()
  saved = new Promise(nothing)
  signIn()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const RATE = { numerator: 24, denominator: 1 } as never
const of = { shotId: 'shot_1', position: 1, onSaved: save }
const shown = { shotIds: ['shot_1', 'shot_2'], returnFocus: null, onClosed: nothing }
const byLabel = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

interface Editor {
  readonly element: ReactElement
  /** What is pressed before the field is there. */
  readonly opener?: string | RegExp
  readonly label: string
  readonly typed: string
  readonly key?: string
}

const IN_PLACE: Record<string, Editor> = {
  'the name of a shot': {
    element: <ShotNameField {...of} name="" onClosed={nothing} />, label: storyboardMessages.name(1), typed: 'Marsh',
  },
  'the name of a view': {
    element: <ViewNameField viewId="view_1" name="View 1" onRenamed={save} onClosed={nothing} />,
    label: viewMessages.name('View 1'), typed: 'Close',
  },
  'the duration of a shot': {
    element: <ShotDuration {...of} frames={24} duration={1} rate={RATE} canEdit />,
    opener: /1\.0/, label: storyboardMessages.durationOf(1), typed: '7.5',
  },
  'the description of a shot': {
    element: <ShotDescription {...of} description="" lines={2} canEdit onSaved={(text) => void save(text)} />,
    opener: new RegExp(storyboardMessages.addDescription), label: storyboardMessages.description(1),
    typed: 'The boat leaves.',
  },
}

const FORMS: Record<string, Editor> = {
  'the duration of shots': {
    element: <DurationDialog {...shown} rate={RATE} onChosen={save} />, label: storyboardMessages.durationLabel,
    typed: '7.5',
    key: commonMessages.save,
  },
  'the place of shots': {
    element: <MoveToDialog {...shown} position={1} count={9} onMove={save} />, label: storyboardMessages.moveToLabel,
    typed: '7', key: storyboardMessages.move,
  },
  'the name of a board': {
    element: <RenameBoardDialog boardId="storyboard_1" name="One" version={1} returnFocus={null} onClose={nothing} />,
    label: boardMessages.name, typed: 'Two',
  },
  'the name of a status': {
    element: <StatusesDialog projectId="project_1" returnFocus={null} onClosed={nothing} />,
    label: storyboardMessages.statusName('Review'), typed: 'Approved',
  },
  'the title of a task': {
    element: <QuickAdd projectId="project_1" status="TODO" />, opener: taskMessages.addTask,
    label: taskMessages.quickTitle(taskMessages.statuses.TODO), typed: 'Ink',
  },
}

/** Opens an editor in a page of its own. */
async function open({ element, opener, label }: Editor): Promise<HTMLInputElement> {
  cleanup()
  const status = {
    __typename: 'ShotStatus', id: 'status_1', name: 'Review', color: '#4fb3e8', version: 1, shotCount: 0,
  }
  answerEach({
    StatusesDialogQuery: { project: { __typename: 'Project', id: 'project_1', statuses: [status] } },
    MentionListQuery: { project: null },
  })
  renderAt('/', element)
  if (opener !== undefined) await press(opener)
  return byLabel(label)
}

async function type(editor: Editor): Promise<void> {
  const field = await open(editor)
  await userEvent.clear(field)
  await userEvent.type(field, editor.typed)
}

/** Leaves a page as when the tab is closed: what it stores on its way out is never stored. */
function closeTab(): void {
  const stored = Object.entries(localStorage) as [string, string][]
  cleanup()
  localStorage.clear()
  for (const [key, value] of stored) localStorage.setItem(key, value)
}

test.each(Object.entries({ ...IN_PLACE, ...FORMS }))('%s is there after the tab was closed', async (_, editor) => {
  await type(editor)
  closeTab()
  expect((await open(editor)).value).toBe(editor.typed)
})

test.each(Object.entries(IN_PLACE))('%s is saved when its page is left, and Esc discards it', async (_, editor) => {
  await type(editor)
  cleanup()
  expect(save).toHaveBeenCalledOnce()
  await userEvent.type(await open(editor), '{Escape}')
  expect((await open(editor)).value).not.toBe(editor.typed)
  expect(save).toHaveBeenCalledOnce()
})

const WITH_SAVE = Object.entries({ ...IN_PLACE, ...FORMS })
  .filter(([name, { key, label }]) => (name in IN_PLACE || key) && label !== storyboardMessages.description(1))

test.each(WITH_SAVE)('%s survives a session that ends as it is saved, and goes once it is saved', async (_, editor) => {
  const { typed, key } = editor
  const send = (): Promise<unknown> => (key ? press(key) : userEvent.keyboard('{Enter}'))
  await type(editor)
  await send()
  expect(save).toHaveBeenCalledOnce()
  clearToken('expired')
  signIn()
  expect((await open(editor)).value).toBe(typed)
  saved = Promise.resolve()
  await send()
  expect(save).toHaveBeenCalledTimes(2)
  expect((await open(editor)).value).not.toBe(typed)
})

test('the title of a task survives a session that ends as it is sent, and goes once its task is created', async () => {
  const editor = FORMS['the title of a task'] as Editor
  await type(editor)
  vi.stubGlobal('fetch', () => new Promise(nothing))
  await userEvent.keyboard('{Enter}')
  clearToken('expired')
  signIn()
  const field = await open(editor)
  expect(field.value).toBe('Ink')
  const requests = answerEach({ taskChangesCreateMutation: { createTasks: { tasks: [] } } })
  await userEvent.type(field, '{Enter}')
  await waitFor(() => expect(requests).toHaveLength(1))
  expect((await open(editor)).value).toBe('')
})

test('a name of invisible characters is not saved', async () => {
  for (const name of ['the name of a shot', 'the name of a view']) {
    const editor = IN_PLACE[name] as Editor
    await type({ ...editor, typed: '\u200b\u2800' })
    await userEvent.keyboard('{Enter}')
  }
  expect(save).not.toHaveBeenCalled()
})

test('somebody who signs up gets back the name and the address, never a password', async () => {
  clearToken('signed-out')
  const labels = ['Full name', 'Email', 'Password', 'Confirm password']
  renderAt('/signup', <SignUpForm />)
  for (const label of labels) await userEvent.type(await byLabel(label), 'ida@a.co')
  cleanup()
  renderAt('/signup', <SignUpForm />)
  const values = await Promise.all(labels.map(async (label) => (await byLabel(label)).value))
  expect(values).toEqual(['ida@a.co', 'ida@a.co', '', ''])
})

type Named = [role: string, name: string | RegExp]

test.each<[string, ReactElement, Named[], Named]>([
  [
    'an asset chosen to depend on',
    <AddDependencyForm key="" assetId="asset_1" projectId="project_1" connectionId="client:1" />,
    [['combobox', assetMessages.targetLabel], ['option', /Lamp/]], ['button', assetMessages.targetClear],
  ],
  [
    'a shot chosen for an asset',
    <AddToShotsDialog
      key="" projectId="project_1" assetId="asset_1" assetName="Ada" returnFocus={{ current: null }} onClosed={nothing}
    />,
    [['button', /SH010/]], ['button', commonMessages.draft.discard],
  ],
])('%s is still chosen', async (_, element, presses, kept) => {
  const asset = {
    __typename: 'Asset', id: 'asset_2', name: 'Lamp', code: 'LMP', type: 'PROP', thumbnail: null,
    casting: { nodes: [] },
  }
  const shot = {
    __typename: 'Shot', id: 'shot_1', code: 'SH010', name: '', description: 'Marsh', views: [], aspectRatio: '16:9',
    cast: { __typename: 'CastingConnection', nodes: [] },
  }
  const openIt = () => {
    cleanup()
    answerEach({
      FoundAssetsQuery: { project: { __typename: 'Project', id: 'project_1', assets: { nodes: [asset] } } },
      AddToShotsDialogQuery: {
        project: { __typename: 'Project', id: 'project_1', shots: { totalCount: 1, nodes: [shot] } },
      },
    })
    renderAt('/', element)
  }
  openIt()
  for (const [role, name] of presses) await userEvent.click(await screen.findByRole(role, { name }))
  openIt()
  const [role, name] = kept
  expect(await screen.findByRole(role, { name })).toBeTruthy()
})
