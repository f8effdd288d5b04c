import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { renderPage } from '../../testing/renderPage.tsx'
import { ComparePage } from './ComparePage.tsx'
import { comparePageLoader } from './comparePageLoader.ts'

configure({ defaultHidden: true })

const VERSIONS = '/dashboard/projects/project_1/versions'
const PATH = `${VERSIONS}/version_1/compare`

/** A view as the API answers it; its picture names the side. */
const viewOf = (side: string, number: number, values: object = {}) => ({
  __typename: 'VersionView', viewId: `view_${number}`, position: 1, name: '', description: '', revision: 1, width: 420,
  height: 240, imageUrl: null, smallUrl: `/small/${side}/${number}`, thumbnailUrl: `/medium/${side}/${number}`,
  largeUrl: `/large/${side}/${number}`, ...values,
})

const shotOf = (side: string, position: number, values: object = {}) => ({
  __typename: 'VersionShot', position, code: `SH00${position}0`, name: `Shot ${position}`, description: '',
  dialogue: '', notes: '', cameraNote: '', frames: 48, duration: 2, aspectRatio: 'RATIO_16_9', voiceDuration: null,
  status: null, scene: null, views: [viewOf(side, position)], ...values,
})

type Shot = ReturnType<typeof shotOf>

const changeOf = (number: number, kinds: string[], before: Shot | null, after: Shot | null) => ({
  __typename: 'VersionChangeEdge', cursor: String(number),
  node: { __typename: 'VersionChange', shotId: `shot_${number}`, kinds, before, after },
})

/** A shot with another drawing, a longer one with another text and status, a new one, and one that is gone. */
const CHANGES = [
  changeOf(1, ['REDRAWN'], shotOf('old', 1), shotOf('new', 1, { views: [viewOf('new', 1, { revision: 2 })] })),
  changeOf(
    2, ['MOVED', 'RETIMED', 'RETEXTED', 'RESTATUSED'],
    shotOf('old', 2, { description: 'A white gull lands' }),
    shotOf('new', 4, {
      description: 'A gull lands on the pier', frames: 72, duration: 3, views: [viewOf('new', 2)],
      status: { __typename: 'VersionStatus', statusId: 'status_1', name: 'Final', color: '#3FB27F' },
    }),
  ),
  changeOf(3, ['REMOVED'], shotOf('old', 3, { description: 'She waits' }), null),
  changeOf(5, ['ADDED'], null, shotOf('new', 5)),
]

const versionOf = (number: number, values: object = {}) => ({
  __typename: 'StoryboardVersion', id: `version_${number}`, number, name: '',
  createdAt: new Date(2026, 10, number, 9, 30).toISOString(), ...values,
})

const BOARD = {
  __typename: 'Storyboard', id: 'storyboard_1',
  versions: {
    __typename: 'StoryboardVersionConnection',
    edges: [versionOf(3), versionOf(2, { name: 'Pitch' }), versionOf(1)].map((node) => ({
      __typename: 'StoryboardVersionEdge', node,
    })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false },
  },
}

const PROJECT = {
  __typename: 'Project', id: 'project_1', name: 'Salt House', access: 'EVERYONE', viewerCanEdit: true,
  organization: { __typename: 'Organization', id: 'organization_1', name: 'Kestrel' },
}

function answerOf(changes: typeof CHANGES, to: object | null = null) {
  const kinds = changes.flatMap(({ node }) => node.kinds)
  return {
    project: PROJECT,
    compareVersions: {
      __typename: 'VersionComparison', to,
      from: versionOf(1, { storyboardId: 'storyboard_1', storyboard: BOARD }),
      counts: [...new Set(kinds)].map((kind) => ({
        __typename: 'VersionChangeCount', kind, count: kinds.filter((each) => each === kind).length,
      })),
      changes: {
        __typename: 'VersionChangeConnection', totalCount: changes.length, edges: changes,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'end' },
      },
    },
  }
}

function openPage(answer: object, search = '') {
  const requests = answerEach({
    ComparePageQuery: answer, ComparePageGoneQuery: { project: PROJECT },
    useRestorePlanQuery: () => new Promise(() => undefined),
  })
  return {
    requests,
    ...renderPage(`${PATH}${search}`, <ComparePage />, (args) =>
      comparePageLoader({ ...args, params: { projectId: 'project_1', versionId: 'version_1' } })),
  }
}

const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 2, name })
const pictures = () => screen.getAllByRole('img', { name: /^Drawing/ }).map((picture) => picture.getAttribute('src'))
const listed = () => screen.getAllByRole('option').map((option) => option.getAttribute('aria-label'))

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1_200)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  localStorage.clear()
  startEnvironment()
  storeToken('fw_secret', { remember: true })
})

test('lists the changed shots, of all kinds or of one, and goes from one to the next', async () => {
  const { location, requests } = openPage(answerOf(CHANGES))
  await heading('Shot 1')
  expect(requests[0]?.variables).toMatchObject({ versionId: 'version_1', otherId: null })
  expect(listed()).toEqual([
    'Shot 1: Redrawn', 'Shot 4: Moved, Retimed, New text and New status', 'Shot 3: Removed', 'Shot 5: Added',
  ])
  expect(screen.getByRole('button', { name: 'Previous change' })).toHaveProperty('disabled', true)
  await userEvent.keyboard('.')
  await heading('Shot 4')
  await waitFor(() => expect(location()).toBe(`${PATH}?shot=shot_2`))
  await userEvent.keyboard('.,')
  await userEvent.click(screen.getByRole('button', { name: 'Next change' }))
  await heading('Shot 3')
  await userEvent.click(screen.getByRole('button', { name: 'Added 1' }))
  await heading('Shot 5')
  expect(listed()).toEqual(['Shot 5: Added'])
  expect(screen.getByText('1 of 1')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'All 4' }))
  screen.getByRole('listbox', { name: 'Changed shots' }).focus()
  await userEvent.keyboard('{Home}')
  await heading('Shot 1')
})

