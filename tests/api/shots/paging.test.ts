import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { mutatedOne } from '../projects/projectCalls.ts'

interface Page {
  storyboard: {
    shots: {
      totalCount: number
      edges: { cursor: string; node: { name: string; status: null; views: { position: number }[] } }[]
      nodes: { name: string }[]
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string }
    }
  }
}

const READ = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) {
  storyboard(by: { id: $id }) {
    shots(first: $first, after: $after, last: $last, before: $before) {
      totalCount edges { cursor node { name status { name } views { position } } } nodes { name }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`

describe('the shots of a board, page by page', () => {
  let app: TestApp
  let studio: Studio
  const ids = new Map<string, string>()

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    for (const name of 'ABCDEF') ids.set(name, (await makeShot(app, studio.owner, studio.storyboardId, name)).id)
  })
  afterAll(() => app.stop())

  const read = async (page: object) => {
    const { storyboard } = await app.ask<Page>(studio.member, READ, { id: studio.storyboardId, ...page })
    const { shots } = storyboard
    expect(shots.edges.map(({ node }) => node.name)).toEqual(shots.nodes.map(({ name }) => name))
    return { ...shots, names: shots.nodes.map(({ name }) => name).join('') }
  }

  it('go forwards and backwards to both ends', async () => {
    const first = await read({ first: 4 })
    expect([first.names, first.totalCount, first.pageInfo.hasNextPage]).toEqual(['ABCD', 6, true])
    const rest = await read({ first: 4, after: first.pageInfo.endCursor })
    expect([rest.names, rest.pageInfo.hasNextPage, rest.pageInfo.hasPreviousPage]).toEqual(['EF', false, true])
    const back = await read({ last: 3, before: rest.pageInfo.startCursor })
    expect([back.names, back.pageInfo.hasPreviousPage]).toEqual(['BCD', true])
  })

  it('lose no shot when the one at the cursor is deleted meanwhile', async () => {
    const first = await read({ first: 2 })
    await mutatedOne(app, studio.owner, 'deleteShots', { shotId: ids.get('B') })
    const next = await read({ first: 2, after: first.pageInfo.endCursor })
    expect([next.names, next.totalCount]).toEqual(['CD', 5])
  })

  it('refuse a cursor of another list and a page beyond the bound', async () => {
    for (const page of [{ first: 1001 }, { first: -1 }, { after: 'R1BDOlM6' }]) {
      const { errors } = await app.send(studio.member, READ, { id: studio.storyboardId, ...page })
      expect(errors[0]?.extensions.code).toBe('INVALID_INPUT')
    }
  })
})
