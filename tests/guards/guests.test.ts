import { randomUUID } from 'node:crypto'
import {
  getNamedType, getNullableType, type GraphQLInputType, isEnumType, isInputObjectType, isLeafType, isListType,
  isNonNullType, isObjectType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTypeId } from '../../server/kernel/ids.ts'
import { schema } from '../../server/schema.ts'
import { commentAsGuest, enterAsGuest, readReview, type ReadReview, shareBoard } from '../api/review/reviewCalls.ts'
import { startThread } from '../api/comments/commentCalls.ts'
import { readKept, save } from '../api/versions/boardVersions.ts'
import { startApp, type TestApp } from '../harness/app.ts'
import { makeDatabase } from '../harness/database.ts'
import { adding, draw } from '../harness/drawings.ts'
import { makeShot, makeStudio, type Person, type Studio } from '../harness/fixtures.ts'
import { giveImage, giveLayerImage } from '../harness/images.ts'
import { expectRefused } from '../harness/refusals.ts'
import { giveSoundtrack } from '../harness/sounds.ts'
import { followByEvents } from '../harness/subscriptions.ts'
import { changedTables, readTables } from '../harness/tables.ts'
import type { Field } from './everything.ts'
import { sendSample } from './mutationSample.ts'
import { mutationSamples } from './mutationSamples.ts'

/** What guests have for themselves; everything else answers a guest as it answers nobody. */
const FOR_GUESTS = [
  'addReviewComment', 'answerReview', 'deleteReviewComment', 'noteReviewVisit', 'review', 'reviewChanged',
  'withdrawReviewAnswer',
]

const shared = {} as {
  app: TestApp
  studio: Studio
  viewId: string
  /** Addresses of files of the team, of each route. */
  mediaUrls: string[]
  guests: Person[]
  /** What the first guest sees, who is of another link than the second. */
  review: ReadReview
}

beforeAll(async () => {
  const app = await startApp(await makeDatabase())
  const studio = await makeStudio(app)
  const { owner, storyboardId } = studio
  const { views: [view] } = await makeShot(app, owner, storyboardId)
  const viewId = view?.id ?? ''
  const { image } = await giveImage(app, owner, viewId)
  const { layerPictures: [layerPicture] } = await giveLayerImage(app, owner, viewId)
  await draw(app, owner, viewId, [adding()])
  await giveSoundtrack(app, owner, storyboardId)
  const { shots: { nodes: [kept] }, soundtrack } = await readKept(
    app, owner, (await save(app, owner, storyboardId)).id,
  )
  const { node } = await app.ask<{ node: { thumbnailUrl: string } }>(
    owner, 'query ($id: ID!) { node(id: $id) { ... on View { thumbnailUrl } } }', { id: viewId },
  )
  const mediaUrls = [
    image?.url ?? '', layerPicture?.url ?? '', soundtrack?.url ?? '', node.thumbnailUrl,
    kept?.views[0]?.pictureUrl ?? '',
    `/media/people/${owner.id}/${randomUUID()}`, `/media/exports/${toTypeId('ProjectExport', randomUUID())}`,
  ]
  await startThread(app, owner, { subject: { viewId }, body: 'For the team alone' })
  const apart = await shareBoard(app, owner, storyboardId, { canComment: true, isIsolated: true })
  const asked = await enterAsGuest(app, apart, 'Ida')
  const ask = { reviewLinkId: apart.id, guestId: asked.id }
  await startThread(app, owner, { subject: { viewId }, body: 'For Ida alone', ask })
  const details = { canComment: true, canDownload: true, shows: ['DESCRIPTIONS', 'SOUND'] }
  const guests = [
    await enterAsGuest(app, await shareBoard(app, owner, storyboardId, details), 'Gina'),
    await enterAsGuest(app, await shareBoard(app, owner, storyboardId, details), 'Hugo'),
    await enterAsGuest(app, apart, 'Jo'),
  ]
  await commentAsGuest(app, guests[0] ?? null, { viewId, body: 'Softer light' })
  const review = (await readReview(app, guests[0] ?? null)).data.review as ReadReview
  Object.assign(shared, { app, studio, viewId, mediaUrls, guests, review })
})
afterAll(() => shared.app.stop())

const nameOf = (type: GraphQLInputType) => getNamedType(type).name