test('shows pictures side by side, under a wipe and over each other', async () => {
  openPage(answerOf(CHANGES))
  await heading('Shot 1')
  expect(pictures()).toEqual(['/medium/old/1', '/medium/new/1'])
  await userEvent.keyboard('2')
  const slider = await screen.findByRole('slider', { name: 'Wipe between the pictures' })
  const wiped = () => document.querySelector<HTMLElement>('[data-wiped]')?.style.clipPath
  expect(wiped()).toBe('inset(0 50% 0 0)')
  fireEvent.change(slider, { target: { value: '30' } })
  expect(wiped()).toBe('inset(0 70% 0 0)')
  expect(slider.getAttribute('aria-valuetext')).toBe('30% Version 1, 70% The board today')
  await userEvent.keyboard('3')
  expect(screen.getByRole('img', { name: 'Overlay of shot 1' })).toBeTruthy()
  for (const ink of ['Only in version 1', 'Only today', 'In both']) expect(screen.getByText(ink)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Side by side' }))
  expect(pictures()).toHaveLength(2)
})

test('says how a shot was and is, with the words marked that changed, and one picture where both have it', async () => {
  openPage(answerOf(CHANGES), '?shot=shot_2')
  await heading('Shot 4')
  expect(pictures()).toEqual(['/medium/new/2'])
  expect(screen.getByText('Both have this picture')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Wipe' })).toBeNull()
  const facts = screen.getByRole('region', { name: 'Other changes' })
  const terms = within(facts).getAllByRole('term').map((term) => term.textContent)
  expect(terms).toEqual(['Position', 'Length', 'Status'])
  const [position, length, status] = within(facts).getAllByRole('definition').map((value) => value.textContent)
  expect(position).toBe('Version 1: Shot 2The board today: Shot 4')
  expect(length).toBe('Version 1: 2.0 seconds, 48 framesThe board today: 3.0 seconds, 72 frames1.0 s longer')
  expect(status).toContain('No status')
  const text = within(facts).getByRole('region', { name: 'Description' })
  const marked = (role: string) => within(text).getAllByRole(role).map((mark) => mark.textContent.trim())
  expect(marked('deletion')).toEqual(['white'])
  expect(marked('insertion')).toEqual(['on the pier'])
})

test('shows a shot that one side alone has with what it said', async () => {
  openPage(answerOf(CHANGES), '?shot=shot_3')
  await heading('Shot 3')
  expect(pictures()).toEqual(['/medium/old/3'])
  expect(screen.getByText('Not on the board today')).toBeTruthy()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Length'])
  expect(screen.getByRole('region', { name: 'Description' }).textContent).toContain('She waits')
})

test('swaps the sides, where the board today is the first one, too', async () => {
  const { location } = openPage(answerOf(CHANGES), '?shot=shot_3')
  await heading('Shot 3')
  await userEvent.click(screen.getByRole('button', { name: 'Swap the sides' }))
  await waitFor(() => expect(location()).toBe(`${PATH}?from=today&shot=shot_3`))
  await waitFor(() => expect(listed()).toContain('Shot 3: Added'))
  expect(screen.getByRole('button', { name: 'From: The board today' })).toBeTruthy()
  expect(screen.getByText('Not on the board today')).toBeTruthy()
})

test('asks to bring back one shot of the version, or all', async () => {
  const { requests } = openPage(answerOf(CHANGES))
  await heading('Shot 1')
  await userEvent.click(screen.getByRole('button', { name: 'Bring back all…' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.keyboard('.')
  await heading('Shot 4')
  await userEvent.click(screen.getByRole('button', { name: 'Bring back…' }))
  expect(await screen.findByRole('dialog', { name: 'Bring back shot 2 of version 1?' })).toBeTruthy()
  const asked = requests.findLast(({ operationName }) => operationName === 'useRestorePlanQuery')
  expect(asked?.variables).toMatchObject({ input: { versionId: 'version_1', shotIds: ['shot_2'] } })
})

test('offers to bring back no shot that the version does not have', async () => {
  openPage(answerOf(CHANGES), '?shot=shot_5')
  await heading('Shot 5')
  expect(screen.queryByRole('button', { name: 'Bring back…' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Bring back all…' })).toBeTruthy()
})

test('chooses other versions in place', async () => {
  const { location } = openPage(answerOf(CHANGES))
  await heading('Shot 1')
  await chooseFromMenu(screen.getByRole('button', { name: 'To: The board today' }), /^Pitch/)
  await waitFor(() => expect(location()).toBe(`${PATH}?to=version_2&shot=shot_1`))
})

test('says that nothing changed', async () => {
  openPage(answerOf([], versionOf(2, { name: 'Pitch' })), '?to=version_2')
  expect(await heading('Nothing changed between version 1 and “Pitch”')).toBeTruthy()
})

test('says that a version is gone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  openPage({ message: 'Version not found', extensions: { code: 'NOT_FOUND' } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to compare' })).toBeTruthy()
})
