import { configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { commonMessages } from '../../messages/common.ts'
import { versionMessages } from '../../messages/versions.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { recordToasts } from '../../testing/recordToasts.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { RestoreVersionDialog } from './RestoreVersionDialog.tsx'

configure({ defaultHidden: true })

const words = versionMessages.restore
const toasts = recordToasts()
beforeEach(() => void (toasts.length = 0))

const planOf = (values: object = {}, version: object = {}) => ({
  versionRestorePlan: {
    storyboardVersion: {
      __typename: 'StoryboardVersion', id: 'version_7', storyboardName: 'Main',
      storyboard: { __typename: 'Storyboard', id: 'storyboard_1' }, ...version,
    },
    parts: [{ part: 'TEXTS', count: 3 }], returningShotCount: 1, newerShotCount: 2, redrawnViewCount: 0, problems: [],
    ...values,
  },
})

const restored = (versionBefore: object | null) => ({
  restoreVersion: {
    storyboard: { __typename: 'Storyboard', id: 'storyboard_1', name: 'Main', revision: 4 }, versionBefore,
    shotIds: ['shot_1'],
  },
})
const BEFORE = { __typename: 'StoryboardVersion', id: 'version_8' }

function openDialog(plan: object, { shot = null, answer = restored(BEFORE) }: {
  shot?: { id: string; position: number } | null
  answer?: object
} = {}) {
  const onClose = vi.fn()
  const requests = answerEach({ useRestorePlanQuery: plan, useRestoreVersionMutation: answer })
  renderAt('/', (
    <RestoreVersionDialog
      projectId="project_1" version={{ id: 'version_7', number: 7 }} shot={shot} returnFocus={null} onClose={onClose}
    />
  ))
  return { requests, onClose }
}

const bringBack = () => userEvent.click(screen.getByRole('button', { name: words.action }))
const part = (name: keyof typeof words.partNames) =>
  screen.findByRole('checkbox', { name: new RegExp(`^${words.partNames[name]}`) })

test('says what changes, brings back the chosen parts, and the toast undoes it', async () => {
  const { requests, onClose } = openDialog(planOf({
    problems: [{ kind: 'STATUS_GONE', name: 'Idle' }, { kind: 'STATUS_GONE', name: 'Idle' }],
  }))
  expect(await screen.findByText(words.count(3))).toBeTruthy()
  expect(screen.getByText(words.returning(1))).toBeTruthy()
  expect(screen.getByText(words.newerLine(2))).toBeTruthy()
  expect(screen.getAllByText(words.problems.STATUS_GONE('Idle'))).toHaveLength(1)
  await userEvent.click(await part('SOUNDS'))
  await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^${words.newer}`) }))
  await bringBack()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const parts = ['ORDER', 'TEXTS', 'TIMING', 'STATUS', 'DRAWINGS', 'IMAGES']
  expect(requests.at(-1)?.variables).toEqual({ input: { versionId: 'version_7', parts, putAwayNewer: true } })
  const [toast] = toasts
  expect(toast).toMatchObject({ title: words.done(7), action: { label: commonMessages.undo } })
  toast?.action?.onClick()
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: words.undone }))
  expect(requests.at(-1)?.variables).toEqual({
    input: { versionId: 'version_8', shotIds: ['shot_1'], parts, putAwayNewer: true, includesBoard: true },
  })
})

test('brings back one shot, and leaves the board as it is', async () => {
  const { requests, onClose } = openDialog(planOf(), { shot: { id: 'shot_1', position: 3 } })
  expect(await screen.findByText(words.differs)).toBeTruthy()
  expect(screen.getByRole('heading', { name: words.shotTitle(3, 7) })).toBeTruthy()
  await bringBack()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(requests.at(-1)?.variables).toMatchObject({ input: { shotIds: ['shot_1'] } })
})

test('makes a new storyboard under a name, and the toast opens it', async () => {
  const { requests, onClose } = openDialog(planOf({}, { storyboard: null }), { answer: restored(null) })
  expect(await screen.findByText(words.placeLines.TRASH)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${words.places.NEW}`) }))
  const name = screen.getByLabelText(words.name)
  expect(name).toHaveProperty('value', words.nameOf('Main', 7))
  await userEvent.clear(name)
  expect(screen.getByRole('button', { name: words.action })).toHaveProperty('disabled', true)
  await userEvent.type(name, 'As it was')
  await bringBack()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const into = { newStoryboard: { name: 'As it was' } }
  expect(requests.at(-1)?.variables).toEqual({ input: { versionId: 'version_7', into } })
  expect(toasts[0]).toMatchObject({ action: { label: versionMessages.open } })
})

