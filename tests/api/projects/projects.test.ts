import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeOrganization, makeStudio, makeToken, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'

const CREATE = `mutation ($input: CreateProjectInput!) {
  createProject(input: $input) {
    project {
      id code name description viewerCanEdit viewerCanAdminister
      organization { id }
      frameRate { numerator denominator }
      storyboards { totalCount nodes { code name } }
      storyboard { code name revision shots { totalCount } }
      statuses { name color }
      events { totalCount nodes { seq type subjectId payload actor { id } } }
    }
    projectEdge { node { id } }
    organization { id }
  }
}`
const LIST = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) {
  organization(id: $id) {
    projects(first: $first, after: $after, last: $last, before: $before) {
      totalCount nodes { name code } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`
const EVENTS = `query ($id: ID!, $first: Int, $after: String) {
  project(by: { id: $id }) {
    events(first: $first, after: $after) {
      totalCount nodes { seq } edges { cursor } pageInfo { hasNextPage hasPreviousPage endCursor }
    }
  }
}`

interface Created {
  createProject: { project: { id: string; code: string; events: { nodes: { payload: Record<string, unknown> }[] } } }
}
interface Page {
  organization: {
    projects: {
      totalCount: number
      nodes: { name: string; code: string }[]
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string }
    }
  }
}

describe('projects', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const create = (person: Person | null, input: object, organizationId = studio.organizationId) =>
    app.send<Created>(person, CREATE, { input: { organizationId, name: 'Salt House', ...input } })
  const list = async (organizationId: string, variables: object = {}) =>
    (await app.ask<Page>(studio.owner, LIST, { id: organizationId, ...variables })).organization.projects

  describe('createProject', () => {
    it('makes a project with its board, the default statuses and its first events, for a MEMBER too', async () => {
      const { data, errors } = await create(studio.member, { name: ' Brick & Steel ', description: 'A film' })
      expect(errors).toEqual([])
      const { project } = data.createProject
      expect(project).toMatchObject({
        code: 'BRICK-STEEL',
        name: 'Brick & Steel',
        description: 'A film',
        viewerCanEdit: true,
        viewerCanAdminister: false,
        organization: { id: studio.organizationId },
        frameRate: { numerator: 24, denominator: 1 },
        storyboards: { totalCount: 1, nodes: [{ code: 'MAIN', name: 'Main' }] },
        storyboard: { code: 'MAIN', name: 'Main', revision: 0, shots: { totalCount: 0 } },
        events: {
          totalCount: 2,
          nodes: [
            { seq: 1, type: 'project.created', subjectId: project.id, actor: { id: studio.member.id } },
            { seq: 2, type: 'storyboard.created' },
          ],
        },
      })
      expect(project).toHaveProperty('statuses', [
        { name: 'Rough', color: '#9ba1ac' },
        { name: 'Clean-up', color: '#e8a33d' },
        { name: 'In Review', color: '#4fb3e8' },
        { name: 'Approved', color: '#3fb27f' },
        { name: 'Retake', color: '#e5484d' },
      ])
      expect(project.events.nodes[0]?.payload).toEqual({ name: 'Brick & Steel', code: 'BRICK-STEEL' })
    })

    it('gives codes that are unique whatever their case', async () => {
      const organizationId = await makeOrganization(app, studio.owner)
      const codes: string[] = []
      for (const name of ['Salt House', 'salt house', 'Sált  Höuse!', '千と千尋', '???']) {
        codes.push((await create(studio.owner, { name }, organizationId)).data.createProject.project.code)
      }
      expect(codes).toEqual(['SALT-HOUSE', 'SALT-HOUSE-2', 'SALT-HOUSE-3', 'PROJECT', 'PROJECT-2'])
    })

    it('keeps a wished code as typed and gives it once', async () => {
      const organizationId = await makeOrganization(app, studio.owner)
      const { data } = await create(studio.owner, { code: 'Brick_01' }, organizationId)
      expect(data.createProject.project.code).toBe('Brick_01')
      await expectUnchanged(() => list(organizationId), async () => {
        const code = 'brick_01'
        const sentence = `The code ${code} is taken or was used before`
        expectRefused(await create(studio.owner, { code }, organizationId), 'CONFLICT', { code: sentence })
      })
      const elsewhere = await create(studio.owner, { code: 'Brick_01' }, await makeOrganization(app, studio.owner))
      expect(elsewhere.errors).toEqual([])
    })

    it.each(['', ' ', 'two words', 'é', 'x'.repeat(33), 'a/b', 'a\n', `'; --`])(
      'refuses the code %j and makes nothing',
      async (code) => {
        await expectUnchanged(() => list(studio.organizationId), async () => {
          expectRefused(await create(studio.owner, { code }), 'INVALID_INPUT', {
            code: 'Code must be 1 to 32 letters, digits, "_" or "-"',
          })
        })
      },
    )

    it.each([
      [{ name: '' }, { name: 'Project name is required' }],
      [{ name: '  ' }, { name: 'Project name is required' }],
      [{ name: 'n'.repeat(201) }, { name: 'Project name must be at most 200 characters' }],
      [{ name: '', code: '!' }, { name: 'Project name is required', code: expect.stringContaining('Code must be') }],
    ])('refuses %.60j and makes nothing', async (input, fields) => {
      await expectUnchanged(() => list(studio.organizationId), async () => {
        expectRefused(await create(studio.owner, input), 'INVALID_INPUT', fields)
      })
    })

    it('is not found for an outsider, refused to nobody and to a token without the scope', async () => {
      await expectUnchanged(() => list(studio.organizationId), async () => {
        expectRefused(await create(studio.outsider, {}), 'NOT_FOUND')
        expectRefused(await create(null, {}), 'UNAUTHENTICATED')
        expectRefused(await create(await makeToken(studio.owner, ['read', 'admin']), {}), 'FORBIDDEN')
      })
    })

    it('gives every one of many made at once its own code', async () => {
      const organizationId = await makeOrganization(app, studio.owner)
      const answers = await Promise.all(Array.from({ length: 8 }, () => create(studio.owner, {}, organizationId)))
      expect(answers.flatMap(({ errors }) => errors)).toEqual([])
      const codes = answers.map(({ data }) => data.createProject.project.code)
      expect(new Set(codes).size).toBe(8)
    })
  })

  describe('project', () => {
    const DETAIL = `query ($id: ID!) { project(by: { id: $id }) { id name storyboard { id } } }`
    const detail = (person: Person | null, id: string) => app.send<object>(person, DETAIL, { id })

    it('opens for every member', async () => {
      for (const person of [studio.owner, studio.admin, studio.member]) {
        const { data } = await detail(person, studio.projectId)
        expect(data).toEqual({
          project: { id: studio.projectId, name: 'Salt House', storyboard: { id: studio.storyboardId } },
        })
      }
    })

    it('is not found for an outsider, and refused to nobody', async () => {
      expectRefused(await detail(studio.outsider, studio.projectId), 'NOT_FOUND')
      expectRefused(await detail(null, studio.projectId), 'UNAUTHENTICATED')
    })

    it('opens its board for members only', async () => {
      const board = (person: Person) =>
        app.send(person, `query ($id: ID!) { storyboard(by: { id: $id }) { id } }`, { id: studio.storyboardId })
      expect((await board(studio.member)).errors).toEqual([])
      expectRefused(await board(studio.outsider), 'NOT_FOUND')
    })
  })

  describe('lists', () => {
    it('pages the projects of an organization both ways, last changed first', async () => {
      const organizationId = await makeOrganization(app, studio.owner)
      for (const name of ['C', 'B', 'A']) await create(studio.owner, { name }, organizationId)
      const names = (page: Page['organization']['projects']) => page.nodes.map(({ name }) => name).join('')
      const first = await list(organizationId, { first: 2 })
      expect([names(first), first.totalCount, first.pageInfo.hasNextPage]).toEqual(['AB', 3, true])
      const rest = await list(organizationId, { first: 2, after: first.pageInfo.endCursor })
      expect([names(rest), rest.totalCount, rest.pageInfo.hasNextPage]).toEqual(['C', 3, false])
      const last = await list(organizationId, { last: 2 })
      expect([names(last), last.pageInfo.hasPreviousPage]).toEqual(['BC', true])
      const before = await list(organizationId, { last: 2, before: last.pageInfo.startCursor })
      expect([names(before), before.pageInfo.hasPreviousPage]).toEqual(['A', false])
    })

    it.each([{ first: 201 }, { last: 500 }, { first: -5 }])('refuses %j', async (variables) => {
      const answer = await app.send(studio.owner, LIST, { id: studio.organizationId, ...variables })
      expectRefused(answer, 'INVALID_INPUT')
    })

    it('pages the log of a project by sequence number', async () => {
      interface Log {
        project: {
          events: {
            totalCount: number
            nodes: { seq: number }[]
            edges: { cursor: string }[]
            pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null }
          }
        }
      }
      const { data } = await create(studio.owner, {})
      const { id } = data.createProject.project
      const events = async (variables: object) =>
        (await app.ask<Log>(studio.owner, EVENTS, { id, ...variables })).project.events
      expect(await events({ first: 1 })).toEqual({
        totalCount: 2,
        nodes: [{ seq: 1 }],
        edges: [{ cursor: '1' }],
        pageInfo: { hasNextPage: true, hasPreviousPage: false, endCursor: '1' },
      })
      expect(await events({ after: '1' })).toMatchObject({
        totalCount: 2,
        nodes: [{ seq: 2 }],
        pageInfo: { hasNextPage: false, hasPreviousPage: true },
      })
      expect(await events({ after: '2' })).toMatchObject({
        nodes: [], pageInfo: { hasNextPage: false, endCursor: null },
      })
      expectRefused(await app.send(studio.owner, EVENTS, { id, first: 201 }), 'INVALID_INPUT', {
        first: 'first may be at most 200',
      })
    })
  })
})
