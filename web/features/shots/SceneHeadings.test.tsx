import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { commonMessages } from '../../messages/common.ts'
import { sceneMessages } from '../../messages/scenes.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { openStoryboard, shotOf } from '../../testing/openStoryboard.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'

const words = sceneMessages
const toasts = recordToasts()
afterEach(() => vi.restoreAllMocks())

const sceneOf = (number: number, heading: string) =>
  ({ __typename: 'Scene', id: `scene_${number}`, number: String(number), heading, version: number })
const HALL = sceneOf(1, 'INT. HALL')
const PIER = sceneOf(2, 'EXT. PIER')
const SHOTS = [
  { ...shotOf(1), scene: HALL }, { ...shotOf(2), scene: HALL }, { ...shotOf(3), scene: PIER },
]

const shotIds = () => screen.getAllByRole('article').map((card) => card.dataset['shot'])
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

const choose = (heading: string, command: string) =>
  chooseFromMenu(screen.getByRole('button', { name: words.menu(heading) }), command)

test('each scene has a heading with its shot count, which collapses it', async () => {
  await openStoryboard({ shots: SHOTS })
  expect(names()).toEqual(['INT. HALL', 'EXT. PIER'])
  expect(document.querySelector('[data-scene=scene_1]')?.textContent).toContain(words.shotCount(2))
  await userEvent.click(screen.getByRole('button', { name: words.collapse('INT. HALL') }))
  await waitFor(() => expect(shotIds()).toEqual(['shot_3']))
  expect(screen.getByRole('article', { name: 'Shot 3' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: words.expand('INT. HALL') }))
  await waitFor(() => expect(shotIds()).toHaveLength(3))
})

test('a scene moves with its shots at once, and goes back when that is refused', async () => {
  let refuse = (): void => undefined
  const refused = new Promise<void>((resolve) => (refuse = resolve))
  await openStoryboard({
    shots: SHOTS,
    answers: {
      sceneChangesMoveMutation: async () => {
        await refused
        return { message: 'No', extensions: { code: 'FORBIDDEN' } }
      },
    },
  })
  await choose('EXT. PIER', words.moveUp)
  await waitFor(() => expect(names()).toEqual(['EXT. PIER', 'INT. HALL']))
  refuse()
  await waitFor(() => expect(names()).toEqual(['INT. HALL', 'EXT. PIER']))
})

test('renaming sends the version that was read', async () => {
  const requests = await openStoryboard({
    shots: SHOTS,
    answers: {
      sceneChangesUpdateMutation: { updateScenes: { scenes: [{ ...PIER, heading: 'EXT. QUAY', version: 3 }] } },
    },
  })
  await choose('EXT. PIER', words.rename)
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(words.heading), { target: { value: ' EXT. QUAY ' } })
  await userEvent.click(dialog.getByRole('button', { name: commonMessages.save }))
  await waitFor(() => expect(names()).toEqual(['INT. HALL', 'EXT. QUAY']))
  expect(requests.find(({ operationName }) => operationName === 'sceneChangesUpdateMutation')?.variables).toEqual({
    input: { scenes: [{ sceneId: 'scene_2', heading: 'EXT. QUAY', number: '2', expectedVersion: 2 }] },
  })
})

test('one card is a stop of the Tab key: the first, then the one that had the focus last', async () => {
  await openStoryboard({ shots: SHOTS })
  const stops = () => [...document.querySelectorAll<HTMLElement>('[data-card] button')]
    .filter(({ tabIndex }) => tabIndex >= 0)
    .map((button) => button.closest<HTMLElement>('[data-card]')?.dataset['shot'])
  expect(new Set(stops())).toEqual(new Set(['shot_1']))
  screen.getByRole('button', { name: storyboardMessages.draw(2) }).focus()
  await waitFor(() => expect(new Set(stops())).toEqual(new Set(['shot_2'])))
})

test('a removed scene comes back itself by Undo', async () => {
  const requests = await openStoryboard({
    shots: SHOTS,
    answers: {
      sceneChangesDeleteMutation: { deleteScenes: { deletedSceneIds: ['scene_2'] } },
      sceneChangesRestoreMutation: { restoreScenes: { scenes: [PIER] } },
    },
  })
  await choose('EXT. PIER', words.remove)
  const removed = await waitFor(() => toasts.find(({ title }) => title === words.removed) ?? expect.fail('No toast'))
  act(() => removed.action?.onClick())
  await waitFor(() => expect(toasts.map(({ title }) => title)).toContain(words.restored))
  expect(requests.find(({ operationName }) => operationName === 'sceneChangesRestoreMutation')?.variables).toEqual({
    input: { sceneIds: ['scene_2'] },
  })
})
