import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTENT_SCOPES, type ScopeName } from '../../../server/kernel/permissions.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import type { Answer } from '../../harness/client.ts'
import { makeShot, makeStudio, makeToken, type MadeShot, type Person, type Studio } from '../../harness/fixtures.ts'
import { giveImage } from '../../harness/images.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { followByEvents } from '../../harness/subscriptions.ts'
import { makeTask } from '../tasks/taskCalls.ts'

const CREATE = `mutation ($input: CreateServiceTokenInput!) {
  createServiceToken(input: $input) { token { scopes } }
}`

/** The scopes that an answer says are missing. */
const missingIn = ({ errors }: Answer<unknown>) =>
  errors.map(({ extensions: { code, reason, params } }) => [code, reason, params['scope']])
const missing = (...scopes: string[]) => scopes.map((scope) => ['FORBIDDEN', 'TOKEN_SCOPE_MISSING', scope])

describe('scopes by resource', () => {
  let app: TestApp
  let studio: Studio
  let shot: MadeShot

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    shot = await makeShot(app, studio.owner, studio.storyboardId, 'Pier at night')
    await makeTask(app, studio.owner, studio.projectId, 'Paint the pier')
  })
  afterAll(() => app.stop())

  const holder = (...scopes: ScopeName[]) => makeToken(studio.owner, scopes)
  const ask = <Data = Record<string, never>>(person: Person, query: string, variables = {}) =>
    app.send<Data>(person, query, { id: studio.projectId, ...variables })

  it('open the rows of their resource alone', async () => {
    const person = await holder('shots:read')
    const fields = (more: string) => `query ($shotId: ID!) { shot(by: { id: $shotId }) { name ${more} } }`
    const read = (more = '') => ask<{ shot: object | null }>(person, fields(more), { shotId: shot.id })
    expect(await read()).toMatchObject({ data: { shot: { name: 'Pier at night' } }, errors: [] })
    for (const [field, scope] of [
      ['tasks { totalCount }', 'tasks:read'],
      ['threads { totalCount }', 'comments:read'],
      ['openThreadCount', 'comments:read'],
      ['views { id }', 'drawings:read'],
      ['casting { totalCount }', 'assets:read'],
      ['storyboard { id }', 'boards:read'],
    ] as const) {
      expect(missingIn(await read(field)), field).toEqual(missing(scope))
    }
    expect(missingIn(await ask(person, 'query ($id: ID!) { project(by: { id: $id }) { name } }'))).toEqual(
      missing('projects:read'),
    )
    expect((await ask(person, '{ viewer { name } organizations { nodes { name } } }')).errors).toEqual([])
  })

  it('leave the rest of an answer where the field may be null', async () => {
    const status = studio.statusIds[0] ?? ''
    const person = await holder('shots:read')
    const input = { shots: [{ shotId: shot.id, statusId: status }] }
    await app.ask(studio.owner, 'mutation ($input: UpdateShotsInput!) { updateShots(input: $input) { __typename } }', {
      input,
    })
    const answer = await ask(person, 'query ($shotId: ID!) { shot(by: { id: $shotId }) { name status { name } } }', {
      shotId: shot.id,
    })
    expect(answer.data).toEqual({ shot: { name: 'Pier at night', status: null } })
    expect(missingIn(answer)).toEqual(missing('boards:read'))
  })

  it('let write what they name, and read it', async () => {
    const create = `mutation ($input: CreateShotsInput!) { createShots(input: $input) { shots { name } } }`
    const input = { storyboardId: studio.storyboardId, shots: [{ name: 'Dune' }] }
    const writer = await holder('shots:write')
    expect(await app.send(writer, create, { input })).toMatchObject({
      data: { createShots: { shots: [{ name: 'Dune' }] } }, errors: [],
    })
    const count = await prisma.shot.count()
    expect(missingIn(await app.send(await holder('shots:read', 'boards:write'), create, { input }))).toEqual(
      missing('shots:write'),
    )
    expect(await prisma.shot.count()).toBe(count)
    expectRefused(
      await app.send(await makeToken(studio.outsider, ['shots:write']), create, { input }), 'NOT_FOUND',
    )
  })

  it('are not granted by a token that lacks them', async () => {
    const grant = (person: Person, scopes: string[]) =>
      app.send(person, CREATE, { input: { organizationId: studio.organizationId, name: 'Farm', scopes } })
    const person = await holder('organization:admin', 'tasks:write')
    expect((await grant(person, ['TASKS_READ', 'TASKS_WRITE'])).data).toEqual({
      createServiceToken: { token: { scopes: ['TASKS_READ', 'TASKS_WRITE'] } },
    })
    for (const scopes of [['READ'], ['TASKS_READ', 'SHOTS_READ'], ['WRITE']]) {
      expectRefused(await grant(person, scopes), 'FORBIDDEN')
    }
    const bundled = await grant(await holder('read', 'admin'), ['READ', 'SHOTS_READ', 'WEBHOOKS_READ'])
    expect(bundled.errors).toEqual([])
    expectRefused(await grant(studio.owner, ['PLAYLISTS_READ']), 'INVALID_INPUT')
  })

  it('filter events, activity and search', async () => {
    const person = await holder('tasks:read', 'projects:read')
    const { data, errors } = await ask<{
      project: {
        events: { totalCount: number; nodes: { type: string }[] }
        activity: { nodes: { kind: string }[] }
      }
      search: { nodes: { __typename: string }[] }
    }>(person, `query ($id: ID!) {
      project(by: { id: $id }) {
        events { totalCount nodes { type } } activity { nodes { kind } }
      }
      search(query: "pier") { nodes { __typename } }
    }`)
    expect(errors).toEqual([])
    const { events, activity } = data.project
    const nouns = new Set(events.nodes.map(({ type }) => type.split('.')[0]))
    expect(nouns).toEqual(new Set(['project', 'task']))
    expect(events.totalCount).toBe(events.nodes.length)
    expect(new Set(activity.nodes.map(({ kind }) => kind))).toEqual(new Set(['PROJECT', 'TASK']))
    expect(data.search.nodes).toEqual([{ __typename: 'Task' }])
    const shots = 'query ($id: ID!) { project(by: { id: $id }) { events(filter: { types: ["shot"] }) { totalCount } } }'
    expect(missingIn(await ask(person, shots))).toEqual(missing('shots:read'))
  })

  it('filter subscriptions from their start', async () => {
    const follow = `subscription ($id: ID!, $types: [String!]) {
      projectEvents(projectId: $id, after: "0", filter: { types: $types }) { type }
    }`
    const variables = { id: studio.projectId }
    const following = await followByEvents<{ projectEvents: { type: string } }>(
      app, await holder('tasks:read'), follow, variables,
    )
    expect((await following.next())?.data?.projectEvents).toEqual({ type: 'task.created' })
    await following.stop()
    const refused = await followByEvents(app, await holder('tasks:read'), follow, { ...variables, types: ['shot'] })
    expect((await refused.next())?.errors?.[0]?.extensions).toMatchObject({ params: { scope: 'shots:read' } })
    const presence = 'subscription ($id: ID!) { presence(storyboardId: $id) { isComplete } }'
    const unseen = await followByEvents(app, await holder('boards:read'), presence, { id: studio.storyboardId })
    expect((await unseen.next())?.errors?.[0]?.extensions).toMatchObject({ params: { scope: 'drawings:read' } })
  })

  it('open files by those of images, pictures by those of drawings', async () => {
    const view = shot.views[0]?.id ?? ''
    const { image } = await giveImage(app, studio.owner, view)
    const get = async (path: string, person: Person) =>
      (await fetch(`${app.url}${path}`, { headers: { authorization: `Bearer ${person.accessToken}` } })).status
    const [media, drawings] = [await holder('media:read'), await holder('drawings:read')]
    const [file, picture] = [`/media/${image?.id}/original`, `/media/views/${view}/1/w210.webp`]
    expect([await get(file, media), await get(file, drawings)]).toEqual([200, 403])
    expect(await get(picture, media)).toBe(403)
    expect(await get(picture, drawings)).not.toBe(403)
  })

  it('are asked for everything that an answer, an export or a webhook holds', async () => {
    const board = async (person: Person) => {
      const headers = { authorization: `Bearer ${person.accessToken}` }
      const response = await fetch(`${app.url}/api/projects/${studio.projectId}/storyboard`, { headers })
      return [response.status, JSON.stringify(await response.json()).includes('TOKEN_SCOPE_MISSING')]
    }
    expect(await board(await holder('boards:read', 'shots:read'))).toEqual([403, true])
    expect(await board(await holder('boards:read', 'shots:read', 'drawings:read', 'media:read'))).toEqual([200, false])

    const make = 'mutation ($input: ExportProjectInput!) { exportProject(input: $input) { __typename } }'
    const input = { projectId: studio.projectId }
    const partly = await app.send(await holder('exports:read', ...CONTENT_SCOPES.slice(1)), make, { input })
    expect(missingIn(partly)).toEqual(missing('projects:read'))

    const hook = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { types } } }'
    const wish = { organizationId: studio.organizationId, name: 'Chat', url: 'https://example.com/hook' }
    const person = await holder('webhooks:write', 'tasks:read')
    const sent = (types: string[]) => app.send(person, hook, { input: { ...wish, types } })
    expect((await sent(['task'])).errors).toEqual([])
    expect(missingIn(await sent(['task', 'shot']))).toEqual(missing('shots:read'))
    expect(missingIn(await sent([]))[0]?.[1]).toBe('TOKEN_SCOPE_MISSING')
  })
})
