import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assetMessages } from '../../messages/assets.ts'
import { commonMessages } from '../../messages/common.ts'
import { inFields, withEvents } from '../../testing/fakeServer.ts'
import { assetOf, dependenciesOf, dependencyOf, openAssets, usesOf } from '../../testing/openAssets.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'

const toasts = recordToasts()

configure({ defaultHidden: true })
const words = assetMessages
const ada = assetOf(1, 'Ada', { type: 'CHARACTER', status: 'APPROVED' })
const lamp = assetOf(2, 'Lamp')
const letter = assetOf(3, 'Letter', { status: 'REVIEW' })
const conflict = (message: string) =>
  ({ message, extensions: { code: 'CONFLICT', fields: inFields({ targetId: message }) } })

beforeEach(() => void (toasts.length = 0))
afterEach(() => localStorage.clear())

const cards = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const typeLink = (name: string) => within(screen.getByRole('navigation', { name: words.typesLabel }))
  .getByRole('link', { name: new RegExp(`^${name}`) })
const countOf = (name: string) => typeLink(name).textContent.replace(name, '')

async function openEdit(name: string) {
  await userEvent.click(screen.getByRole('button', { name: words.editNamed(name) }))
  return within(await screen.findByRole('dialog', { name: words.editTitle }))
}

test('type, status, search and order are in the address and asked of the server; a link shows the same', async () => {
  const { address, requests } = await openAssets([ada, lamp, letter], { search: '?type=prop' })
  const asked = () => requests.filter(({ operationName }) => operationName === 'AssetsPageQuery').at(-1)?.variables
  expect(cards()).toEqual(['Lamp', 'Letter'])
  expect(asked()).toMatchObject({ filter: { types: ['PROP'] }, countFilter: null, orderBy: 'NAME' })
  expect([countOf(words.all), countOf('Character'), countOf('Prop')]).toEqual(['3', '1', '2'])
  expect(typeLink('Prop').getAttribute('aria-current')).toBe('true')

  await userEvent.selectOptions(screen.getByLabelText(words.statusLabel), 'REVIEW')
  await waitFor(() => expect(address()).toBe('?type=prop&status=review'))
  await waitFor(() => expect(cards()).toEqual(['Letter']))
  expect([countOf(words.all), countOf('Character'), countOf('Prop')]).toEqual(['1', '0', '1'])

  await userEvent.selectOptions(screen.getByLabelText(words.sortLabel), 'UPDATED')
  await userEvent.type(screen.getByLabelText(words.searchLabel), 'nothing')
  await waitFor(() => expect(address()).toBe('?type=prop&status=review&search=nothing&sort=updated'))
  expect(await screen.findByText(words.noMatchTitle)).toBeTruthy()
  expect(asked()).toMatchObject({
    filter: { types: ['PROP'], statuses: ['REVIEW'], search: 'nothing' }, orderBy: 'UPDATED',
  })

  await userEvent.click(screen.getAllByRole('button', { name: words.clearFilters })[0] as HTMLElement)
  await waitFor(() => expect(address()).toBe('?sort=updated'))
  await waitFor(() => expect(cards()).toEqual(['Ada', 'Lamp', 'Letter']))
  await userEvent.click(typeLink('Character'))
  await waitFor(() => expect(cards()).toEqual(['Ada']))
  expect(address()).toBe('?type=character&sort=updated')
})

