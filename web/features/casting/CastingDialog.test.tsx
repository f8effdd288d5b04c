import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { castingMessages } from '../../messages/casting.ts'
import { commonMessages } from '../../messages/common.ts'
import { answerEach, type SentRequest } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'
import { CastingDialog } from './CastingDialog.tsx'

const toasts = recordToasts()

configure({ defaultHidden: true })
const words = castingMessages

beforeEach(() => void (toasts.length = 0))

const assetOf = (id: string, name: string, type: string) => ({
  __typename: 'Asset', id, name, code: name.toUpperCase(), type, thumbnail: null,
  casting: { __typename: 'CastingConnection', totalCount: 1 },
})
const ada = assetOf('asset_ada', 'Ada', 'CHARACTER')
const tom = assetOf('asset_tom', 'Tom', 'CHARACTER')
const lamp = assetOf('asset_lamp', 'Lamp', 'PROP')

function shotWith(id: string, cast: readonly [asset: object, occurrences: number][]) {
  const nodes = cast.map(([asset, occurrences], index) => ({
    __typename: 'Casting', id: `casting_${id}_${index}`, occurrences, label: '', asset,
  }))
  return {
    __typename: 'Shot', id, casting: { __typename: 'CastingConnection', totalCount: nodes.length },
    cast: { __typename: 'CastingConnection', nodes },
  }
}

const pageOf = (assets: readonly object[]) => ({
  __typename: 'AssetConnection', pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  edges: assets.map((node) => ({ __typename: 'AssetEdge', cursor: '', node })),
})

type OpenOptions = { shots: readonly object[]; canEdit?: boolean; answer?: object }

async function openDialog({ shots, canEdit = true, answer = {} }: OpenOptions) {
  const onClosed = vi.fn()
  const requests = answerEach({
    castOfShotsQuery: { nodes: shots },
    CastingListQuery: { project: { __typename: 'Project', id: 'project_1', assets: pageOf([ada, tom, lamp]) } },
    useCastAssetsMutation: { castAssets: { deletedCastingIds: [], shots: [], assets: [] }, ...answer },
  })
  renderAt('/', (
    <CastingDialog
      projectId="project_1" shotIds={shots.map((shot) => (shot as { id: string }).id)} shotName="Shot 5"
      canEdit={canEdit} returnFocus={null} onClosed={onClosed}
    />
  ))
  await screen.findByText('Ada')
  return { requests, onClosed }
}

const sentRows = (requests: readonly SentRequest[]) =>
  requests.filter(({ operationName }) => operationName === 'useCastAssetsMutation')
    .map(({ variables }) => (variables['input'] as { castings: object[] }).castings)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('assets stand by type; one is added, one steps up, and Undo sends what was before', async () => {
  const { requests, onClosed } = await openDialog({ shots: [shotWith('shot_5', [[ada, 2]])] })
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    words.inThese(1), 'Character', 'Prop',
  ])
  const save = screen.getByRole('button', { name: words.save })
  expect(save).toHaveProperty('disabled', true)
  await press(words.more('Ada'))
  await press(words.addAsset('Lamp'))
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(words.occurrences('Lamp')))
  expect(screen.getByText(words.summary(2))).toBeTruthy()
  await userEvent.click(save)
  await waitFor(() => expect(onClosed).toHaveBeenCalled())
  expect(sentRows(requests)).toEqual([[
    { shotId: 'shot_5', assetId: 'asset_ada', occurrences: 3, label: '' },
    { shotId: 'shot_5', assetId: 'asset_lamp', occurrences: 1 },
  ]])
  expect(toasts.map(({ title }) => title)).toEqual([words.saved('Shot 5')])
  toasts[0]?.action?.onClick()
  await waitFor(() => expect(sentRows(requests)).toHaveLength(2))
  expect(sentRows(requests)[1]).toEqual([
    { shotId: 'shot_5', assetId: 'asset_ada', occurrences: 2, label: '' },
    { shotId: 'shot_5', assetId: 'asset_lamp', occurrences: 0, label: '' },
  ])
})

test('for several shots it says in how many an asset is, adds to those it is not in and removes from all', async () => {
  const { requests } = await openDialog({
    shots: [shotWith('shot_1', [[ada, 2], [tom, 1]]), shotWith('shot_2', [[tom, 3]]), shotWith('shot_3', [])],
  })
  expect(screen.getByText(words.titleOfMany(3))).toBeTruthy()
  expect(screen.getByText(words.inSome(1, 3))).toBeTruthy()
  await press(words.addToAllAsset('Ada'))
  await press(words.removeFromAllAsset('Tom'))
  expect(screen.getByText(words.inAll(3))).toBeTruthy()
  await press(words.save)
  await waitFor(() => expect(sentRows(requests)).toHaveLength(1))
  expect(sentRows(requests)[0]).toEqual([
    { shotId: 'shot_1', assetId: 'asset_tom', occurrences: 0 },
    { shotId: 'shot_2', assetId: 'asset_ada', occurrences: 1 },
    { shotId: 'shot_2', assetId: 'asset_tom', occurrences: 0 },
    { shotId: 'shot_3', assetId: 'asset_ada', occurrences: 1 },
  ])
})

test('a refusal stays in the dialog with what was chosen', async () => {
  const { onClosed } = await openDialog({
    shots: [shotWith('shot_5', [])],
    answer: { message: 'You may not change this project.', extensions: { code: 'FORBIDDEN' } },
  })
  await press(words.addAsset('Tom'))
  await press(words.save)
  expect(await screen.findByText('You may not change this project.')).toBeTruthy()
  expect(screen.getByLabelText(words.occurrences('Tom'))).toBeTruthy()
  expect(onClosed).not.toHaveBeenCalled()
  expect(toasts).toEqual([])
})

test('a casting that was not saved is still there when the dialog opens again, and Cancel discards it', async () => {
  storeToken('fw_user_1', { remember: true, userId: 'user_1' })
  const shots = [shotWith('shot_5', [])]
  await openDialog({ shots })
  await press(words.addAsset('Tom'))
  cleanup()
  const { requests } = await openDialog({ shots })
  expect(screen.getByText(commonMessages.draft.kept)).toBeTruthy()
  await press(words.save)
  const row = { shotId: 'shot_5', assetId: 'asset_tom', occurrences: 1 }
  await waitFor(() => expect(sentRows(requests)).toEqual([[row]]))
  await press(words.addAsset('Ada'))
  await press(commonMessages.cancel)
  cleanup()
  await openDialog({ shots })
  expect(screen.getByText(words.summary(0))).toBeTruthy()
  localStorage.clear()
})

test('who may only look sees what is cast, with nothing to press', async () => {
  await openDialog({ shots: [shotWith('shot_5', [[ada, 2]])], canEdit: false })
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(words.times(2))).toBeTruthy()
  expect(dialog.queryByText('Lamp')).toBeNull()
  expect(dialog.queryByRole('button', { name: words.save })).toBeNull()
})
