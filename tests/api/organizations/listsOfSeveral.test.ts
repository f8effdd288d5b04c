import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { makeAsset } from '../assets/assetCalls.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import { makeTask } from '../tasks/taskCalls.ts'

const ASSETS = 'pageInfo { hasNextPage endCursor } totalCount nodes { id name project { id } }'
const TASKS = 'pageInfo { hasNextPage endCursor } totalCount nodes { id title }'
const ACTIVITY = 'pageInfo { hasNextPage endCursor } totalCount nodes { seq type subjectId count }'
const ORGANIZATION = `
  usage { projects members storageBytes }
  byName: assets(first: 3, orderBy: { field: NAME }) { ${ASSETS} }
  lastByCode: assets(last: 2, orderBy: { field: CODE }) { ${ASSETS} }
  props: assets(first: 2, filter: { types: [PROP] }) { ${ASSETS} }
  assetCounts { type count }
  byDay: tasks(first: 3) { ${TASKS} }
  byTitle: tasks(first: 2, orderBy: { field: TITLE }, filter: { search: "a" }) { ${TASKS} }
  taskCounts { status count }
  activity(first: 3) { ${ACTIVITY} }`
const PROJECT = `
  activity(first: 4) { ${ACTIVITY} }
  drawn: activity(first: 2, filter: { kinds: [SHOT, ASSET] }) { ${ACTIVITY} }
  views(first: 2) { pageInfo { hasNextPage endCursor } totalCount nodes { id name } }`

interface Found {
  id: string
}

describe('what is asked of many organizations and projects at once', () => {
  let app: TestApp
  let studio: Studio
  const organizationIds: string[] = []
  const projectIds: string[] = []

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    const { owner } = studio
    for (const [index, size] of [0, 1, 4].entries()) {
      const made = await mutated<{ organization: Found }>(
        app, owner, 'createOrganization', { name: `Studio ${index}` }, 'organization { id }',
      )
      organizationIds.push(made.organization.id)
      for (const part of ['a', 'b']) {
        const { projectId, storyboardId } = await makeProject(app, owner, made.organization.id, `${part}${index}`)
        projectIds.push(projectId)
        for (let number = 0; number < size; number++) {
          await makeAsset(app, owner, projectId, { name: `${part === 'a' ? 'Zoë' : 'ärger'} ${number}`, type: 'PROP' })
          await makeTask(app, owner, projectId, `${part} ${number}`)
          const { id: shotId } = await makeShot(app, owner, storyboardId)
          await mutatedOne(app, owner, 'createViews', { shotId, name: `View ${number}` })
        }
      }
    }
  })
  afterAll(() => app.stop())

  const TYPES = [['Organization', ORGANIZATION], ['Project', PROJECT]] as const

  it.each(TYPES)('is what each %s tells alone', async (type, fields) => {
    const ids = type === 'Organization' ? organizationIds : projectIds
    const document = `query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on ${type} { ${fields} } } }`
    const { nodes } = await app.ask<{ nodes: Found[] }>(studio.owner, document, { ids })
    expect(nodes.map(({ id }) => id)).toEqual(ids)
    for (const each of nodes) {
      const alone = await app.ask<{ nodes: Found[] }>(studio.owner, document, { ids: [each.id] })
      expect(each).toEqual(alone.nodes[0])
    }
  })
})
