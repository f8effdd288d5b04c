import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makePerson, makeStudio, makeToken, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'

const CREATE = `mutation ($input: CreateOrganizationInput!) {
  createOrganization(input: $input) {
    organization { id name description plan viewerCanCreateProjects viewerCanAdminister }
    organizationEdge { cursor node { id } }
  }
}`
const LIST = `query ($first: Int, $after: String, $last: Int, $before: String) {
  organizations(first: $first, after: $after, last: $last, before: $before) {
    totalCount nodes { name } edges { cursor node { name } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`
const DETAIL = `query ($id: ID!) {
  organization(id: $id) {
    id name description viewerCanCreateProjects viewerCanAdminister
    members { totalCount nodes { role user { name } } }
    projects { totalCount nodes { name } }
  }
}`

interface Created {
  createOrganization: { organization: { id: string }; organizationEdge: { cursor: string; node: { id: string } } }
}
interface Page {
  organizations: {
    totalCount: number
    nodes: { name: string }[]
    edges: { cursor: string }[]
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string }
  }
}

describe('organizations', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const create = (person: Person | null, input: object) => app.send<Created>(person, CREATE, { input })
  const detail = (person: Person | null, id = studio.organizationId) => app.send<object>(person, DETAIL, { id })

  describe('createOrganization', () => {
    it('makes one with its maker as OWNER and tells both logs', async () => {
      const ada = await makePerson(app)
      const { data } = await create(ada, { name: '  Harbour Pictures ', description: 'Boards\nand more' })
      const { organization, organizationEdge } = data.createOrganization
      expect(organization).toMatchObject({
        name: 'Harbour Pictures',
        description: 'Boards\nand more',
        plan: 'ENTERPRISE',
        viewerCanCreateProjects: true,
        viewerCanAdminister: true,
      })
      expect(organizationEdge.node.id).toBe(organization.id)
      const id = uuidOf('Organization', organization.id)
      const members = await prisma.member.findMany({ where: { organizationId: id } })
      expect(members.map(({ userId, role }) => [userId, role])).toEqual([[uuidOf('User', ada.id), 'OWNER']])
      expect(await prisma.organizationEvent.findMany({ where: { organizationId: id } })).toMatchObject([
        { seq: 1, type: 'organization.created', subject: organization.id, actorId: uuidOf('User', ada.id) },
      ])
      const last = await prisma.accountEvent.findFirst({
        where: { userId: uuidOf('User', ada.id) },
        orderBy: { seq: 'desc' },
      })
      expect(last).toMatchObject({ type: 'organization.created', subject: organization.id })
      const page = await app.ask<Page>(ada, LIST, { after: organizationEdge.cursor })
      expect(page.organizations.nodes).toEqual([])
    })

    it.each([
      [{ name: '' }, { name: 'Name is required' }],
      [{ name: ' \u00a0\t' }, { name: 'Name is required' }],
      [{ name: 'n'.repeat(201) }, { name: 'Name must be at most 200 characters' }],
      [
        { name: 'n', description: 'd'.repeat(20_001) },
        { description: 'Description must be at most 20,000 characters' },
      ],
    ])('refuses %.60j and makes nothing', async (input, fields) => {
      const ada = await makePerson(app)
      expectRefused(await create(ada, input), 'INVALID_INPUT', fields)
      expect(await app.ask(ada, `{ organizations { totalCount } }`)).toEqual({ organizations: { totalCount: 0 } })
    })

    it('is refused to who is not signed in and to a token without the scope', async () => {
      const ada = await makePerson(app)
      expectRefused(await create(null, { name: 'Kestrel' }), 'UNAUTHENTICATED')
      expectRefused(await create(await makeToken(ada, ['read', 'write']), { name: 'Kestrel' }), 'FORBIDDEN')
      expect(await app.ask(ada, `{ organizations { totalCount } }`)).toEqual({ organizations: { totalCount: 0 } })
      const { errors } = await create(await makeToken(ada, ['read', 'admin']), { name: 'Kestrel' })
      expect(errors).toEqual([])
    })
  })

  describe('organization', () => {
    it('shows its people and projects to every member', async () => {
      for (const person of [studio.owner, studio.admin, studio.member]) {
        const { data } = await detail(person)
        expect(data).toMatchObject({
          organization: {
            id: studio.organizationId,
            viewerCanCreateProjects: true,
            viewerCanAdminister: person !== studio.member,
            members: {
              totalCount: 3,
              nodes: [
                { role: 'OWNER', user: { name: 'Olga' } },
                { role: 'ADMIN', user: { name: 'Adam' } },
                { role: 'MEMBER', user: { name: 'Mina' } },
              ],
            },
            projects: { totalCount: 1, nodes: [{ name: 'Salt House' }] },
          },
        })
      }
    })

    it('is not found for an outsider and for nobody', async () => {
      expectRefused(await detail(studio.outsider), 'NOT_FOUND')
      expectRefused(await detail(null), 'UNAUTHENTICATED')
    })

    it('is refused to a token that may not read', async () => {
      expectRefused(await detail(await makeToken(studio.member, ['write'])), 'FORBIDDEN')
    })

    it('is not found under an id nobody has, and no other kind of id will do', async () => {
      expectRefused(await detail(studio.owner, 'org_01jd8x0000e8v9h1m2n3p4q5r6'), 'NOT_FOUND')
      expectRefused(await detail(studio.owner, studio.projectId), 'INVALID_INPUT')
    })
  })

  describe('organizations', () => {
    let ada: Person

    beforeAll(async () => {
      ada = await makePerson(app)
      for (const name of ['D', 'B', 'E', 'A', 'C']) await create(ada, { name })
    })

    const page = async (variables: object) => (await app.ask<Page>(ada, LIST, { ...variables })).organizations
    const names = ({ nodes }: Page['organizations']) => nodes.map(({ name }) => name).join('')

    it('lists one\'s own by name', async () => {
      const all = await page({})
      expect(names(all)).toBe('ABCDE')
      expect(all.totalCount).toBe(5)
      expect(all.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false })
      expect(await app.ask(studio.outsider, `{ organizations { totalCount nodes { name } } }`)).toEqual({
        organizations: { totalCount: 0, nodes: [] },
      })
    })

    it('pages forwards', async () => {
      const first = await page({ first: 2 })
      expect([names(first), first.totalCount, first.pageInfo.hasNextPage]).toEqual(['AB', 5, true])
      const second = await page({ first: 2, after: first.pageInfo.endCursor })
      expect([names(second), second.totalCount, second.pageInfo.hasNextPage]).toEqual(['CD', 5, true])
      const third = await page({ first: 2, after: second.pageInfo.endCursor })
      expect([names(third), third.pageInfo.hasNextPage]).toEqual(['E', false])
    })

    it('pages backwards', async () => {
      const last = await page({ last: 2 })
      expect([names(last), last.totalCount, last.pageInfo.hasPreviousPage]).toEqual(['DE', 5, true])
      const before = await page({ last: 2, before: last.pageInfo.startCursor })
      expect([names(before), before.pageInfo.hasPreviousPage]).toEqual(['BC', true])
      const first = await page({ last: 2, before: before.pageInfo.startCursor })
      expect([names(first), first.pageInfo.hasPreviousPage]).toEqual(['A', false])
    })

    it.each([
      [{ first: 201 }, { first: 'first may be at most 200' }],
      [{ last: 201 }, { last: 'last may be at most 200' }],
      [{ after: 'R1BDOlM6eA==' }, { after: 'after is not a cursor of this list' }],
    ])('refuses %j instead of cutting', async (variables, fields) => {
      expectRefused(await app.send(ada, LIST, variables), 'INVALID_INPUT', fields)
    })

    it.each([
      { first: -1 },
      { last: -1 },
      { after: 'nonsense' },
      { after: '' },
      { before: 'R1BDOlM6eA' },
      { before: 'R1BDOkk6MQ==' },
    ])('refuses %j', async (variables) => {
      expectRefused(await app.send(ada, LIST, variables), 'INVALID_INPUT')
    })
  })
})
