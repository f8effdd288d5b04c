import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makeProject, makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { giveImage } from '../../harness/images.ts'
import { request } from '../../rest/restClient.ts'
import { makeOrganizationOn, mutated } from '../projects/projectCalls.ts'

const VERSION = `query ($id: ID!) { node(id: $id) {
  ... on Project { version } ... on View { version } ... on Storyboard { version }
} }`

let app: TestApp
let studio: Studio

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

const change = (name: string, input: object, selection?: string) =>
  mutated<Record<string, unknown>>(app, studio.admin, name, input, selection)
const versionOf = async (id: string) =>
  (await app.ask<{ node: { version: number } }>(studio.admin, VERSION, { id })).node.version

describe('a version', () => {
  it('of a view counts its texts and its image, over REST too, and neither its drawing nor its place', async () => {
    const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    const { id: shotId, views } = await makeShot(app, studio.owner, storyboardId)
    const viewId = views[0]?.id ?? ''
    await draw(app, studio.owner, viewId, [adding()])
    await change('moveViews', { views: [{ viewId }], to: { position: 1 } })
    expect(await versionOf(viewId)).toBe(1)
    await giveImage(app, studio.owner, viewId)
    expect(await versionOf(viewId)).toBe(2)
    const path = `/projects/${projectId}/storyboard/shot/${shotId}/views/${viewId}`
    await request(app, studio.owner, 'PATCH', path, { name: 'Wide' })
    expect(await versionOf(viewId)).toBe(3)
    await change('updateViews', { views: [{ viewId, name: 'Wide', expectedVersion: 3 }] })
    expect(await versionOf(viewId)).toBe(3)
  })

  it('of the view of a copied shot starts at 1', async () => {
    const { storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    const { id, views } = await makeShot(app, studio.owner, storyboardId)
    await change('updateViews', { views: [{ viewId: views[0]?.id, name: 'Wide' }] })
    const copied = await change('duplicateShots', { shots: [{ shotId: id }] }, 'shots { views { name version } }')
    expect(copied).toEqual({ shots: [{ views: [{ name: 'Wide', version: 1 }] }] })
  })

  it('of a board counts its texts, and not its shots', async () => {
    const { storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    await makeShot(app, studio.owner, storyboardId)
    expect(await versionOf(storyboardId)).toBe(1)
    await change('updateStoryboard', { storyboardId, name: 'Act one' })
    expect(await versionOf(storyboardId)).toBe(2)
  })

  it('of a project grows over REST, and with its code when it goes to another organization', async () => {
    const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    await makeShot(app, studio.owner, storyboardId)
    expect(await versionOf(projectId)).toBe(1)
    await request(app, studio.owner, 'PUT', `/projects/${projectId}`, { name: 'Salt' })
    expect(await versionOf(projectId)).toBe(2)
    const organizationId = await makeOrganizationOn(app, studio.admin)
    await change('transferProject', { projectId, organizationId })
    expect(await versionOf(projectId)).toBe(3)
  })
})