/** A value that an argument takes, with an id of the studio; of an object what it must have, or its first field. */
function valueOf(type: GraphQLInputType, argument = ''): unknown {
  const bare = getNullableType(type)
  if (isListType(bare)) return [valueOf(bare.ofType)]
  if (isEnumType(bare)) return bare.getValues()[0]?.name
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields())
    const given = bare.isOneOf ? fields.slice(0, 1) : fields.filter(({ type: of }) => isNonNullType(of))
    return Object.fromEntries(given.map(({ name, type: of }) => [name, valueOf(of)]))
  }
  const { organizationId, projectId, storyboardId } = shared.studio
  const ids: Record<string, string> = { organizationId, projectId, storyboardId }
  const values: Record<string, unknown> = {
    ID: ids[argument] ?? shared.viewId, Int: 1, Float: 1, Boolean: true, DateTime: '2030-01-01T00:00:00Z', JSON: {},
  }
  return values[nameOf(bare)] ?? 'x'
}

/** A document that asks for one field, with variables for all that it must be given. */
function asking(kind: 'query' | 'subscription' | 'mutation', field: Field) {
  const given = field.args.filter(({ type }) => isNonNullType(type))
  const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ')
  const around = (text: string) => (text === '' ? '' : `(${text})`)
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'
  return {
    document: `${kind} Ask${around(declared)} { ${field.name}${around(passed)}${selection} }`,
    variables: Object.fromEntries(given.map(({ name, type }) => [name, valueOf(type, name)])),
  }
}

const fieldsOf = (type: unknown) =>
  (isObjectType(type) ? Object.values(type.getFields()) : []).filter(({ name }) => !FOR_GUESTS.includes(name))

const outcome = ({ data, errors }: { data: unknown; errors: { extensions: { reason?: string; code: string } }[] }) =>
  ({ data, reasons: errors.map(({ extensions: { code, reason } }) => `${code} ${reason ?? ''}`) })

