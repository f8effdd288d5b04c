import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'

interface Body {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions: { code: string } }[]
  extensions?: { cost?: { requested: number; limit: number } }
}

/** A board of 1,000 shots is made in as many batches. */
const BATCHES_OF_500 = 2
const BOARD = `query ($id: ID!) { storyboard(by: { id: $id }) { shots(first: 1000) { nodes {
  id code name description frames duration position status { id name color } scene { id heading }
  views { id name revision strokeCount width height thumbnailUrl }
} } } }`

const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ')
const nest = (levels: number, [open, close]: readonly [string, string], within: string) =>
  `${open.repeat(levels)} ${within} ${close.repeat(levels)}`
const nested = (levels: number) => nest(levels, ['projects { nodes { organization {', '} } }'], 'id')
const types = (levels: number) => nest(levels, ['fields { type {', '} }'], 'name')

const A_MEMBER = 'organizations { nodes { members { nodes { user'
const deep = (next: number) => `self: ${A_MEMBER} { ...A${next} } } } } }`
const doubled = (next: number) => `a: x { ...A${next} } b: x { ...A${next} }`
const chain = (body: (next: number) => string) =>
  `{ viewer { ...A0 } } fragment A100 on User { id } ${repeat(100, (i) => `fragment A${i} on User { ${body(i + 1)} }`)}`

const HOSTILE: Record<string, { query: string; variables?: object; names: RegExp }> = {
  'a document 100 deep': { query: `{ organizations { nodes { ${nested(33)} } } }`, names: /15 deep/ },
  '10,000 aliases': { query: `{ ${repeat(10_000, (i) => `a${i}: viewer { id }`)} }`, names: /100,000 bytes/ },
  '10,000 short aliases': { query: `{ ${repeat(10_000, (i) => `a${i}:x`)} }`, names: /5,000 tokens/ },
  '400 aliases': { query: `{ ${repeat(400, (i) => `a${i}: viewer { id }`)} }`, names: /50 times.*viewer/ },
  'the same field a thousand times': { query: `{ viewer { ${repeat(1_000, () => 'id')} } }`, names: /50 times.*id/ },
  'a name given a thousand times': { query: `{ viewer { ${repeat(1_000, (i) => `a: f${i}`)} } }`, names: /50 times.*a/ },
  'a megabyte': { query: `{ viewer { id } } # ${'x'.repeat(1_000_000)}`, names: /100,000 bytes/ },
  'a megabyte of names': { query: `{ ${repeat(200_000, () => 'id')} }`, names: /100,000 bytes/ },
  'fragments 100 deep': { query: chain(deep), names: /15 deep/ },
  'fragments that double at every step': { query: chain(doubled), names: /15 deep/ },
  'a fragment within itself': {
    query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    names: /contain itself/,
  },
  'a fragment within its fields': {
    query: `{ viewer { ...A } } fragment A on User { ${A_MEMBER} { ...A } } } } } }`,
    names: /contain itself/,
  },
  'a list of 100,000 ids': {
    query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
    variables: { ids: Array.from({ length: 100_000 }, () => 'x') },
    names: /500 items/,
  },
  'nodes of nodes': {
    query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Storyboard { shots(first: 1000) { nodes { id } } } } }',
    variables: { ids: Array.from({ length: 500 }, () => 'x') },
    names: /costs [\d,]+, and one may cost 50,000/,
  },
  'pages of pages': {
    query: '{ organizations(first: 200) { nodes { projects(first: 200) { nodes { id name code } } } } }',
    names: /costs [\d,]+, and one may cost 50,000/,
  },
  'fields of fields': {
    query: '{ __schema { queryType { fields { type { fields { type { fields { name } } } } } } } }',
    names: /nested too deep/,
  },
  'types of types': { query: `{ __schema { types { ${types(6)} } } }`, names: /costs [\d,]+, and one may cost 50,000/ },
  'all types 50 times': {
    query: `{ __schema { ${repeat(50, (i) => `a${i}: types { fields { args { name } type { name } } }`)} } }`,
    names: /costs [\d,]+, and one may cost 50,000/,
  },
}

