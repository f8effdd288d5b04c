import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { lastEvent, mutate, mutated, mutatedOne, readProject } from '../projects/projectCalls.ts'
import {
  addDependency,
  makeAsset,
  type ReadAsset,
  readDependencies,
  type Relationship,
  tryDependency,
} from './assetCalls.ts'

describe('dependencies of assets', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const make = (name: string) => makeAsset(app, studio.member, studio.projectId, { name })
  const add = (one: ReadAsset, relationship: Relationship, other: ReadAsset) =>
    addDependency(app, studio.member, one.id, relationship, other.id)
  const attempt = (one: ReadAsset, relationship: Relationship, other: ReadAsset) =>
    tryDependency(app, studio.member, one.id, relationship, other.id)
  const read = (asset: ReadAsset, args?: string) => readDependencies(app, studio.owner, asset.id, args)
  const readAll = () => readProject(app, studio.owner, studio.projectId)
  const remove = (dependencyId: string) => mutate(app, studio.member, 'removeAssetDependency', { dependencyId })

  async function expectConflict(refused: ReturnType<typeof attempt>, message: string): Promise<void> {
    const answer = await refused
    expectRefused(answer, 'CONFLICT', { targetId: message })
    expect(answer.errors[0]?.message).toBe(message)
  }

  it('are told from the side that uses or owns, whichever wording said them', async () => {
    const [ship, mast] = [await make('Ship'), await make('Mast')]
    const wordings: [Relationship, 'USES' | 'OWNS', boolean][] = [
      ['USES', 'USES', false],
      ['USED', 'USES', true],
      ['OWNS', 'OWNS', false],
    ]
    for (const [said, relationshipType, isSwapped] of wordings) {
      const [source, target] = isSwapped ? [mast, ship] : [ship, mast]
      const made = await add(ship, said, mast)
      expect(made).toMatchObject({ relationshipType, source: { id: source.id }, target: { id: target.id } })
      for (const asset of [ship, mast]) expect((await read(asset))?.nodes).toContainEqual(made)
    }
    const [part, whole] = [await make('Part'), await make('Whole')]
    const belongs = await add(part, 'BELONGS_TO', whole)
    expect(belongs).toMatchObject({ relationshipType: 'OWNS', source: { id: whole.id }, target: { id: part.id } })
    expect(lastEvent(await readAll())).toMatchObject({
      type: 'asset.dependencyAdded',
      payload: {
        name: 'Whole',
        dependency: belongs.id,
        relationshipType: 'OWNS',
        target: part.id,
        targetName: 'Part',
      },
    })
  })

  it('are said once, in whichever wording', async () => {
    const [ship, mast] = [await make('Ship'), await make('Mast')]
    await add(ship, 'USES', mast)
    await add(ship, 'OWNS', mast)
    await expectUnchanged(readAll, async () => {
      await expectConflict(attempt(ship, 'USES', mast), 'Ship uses Mast already')
      await expectConflict(attempt(mast, 'USED', ship), 'Ship uses Mast already')
      await expectConflict(attempt(ship, 'OWNS', mast), 'Ship owns Mast already')
      await expectConflict(attempt(mast, 'BELONGS_TO', ship), 'Ship owns Mast already')
    })
    // Two may use each other.
    expect((await attempt(mast, 'USES', ship)).errors).toEqual([])
  })

  it('make nothing own itself, through however many, and the chain is named', async () => {
    const [a, b, c] = [await make('A'), await make('B'), await make('C')]
    await add(a, 'OWNS', b)
    await add(c, 'BELONGS_TO', b)
    await expectUnchanged(readAll, async () => {
      await expectConflict(attempt(b, 'OWNS', a), 'B cannot own A, because A owns it already: A → B')
      await expectConflict(attempt(c, 'OWNS', a), 'C cannot own A, because A owns it already: A → B → C')
      await expectConflict(attempt(a, 'BELONGS_TO', c), 'C cannot own A, because A owns it already: A → B → C')
    })
    expect((await attempt(c, 'USES', a)).errors).toEqual([])
    expect((await attempt(a, 'OWNS', c)).errors).toEqual([])
    await expectConflict(attempt(c, 'OWNS', a), 'C cannot own A, because A owns it already: A → C')
  })

  it('tell the beginning and the end of a long chain', async () => {
    const chain: ReadAsset[] = []
    for (let index = 0; index < 12; index++) chain.push(await make(`N${index}`))
    for (const [index, asset] of chain.slice(1).entries()) await add(chain[index] ?? asset, 'OWNS', asset)
    const [first = await make('X')] = chain
    await expectConflict(
      attempt(chain[11] ?? first, 'OWNS', first),
      'N11 cannot own N0, because N0 owns it already: N0 → N1 → N2 → N3 → N4 → … → N7 → N8 → N9 → N10 → N11',
    )
  })

  it('count through what lies in the trash, which may come back', async () => {
    const [a, b, c] = [await make('A'), await make('B'), await make('C')]
    await add(a, 'OWNS', b)
    await add(b, 'OWNS', c)
    await mutatedOne(app, studio.owner, 'deleteAssets', { assetId: b.id })
    await expectConflict(
      attempt(c, 'OWNS', a),
      'C cannot own A, because A owns it already: A → B (in the trash) → C',
    )
    await mutatedOne(app, studio.owner, 'restoreAssets', { assetId: b.id })
    expect((await read(b))?.totalCount).toBe(2)
  })

  it('are refused for itself, across projects and for what is not seen', async () => {
    const asset = await make('A')
    const { projectId } = await makeProject(app, studio.owner, studio.organizationId)
    const elsewhere = await makeAsset(app, studio.owner, projectId)
    const stranger = await makeStudio(app)
    const foreign = await makeAsset(app, stranger.owner, stranger.projectId)
    const gone = await make('Gone')
    await mutatedOne(app, studio.owner, 'deleteAssets', { assetId: gone.id })
    await expectUnchanged(readAll, async () => {
      for (const relationship of ['USES', 'USED', 'OWNS', 'BELONGS_TO'] as const) {
        const itself = { targetId: 'An asset cannot depend on itself' }
        expectRefused(await attempt(asset, relationship, asset), 'INVALID_INPUT', itself)
        const apart = { targetId: 'Both assets must be of one project' }
        expectRefused(await attempt(asset, relationship, elsewhere), 'INVALID_INPUT', apart)
        expectRefused(await attempt(asset, relationship, foreign), 'NOT_FOUND')
        expectRefused(await attempt(asset, relationship, gone), 'NOT_FOUND')
        expectRefused(await attempt(gone, relationship, asset), 'NOT_FOUND')
      }
    })
  })

  it('are taken away once, and may be said again', async () => {
    const [ship, mast] = [await make('Ship'), await make('Mast')]
    const { id } = await add(ship, 'USES', mast)
    const { deletedDependencyId, source, target } = await mutated<{
      deletedDependencyId: string
      source: { dependencies: { totalCount: number } }
      target: { dependencies: { totalCount: number } }
    }>(
      app,
      studio.member,
      'removeAssetDependency',
      { dependencyId: id },
      'deletedDependencyId source { dependencies { totalCount } } target { dependencies { totalCount } }',
    )
    expect(deletedDependencyId).toBe(id)
    expect([source.dependencies.totalCount, target.dependencies.totalCount]).toEqual([0, 0])
    expect(lastEvent(await readAll())).toMatchObject({
      type: 'asset.dependencyRemoved',
      payload: { name: 'Ship', relationshipType: 'USES', target: mast.id, targetName: 'Mast' },
    })
    expectRefused(await remove(id), 'NOT_FOUND')
    await add(mast, 'USED', ship)
  })

  it('are out of sight while one of the two lies in the trash', async () => {
    const [ship, mast] = [await make('Ship'), await make('Mast')]
    const dependency = await add(ship, 'OWNS', mast)
    await mutatedOne(app, studio.owner, 'deleteAssets', { assetId: mast.id })
    expect(await read(ship)).toMatchObject({ totalCount: 0, nodes: [] })
    expectRefused(await remove(dependency.id), 'NOT_FOUND')
    const node = `query ($id: ID!) { node(id: $id) { id } }`
    expect(await app.ask(studio.owner, node, { id: dependency.id })).toEqual({ node: null })
    await mutatedOne(app, studio.owner, 'restoreAssets', { assetId: mast.id })
    expect((await read(ship))?.nodes).toEqual([dependency])
  })

  it('are paged in the order they were said in, both ways', async () => {
    const hub = await make('Hub')
    const made = []
    for (let index = 0; index < 5; index++) {
      made.push((await add(hub, index % 2 ? 'USES' : 'USED', await make(`Spoke ${index}`))).id)
    }
    const ids = async (args: string) => (await read(hub, args))?.nodes.map(({ id }) => id)
    expect(await ids('')).toEqual(made)
    const first = await read(hub, '(first: 2)')
    expect(first).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true, hasPreviousPage: false } })
    const { endCursor } = first?.pageInfo ?? {}
    await remove(made[1] ?? '')
    expect(await ids(`(first: 2, after: "${endCursor}")`)).toEqual(made.slice(2, 4))
    expect(await ids('(last: 2)')).toEqual(made.slice(-2))
    expect(await ids(`(last: 3, before: "${endCursor}")`)).toEqual(made.slice(0, 1))
    expect(await ids('(first: 0)')).toEqual([])
    const bad = `query ($id: ID!) { asset(by: { id: $id }) { dependencies(after: "x") { totalCount } } }`
    expectRefused(await app.send(studio.owner, bad, { id: hub.id }), 'INVALID_INPUT')
  })

  it('stay while the project is archived', async () => {
    const { projectId } = await makeProject(app, studio.owner, studio.organizationId)
    const one = await makeAsset(app, studio.owner, projectId)
    const other = await makeAsset(app, studio.owner, projectId)
    const { id } = await add(one, 'USES', other)
    await mutated(app, studio.owner, 'archiveProject', { projectId })
    expectRefused(await attempt(one, 'OWNS', other), 'CONFLICT')
    expectRefused(await remove(id), 'CONFLICT')
    expect((await read(one))?.totalCount).toBe(1)
    const rows = await prisma.assetDependency.findMany({ where: { projectId: uuidOf('Project', projectId) } })
    expect(rows.map((row) => toTypeId('AssetDependency', row.id))).toEqual([id])
  })
})
