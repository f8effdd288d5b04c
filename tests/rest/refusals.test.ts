import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../harness/app.ts'
import {
  makeDeadTokens,
  makeProject,
  makeShot,
  makeStudio,
  makeToken,
  type Person,
  type Studio,
} from '../harness/fixtures.ts'
import { expectUnchanged } from '../harness/refusals.ts'
import { expectProblem, readRestBoard, request, type RestShot, succeed } from './restClient.ts'

interface Place {
  projectId: string
  shotId: string
  viewId: string
}

interface Call {
  method: string
  path: (place: Place) => string
  /** A body that is right. */
  body?: (place: Place, studio: Studio) => unknown
  /** Bodies that are not, with the field each is refused for. */
  wrong?: [unknown, string][]
}

const board = ({ projectId }: Place) => `/projects/${projectId}/storyboard`
const shot = (place: Place) => `${board(place)}/shot/${place.shotId}`
const view = (place: Place) => `${shot(place)}/views/${place.viewId}`

const NEW_ORDERS: [unknown, string][] = [
  [{}, 'newOrder'],
  ['', 'newOrder'],
  [{ newOrder: '2' }, 'newOrder'],
  [{ newOrder: 1.5 }, 'newOrder'],
  [{ newOrder: null }, 'newOrder'],
  [{ newOrder: 1e12 }, 'newOrder'],
  [{ newOrder: 0 }, 'newOrder'],
  [{ newOrder: -3 }, 'newOrder'],
]
const TEXTS: [unknown, string][] = [
  [{ name: 7 }, 'name'],
  [{ name: 'x'.repeat(201) }, 'name'],
  [{ name: 'a\nb' }, 'name'],
  [{ description: ['x'] }, 'description'],
  [{ description: 'x'.repeat(20_001) }, 'description'],
]

const CALLS: Record<string, Call> = {
  storyboard: { method: 'GET', path: board },
  'create-shot': { method: 'POST', path: (place) => `${board(place)}/create-shot`, body: () => ({}), wrong: TEXTS },
  'delete-shot': { method: 'DELETE', path: (place) => `${shot(place)}/delete-shot` },
  duplicate: { method: 'POST', path: (place) => `${shot(place)}/duplicate`, body: () => ({}), wrong: TEXTS },
  'update-shot': {
    method: 'PUT',
    path: (place) => `${board(place)}/update-shot`,
    body: ({ shotId }) => ({ id: shotId, description: 'Rain' }),
    wrong: [
      [{ description: 'No id' }, 'id'],
      [{ id: 7 }, 'id'],
      [{ id: 'shot_1' }, 'id'],
    ],
  },
  "a shot's change-order": {
    method: 'PUT',
    path: (place) => `${shot(place)}/change-order`,
    body: () => ({ newOrder: 2 }),
    wrong: NEW_ORDERS,
  },
  'change-status': {
    method: 'PUT',
    path: (place) => `${shot(place)}/change-status`,
    body: (_, { statusIds }) => ({ statusId: statusIds[1] }),
    wrong: [
      [{}, 'statusId'],
      [{ statusId: 7 }, 'statusId'],
      [{ statusId: '' }, 'statusId'],
    ],
  },
  'a new view': { method: 'POST', path: (place) => `${shot(place)}/views`, body: () => ({}), wrong: TEXTS },
  'a view': {
    method: 'PATCH',
    path: view,
    body: () => ({ name: 'Wide' }),
    wrong: [[{}, 'name'], [{ name: ' ' }, 'name'], ...TEXTS],
  },
  "a view's end": { method: 'DELETE', path: view },
  'delete-image': { method: 'PUT', path: (place) => `${view(place)}/delete-image` },
  "a view's change-order": {
    method: 'PUT',
    path: (place) => `${view(place)}/change-order`,
    body: () => ({ newOrder: 2 }),
    wrong: NEW_ORDERS,
  },
}

/** Calls whose body may hold a whole drawing. */
const TAKES_DRAWINGS = ['update-shot', 'a view']

let app: TestApp
let studio: Studio

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

