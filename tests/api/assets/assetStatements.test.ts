import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { statementsOf } from '../../harness/statements.ts'
import { makeStage } from '../casting/casts.ts'
import { mutated } from '../projects/projectCalls.ts'
import { addDependency, giveThumbnail } from './assetCalls.ts'

const NESTED = `code metadata { key } thumbnail { url } project { name }
  dependencies(first: 3) { totalCount nodes { relationshipType source { name } target { name thumbnail { url } } } }
  graph { isComplete assets { id name thumbnail { url } } dependencies { id relationshipType source { id } } }
  casting(first: 3) { totalCount nodes { occurrences shot { code status { name } } } }
  impact { screenTime { frames } shots(first: 2) { totalCount nodes { code } } tasks(first: 2) { totalCount } }`

describe('lists of assets', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  it('take as many statements for 15 assets as for 2, whatever is asked of them', async () => {
    const { projectId, shotIds, assetIds } = await makeStage(app, studio, 3, 15)
    for (const [index, assetId] of assetIds.entries()) {
      const targetId = assetIds[index + 1]
      if (targetId) await addDependency(app, studio.member, assetId, 'USES', targetId)
      await giveThumbnail(app, studio.member, assetId)
    }
    const castings = assetIds.flatMap((assetId) => shotIds.map((shotId) => ({ shotId, assetId })))
    await mutated(app, studio.member, 'castAssets', { castings })
    const query = `query ($id: ID!, $first: Int!) {
      project(by: { id: $id }) { assets(first: $first, orderBy: { field: CREATED }) { nodes { ${NESTED} } } }
    }`
    const count = async (first: number) =>
      (await statementsOf(() => app.ask(studio.member, query, { id: projectId, first }))).length
    expect(await count(15)).toBe(await count(2))
  })

  it('take as many statements to count the assets and tasks of 6 projects as of 2', async () => {
    for (let index = 0; index < 6; index++) await makeProject(app, studio.owner, studio.organizationId)
    const query = `query ($id: ID!, $first: Int!) { organization(id: $id) { projects(first: $first) { nodes {
      assetCounts { type count } taskCounts { status count } late: taskCounts(filter: { isLate: true }) { count }
    } } } }`
    const variables = { id: studio.organizationId }
    const count = async (first: number) =>
      (await statementsOf(() => app.ask(studio.member, query, { ...variables, first }))).length
    expect(await count(6)).toBe(await count(2))
  })

  it('are refused where a whole project would have to be walked for each of many assets', async () => {
    const { projectId } = await makeStage(app, studio, 1, 1)
    const query = `query ($id: ID!, $first: Int!) {
      project(by: { id: $id }) { assets(first: $first) { nodes { impact { screenTime { frames } } } } }
    }`
    const send = (first: number) => app.send(studio.member, query, { id: projectId, first })
    expect((await send(20)).errors).toEqual([])
    expectRefused(await send(100), 'TOO_COMPLEX')
  })
})