describe('a guest of a review link', () => {
  it.each(fieldsOf(schema.getQueryType()).map((field) => [field.name, field] as const))(
    'is answered the query %s as nobody is', async (_name, field) => {
      const { app, guests: [guest] } = shared
      const { document, variables } = asking('query', field)
      const before = await readTables()
      const ofNobody = outcome(await app.send(null, document, variables))
      expect(outcome(await app.send(guest ?? null, document, variables))).toEqual(ofNobody)
      expect(changedTables(before, await readTables())).toEqual([])
    })

  it.each(fieldsOf(schema.getSubscriptionType()).map((field) => [field.name, field] as const))(
    'is refused the subscription %s', async (_name, field) => {
      const { app, guests: [guest] } = shared
      const { document, variables } = asking('subscription', field)
      const following = await followByEvents(app, guest ?? null, document, variables)
      expect((await following.next())?.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
      await following.stop()
    })

  it('is refused every address of the REST API', async () => {
    const { app, guests: [guest], viewId } = shared
    const { paths } = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { security?: object[] }>>
    }
    const asked = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => [path.replaceAll(/\{\w+\}/g, viewId), method] as const))
    const send = async (path: string, method: string, headers: Record<string, string>) => {
      const body = method === 'get' || method === 'delete' ? {} : { body: '{}' }
      const type = { 'content-type': 'application/json', ...headers }
      const url = `${app.url}${path.startsWith('/api') ? '' : '/api'}${path}`
      return (await fetch(url, { method: method.toUpperCase(), headers: type, ...body })).status
    }
    const before = await readTables()
    for (const [path, method] of asked) {
      const ofGuest = await send(path, method, { authorization: `Bearer ${guest?.accessToken ?? ''}` })
      const ofNobody = await send(path, method, {})
      expect([401, ofNobody], `${method} ${path}`).toContain(ofGuest)
      expect([200, 201].includes(ofGuest) && ofNobody === 401, `${method} ${path}`).toBe(false)
    }
    expect(asked.length).toBeGreaterThan(30)
    expect(changedTables(before, await readTables())).toEqual([])
  })

  it('opens no media of the team by its token, and none of its own by another link or guest', async () => {
    const { app, studio, guests: [guest, other], mediaUrls, review } = shared
    const statusOf = async (url: string, person = guest) => (await fetch(new URL(url, app.url), {
      headers: { authorization: `Bearer ${person?.accessToken ?? ''}` },
    })).status
    const withoutQuery = (url: string) => new URL(url, app.url).pathname
    for (const path of mediaUrls.map(withoutQuery)) {
      expect(await statusOf(path), path).toBe(401)
      expect([200, 404], path).toContain(await statusOf(path, studio.owner))
    }
    expect(new Set(mediaUrls.map((url) => url.split('/')[2])).size).toBeGreaterThanOrEqual(5)
    const [view] = review.shots.nodes[0]?.views ?? []
    const own = [view?.pictureUrl ?? '', view?.downloadUrl ?? '', review.soundtrack?.url ?? '']
    const others = (await readReview(app, other ?? null)).data.review?.shots.nodes[0]?.views[0]?.pictureUrl ?? ''
    const [, , , otherLink = '', otherGuest = ''] = withoutQuery(others).split('/')
    for (const url of own) {
      expect(await statusOf(url), url).toBe(200)
      expect(await statusOf(withoutQuery(url))).toBe(401)
      const [, , , link = '', guestId = ''] = withoutQuery(url).split('/')
      expect(await statusOf(url.replace(link, otherLink))).toBe(401)
      expect(await statusOf(url.replace(guestId, otherGuest))).toBe(401)
    }
  })

  it('reads and answers no thread of the team, none of another link, and none that asks another guest', async () => {
    const { app, guests: [guest, other, apart], review } = shared
    expect(review.threads.map(({ comments }) => comments.map(({ body }) => body))).toEqual([['Softer light']])
    for (const each of [other, apart]) {
      expect((await readReview(app, each ?? null)).data.review?.threads).toEqual([])
    }
    const ofTeam = await app.ask<{ project: { threads: { nodes: { id: string }[] } } }>(
      shared.studio.owner, 'query ($id: ID!) { project(by: { id: $id }) { threads { nodes { id } } } }',
      { id: shared.studio.projectId },
    )
    const before = await readTables()
    for (const { id: threadId } of ofTeam.project.threads.nodes) {
      const isOwn = threadId === review.threads[0]?.threadId
      for (const each of [other, apart]) {
        expectRefused(await commentAsGuest(app, each ?? null, { threadId, body: 'Mine' }), 'NOT_FOUND')
      }
      if (!isOwn) expectRefused(await commentAsGuest(app, guest ?? null, { threadId, body: 'Mine' }), 'NOT_FOUND')
    }
    expect(ofTeam.project.threads.nodes).toHaveLength(3)
    expect(changedTables(before, await readTables())).toEqual([])
  })

  // Last: samples revoke the links of others.
  const refused = Object.entries(mutationSamples).filter(([, { who }]) => who !== 'anybody' && who !== 'guests')
  it.each(refused)('is refused the mutation %s, which changes nothing', async (name, sample) => {
    const { app, studio, guests: [guest] } = shared
    const input = await sample.input(app, studio, studio.owner)
    const before = await readTables()
    expectRefused(await sendSample(app, guest ?? null, name, input, sample), 'UNAUTHENTICATED')
    expect(changedTables(before, await readTables())).toEqual([])
    await sample.restore?.(studio)
  })

  it('is led to nothing but values by the types it reads', () => {
    const seen = new Set<string>()
    const walk = (name: string) => {
      const type = schema.getType(name)
      if (seen.has(name) || !isObjectType(type)) return
      seen.add(name)
      for (const field of Object.values(type.getFields())) walk(getNamedType(field.type).name)
    }
    walk('Review')
    for (const { name, type } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      if (name === 'openReview' || FOR_GUESTS.includes(name)) walk(getNamedType(type).name)
    }
    expect([...seen].toSorted()).toEqual([
      'AddReviewCommentPayload', 'AnswerReviewPayload', 'CameraFrame', 'CameraMove', 'DeleteReviewCommentPayload',
      'FrameRate', 'NoteReviewVisitPayload', 'OpenReviewPayload', 'PageInfo', 'Review', 'ReviewAnswer', 'ReviewComment',
      'ReviewShot', 'ReviewShotConnection', 'ReviewShotEdge', 'ReviewSoundtrack', 'ReviewThread', 'ReviewView',
      'ThreadRegion', 'WithdrawReviewAnswerPayload',
    ])
  })
})