describe.each(Object.entries(CALLS))('%s', (name, { method, path, body, wrong = [] }) => {
  let place: Place

  beforeAll(async () => {
    Object.assign(studio, await makeProject(app, studio.owner, studio.organizationId))
  })
  beforeEach(async () => {
    const made = await makeShot(app, studio.owner, studio.storyboardId)
    place = { projectId: studio.projectId, shotId: made.id, viewId: made.views[0]?.id ?? '' }
    await succeed(201, app, studio.owner, 'POST', `${shot(place)}/views`)
  })

  const read = () => readRestBoard(app, studio.owner, studio.projectId)
  const send = (person: Person | null, at: Place = place, sent: unknown = body?.(at, studio)) =>
    request(app, person, method, path(at), sent)
  const isRead = method === 'GET'

  it('answers the owner, an admin and a member', async () => {
    for (const person of [studio.owner, studio.admin, studio.member]) {
      const made = await makeShot(app, studio.owner, studio.storyboardId)
      const at = { ...place, shotId: made.id, viewId: made.views[0]?.id ?? '' }
      await succeed(201, app, studio.owner, 'POST', `${shot(at)}/views`)
      const { status } = await send(person, at)
      expect([200, 201, 204]).toContain(status)
    }
  })

  it('asks for a token that is good', async () => {
    const { expired, revoked } = await makeDeadTokens(studio.owner)
    await expectUnchanged(read, async () => {
      expectProblem(await send(null), 401)
      for (const person of [expired, revoked, { ...studio.owner, accessToken: 'fw_x' }]) {
        expectProblem(await send(person), 401)
      }
      const headers = { authorization: 'Basic b2xnYTp4' }
      expectProblem(await request(app, null, method, path(place), body?.(place, studio), headers), 401)
    })
  })

  it('asks for a token that may', async () => {
    await expectUnchanged(read, async () => {
      expectProblem(await send(await makeToken(studio.owner, ['write', 'admin'])), 403)
      const readOnly = await send(await makeToken(studio.owner, ['read']))
      if (isRead) expect(readOnly.status).toBe(200)
      else expectProblem(readOnly, 403)
    })
  })

  it('does not tell an outsider that anything is there', async () => {
    await expectUnchanged(read, async () => expectProblem(await send(studio.outsider), 404))
  })

  it('finds nothing under ids of another project, of nothing and that are none', async () => {
    const other = await makeProject(app, studio.owner, studio.organizationId)
    const stranger = await makeShot(app, studio.owner, other.storyboardId)
    const strange = { projectId: other.projectId, shotId: stranger.id, viewId: stranger.views[0]?.id ?? '' }
    const neighbour = await makeShot(app, studio.owner, studio.storyboardId)
    const names = (['projectId', 'shotId', 'viewId'] as const).filter((name) => path(place).includes(place[name]))
    await expectUnchanged(read, async () => {
      for (const name of names) {
        for (const id of ['x', '..%2f', place[name].replace(/^[a-z]+/, 'user'), place[name].replace(/.{4}$/, '0000')]) {
          expectProblem(await send(studio.owner, { ...place, [name]: id }, body?.(place, studio)), 404)
        }
        if (names.length > 1) expectProblem(await send(studio.owner, { ...place, [name]: strange[name] }), 404)
      }
      if (names.includes('viewId')) expectProblem(await send(studio.owner, { ...place, shotId: neighbour.id }), 404)
    })
  })

  if (wrong.length > 0) it('stores nothing of what is wrong', async () => {
    await expectUnchanged(read, async () => {
      for (const [sent, field] of wrong) {
        const answer = await send(studio.owner, place, sent)
        expectProblem(answer, 400)
        expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field])
      }
      for (const sent of ['[]', '7', '"x"', '{"name":', '{"__proto__":{"x":1}}', '\u0000']) {
        expectProblem(await send(studio.owner, place, sent), 400)
      }
      const type = { 'content-type': 'text/plain' }
      expectProblem(await request(app, studio.owner, method, path(place), '{}', type), 415)
      const form = new FormData()
      form.set('name', 'x')
      expectProblem(await request(app, studio.owner, method, path(place), form), 415)
      const bytes = TAKES_DRAWINGS.includes(name) ? 16_000_000 : 1_100_000
      const huge = { ...(body?.(place, studio) as object), padding: 'x'.repeat(bytes) }
      expectProblem(await send(studio.owner, place, huge), 413)
    })
  })

  if (!isRead) it('leaves an archived project as it is, and finds none in the trash', async () => {
    const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    const made = await makeShot(app, studio.owner, storyboardId)
    const at = { projectId, shotId: made.id, viewId: made.views[0]?.id ?? '' }
    await succeed(201, app, studio.owner, 'POST', `${shot(at)}/views`)
    const change = (name: string) => {
      const mutation = `mutation ($id: ID!) { ${name}(input: { projectId: $id }) { __typename } }`
      return app.ask(studio.owner, mutation, { id: projectId })
    }
    await change('archiveProject')
    const readArchived = () => readRestBoard(app, studio.owner, projectId)
    await expectUnchanged(readArchived, async () => expectProblem(await send(studio.owner, at), 409))
    await change('deleteProject')
    expectProblem(await send(studio.owner, at), 404)
  })
})

describe('the address', () => {
  const nowhere = ['', '/', '/nothing', '/projects/', '/storyboard/x', '/upload-images/x']
  it.each(nowhere)('%s is told as JSON', async (path) => {
    for (const method of ['GET', 'POST', 'PATCH']) {
      const answer = await request(app, studio.owner, method, path)
      expectProblem(answer, 404)
    }
  })

  it.each([`/projects/${'x'.repeat(5_000)}/storyboard`, '/projects/%zz/storyboard', '/%'])(
    '%.40s is that of nothing',
    async (path) => expectProblem(await request(app, studio.owner, 'GET', path), 404),
  )

  it('refuses what a shot cannot lose: its only view', async () => {
    const made = await makeShot(app, studio.owner, studio.storyboardId)
    const place = { projectId: studio.projectId, shotId: made.id, viewId: made.views[0]?.id ?? '' }
    const read = () => readRestBoard(app, studio.owner, studio.projectId)
    await expectUnchanged(read, async () => {
      expectProblem(await request(app, studio.owner, 'DELETE', view(place)), 409)
    })
  })

  it('refuses a status of another project', async () => {
    const other = await makeProject(app, studio.owner, studio.organizationId)
    const made = await makeShot(app, studio.owner, studio.storyboardId)
    const path = `/projects/${studio.projectId}/storyboard/shot/${made.id}/change-status`
    const read = () => readRestBoard(app, studio.owner, studio.projectId)
    await expectUnchanged(read, async () => {
      expectProblem(await request(app, studio.owner, 'PUT', path, { statusId: other.statusIds[0] }), 404)
    })
  })

  it('says which way of writing drawings it does not know', async () => {
    const path = `/projects/${studio.projectId}/storyboard?canvasData=xml`
    expectProblem(await request<RestShot>(app, studio.owner, 'GET', path), 400, {
      canvasData: 'canvasData must be one of string, object',
    })
  })
})
