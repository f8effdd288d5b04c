import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { renderPage } from '../../testing/renderPage.tsx'
import { VersionPage } from './VersionPage.tsx'
import { versionPageLoader } from './versionPageLoader.ts'

configure({ defaultHidden: true })

const PATH = '/dashboard/projects/project_1/versions/version_7'
const BOARD_WIDTH = 1_340

const viewOf = (number: number, position: number) => ({
  __typename: 'VersionView', viewId: `view_${number}_${position}`, position, name: '', description: '',
  smallUrl: `/small/${number}/${position}`, thumbnailUrl: `/medium/${number}/${position}`,
  largeUrl: `/large/${number}/${position}`,
})

/** A shot of a version as the API answers it; the first has two views. */
function shotOf(number: number) {
  return {
    __typename: 'VersionShot', shotId: `shot_${number}`, position: number, code: `SH00${number}0`, name: '',
    description: `What happened in ${number}`, dialogue: number === 1 ? 'ADA\nYou came back.' : '',
    notes: 'Keep it slow', cameraNote: '', frames: 48, duration: 2, aspectRatio: 'RATIO_16_9',
    status: { __typename: 'VersionStatus', name: 'Rough', color: '#9BA1AC' }, voiceUrl: null, voiceDuration: null,
    scene: { __typename: 'VersionScene', sceneId: 'scene_1', number: '12', heading: 'INT. BREAKWATER' },
    views: number === 1 ? [viewOf(1, 1), viewOf(1, 2)] : [viewOf(number, 1)],
  }
}

function versionOf(shotCount: number) {
  return {
    __typename: 'StoryboardVersion', __isNode: 'StoryboardVersion', id: 'version_7', number: 7, kind: 'MANUAL',
    name: 'Pitch', note: 'For Ana', version: 1, shotCount, duration: 72, createdAt: '2026-11-03T12:00:00.000Z',
    storyboardName: 'Main', storyboard: { __typename: 'Storyboard', id: 'storyboard_1' },
    madeBy: { __typename: 'User', id: 'user_1', name: 'Nia Brand' },
    previous: { __typename: 'StoryboardVersion', id: 'version_4' }, next: null,
    approvals: {
      __typename: 'ApprovalConnection', edges: [],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
    shots: {
      __typename: 'VersionShotConnection',
      edges: Array.from({ length: shotCount }, (_, index) => ({
        __typename: 'VersionShotEdge', cursor: String(index), node: shotOf(index + 1),
      })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'end' },
    },
  }
}

const PROJECT = {
  __typename: 'Project', id: 'project_1', name: 'Salt House', isArchived: false, viewerCanEdit: true,
  viewerCanApprove: false, organization: { __typename: 'Organization', id: 'organization_1', name: 'Kestrel' },
}

function openPage(version: object | null, project: object = {}) {
  answerEach({ VersionPageQuery: { project: { ...PROJECT, ...project }, version } })
  return renderPage(PATH, <VersionPage />, (args) =>
    versionPageLoader({ ...args, params: { projectId: 'project_1', versionId: 'version_7' } }))
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(BOARD_WIDTH)
  localStorage.clear()
  startEnvironment()
  storeToken('fw_secret', { remember: true })
})

test('shows the board as it was, with the pictures and texts of the version and no tools', async () => {
  openPage(versionOf(2))
  const heading = await screen.findByRole('heading', { level: 1, name: /^Version 7, 3 Nov/ })
  const banner = heading.closest('header')
  for (const fact of ['Pitch', 'For Ana', 'Main', 'Saved', 'Nia Brand', '2 shots', '01:12']) {
    expect(banner?.textContent).toContain(fact)
  }
  const card = await screen.findByRole('article', { name: 'Shot 1' })
  for (const fact of ['SH0010', 'What happened in 1', 'Rough', '2.0 s', 'You came back.']) {
    expect(card.textContent).toContain(fact)
  }
  expect(screen.getByRole('heading', { name: 'INT. BREAKWATER' })).toBeTruthy()
  expect(within(card).getByRole('img', { name: /^Drawing of shot 1/ }).getAttribute('src')).toBe('/medium/1/1')
  await userEvent.click(within(card).getByRole('tab', { name: 'View 2' }))
  expect(within(card).getByRole('img', { name: /^Drawing of shot 1/ }).getAttribute('src')).toBe('/medium/1/2')
  expect(screen.queryByRole('toolbar')).toBeNull()
  expect(screen.getByRole('link', { name: 'The board today' }).getAttribute('href')).toContain('board=storyboard_1')
  expect(screen.getByRole('link', { name: 'Previous version' }).getAttribute('href')).toMatch(/version_4$/)
  expect(screen.getByRole('button', { name: 'Next version' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(`${PATH}/compare`)
  expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe(`${PATH}/preview`)
})

test('shows a shot in full, steps to the next one and plays from there', async () => {
  const { location } = openPage(versionOf(2))
  await userEvent.click(await screen.findByRole('button', { name: 'Look at shot 1' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('img').getAttribute('src')).toBe('/large/1/1')
  expect(dialog.textContent).toContain('Keep it slow')
  await userEvent.click(within(dialog).getByRole('button', { name: /^Next shot/ }))
  await waitFor(() => expect(within(dialog).getByRole('img').getAttribute('src')).toBe('/large/2/1'))
  await userEvent.click(within(dialog).getByRole('link', { name: 'Play from here' }))
  await waitFor(() => expect(location()).toBe(`${PATH}/preview?shot=shot_2`))
})

test('lets a viewer name nothing', async () => {
  openPage(versionOf(1), { viewerCanEdit: false })
  await screen.findByRole('article', { name: 'Shot 1' })
  expect(screen.queryByRole('button', { name: 'Name and note…' })).toBeNull()
})

test('has its actions in a menu on a phone', async () => {
  const { location } = openPage(versionOf(1))
  await screen.findByRole('article', { name: 'Shot 1' })
  await userEvent.click(screen.getByRole('button', { name: 'Menu of version 7' }))
  const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(entries).toEqual([
    'Name and note…', 'Bring back…', 'Share for review', 'Add to playlist', 'Compare', 'The board today',
  ])
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await chooseFromMenu(screen.getByRole('button', { name: 'Menu of version 7' }), 'Compare')
  await waitFor(() => expect(location()).toBe(`${PATH}/compare`))
})

test('says that a version is not there', async () => {
  openPage(null)
  expect(await screen.findByRole('heading', { level: 1, name: 'Version not found' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'All versions' })[0]?.getAttribute('href')).toMatch(/\/versions$/)
})