describe('limits of GraphQL requests', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    await makeShot(app, studio.owner, studio.storyboardId)
    const create = 'mutation ($input: CreateShotsInput!) { createShots(input: $input) { shots { id } } }'
    for (let batch = 0; batch < BATCHES_OF_500; batch++) {
      await app.ask(studio.owner, create, {
        input: { storyboardId: studio.storyboardId, shots: Array.from({ length: 500 }, () => ({})) },
      })
    }
  })
  afterAll(() => app.stop())

  async function post(query: string, variables: object = {}): Promise<Body> {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${studio.member.accessToken}` },
      body: JSON.stringify({ query, variables }),
    })
    return (await response.json()) as Body
  }
  const costOf = async (query: string, variables?: object) => (await post(query, variables)).extensions?.cost

  it('are told of every answer with what was asked for', async () => {
    expect(await costOf('{ viewer { id name } }')).toEqual({ requested: 3, limit: 50_000 })
    expect(await costOf('{ organizations(first: 10) { nodes { id name } } }')).toEqual({ requested: 22, limit: 50_000 })
    expect(await costOf('{ organizations(first: -1) { nodes { id } } }')).toMatchObject({ requested: 3 })
    expect(await costOf('{ viewer { nothing } }')).toMatchObject({ requested: 2 })
    expect(await costOf('{ organizations { nodes { id } } }')).toMatchObject({ requested: 22 })
    const deep = '{ organizations { nodes { projects { nodes { storyboards { nodes { name } } } } } } }'
    expect((await costOf(deep))?.requested).toBeLessThan(10_000)
    expect(await costOf(HOSTILE['pages of pages']?.query ?? '')).toMatchObject({ limit: 50_000 })
    expect((await costOf(BOARD, { id: studio.storyboardId }))?.requested).toBeLessThan(50_000)
  })

  it('count only what is executed', async () => {
    const query = `query ($no: Boolean = false, $yes: Boolean!) {
      viewer {
        id a: name @skip(if: true) b: name @include(if: false) c: name @include(if: $no) d: name @skip(if: $yes)
        ... @include(if: $yes) { name }
      }
      ... @include(if: $no) { organizations(first: 200) { nodes { projects(first: 200) { nodes { id name } } } } }
    }`
    expect(await costOf(query, { yes: true })).toMatchObject({ requested: 3 })
    expect((await post(query, { yes: true, no: true })).errors?.[0]?.extensions.code).toBe('TOO_COMPLEX')
    expect(await costOf(query, { yes: true, no: false })).toMatchObject({ requested: 3 })
  })

  it('let a tool read the whole schema', async () => {
    const { data, extensions } = await post(getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true }))
    const read = buildClientSchema(data as unknown as IntrospectionQuery)
    expect(Object.keys(read.getTypeMap()).length).toBeGreaterThan(100)
    expect(extensions?.cost?.requested).toBeLessThan(40_000)
  })

  /** The fewest CPU milliseconds of this process and its server for doing it once: other garbage is not counted. */
  const cpuOf = async (work: () => Promise<unknown>, times: number) => {
    let fewest = Infinity
    for (let turn = 0; turn < times; turn++) {
      const before = process.cpuUsage()
      await work()
      const { user, system } = process.cpuUsage(before)
      fewest = Math.min(fewest, (user + system) / 1000)
    }
    return fewest
  }

  it('refuse hostile documents for less than a board costs, and others are answered meanwhile', async () => {
    const board = () => post(BOARD, { id: studio.storyboardId })
    expect((await board()).errors).toBeUndefined()
    await cpuOf(board, 3)
    const boardCost = await cpuOf(board, 5)
    const spent: Record<string, number> = {}
    for (const [name, { query, variables, names }] of Object.entries(HOSTILE)) {
      // Each time another one: what is known to be bad already would cost nothing.
      let turn = 0
      const attack = async () => {
        const answer = await post(`${query} #${(turn += 1)}`, variables)
        expect(answer.data ?? null, name).toBeNull()
        expect(answer.errors?.[0]?.extensions.code, name).toBe('TOO_COMPLEX')
        expect(answer.errors?.[0]?.message, name).toMatch(names)
      }
      await attack()
      spent[name] = await cpuOf(attack, 3)
    }
    for (const [name, cost] of Object.entries(spent)) expect(cost, name).toBeLessThan(boardCost)
    const start = performance.now()
    const attacks = Object.values(HOSTILE).map(({ query, variables }) => post(query, variables))
    expect((await post('{ viewer { id } }')).errors).toBeUndefined()
    expect(performance.now() - start).toBeLessThan(10_000)
    await Promise.all(attacks)
  })
})
