import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { answerEach, withEvents } from '../../testing/fakeServer.ts'
import { renderPage } from '../../testing/renderPage.tsx'
import { VersionsPage } from './VersionsPage.tsx'
import { versionsPageLoader } from './versionsPageLoader.ts'

configure({ defaultHidden: true })

const PATH = '/dashboard/projects/project_1/versions'
const BOARD = `storyboard_${'0'.repeat(26)}`
const MORNING = new Date(2026, 10, 3, 9, 30).toISOString()

/** A version as the API answers it. */
function versionOf(number: number, values: object = {}) {
  return {
    __typename: 'StoryboardVersion', id: `version_${number}`, number, kind: 'MANUAL', name: '', note: '', version: 1,
    shotCount: 24, duration: 72, createdAt: MORNING, freedBytes: 0, storyboardName: 'Main',
    storyboard: { __typename: 'Storyboard', id: BOARD },
    previous: number > 1 ? { __typename: 'StoryboardVersion', id: `version_${number - 1}` } : null,
    madeBy: { __typename: 'User', id: 'user_1', name: 'Nia Brand' }, ...values,
  }
}

const connectionOf = (nodes: object[]) => ({
  __typename: 'StoryboardVersionConnection', totalCount: nodes.length,
  edges: nodes.map((node, index) => ({ __typename: 'StoryboardVersionEdge', cursor: String(index), node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'end' },
})

const boardOf = (versions: object[], versionBytes = 0) => ({
  __typename: 'Storyboard', __isNode: 'Storyboard', id: BOARD, project: { __typename: 'Project', id: 'project_1' },
  versionBytes, versions: connectionOf(versions),
})

type PageFacts = { project?: object; deleted?: object[]; versionBytes?: number }

function pageOf(versions: object[], { project = {}, deleted = [], versionBytes = 0 }: PageFacts = {}) {
  return {
    project: {
      __typename: 'Project', id: 'project_1', name: 'Salt House', isArchived: false, viewerCanEdit: true,
      viewerCanAdminister: true, shotCount: 24,
      organization: { __typename: 'Organization', id: 'organization_1', name: 'Kestrel' },
      storyboards: {
        __typename: 'StoryboardConnection', totalCount: 1,
        nodes: [{
          __typename: 'Storyboard', id: BOARD, name: 'Main', version: 1, code: 'MAIN', frames: 1, duration: 1,
          shotCount: 24, sceneCount: 0,
        }],
      },
      ofDeletedBoards: { __typename: 'StoryboardVersionConnection', totalCount: deleted.length },
      versions: connectionOf(deleted), storyboard: boardOf(versions, versionBytes), ...project,
    },
    board: boardOf(versions, versionBytes),
  }
}

type Answers = Parameters<typeof answerEach>[0]

type PageOptions = { search?: string; answers?: Answers }

async function openPage(page: object | (() => object), { search = '', answers = {} }: PageOptions = {}) {
  const requests = answerEach({ VersionsPageQuery: page, ...answers })
  const { location } = renderPage(`${PATH}${search}`, <VersionsPage />, (args) =>
    versionsPageLoader({ ...args, params: { projectId: 'project_1' } }))
  await screen.findByRole('heading', { level: 1, name: 'Versions' })
  return { requests, location }
}

const titles = () => screen.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent)

beforeEach(() => {
  localStorage.clear()
  startEnvironment()
  storeToken('fw_secret', { remember: true })
})

test('lists versions by day, those somebody wants first, and folds the automatic ones', async () => {
  await openPage(pageOf([
    versionOf(5, { kind: 'BEFORE_IMPORT' }), versionOf(4, { name: 'Pitch', note: 'For Ana', freedBytes: 2048 }),
    versionOf(3, { kind: 'DAILY', madeBy: null }), versionOf(2),
    versionOf(1, { kind: 'DAILY', madeBy: null, createdAt: new Date(2026, 10, 2, 3, 7).toISOString() }),
  ], { versionBytes: 3072 }))
  const days = screen.getAllByRole('heading', { level: 2 })
  expect(days.map((day) => day.textContent)).toEqual(['3 November 2026', '2 November 2026'])
  expect(titles()).toEqual(['Pitch', 'Version 2', 'Version 1'])
  const [named] = screen.getAllByRole('listitem')
  const facts = ['Version 4', 'For Ana', 'Saved', 'Nia Brand', '09:30', '24 shots', '01:12', 'frees 2 KB if deleted']
  for (const fact of facts) {
    expect(named?.textContent).toContain(fact)
  }
  expect(screen.getByText('Images and sounds that only versions keep: 3 KB.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '2 automatic versions' }))
  expect(titles()).toEqual(['Pitch', 'Version 2', 'Version 5', 'Version 3', 'Version 1'])
  expect(screen.getAllByRole('listitem')[2]?.textContent).toContain('Before an import')
})

test('saves a version of the board, which an empty list offers too, and shows it', async () => {
  let versions: object[] = []
  const { requests, location } = await openPage(() => pageOf(versions), {
    answers: {
      SaveVersionDialogMutation: () => {
        versions = [versionOf(1, { name: 'Pitch' })]
        return withEvents(
          { makeVersion: { storyboardVersion: { __typename: 'StoryboardVersion', id: 'version_1', number: 1 } } },
          ['version.made', BOARD],
        )
      },
      BoardVersionsPaginationQuery: () => ({ node: boardOf(versions) }),
    },
  })
  expect(screen.getByRole('heading', { name: 'No versions yet' })).toBeTruthy()
  expect(screen.getByText('One is made every night, or now.')).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: 'Save version' })[1] ?? document.body)
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), ' Pitch ')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save version' }))
  await waitFor(() => expect(titles()).toEqual(['Pitch']))
  const sent = requests.find(({ operationName }) => operationName === 'SaveVersionDialogMutation')
  expect(sent?.variables['input']).toEqual({ storyboardId: BOARD, name: 'Pitch', note: '' })
  expect((await screen.findAllByText('Version 1 saved')).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(location()).toBe(`${PATH}/version_1`)
})

