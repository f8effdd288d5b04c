import { afterAll, beforeAll, expect, it } from 'vitest'
import { PUBLIC_URL, startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { mutatedOne } from '../projects/projectCalls.ts'

let app: TestApp
let studio: Studio

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

const TREE = `query ($id: ID!) {
  project(by: { id: $id }) {
    id webUrl organization { id webUrl }
    storyboard {
      id webUrl
      shots(first: 1) { nodes { id webUrl views { path: thumbnailUrl url: thumbnailUrl(absolute: true, width: 210) } } }
    }
    assets(first: 1) { nodes { id webUrl } }
    tasks(first: 1) { nodes { id webUrl } }
  }
}`

interface Place {
  id: string
  webUrl: string
}

interface Tree {
  project: Place & {
    organization: Place
    storyboard: Place & { shots: { nodes: (Place & { views: { path: string; url: string }[] })[] } }
    assets: { nodes: Place[] }
    tasks: { nodes: Place[] }
  }
}

it('objects tell the absolute addresses of their pages, and files theirs when asked', async () => {
  const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
  await makeShot(app, studio.owner, storyboardId)
  await mutatedOne(app, studio.owner, 'createAssets', { projectId, name: 'Boat', type: 'PROP' })
  await mutatedOne(app, studio.owner, 'createTasks', { projectId, title: 'Ink' })
  const { project } = await app.ask<Tree>(studio.member, TREE, { id: projectId })
  const { organization, storyboard, assets, tasks } = project
  const [shot, asset, task] = [storyboard.shots.nodes[0], assets.nodes[0], tasks.nodes[0]]
  const page = `${PUBLIC_URL}/dashboard/projects/${projectId}`
  expect(organization.webUrl).toBe(`${PUBLIC_URL}/dashboard/organizations/${organization.id}`)
  expect(project.webUrl).toBe(page)
  expect(storyboard.webUrl).toBe(`${page}/storyboard?board=${storyboard.id}`)
  expect(shot?.webUrl).toBe(`${page}/storyboard?board=${storyboard.id}&shot=${shot?.id}`)
  expect(asset?.webUrl).toBe(`${page}/assets?asset=${asset?.id}`)
  expect(task?.webUrl).toBe(`${page}/tasks?task=${task?.id}`)
  const { path = '', url = '' } = shot?.views[0] ?? {}
  expect(path).toMatch(/^\/media\//)
  expect(url.startsWith(`${PUBLIC_URL}/media/`)).toBe(true)
  const picture = await fetch(app.url + new URL(url).pathname + new URL(url).search)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
})
