import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeStudio, makeToken, type Studio } from '../../harness/fixtures.ts'

interface OwnEvent {
  log: string
  ownerId: string
  seq: number
  type: string
  subjectId: string
  payload: Record<string, unknown>
}

interface Response {
  data: Record<string, { shots: { id: string; name: string }[] } | null>
  extensions?: { events?: OwnEvent[] }
}

const CREATE = `mutation ($storyboardId: ID!, $name: String!) {
  createShots(input: { storyboardId: $storyboardId, shots: [{ name: $name }] }) { shots { id name } }
}`

describe('the events of a mutation', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  async function send(
    query: string,
    variables: object,
    headers: Record<string, string>,
    { accessToken } = studio.owner,
  ): Promise<Response> {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json', authorization: `Bearer ${accessToken}`, ...headers,
      },
      body: JSON.stringify({ query, variables }),
    })
    return (await response.json()) as Response
  }

  const create = (name: string, headers: Record<string, string> = { 'framewright-client': 'page-1' }) =>
    send(CREATE, { storyboardId: studio.storyboardId, name }, headers)

  it('come with the response to a page that names itself, as the log has them', async () => {
    const { data, extensions } = await create('A')
    const shotId = data['createShots']?.shots[0]?.id ?? ''
    const log = await app.ask<{ project: { events: { nodes: object[] }; eventSeq: number } }>(
      studio.owner,
      `query ($id: ID!) { project(by: { id: $id }) {
        eventSeq events(filter: { types: ["shot.created"] }) { nodes { seq type subjectId payload } }
      } }`,
      { id: studio.projectId },
    )
    const { eventSeq, events } = log.project
    expect(extensions?.events).toEqual([
      { log: 'project', ownerId: studio.projectId, type: 'shot.created', ...events.nodes.at(-1) },
    ])
    expect(extensions?.events?.[0]).toMatchObject({ seq: eventSeq, subjectId: shotId, payload: { name: 'A' } })
  })

  it('are those of the request alone, however many are committed together', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Together ${index}`)
    const responses = await Promise.all(names.map((name, index) =>
      create(name, index % 3 === 0 ? {} : { 'framewright-client': `page-${index}` })))
    const told = responses.map(({ data, extensions }, index) => {
      const shotIds = (data['createShots']?.shots ?? []).map(({ id }) => id)
      const events = extensions?.events ?? []
      expect(events.map(({ subjectId }) => subjectId)).toEqual(index % 3 === 0 ? [] : shotIds)
      return events.map(({ seq }) => seq)
    }).flat()
    expect(new Set(told).size).toBe(8)
  })

  it('are those that the token could read in the logs', async () => {
    const createProject = `mutation ($organizationId: ID!, $name: String!) {
      createProject(input: { organizationId: $organizationId, name: $name }) { project { id } }
    }`
    const typesFor = async (name: string, ...scopes: Parameters<typeof makeToken>[1]) => {
      const token = await makeToken(studio.owner, scopes)
      const variables = { organizationId: studio.organizationId, name }
      const { extensions } = await send(createProject, variables, { 'framewright-client': 'page-1' }, token)
      return extensions?.events?.map(({ log, type }) => `${log} ${type}`)
    }
    expect(await typesFor('Narrow', 'projects:write')).toEqual(['project project.created'])
    expect(await typesFor('Boards', 'projects:write', 'boards:read')).toEqual([
      'project project.created', 'project storyboard.created',
    ])
    expect(await typesFor('Members', 'projects:write', 'read')).toEqual([
      'organization project.created', 'project project.created', 'project storyboard.created',
    ])
  })

  it('are left out of a response to nobody in particular, to a query and to a rejected mutation', async () => {
    expect((await create('B', {})).extensions?.events).toBeUndefined()
    const page = { 'framewright-client': 'page-1' }
    expect((await send('{ viewer { id } }', {}, page)).extensions?.events).toBeUndefined()
    const rejected = await send(CREATE, { storyboardId: studio.projectId, name: 'C' }, page)
    expect(rejected.data['createShots']).toBeNull()
    expect(rejected.extensions?.events).toBeUndefined()
  })
})