test('changes the name of a version, and deletes one after a question', async () => {
  const { requests } = await openPage(pageOf([versionOf(7)]), {
    answers: {
      EditVersionDialogMutation: {
        updateVersion: {
          storyboardVersion: {
            __typename: 'StoryboardVersion', id: 'version_7', name: 'Locked', note: '', version: 2,
          },
        },
      },
      DeleteVersionDialogMutation: withEvents(
        { deleteVersion: { deletedStoryboardVersionId: 'version_7' } }, ['version.deleted', BOARD],
      ),
      BoardVersionsPaginationQuery: { node: boardOf([]) },
    },
  })
  const choose = (item: string) => chooseFromMenu(screen.getByRole('button', { name: 'Menu of version 7' }), item)
  await choose('Name and note…')
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Locked')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(titles()).toEqual(['Locked']))
  expect(requests.at(-1)?.variables['input']).toEqual({
    storyboardVersionId: 'version_7', name: 'Locked', note: '', expectedVersion: 1,
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await choose('Delete…')
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('deleted for good')
  await userEvent.click(within(question).getByRole('button', { name: 'Delete version' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'No versions yet' })).toBeTruthy())
})

test('offers a viewer, and everybody in an archived project, the list and comparisons alone', async () => {
  await openPage(pageOf([versionOf(1)], { project: { viewerCanEdit: false, isArchived: true } }))
  expect(titles()).toEqual(['Version 1'])
  expect(screen.queryByRole('button', { name: 'Save version' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Menu of version 1' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual(['Compare with the board today'])
})

test('compares a version with the board today, or with the one before it', async () => {
  const { location } = await openPage(pageOf([versionOf(2), versionOf(1)]))
  const menu = () => screen.getByRole('button', { name: 'Menu of version 2' })
  await chooseFromMenu(menu(), 'Compare with the version before')
  await waitFor(() => expect(location()).toBe(`${PATH}/version_1/compare?to=version_2`))
})

test('lists those of boards in the trash, of which it says the board', async () => {
  const gone = versionOf(9, { storyboardName: 'Old cut', storyboard: null, previous: null })
  const page = pageOf([versionOf(1)], { deleted: [gone] })
  const { requests, location } = await openPage(page)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Board' }), 'Boards in the trash')
  await waitFor(() => expect(location()).toBe(`${PATH}?board=trash`))
  await waitFor(() => expect(titles()).toEqual(['Version 9']))
  expect(requests.at(-1)?.variables).toMatchObject({ hasBoard: false, isFirst: false, isTrash: true })
  expect(screen.getByRole('listitem').textContent).toContain('Old cut, in the trash')
  expect(screen.queryByRole('button', { name: 'Save version' })).toBeNull()
})
