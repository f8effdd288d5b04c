import type { GraphQLObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../server/schema.ts'
import { makeAsset } from '../api/assets/assetCalls.ts'
import { mutated } from '../api/projects/projectCalls.ts'
import { makeTask } from '../api/tasks/taskCalls.ts'
import { save } from '../api/versions/boardVersions.ts'
import { startApp, type TestApp } from '../harness/app.ts'
import { limitToChosen } from '../harness/chosen.ts'
import { adding, draw } from '../harness/drawings.ts'
import { join, makePerson, makeProject, makeShot, makeStudio, type Person, type Studio } from '../harness/fixtures.ts'
import { giveImage, type ViewWithImage } from '../harness/images.ts'
import { followByEvents, followBySocket } from '../harness/subscriptions.ts'
import { needsArguments, partOf } from './everything.ts'

const NAME = 'Quarry'

/** A project of the studio that its chosen members see, with something of everything in it. */
interface Quarry {
  projectId: string
  storyboardId: string
  shotId: string
  viewId: string
  assetId: string
  taskId: string
  /** Made before the shot. */
  versionId: string
}

const shared = {} as {
  app: TestApp
  studio: Studio
  quarry: Quarry
  pictures: ViewWithImage
  /** Chosen, and a VIEWER. */
  viewer: Person
  unchosen: Person[]
}

async function makeQuarry(app: TestApp, { owner, organizationId }: Studio) {
  const { projectId, storyboardId } = await makeProject(app, owner, organizationId, NAME)
  const { id: versionId } = await save(app, owner, storyboardId)
  const shot = await makeShot(app, owner, storyboardId, `${NAME} at dawn`)
  const viewId = shot.views[0]?.id ?? ''
  await draw(app, owner, viewId, [adding()])
  const pictures = await giveImage(app, owner, viewId)
  const { id: assetId } = await makeAsset(app, owner, projectId)
  const { id: taskId } = await makeTask(app, owner, projectId, `${NAME}: rough`)
  await mutated(app, owner, 'exportProject', { projectId })
  return { quarry: { projectId, storyboardId, shotId: shot.id, viewId, assetId, taskId, versionId }, pictures }
}

beforeAll(async () => {
  const app = await startApp()
  const studio = await makeStudio(app)
  const { quarry, pictures } = await makeQuarry(app, studio)
  const newcomer = async (name: string, role: 'MEMBER' | 'VIEWER') => {
    const person = await makePerson(app, name)
    await join(studio.organizationId, person, role)
    return person
  }
  const viewer = await newcomer('Vera', 'VIEWER')
  const unchosen = [await newcomer('Nils', 'MEMBER'), await newcomer('Vito', 'VIEWER')]
  await limitToChosen([quarry.projectId], [studio.member, viewer])
  await mutated(app, studio.owner, 'setProjectAccess', { projectId: quarry.projectId, access: 'EVERYONE' })
  await mutated(app, studio.owner, 'setProjectAccess', { projectId: quarry.projectId, access: 'CHOSEN' })
  Object.assign(shared, { app, studio, quarry, pictures, viewer, unchosen })
})
afterAll(() => shared.app.stop())

/** Whether a text tells anything of the project. */
const tells = (text: string) =>
  [NAME, NAME.toUpperCase(), ...Object.values(shared.quarry)].some((part) => text.includes(part))

/** Every query that reads projects. */
const QUERIES: Record<string, (quarry: Quarry, studio: Studio) => string> = {
  asset: ({ assetId }) => `asset(by: { id: "${assetId}" }) { id }`,
  compareVersions: ({ versionId }) =>
    `compareVersions(from: "${versionId}") { from { id } changes { nodes { after { name } } } }`,
  exportPreview: ({ projectId }) =>
    `exportPreview(input: { projectId: "${projectId}", as: { images: { kind: JPEG } } }) { fileName }`,
  node: ({ taskId }) => `node(id: "${taskId}") { id }`,
  nodes: (quarry) => `nodes(ids: ${JSON.stringify(Object.values(quarry))}) { id }`,
  organization: (_quarry, { organizationId }) => `organization(id: "${organizationId}") {
    projects { nodes { name } } activity(first: 100) { nodes { subjectId subjectLabel payload } }
  }`,
  organizations: () => 'organizations { nodes { projects { nodes { id name } } } }',
  project: ({ projectId }) => `project(by: { id: "${projectId}" }) { id name }`,
  recentProjects: () => 'recentProjects { nodes { id name } }',
  scriptPlan: ({ storyboardId }) =>
    `scriptPlan(input: { storyboardId: "${storyboardId}", source: { text: "INT. ${NAME}\\n\\nRain." } }) {
      scenes { heading }
    }`,
  search: () => `search(query: "${NAME}") { totalCount nodes { __typename ... on Project { id } } }`,
  shot: ({ shotId }) => `shot(by: { id: "${shotId}" }) { id }`,
  storyboard: ({ storyboardId }) => `storyboard(by: { id: "${storyboardId}" }) { id }`,
  task: ({ taskId }) => `task(id: "${taskId}") { id }`,
  versionRestorePlan: ({ versionId }) =>
    `versionRestorePlan(input: { versionId: "${versionId}" }) { storyboardVersion { id } }`,
  viewOps: ({ viewId }) => `viewOps(viewId: "${viewId}") { nodes { opId } }`,
}

/** The fields of an organization that list things in projects. */
const OF_ORGANIZATION = Object.values((schema.getType('Organization') as GraphQLObjectType).getFields())
  .filter((field) => !needsArguments(field))

/** The queries that read nothing in projects, or only the person's own actions. */
const APART = [
  'acceptsLayers', 'contactEmail', 'decodedText', 'deletedOrganizations', 'errorCatalogue', 'invitation',
  'organizationEventTypes', 'passwordResetLink', 'projectEventTypes', 'review', 'sendsMail', 'verificationLink',
  'viewer', 'viewerExports',
]

describe('of a project with chosen members', () => {
  it('every query is asked', () => {
    const names = Object.keys(schema.getQueryType()?.getFields() ?? {})
    expect([...Object.keys(QUERIES), ...APART].toSorted()).toEqual(names.toSorted())
  })

  it.each(Object.entries(QUERIES))('%s tells a chosen VIEWER, and nobody who was not chosen', async (name, asks) => {
    const { app, studio, quarry, viewer, unchosen } = shared
    const query = `{ ${asks(quarry, studio)} }`
    const { data, errors } = await app.send(viewer, query)
    expect(errors).toEqual([])
    if (name !== 'viewOps') expect(tells(JSON.stringify(data))).toBe(true)
    for (const person of unchosen) {
      const answer = await app.send(person, query)
      expect(answer.data).not.toEqual(data)
      expect(tells(JSON.stringify(answer.data)), JSON.stringify(answer.data)).toBe(false)
    }
  })

  it('no field of its organization shows it to a member who was not chosen', async () => {
    const { app, studio, viewer, unchosen } = shared
    const telling: string[] = []
    for (const field of OF_ORGANIZATION) {
      const query = `{ organization(id: "${studio.organizationId}") { ${field.name}${partOf(field, 0)} } }`
      const textFor = async (person: Person) => JSON.stringify((await app.send(person, query)).data)
      if (tells(await textFor(viewer))) telling.push(field.name)
      for (const person of unchosen) expect(tells(await textFor(person)), field.name).toBe(false)
    }
    expect(telling).toEqual(expect.arrayContaining(['activity', 'assets', 'projects', 'tasks']))
  })

  it('a look-up by code finds nothing for who was not chosen', async () => {
    const { app, viewer, unchosen } = shared
    const query = `{ project(by: { code: "${NAME.toUpperCase()}" }) { name } }`
    expect((await app.send(viewer, query)).data).toEqual({ project: { name: NAME } })
    const { errors: [error] } = await app.send(unchosen[0] ?? null, query)
    expect(error?.extensions.code).toBe('NOT_FOUND')
  })

  /** Every subscription of something in a project. */
  const SUBSCRIPTIONS: Record<string, (quarry: Quarry) => string> = {
    presence: ({ storyboardId }) => `presence(storyboardId: "${storyboardId}") { isComplete }`,
    projectEvents: ({ projectId }) => `projectEvents(projectId: "${projectId}", after: "0") { seq }`,
    viewOps: ({ viewId }) => `viewOps(viewId: "${viewId}", after: "0") { seq }`,
  }
  const OTHERS = ['notificationsChanged', 'organizationEvents', 'reviewChanged', 'scriptImport']

  it('every subscription is asked', () => {
    const names = Object.keys(schema.getSubscriptionType()?.getFields() ?? {})
    expect([...Object.keys(SUBSCRIPTIONS), ...OTHERS].toSorted()).toEqual(names.toSorted())
  })

  it.each(Object.entries(SUBSCRIPTIONS))('%s opens for a chosen VIEWER alone', async (_name, subscription) => {
    const { app, quarry, viewer, unchosen } = shared
    const document = `subscription { ${subscription(quarry)} }`
    for (const follow of [followByEvents, followBySocket]) {
      const seen = await follow(app, viewer, document)
      expect((await seen.next())?.errors).toBeUndefined()
      await seen.stop()
      for (const person of unchosen) {
        const hidden = await follow(app, person, document)
        expect((await hidden.next())?.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
        await hidden.stop()
      }
    }
  })

  it('the log of the organization says who sees it, and nothing else, to who was not chosen', async () => {
    const { app, studio, quarry, viewer, unchosen } = shared
    const document = `subscription ($id: ID!) {
      organizationEvents(organizationId: $id, after: "0") { type subjectId payload }
    }`
    const typesFor = async (person: Person) => {
      const following = await followByEvents<{ organizationEvents: { type: string; subjectId: string } }>(
        app, person, document, { id: studio.organizationId },
      )
      // Something that everybody is told of, last.
      await makeProject(app, studio.owner, studio.organizationId, 'Last')
      const types: string[] = []
      let opened = 0
      while (opened < 1) {
        const event = (await following.next())?.data?.organizationEvents
        expect(JSON.stringify(event)).not.toBe(undefined)
        if (event?.subjectId === quarry.projectId) types.push(event.type)
        if (event && event.type === 'project.created' && JSON.stringify(event).includes('Last')) opened += 1
      }
      await following.stop()
      return types
    }
    expect(await typesFor(viewer)).toContain('project.created')
    for (const person of unchosen) {
      const types = await typesFor(person)
      expect([...new Set(types)]).toEqual(['project.accessChanged'])
    }
  })

  it('pictures are sent by a token to those who see it alone', async () => {
    const { app, pictures: { image, thumbnailUrl }, viewer, unchosen } = shared
    for (const url of [image?.url ?? '', thumbnailUrl]) {
      const { pathname } = new URL(url, app.url)
      const statusFor = async ({ accessToken }: Person) =>
        (await fetch(`${app.url}${pathname}`, { headers: { authorization: `Bearer ${accessToken}` } })).status
      expect(await statusFor(viewer)).toBe(200)
      for (const person of unchosen) expect(await statusFor(person)).toBe(404)
    }
  })
})
