import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import { makeBoard } from './boards.ts'

interface Shots {
  totalCount: number
  nodes: { id: string; name: string }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string }
}

const SHOTS = `query (
  $id: ID!, $search: String, $storyboardIds: [ID!], $first: Int, $after: String, $last: Int, $before: String
) {
  project(by: { id: $id }) {
    shots(
      filter: { search: $search, storyboardIds: $storyboardIds }
      first: $first, after: $after, last: $last, before: $before
    ) {
      totalCount nodes { id name } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`

describe('the shots of a project', () => {
  let app: TestApp
  let studio: Studio
  let projectId: string
  let firstBoard: string
  let secondBoard: string

  const read = async (variables: object = {}) =>
    (await app.ask<{ project: { shots: Shots } }>(studio.member, SHOTS, { id: projectId, ...variables })).project.shots
  const names = ({ nodes }: Shots) => nodes.map(({ name }) => name).join('')

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    const made = await makeBoard(app, studio, ['A', 'B', 'C'])
    projectId = made.projectId
    firstBoard = made.storyboardId
    const { storyboard } = await mutated<{ storyboard: { id: string } }>(
      app, studio.owner, 'createStoryboard', { projectId, name: 'Act two' }, 'storyboard { id }',
    )
    secondBoard = storyboard.id
    for (const name of ['D', 'E', 'F']) await makeShot(app, studio.owner, secondBoard, name)
  })
  afterAll(() => app.stop())

  it('come board by board, whichever board is first', async () => {
    expect(names(await read())).toBe('ABCDEF')
    await mutated(app, studio.owner, 'moveStoryboard', { storyboardId: secondBoard, to: { position: 1 } })
    expect(names(await read())).toBe('DEFABC')
    await mutated(app, studio.owner, 'moveStoryboard', { storyboardId: secondBoard, to: { position: 2 } })
    expect(names(await read({ storyboardIds: [secondBoard] }))).toBe('DEF')
  })

  it('page forwards and backwards, past what went to the trash meanwhile', async () => {
    let page = await read({ first: 2 })
    expect([names(page), page.totalCount, page.pageInfo.hasNextPage]).toEqual(['AB', 6, true])
    page = await read({ first: 2, after: page.pageInfo.endCursor })
    expect([names(page), page.pageInfo.hasPreviousPage]).toEqual(['CD', true])
    const last = page.nodes[1]?.id
    await mutatedOne(app, studio.owner, 'deleteShots', { shotId: last })
    const rest = await read({ first: 5, after: page.pageInfo.endCursor })
    expect([names(rest), rest.pageInfo.hasNextPage]).toEqual(['EF', false])
    await mutatedOne(app, studio.owner, 'restoreShots', { shotId: last })
    const back = await read({ last: 2, before: rest.pageInfo.startCursor })
    expect([names(back), back.pageInfo.hasPreviousPage, back.pageInfo.hasNextPage]).toEqual(['CD', true, true])
  })

  it('are found by name, code and description', async () => {
    const { nodes: [first] } = await read()
    await mutatedOne(app, studio.owner, 'updateShots', { shotId: first?.id, description: 'Rain on 100% of the window' })
    expect(names(await read({ search: 'rain ON' }))).toBe('A')
    expect(names(await read({ search: '100%' }))).toBe('A')
    expect(names(await read({ search: 'sh0020' }))).toBe('BE')
    expect(names(await read({ search: 'sh0020', storyboardIds: [firstBoard] }))).toBe('B')
    expect(names(await read({ search: 'f' }))).toBe('AF')
    expect((await read({ search: 'nothing' })).totalCount).toBe(0)
  })

  it('are not told to outsiders, nor beyond the bound', async () => {
    expectRefused(await app.send(studio.outsider, SHOTS, { id: projectId }), 'NOT_FOUND')
    expectRefused(await app.send(studio.member, SHOTS, { id: projectId, first: 1001 }), 'INVALID_INPUT')
    expectRefused(await app.send(studio.member, SHOTS, { id: projectId, after: 'nonsense' }), 'INVALID_INPUT', {
      after: 'after is not a cursor of this list',
    })
  })
})
