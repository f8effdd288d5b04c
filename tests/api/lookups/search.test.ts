import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { statementsOf } from '../../harness/statements.ts'
import { makeAsset } from '../assets/assetCalls.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import { makeTask } from '../tasks/taskCalls.ts'

let app: TestApp
let studio: Studio

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
  const { owner, projectId, storyboardId } = studio
  await makeAsset(app, owner, projectId, { name: 'Fen', code: 'REED' })
  await makeAsset(app, owner, projectId, { name: 'Tall reed', code: 'TALL' })
  await makeShot(app, owner, storyboardId, 'Reeds in the wind')
  await makeShot(app, owner, storyboardId, 'Through the reeds')
  await makeTask(app, owner, projectId, 'Reed library')
  await makeProject(app, owner, studio.organizationId, 'Reedmace')
  await makeShot(app, owner, storyboardId, '100 % of_it')
})
afterAll(() => app.stop())

interface Read {
  search: {
    totalCount: number
    nodes: { __typename: string; name?: string; title?: string }[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
  }
}

const QUERY = `query ($query: String!, $types: [SearchType!], $first: Int, $after: String) {
  search(query: $query, filter: { types: $types }, first: $first, after: $after) {
    totalCount
    nodes {
      __typename
      ... on Project { name }
      ... on Storyboard { name }
      ... on Shot { name storyboard { project { name } } status { name } }
      ... on Asset { name project { name } }
      ... on Task { title project { name } }
      ... on User { name }
    }
    pageInfo { hasNextPage endCursor }
  }
}`

const search = async (person: Person, query: string, more: object = {}) =>
  (await app.ask<Read>(person, QUERY, { query, ...more })).search

const namesOf = ({ nodes }: Read['search']) => nodes.map(({ name, title }) => name ?? title)

const BY_FIT = ['Fen', 'Reedmace', 'Reeds in the wind', 'Reed library', 'Through the reeds', 'Tall reed']

describe('search', () => {
  it('tells what is called so first, then what begins with it, then what holds it, in any case', async () => {
    const found = await search(studio.member, ' reED ')
    expect(namesOf(found)).toEqual(BY_FIT)
    expect(found.totalCount).toBe(BY_FIT.length)
    expect(found.nodes.map(({ __typename }) => __typename)).toEqual(
      ['Asset', 'Project', 'Shot', 'Task', 'Shot', 'Asset'],
    )
  })

  it('goes on from page to page in the same order', async () => {
    const names: unknown[] = []
    for (let after: string | null = null, hasNext = true; hasNext; ) {
      const page: Read['search'] = await search(studio.member, 'reed', { first: 2, after })
      expect(page.totalCount).toBe(BY_FIT.length)
      names.push(...namesOf(page))
      after = page.pageInfo.endCursor
      hasNext = page.pageInfo.hasNextPage
    }
    expect(names).toEqual(BY_FIT)
  })

  it('searches for the types that are named', async () => {
    expect(namesOf(await search(studio.member, 'reed', { types: ['TASK', 'PROJECT'] }))).toEqual(
      ['Reedmace', 'Reed library'],
    )
    expect(namesOf(await search(studio.member, 'sh0010', { types: ['SHOT'] }))).toEqual(['Reeds in the wind'])
    expect(namesOf(await search(studio.member, 'MAIN', { types: ['STORYBOARD'] }))).toEqual(['Main', 'Main'])
    const people = await search(studio.member, studio.owner.email, { types: ['PERSON'] })
    expect(people.nodes).toEqual([{ __typename: 'User', name: 'Olga' }])
  })

  it('takes signs of patterns as they are', async () => {
    expect(namesOf(await search(studio.member, '% of_'))).toEqual(['100 % of_it'])
    expect((await search(studio.member, '%')).totalCount).toBe(1)
  })

  it('finds nothing for an outsider, in the trash and in archived projects', async () => {
    expect((await search(studio.outsider, 'reed')).totalCount).toBe(0)
    expect((await search(studio.outsider, studio.owner.email)).totalCount).toBe(0)
    const { owner, organizationId } = studio
    const { projectId, storyboardId } = await makeProject(app, owner, organizationId, 'Heron')
    const { id: shotId } = await makeShot(app, owner, storyboardId, 'Heron rises')
    await makeShot(app, owner, storyboardId, 'Heron lands')
    await mutatedOne(app, owner, 'deleteShots', { shotId }, 'deletedShotId')
    expect(namesOf(await search(owner, 'heron'))).toEqual(['Heron', 'Heron lands'])
    await mutated(app, owner, 'archiveProject', { projectId }, 'project { id }')
    expect((await search(owner, 'heron')).totalCount).toBe(0)
  })

  it('refuses a blank text, a page too large, a cursor of another list, and who is not signed in', async () => {
    expectRefused(await app.send(studio.member, QUERY, { query: ' ' }), 'INVALID_INPUT')
    expectRefused(await app.send(studio.member, QUERY, { query: 'reed', first: 201 }), 'INVALID_INPUT')
    expectRefused(await app.send(studio.member, QUERY, { query: 'reed', after: 'c2VhcmNoOltd' }), 'INVALID_INPUT')
    expectRefused(await app.send(null, QUERY, { query: 'reed' }), 'UNAUTHENTICATED')
  })

  it('is one statement, and one for each type that is on the page', async () => {
    const statements = await statementsOf(() => search(studio.member, 'reed'))
    expect(statements.length, statements.join('\n')).toBe(5)
  })
})

const MATCHES = `query ($query: String!, $first: Int, $after: String) {
  search(query: $query, filter: { types: [SHOT] }, first: $first, after: $after) {
    totalCount
    edges { match { field text } node { ... on Shot { name } } }
    pageInfo { endCursor }
  }
}`

interface Matches {
  search: {
    totalCount: number
    edges: { match: { field: string; text: string } | null; node: { name: string } }[]
    pageInfo: { endCursor: string | null }
  }
}

describe('search in the texts of shots', () => {
  const texts = async (person: Person, query: string, more: object = {}) =>
    (await app.ask<Matches>(person, MATCHES, { query, ...more })).search
  const matchesOf = ({ edges }: Matches['search']) =>
    edges.map(({ node, match }) => [node.name, match && `${match.field} ${match.text}`])

  beforeAll(async () => {
    const { owner, organizationId } = studio
    const { storyboardId } = await makeProject(app, owner, organizationId, 'Texts')
    const shots = [
      { name: 'Zinnia', description: 'Nothing' },
      { name: 'One', description: `${'Far. '.repeat(40)}A “door”, ajar: creaks.${' Far.'.repeat(40)}` },
      { name: 'Two', dialogue: 'ADA\nThe door\najar!', notes: 'Zinnia red' },
      { name: 'Three', cameraNote: 'Pan to the zinnia', description: '灯台守は嵐を見た。' },
      { name: 'Four', notes: 'Indoors. A jar.', description: 'Ends on door', dialogue: 'ajar' },
    ]
    await mutated(app, owner, 'createShots', { storyboardId, shots }, 'shots { id }')
    const script = { source: { text: 'INT. BOATHOUSE - DAWN\n\nOars drip.\n' }, existingShotCount: shots.length }
    await mutated(app, owner, 'importScript', { storyboardId, ...script }, 'shotCount')
  })

  it('finds words in a row, whatever stands between them, after what is called so, and shows where', async () => {
    expect(matchesOf(await texts(studio.member, 'Door aja'))).toEqual([
      ['One', expect.stringMatching(/^DESCRIPTION ….*A “door”, ajar: creaks\. Far\..*…$/)],
      ['Two', 'DIALOGUE ADA The door ajar!'],
    ])
    expect(matchesOf(await texts(studio.member, 'zinnia'))).toEqual([
      ['Zinnia', null], ['Three', 'CAMERA_NOTE Pan to the zinnia'], ['Two', 'NOTES Zinnia red'],
    ])
    expect(matchesOf(await texts(studio.member, 'boathouse - d'))).toEqual([['Shot 6', 'SCENE INT. BOATHOUSE - DAWN']])
    expect(matchesOf(await texts(studio.member, '嵐を'))).toEqual([['Three', 'DESCRIPTION 灯台守は嵐を見た。']])
  })

  it('goes on from page to page, and finds nothing for an outsider or without a word', async () => {
    const first = await texts(studio.member, 'zinnia', { first: 2 })
    const rest = await texts(studio.member, 'zinnia', { first: 2, after: first.pageInfo.endCursor })
    expect([first.totalCount, ...matchesOf(first), ...matchesOf(rest)].map(String)).toEqual(
      ['3', 'Zinnia,', 'Three,CAMERA_NOTE Pan to the zinnia', 'Two,NOTES Zinnia red'],
    )
    expect((await texts(studio.outsider, 'zinnia')).totalCount).toBe(0)
    expect((await texts(studio.member, '…')).totalCount).toBe(0)
  })
})
