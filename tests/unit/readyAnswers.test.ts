import {
  type DocumentNode,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import type { Context } from '../../server/context.ts'
import { answeredAtOnce, executeReady } from '../../server/graphql/readyAnswers.ts'

const ROW = { name: true, frames: true } as const
const READY = { edges: { cursor: true, node: ROW }, nodes: ROW } as const

interface Row {
  name: string | null
  frames: number | null
}

/** A list of rows whose fields count how often graphql-js asks them. */
function listOf(rows: readonly Row[], authScopes?: object) {
  let resolved = 0
  const field = (type: typeof GraphQLString | typeof GraphQLInt, name: keyof Row) => ({
    type: name === 'name' ? new GraphQLNonNull(type) : type,
    extensions: { pothosExposedField: name, pothosOptions: {} },
    resolve: (row: Row) => {
      resolved++
      return row[name]
    },
  })
  const Row = new GraphQLObjectType({
    name: 'Row',
    extensions: { pothosOptions: { authScopes } },
    fields: { name: field(GraphQLString, 'name'), frames: field(GraphQLInt, 'frames') },
  })
  const Edge = new GraphQLObjectType({
    name: 'RowEdge',
    fields: {
      cursor: { type: GraphQLString, extensions: { pothosExposedField: 'cursor' } },
      node: { type: new GraphQLNonNull(Row), extensions: { pothosOptions: {} } },
    },
  })
  const all = (type: GraphQLObjectType) => new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)))
  interface Edges { edges: { node: Row }[] }
  const Connection = new GraphQLObjectType({
    name: 'RowConnection',
    fields: {
      count: { type: GraphQLInt },
      edges: { type: all(Edge) },
      nodes: { type: all(Row), resolve: ({ edges }: Edges) => edges.map(({ node }) => node) },
    },
  })
  const connection = { count: rows.length, edges: rows.map((node, index) => ({ cursor: `c${index}`, node })) }
  const query = new GraphQLObjectType<unknown, Context>({
    name: 'Query',
    fields: {
      rows: { type: Connection, resolve: (_root, _given, context, info) =>
        answeredAtOnce(connection, READY, context, info) },
    },
  })
  const schema = new GraphQLSchema({ query })
  const documents = new Map<string, DocumentNode>()
  return async (text: string, variableValues: object = {}) => {
    const contextValue = { viewer: null } as Context
    const document = documents.get(text) ?? parse(text)
    documents.set(text, document)
    const result = await executeReady({ schema, document, contextValue, variableValues: { ...variableValues } })
    return { text: JSON.stringify(result), resolved }
  }
}

const ROWS = [{ name: 'A', frames: 12 }, { name: 'B', frames: null }]

describe('rows that are ready', () => {
  it('are written without graphql-js asking their fields', async () => {
    const { text, resolved } = await listOf(ROWS)(
      '{ rows { count edges { cursor node { name ...More } } names: nodes { title: name __typename } } } ' +
      'fragment More on Row { frames }',
    )
    expect(text).toBe('{"data":{"rows":{"count":2,"edges":[{"cursor":"c0","node":{"name":"A","frames":12}},' +
      '{"cursor":"c1","node":{"name":"B","frames":null}}],' +
      '"names":[{"title":"A","__typename":"Row"},{"title":"B","__typename":"Row"}]}}}')
    expect(resolved).toBe(0)
  })

  it('are written as the variables of each request say', async () => {
    const ask = listOf(ROWS)
    const document = 'query ($all: Boolean!) { rows { nodes { name frames @include(if: $all) } } }'
    expect((await ask(document, { all: false })).text).toBe('{"data":{"rows":{"nodes":[{"name":"A"},{"name":"B"}]}}}')
    const whole = await ask(document, { all: true })
    expect(whole.text).toBe('{"data":{"rows":{"nodes":[{"name":"A","frames":12},{"name":"B","frames":null}]}}}')
    expect(whole.resolved).toBe(0)
  })

  it.each([
    ['a value is missing', [{ name: null, frames: 1 }], undefined, 'Cannot return null for non-nullable field'],
    ['a value does not fit', [{ name: 'A', frames: 2 ** 40 }], undefined, 'Int cannot represent'],
    ['scopes are decided by a function', ROWS, () => true, '"frames":12'],
    ['a scope is missing', ROWS, { 'shots:read': true }, '"frames":12'],
  ])('are left to graphql-js where %s', async (_, rows, scopes, said) => {
    const { text, resolved } = await listOf(rows, scopes)('{ rows { nodes { name frames } } }')
    expect(text).toContain(said)
    expect(resolved).toBeGreaterThan(0)
  })

  it('are left to graphql-js under a name that objects keep for themselves', async () => {
    const { text, resolved } = await listOf(ROWS)('{ rows { nodes { __proto__: name } } }')
    expect(text).toContain('{"__proto__":"A"}')
    expect(resolved).toBe(2)
  })
})
