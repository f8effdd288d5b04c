import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { hashSecret } from '../../../server/modules/identity/secret.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, makeToken, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import { makeAsset, type ReadAsset } from './assetCalls.ts'

const TYPES = ['CHARACTER', 'MODEL', 'ANIMATION', 'VFX', 'ENVIRONMENT', 'PROP', 'OTHER']

interface Page {
  totalCount: number
  edges: { cursor: string }[]
  nodes: { id: string; name: string }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string; startCursor: string }
}

interface Lists {
  of: { assets: Page; assetCounts: { type: string; count: number }[] }
}

const CAST = [
  { name: 'Nan', type: 'CHARACTER', status: 'APPROVED', description: 'Keeps the lamp.' },
  { name: 'Gull 100%', type: 'CHARACTER', status: 'DRAFT', code: 'bird_1' },
  { name: 'Lighthouse', type: 'ENVIRONMENT', status: 'REVIEW' },
  { name: 'Lamp', type: 'PROP', status: 'DRAFT' },
  { name: 'Rain', type: 'VFX', status: 'COMPLETED', description: 'On the window.' },
]

describe('lists of assets', () => {
  let app: TestApp
  let studio: Studio
  let assets: ReadAsset[]
  let other: { projectId: string; asset: ReadAsset }

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    assets = []
    for (const input of CAST) assets.push(await makeAsset(app, studio.member, studio.projectId, input))
    const { projectId } = await makeProject(app, studio.owner, studio.organizationId, 'Dunes')
    other = { projectId, asset: await makeAsset(app, studio.owner, projectId, { name: 'Sand', type: 'VFX' }) }
    const trashed = await makeAsset(app, studio.owner, studio.projectId, { name: 'Gone' })
    await mutatedOne(app, studio.owner, 'deleteAssets', { assetId: trashed.id })
  })
  afterAll(() => app.stop())

  const send = (of: 'project' | 'organization', args = '', counts = '', person: Person = studio.member) =>
    app.send<Lists | null>(
      person,
      `query ($id: ID!) {
        of: ${of}(${of === 'project' ? 'by: { id: $id }' : 'id: $id'}) {
          assets${args} {
            totalCount edges { cursor } nodes { id name }
            pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
          }
          assetCounts${counts} { type count }
        }
      }`,
      { id: of === 'project' ? studio.projectId : studio.organizationId },
    )
  async function list(of: 'project' | 'organization', args = '', counts = '') {
    const { data, errors } = await send(of, args, counts)
    if (!data || errors.length > 0) throw new Error(JSON.stringify(errors))
    return data.of
  }
  const names = async (of: 'project' | 'organization', args = '') =>
    (await list(of, args)).assets.nodes.map(({ name }) => name)
  const countsOf = (...counts: number[]) => TYPES.map((type, index) => ({ type, count: counts[index] ?? 0 }))

  it('of a project come in every order', async () => {
    expect(await names('project')).toEqual(['Gull 100%', 'Lamp', 'Lighthouse', 'Nan', 'Rain'])
    const orders: Record<string, string[]> = {
      TYPE: ['Gull 100%', 'Nan', 'Rain', 'Lighthouse', 'Lamp'],
      STATUS: ['Gull 100%', 'Lamp', 'Lighthouse', 'Nan', 'Rain'],
      CREATED: ['Rain', 'Lamp', 'Lighthouse', 'Gull 100%', 'Nan'],
      UPDATED: ['Rain', 'Lamp', 'Lighthouse', 'Gull 100%', 'Nan'],
    }
    for (const [order, expected] of Object.entries(orders)) {
      expect(await names('project', `(orderBy: { field: ${order} })`), order).toEqual(expected)
    }
    const byCode = await names('project', '(orderBy: { field: CODE })')
    const descending = await names('project', '(orderBy: { field: NAME, direction: DESC })')
    expect(descending).toEqual((await names('project')).toReversed())
    expect(byCode.toSorted()).toEqual(CAST.map(({ name }) => name).toSorted())
  })

  it('are filtered by type, status and text, all at once', async () => {
    const found: [string, string[]][] = [
      ['types: [CHARACTER]', ['Gull 100%', 'Nan']],
      ['types: [CHARACTER, PROP]', ['Gull 100%', 'Lamp', 'Nan']],
      ['types: []', ['Gull 100%', 'Lamp', 'Lighthouse', 'Nan', 'Rain']],
      ['statuses: [DRAFT]', ['Gull 100%', 'Lamp']],
      ['statuses: [DRAFT, APPROVED], types: [CHARACTER]', ['Gull 100%', 'Nan']],
      ['search: "LAMP"', ['Lamp', 'Nan']],
      ['search: "bird_"', ['Gull 100%']],
      ['search: "%"', ['Gull 100%']],
      ['search: "_"', ['Gull 100%']],
      ['search: "window"', ['Rain']],
      ['search: "  "', ['Gull 100%', 'Lamp', 'Lighthouse', 'Nan', 'Rain']],
      ['search: "lamp", types: [PROP]', ['Lamp']],
      ['search: "gone"', []],
    ]
    for (const [filter, expected] of found) {
      const { assets: page } = await list('project', `(filter: { ${filter} })`)
      expect(page.nodes.map(({ name }) => name), filter).toEqual(expected)
      expect(page.totalCount).toBe(expected.length)
    }
    expectRefused(await send('project', `(filter: { search: "${'a'.repeat(201)}" })`), 'INVALID_INPUT')
  })

  it('count every type, whatever types the filter names', async () => {
    expect((await list('project')).assetCounts).toEqual(countsOf(2, 0, 0, 1, 1, 1, 0))
    const filtered = '(filter: { types: [PROP], statuses: [DRAFT] })'
    expect((await list('project', '', filtered)).assetCounts).toEqual(countsOf(1, 0, 0, 0, 0, 1, 0))
    expect((await list('project', '', '(filter: { search: "lamp" })')).assetCounts).toEqual(countsOf(1, 0, 0, 0, 0, 1))
    expect((await list('project', '', '(filter: { search: "nothing" })')).assetCounts).toEqual(countsOf())
  })

  it('are paged both ways, and a row that changes meanwhile moves no other', async () => {
    const fields = ['NAME', 'CODE', 'TYPE', 'STATUS', 'UPDATED', 'CREATED']
    const orders = fields.flatMap((field) => [field, `${field}, direction: ASC`, `${field}, direction: DESC`])
    for (const order of orders) {
      const whole = await names('project', `(orderBy: { field: ${order} })`)
      const field = order.split(',')[0] ?? ''
      const usual = await names('project', `(orderBy: { field: ${field} })`)
      expect([usual, usual.toReversed()]).toContainEqual(whole)
      const forwards: string[] = []
      for (let after = ''; ;) {
        const { assets: page } = await list('project', `(orderBy: { field: ${order} }, first: 2${after})`)
        forwards.push(...page.nodes.map(({ name }) => name))
        after = `, after: "${page.pageInfo.endCursor}"`
        if (!page.pageInfo.hasNextPage) break
      }
      expect(forwards, order).toEqual(whole)
      const backwards = await list('project', `(orderBy: { field: ${order} }, last: 2)`)
      expect(backwards.assets.nodes.map(({ name }) => name)).toEqual(whole.slice(-2))
      expect(backwards.assets.pageInfo.hasPreviousPage).toBe(true)
    }
    const { assets: first } = await list('project', '(orderBy: { field: UPDATED }, first: 2)')
    const seen = first.nodes.map(({ id }) => id)
    await mutatedOne(app, studio.owner, 'updateAssets', { assetId: seen[1], description: 'Changed.' })
    const after = `after: "${first.pageInfo.endCursor}"`
    const { assets: rest } = await list('project', `(orderBy: { field: UPDATED }, ${after})`)
    expect([...seen, ...rest.nodes.map(({ id }) => id)].toSorted()).toEqual(assets.map(({ id }) => id).toSorted())
  })

  it('refuse pages and cursors that make no sense', async () => {
    const { assets: page } = await list('project', '(orderBy: { field: CODE })')
    const ofOtherOrder = `orderBy: { field: NAME }, after: "${page.pageInfo.endCursor}"`
    for (const args of ['first: 201', 'first: -1', 'after: "x"', ofOtherOrder]) {
      expectRefused(await send('project', `(${args})`), 'INVALID_INPUT')
    }
  })

  it('of an organization hold those of all its live projects, or of those named', async () => {
    expect((await list('organization')).assets).toMatchObject({ totalCount: 6 })
    expect((await list('organization')).assetCounts).toEqual(countsOf(2, 0, 0, 2, 1, 1, 0))
    const only = `projectIds: ["${other.projectId}"]`
    const counted = `(filter: { ${only}, types: [PROP] })`
    const named = await list('organization', `(filter: { ${only} })`, counted)
    expect(named.assets.nodes).toEqual([{ id: other.asset.id, name: 'Sand' }])
    expect(named.assetCounts).toEqual(countsOf(0, 0, 0, 1, 0, 0, 0))
    expect((await list('organization', '(filter: { projectIds: [] })')).assets.totalCount).toBe(6)
    const effects = '(orderBy: { field: NAME }, filter: { types: [VFX] })'
    expect(await names('organization', effects)).toEqual(['Rain', 'Sand'])

    const foreign = await makeStudio(app)
    await makeAsset(app, foreign.owner, foreign.projectId)
    expect(await names('organization', `(filter: { projectIds: ["${foreign.projectId}"] })`)).toEqual([])
    expectRefused(await send('organization', '', '', foreign.owner), 'NOT_FOUND')
  })

  it('of an organization leave out what is archived or in the trash, and what a token may not see', async () => {
    const { projectId } = await makeProject(app, studio.owner, studio.organizationId, 'Attic')
    await makeAsset(app, studio.owner, projectId, { name: 'Dust', type: 'MODEL' })
    const models = async () => {
      const { assets: page, assetCounts } = await list('organization', '(filter: { types: [MODEL] })')
      return [page.totalCount, assetCounts.find(({ type }) => type === 'MODEL')?.count]
    }
    expect(await models()).toEqual([1, 1])
    await mutated(app, studio.owner, 'archiveProject', { projectId })
    expect(await models()).toEqual([0, 0])
    await mutated(app, studio.owner, 'unarchiveProject', { projectId })
    expect(await models()).toEqual([1, 1])
    await mutated(app, studio.owner, 'deleteProject', { projectId })
    expect(await models()).toEqual([0, 0])

    const limited = await makeToken(studio.member, ['read'])
    await prisma.accessToken.update({
      where: { secretHash: hashSecret(limited.accessToken) },
      data: { projectId: uuidOf('Project', other.projectId) },
    })
    const { data } = await send('organization', '', '', limited)
    expect(data?.of.assets.nodes).toEqual([{ id: other.asset.id, name: 'Sand' }])
    expect(data?.of.assetCounts).toEqual(countsOf(0, 0, 0, 1, 0, 0, 0))
  })
})
