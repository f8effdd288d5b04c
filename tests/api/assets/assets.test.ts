import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { lastEvent, mutate, mutated, mutatedOne, mutateOne, readProject } from '../projects/projectCalls.ts'
import { ASSET, makeAsset, readAsset, type ReadAsset } from './assetCalls.ts'

describe('assets', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const make = (input: object = {}) => makeAsset(app, studio.member, studio.projectId, input)
  const newProject = async () => (await makeProject(app, studio.owner, studio.organizationId)).projectId
  const update = (assetId: string, input: object, person = studio.member) =>
    mutateOne<{ asset: ReadAsset }>(app, person, 'updateAssets', { assetId, ...input }, `asset { ${ASSET} }`)
  const last = async (projectId = studio.projectId) => lastEvent(await readProject(app, studio.owner, projectId))
  const codes = async (projectId: string, ...names: string[]) => {
    const made = []
    for (const name of names) made.push((await makeAsset(app, studio.owner, projectId, { name })).code)
    return made
  }

  it('is made of a name alone', async () => {
    const projectId = await newProject()
    const asset = await makeAsset(app, studio.member, projectId, { name: '  Old Lighthouse ' })
    expect(asset).toMatchObject({
      name: 'Old Lighthouse',
      code: 'OLD-LIGHTHOUSE',
      type: 'OTHER',
      status: 'DRAFT',
      description: '',
      metadata: [],
      thumbnail: null,
      version: 1,
    })
    expect(await readAsset(app, studio.admin, asset.id)).toEqual(asset)
    expect(await last(projectId)).toMatchObject({
      type: 'asset.created',
      payload: { name: 'Old Lighthouse', code: 'OLD-LIGHTHOUSE', type: 'OTHER' },
    })
  })

  it('is made with everything, and answers its edge and project', async () => {
    const input = { name: 'Nan', type: 'CHARACTER', status: 'REVIEW', description: 'The keeper.', code: 'nan_01' }
    const { asset, assetEdge, project } = await mutatedOne<{
      asset: ReadAsset
      assetEdge: { cursor: string; node: { id: string } }
      project: { id: string; assets: { nodes: { id: string }[] } }
    }>(
      app,
      studio.member,
      'createAssets',
      { projectId: studio.projectId, ...input },
      `asset { ${ASSET} } assetEdge { cursor node { id } } project { id assets { nodes { id } } }`,
    )
    expect(asset).toMatchObject(input)
    expect(assetEdge.node.id).toBe(asset.id)
    expect(project.assets.nodes.map(({ id }) => id)).toContain(asset.id)
  })

  it('has a code nobody had before, from its name', async () => {
    const projectId = await newProject()
    expect(await codes(projectId, 'Tree', 'tree', 'Trée', '木', '!!')).toEqual([
      'TREE', 'TREE-2', 'TREE-3', 'ASSET', 'ASSET-2',
    ])
    expect(await codes(projectId, ...Array.from({ length: 20 }, () => 'Tree'))).toContain('TREE-23')
    await expectUnchanged(() => readProject(app, studio.owner, projectId), async () => {
      const taken = await mutateOne(app, studio.owner, 'createAssets', { projectId, name: 'A', code: 'Tree-2' })
      expectRefused(taken, 'CONFLICT', { code: 'The code Tree-2 is taken or was used before' })
    })
    expect((await makeAsset(app, studio.owner, await newProject(), { code: 'TREE' })).code).toBe('TREE')
  })

  it('may take its old code back, which no other asset gets', async () => {
    const [one, other] = [await make({ code: 'ONE' }), await make({ code: 'OTHER' })]
    expect((await update(one.id, { code: 'UNO' })).data.asset.code).toBe('UNO')
    expect((await last()).payload).toMatchObject({ code: { from: 'ONE', to: 'UNO' } })
    expectRefused(await update(other.id, { code: 'one' }), 'CONFLICT')
    expect((await update(one.id, { code: 'one' })).data.asset.code).toBe('one')
    expect((await update(one.id, { code: 'uno' })).data.asset.code).toBe('uno')
    await mutatedOne(app, studio.owner, 'deleteAssets', { assetId: one.id })
    expectRefused(await update(other.id, { code: 'UNO' }), 'CONFLICT')
  })

  it('changes in what is given, one version a time, and stays where nothing differs', async () => {
    const asset = await make({ name: 'Boat', description: 'Small.' })
    const input = { name: 'Big boat', type: 'PROP', status: 'APPROVED' }
    expect((await update(asset.id, input)).data.asset).toEqual({ ...asset, ...input, version: 2 })
    expect(await last()).toMatchObject({
      type: 'asset.updated',
      payload: {
        name: { from: 'Boat', to: 'Big boat' },
        type: { from: 'OTHER', to: 'PROP' },
        status: { from: 'DRAFT', to: 'APPROVED' },
        isDescribed: false,
        isMetadataChanged: false,
      },
    })
    await expectUnchanged(() => readProject(app, studio.owner, studio.projectId), async () => {
      expect((await update(asset.id, { ...input, code: asset.code, metadata: [] })).data.asset.version).toBe(2)
    })
  })

  it('refuses what breaks a rule, with a sentence by field, and writes nothing', async () => {
    const { id } = await make()
    const { projectId } = studio
    const wrong: [object, Record<string, string>][] = [
      [{ name: ' \t' }, { name: 'Name is required' }],
      [{ name: 'a'.repeat(201) }, { name: 'Name must be at most 200 characters' }],
      [{ name: 'a\nb' }, { name: 'Name must be on one line' }],
      [
        { name: 'A', description: 'a'.repeat(20_001) },
        { description: 'Description must be at most 20,000 characters' },
      ],
      [{ name: 'A', code: 'no way' }, { code: 'Code must be 1 to 32 letters, digits, "_" or "-"' }],
    ]
    await expectUnchanged(() => readProject(app, studio.owner, projectId), async () => {
      for (const [input, fields] of wrong) {
        const creation = await mutateOne(app, studio.member, 'createAssets', { projectId, ...input })
        expectRefused(creation, 'INVALID_INPUT', fields)
        expectRefused(await update(id, input), 'INVALID_INPUT', fields)
      }
      expectRefused(await update(id, {}), 'INVALID_INPUT', {
        name: 'Give something to change: name, type, status, description, code, metadata, externalId',
      })
      expectRefused(await update(id, { expectedVersion: 1 }), 'INVALID_INPUT')
      const stale = 'Asset has changed meanwhile: it is at version 1, not 7'
      expectRefused(await update(id, { name: 'B', expectedVersion: 7 }), 'CONFLICT', { expectedVersion: stale })
    })
  })

  it("is nobody else's, and stays as it is in an archived project", async () => {
    const projectId = await newProject()
    const { id } = await makeAsset(app, studio.owner, projectId)
    expect(await readAsset(app, studio.outsider, id)).toBeNull()
    expectRefused(await update(id, { name: 'Mine' }, studio.outsider), 'NOT_FOUND')
    await mutated(app, studio.owner, 'archiveProject', { projectId })
    await expectUnchanged(() => readAsset(app, studio.owner, id), async () => {
      for (const [name, input] of [
        ['createAssets', { projectId, assets: [{ name: 'A' }] }],
        ['updateAssets', { assets: [{ assetId: id, name: 'A' }] }],
        ['deleteAssets', { assets: [{ assetId: id }] }],
        ['removeAssetThumbnail', { assetId: id }],
      ] as const) {
        const answer = await mutate(app, studio.owner, name, input)
        expectRefused(answer, 'CONFLICT')
        expect(answer.errors[0]?.message).toBe('This project is archived and read-only. Restore it to change it.')
      }
    })
    expect(await readAsset(app, studio.member, id)).not.toBeNull()
  })
})