test('says when nothing differs', async () => {
  openDialog(planOf({ parts: [], returningShotCount: 0, newerShotCount: 0 }))
  expect(await screen.findByText(words.same)).toBeTruthy()
})

test('brings back many drawings by a job with progress, undoes it, and says why it failed', async () => {
  const steps: (object | null)[] = [
    { viewsDone: 50, viewsTotal: 201, failure: null }, null,
    { viewsDone: 0, viewsTotal: 201, failure: { reason: 'PROJECT_ARCHIVED', params: {}, message: 'Archived' } },
  ]
  const onClose = vi.fn()
  const payload = { before: 'version_8', shots: null, parts: ['DRAWINGS'], includesBoard: true }
  const restores = ['version_9', 'version_7'].map((subjectId) => ({ type: 'version.restored', subjectId, payload }))
  const requests = answerEach({
    useMadeRestoreQuery: {
      project: { __typename: 'Project', id: 'project_1', activity: { nodes: restores } },
    },
    useRestoreVersionMutation: restored(BEFORE),
    useRestorePlanQuery: planOf({ redrawnViewCount: 201 }),
    useLargeRestoreMutation: { startVersionRestore: { restore: { viewsTotal: 201 } } },
    useLargeRestoreQuery: () => ({
      version: { __typename: 'StoryboardVersion', id: 'version_7', restore: steps.shift() ?? null },
    }),
  })
  renderAt('/', (
    <RestoreVersionDialog
      projectId="project_1" version={{ id: 'version_7', number: 7 }} returnFocus={null} onClose={onClose}
    />
  ))
  expect(await screen.findByText(words.large(201))).toBeTruthy()
  await bringBack()
  expect(await screen.findByText(words.ready(50, 201), {}, { timeout: 3_000 })).toBeTruthy()
  for (const close of screen.getAllByRole('button', { name: commonMessages.close })) {
    expect(close).toHaveProperty('disabled', false)
  }
  await waitFor(() => expect(onClose).toHaveBeenCalled(), { timeout: 3_000 })
  expect(toasts[0]).toMatchObject({ title: words.done(7) })
  expect(requests.find(({ operationName }) => operationName === 'useLargeRestoreMutation')?.variables).toEqual({
    input: {
      versionId: 'version_7', putAwayNewer: false,
      parts: ['ORDER', 'TEXTS', 'TIMING', 'STATUS', 'DRAWINGS', 'IMAGES', 'SOUNDS'],
    },
  })
  expect(toasts[0]?.action).toMatchObject({ label: commonMessages.undo })
  toasts[0]?.action?.onClick()
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: words.undone }))
  expect(requests.at(-1)?.variables).toEqual({
    input: { versionId: 'version_8', shotIds: null, parts: ['DRAWINGS'], putAwayNewer: true, includesBoard: true },
  })
  await bringBack()
  expect(await screen.findByText('Archived', {}, { timeout: 3_000 })).toBeTruthy()
})

test('a refusal stays in the dialog', async () => {
  const answer = { message: 'This project is archived and read-only.', extensions: { code: 'CONFLICT' } }
  const { onClose } = openDialog(planOf(), { answer })
  await part('TEXTS')
  await bringBack()
  expect(await screen.findByText(answer.message)).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})