test('a new asset needs a name, is sent trimmed with its facts, and is in list and counts', async () => {
  const assets = [ada]
  const { requests } = await openAssets(assets, {
    search: '?new',
    answers: {
      assetChangesCreateMutation: () => {
        const bottle = assetOf(9, 'Bottle')
        assets.push(bottle)
        return withEvents({ createAssets: { assets: [bottle] } }, ['asset.created', 'asset_9'])
      },
    },
  })
  const dialog = within(await screen.findByRole('dialog', { name: words.createTitle }))
  const create = dialog.getByRole('button', { name: words.createAction })
  const name = dialog.getByLabelText(words.name)
  expect(create).toHaveProperty('disabled', true)
  await userEvent.type(name, ' x')
  expect(create).toHaveProperty('disabled', false)
  fireEvent.change(name, { target: { value: '   ' } })
  expect(create).toHaveProperty('disabled', true)
  expect(dialog.getByText(words.nameRequired)).toBeTruthy()
  fireEvent.change(name, { target: { value: '  Bottle ' } })
  expect(dialog.queryByText(words.nameRequired)).toBeNull()
  expect(dialog.getByLabelText(words.status)).toHaveProperty('value', 'DRAFT')
  await userEvent.selectOptions(dialog.getByLabelText(words.type), 'PROP')

  await userEvent.click(dialog.getByRole('button', { name: words.metadataAdd }))
  await userEvent.type(dialog.getByLabelText(words.metadataKey(1)), 'Height')
  await userEvent.selectOptions(dialog.getByLabelText(words.metadataKind(1)), 'NUMBER')
  await userEvent.type(dialog.getByLabelText(words.metadataValue(1)), 'tall')
  expect(dialog.getByText(words.metadataNumber)).toBeTruthy()
  expect(create).toHaveProperty('disabled', true)
  fireEvent.change(dialog.getByLabelText(words.metadataValue(1)), { target: { value: '12.5' } })
  await userEvent.click(dialog.getByRole('button', { name: words.metadataAdd }))
  await userEvent.click(create)

  await waitFor(() => expect(cards()).toEqual(['Ada', 'Bottle']))
  expect([countOf(words.all), countOf('Prop')]).toEqual(['2', '1'])
  const sent = requests.find(({ operationName }) => operationName === 'assetChangesCreateMutation')
  expect(sent?.variables['input']).toEqual({
    projectId: 'project_1',
    assets: [{
      name: 'Bottle', type: 'PROP', status: 'DRAFT', description: '',
      metadata: [{ key: 'Height', kind: 'NUMBER', value: '12.5' }],
    }],
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a refused name or code stands under its field and the dialog stays', async () => {
  const message = 'ADA was given'
  const taken = { message, extensions: { code: 'CONFLICT', fields: inFields({ 'assets.0.code': message }) } }
  await openAssets([ada], { search: '?new', answers: { assetChangesCreateMutation: taken } })
  const dialog = within(await screen.findByRole('dialog', { name: words.createTitle }))
  await userEvent.type(dialog.getByLabelText(words.name), 'Ada')
  await userEvent.click(dialog.getByRole('button', { name: words.createAction }))
  expect(await dialog.findByText('ADA was given')).toBeTruthy()
  expect(countOf(words.all)).toBe('1')
})

test('deleting takes the card away at once, its count follows, the toast brings both back', async () => {
  let answer: (body: object) => void = () => undefined
  const assets = [ada, lamp]
  const { requests } = await openAssets(assets, {
    answers: {
      assetChangesDeleteMutation: () => {
        assets.pop()
        return withEvents({ deleteAssets: { deletedAssetIds: ['asset_2'] } }, ['asset.deleted', 'asset_2'])
      },
      assetChangesRestoreMutation: () => {
        assets.push(lamp)
        return withEvents({ restoreAssets: { assets: [lamp] } }, ['asset.restored', 'asset_2'])
      },
    },
  })
  const real = fetch
  vi.stubGlobal('fetch', async (address: string, request: { body: string }) => {
    if (request.body.includes('assetChangesDeleteMutation')) await new Promise<void>((go) => (answer = () => go()))
    return real(address, request as RequestInit)
  })
  await userEvent.click(screen.getByRole('button', { name: words.deleteNamed('Lamp') }))
  await waitFor(() => expect(cards()).toEqual(['Ada']))
  expect(toasts).toEqual([])
  await act(async () => answer({}))
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual([words.deleted('Lamp')]))
  expect([cards(), countOf(words.all), countOf('Prop')]).toEqual([['Ada'], '1', '0'])

  act(() => toasts[0]?.action?.onClick())
  await waitFor(() => expect(cards()).toEqual(['Ada', 'Lamp']))
  expect([countOf(words.all), countOf('Prop')]).toEqual(['2', '1'])
  const restored = requests.find(({ operationName }) => operationName === 'assetChangesRestoreMutation')
  expect(restored).toMatchObject({ variables: { input: { assetIds: ['asset_2'] } } })
})

test('before an asset is deleted that is used, the question says where', async () => {
  const { requests } = await openAssets([ada, lamp], {
    answers: {
      useAssetDeletionQuery: usesOf('asset_2', ['SC01-010', 'SC01-020'], ['Ada']),
      assetChangesDeleteMutation: conflict('The project is archived'),
    },
  })
  const deletions = () => requests.filter(({ operationName }) => operationName === 'assetChangesDeleteMutation').length
  await userEvent.click(screen.getByRole('button', { name: words.deleteNamed('Lamp') }))
  const question = within(await screen.findByRole('alertdialog', { name: words.deleteTitle('Lamp') }))
  expect(question.getByText(/appears in 2 shots: SC01-010 and SC01-020\. 1 asset uses or owns it: Ada\./)).toBeTruthy()
  expect(deletions()).toBe(0)
  await userEvent.click(question.getByRole('button', { name: words.delete }))
  await waitFor(() => expect(deletions()).toBe(1))
})

test('what the server refuses to delete comes back with the reason', async () => {
  await openAssets([ada, lamp], { answers: { assetChangesDeleteMutation: conflict('The project is archived') } })
  await userEvent.click(screen.getByRole('button', { name: words.deleteNamed('Lamp') }))
  await waitFor(() => expect(toasts.map(({ description }) => description)).toEqual(['The project is archived']))
  expect(cards()).toEqual(['Ada', 'Lamp'])
  expect([countOf(words.all), countOf('Prop')]).toEqual(['2', '1'])
})

test('a change sends what differs, and an asset leaves a list that does not want it any more', async () => {
  const assets = [lamp, letter]
  const { requests } = await openAssets(assets, {
    search: '?type=prop',
    answers: {
      assetChangesUpdateMutation: () => {
        const changed = { ...lamp, type: 'MODEL', version: 2 }
        assets[0] = changed
        return withEvents({ updateAssets: { assets: [changed] } }, ['asset.updated', 'asset_2'])
      },
      AssetDependenciesQuery: dependenciesOf(lamp, []),
    },
  })
  const dialog = await openEdit('Lamp')
  await userEvent.selectOptions(dialog.getByLabelText(words.type), 'MODEL')
  await userEvent.click(dialog.getByRole('button', { name: words.saveAction }))
  await waitFor(() => expect(cards()).toEqual(['Letter']))
  const sent = requests.find(({ operationName }) => operationName === 'assetChangesUpdateMutation')
  expect(sent?.variables['input']).toEqual({ assets: [{ assetId: 'asset_2', type: 'MODEL', expectedVersion: 1 }] })
  expect([countOf(words.all), countOf('Prop'), countOf('Model')]).toEqual(['2', '1', '1'])
})

test('an asset that somebody else saved meanwhile is overwritten only when that is chosen', async () => {
  const newer = { message: 'Changed meanwhile', extensions: { code: 'CONFLICT', currentVersion: 5 } }
  let answer: object = newer
  const { requests } = await openAssets([lamp], {
    answers: { assetChangesUpdateMutation: () => answer, AssetDependenciesQuery: dependenciesOf(lamp, []) },
  })
  const dialog = await openEdit('Lamp')
  await userEvent.type(dialog.getByLabelText(words.name), ' post')
  await userEvent.click(dialog.getByRole('button', { name: words.saveAction }))
  expect(await dialog.findByText(commonMessages.conflict.sentence)).toBeTruthy()
  answer = { updateAssets: { assets: [{ ...lamp, name: 'Lamp post', version: 6 }] } }
  await userEvent.click(dialog.getByRole('button', { name: commonMessages.conflict.overwrite }))
  await waitFor(() => expect(cards()).toEqual(['Lamp post']))
  const sent = requests.filter(({ operationName }) => operationName === 'assetChangesUpdateMutation')
  expect(sent.map(({ variables }) => variables['input'])).toEqual([1, 5].map((expectedVersion) => (
    { assets: [{ assetId: 'asset_2', name: 'Lamp post', expectedVersion }] })))
})

test('dependencies read from this side, come and go at once, and a cycle is refused with its chain', async () => {
  const chain = 'Lamp owns Ada: Ada cannot own Lamp'
  const dependencies = [
    dependencyOf(1, 'USES', ada, letter), dependencyOf(2, 'USES', lamp, ada), dependencyOf(3, 'OWNS', lamp, ada),
  ]
  let added: object = conflict(chain)
  const { requests } = await openAssets([ada, lamp, letter], {
    answers: {
      AssetDependenciesQuery: dependenciesOf(ada, dependencies),
      FoundAssetsQuery: {
        project: {
          __typename: 'Project', id: 'project_1',
          assets: { __typename: 'AssetConnection', nodes: [ada, lamp, letter] },
        },
      },
      AddDependencyFormMutation: () => added,
      AssetDependencyListRemoveMutation: {
        removeAssetDependency: { deletedDependencyId: 'dependency_1', source: ada, target: letter },
      },
    },
  })
  const dialog = await openEdit('Ada')
  const list = () => within(dialog.getByRole('list', { name: words.dependencies })).getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  await dialog.findByText('Letter')
  expect(list()).toEqual(['UsesLetterLETTER', 'Used byLampLAMP', 'Belongs toLampLAMP'])

  expect(dialog.getByRole('button', { name: words.addDependency })).toHaveProperty('disabled', true)
  await userEvent.selectOptions(dialog.getByLabelText(words.relationLabel), 'OWNS')
  await userEvent.type(dialog.getByRole('combobox', { name: words.targetLabel }), 'a')
  const options = await within(await dialog.findByRole('listbox')).findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['LampLAMPProp', 'LetterLETTERProp'])
  await userEvent.keyboard('{Enter}')
  await userEvent.click(dialog.getByRole('button', { name: words.addDependency }))
  expect(await dialog.findByText(chain)).toBeTruthy()
  expect(list()).toHaveLength(3)

  added = {
    addAssetDependency: {
      dependencyEdge: {
        __typename: 'AssetDependencyEdge', cursor: '', node: dependencyOf(4, 'OWNS', ada, lamp),
      },
      asset: { __typename: 'Asset', id: 'asset_1', version: 1 },
    },
  }
  await userEvent.click(dialog.getByRole('button', { name: words.addDependency }))
  await waitFor(() => expect(list().at(-1)).toBe('OwnsLampLAMP'))
  expect(requests.findLast(({ operationName }) => operationName === 'AddDependencyFormMutation')?.variables)
    .toMatchObject({ input: { assetId: 'asset_1', targetId: 'asset_2', relationshipType: 'OWNS' } })
  expect(dialog.queryByText(chain)).toBeNull()

  await userEvent.click(dialog.getByRole('button', { name: words.removeDependency('Uses', 'Letter') }))
  await waitFor(() => expect(list()).toEqual(['Used byLampLAMP', 'Belongs toLampLAMP', 'OwnsLampLAMP']))
})

test('who may only look finds the reason on every button', async () => {
  await openAssets([lamp], { project: { viewerCanEdit: false } })
  const edit = screen.getByRole('button', { name: words.editNamed('Lamp') })
  expect([edit.getAttribute('aria-description'), (edit as HTMLButtonElement).disabled]).toEqual([
    words.editForbidden, true,
  ])
  expect(screen.getByRole('button', { name: words.deleteNamed('Lamp') })).toHaveProperty('disabled', true)
})

test('an empty project says what belongs here and holds the button that starts it', async () => {
  const { address } = await openAssets([])
  expect(screen.getByText(words.emptyTitle)).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: words.create }).at(-1) as HTMLElement)
  expect(await screen.findByRole('dialog', { name: words.createTitle })).toBeTruthy()
  expect(address()).toBe('?new=')
})
