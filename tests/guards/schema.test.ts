import {
  type GraphQLField,
  type GraphQLInputField,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { schema } from '../../server/schema.ts'

const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
)
const objects = types.filter(isObjectType)

const hasText = ({ description }: { description?: string | null | undefined }) => Boolean(description?.trim())

/** Everything of a type that ought to have a description, by its coordinate: `Type.field(argument:)`. */
function partsOf(type: GraphQLNamedType): [string, { description?: string | null | undefined }][] {
  const fields: (GraphQLField<unknown, unknown> | GraphQLInputField)[] =
    isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : []
  return [
    [type.name, type],
    ...fields.flatMap((field): [string, { description?: string | null | undefined }][] => [
      [`${type.name}.${field.name}`, field],
      ...('args' in field ? field.args : []).map((argument): [string, typeof argument] => [
        `${type.name}.${field.name}(${argument.name}:)`,
        argument,
      ]),
    ]),
    ...(isEnumType(type) ? type.getValues() : []).map((value): [string, typeof value] => [
      `${type.name}.${value.name}`,
      value,
    ]),
  ]
}

describe('the schema', () => {
  it('describes every type, field, argument and enum value', () => {
    const parts = types.flatMap(partsOf)
    expect(parts.length).toBeGreaterThan(300)
    expect(parts.filter(([, part]) => !hasText(part)).map(([coordinate]) => coordinate)).toEqual([])
  })

  it('gives every connection edges, nodes, pageInfo and totalCount, none of which can be null', () => {
    const connections = objects.filter(({ name }) => name.endsWith('Connection'))
    expect(connections.length).toBeGreaterThan(5)
    for (const connection of connections) {
      const fields = connection.getFields()
      for (const name of ['edges', 'nodes', 'pageInfo', 'totalCount']) {
        expect(fields[name]?.type, `${connection.name}.${name}`).toBeInstanceOf(GraphQLNonNull)
      }
    }
  })

  it('links the specification of every custom scalar', () => {
    const scalars = types.filter(isScalarType)
    expect(scalars.length).toBeGreaterThan(2)
    for (const { name, specifiedByURL } of scalars) expect(specifiedByURL, name).toMatch(/^https:\/\//)
  })

  it('gives every type of rows one connection, named after it', () => {
    const connections = objects.filter(({ name }) => name.endsWith('Connection'))
    expect(connections.length).toBeGreaterThan(15)
    for (const connection of connections) {
      const { nodes, edges } = connection.getFields()
      const node = String(nodes?.type).replace(/\W/g, '').replace(/Result$/, '')
      expect([connection.name, String(edges?.type)]).toEqual([`${node}Connection`, `[${node}Edge!]!`])
    }
  })

  it('pages every connection forwards at least', () => {
    const paged = objects.flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => /Connection!?$/.test(String(field.type)))
        .map((field) => ({ coordinate: `${type.name}.${field.name}`, names: field.args.map(({ name }) => name) })),
    )
    expect(paged.length).toBeGreaterThan(5)
    for (const { coordinate, names } of paged) {
      expect(names, coordinate).toEqual(expect.arrayContaining(['first', 'after']))
    }
  })

  it('gives every mutation one input of its own and a payload of its own, null when it fails', () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
    expect(mutations.length).toBeGreaterThan(10)
    for (const { name, args, type } of mutations) {
      const own = name[0]?.toUpperCase() + name.slice(1)
      const written = args.map((argument) => `${argument.name}: ${String(argument.type)}`)
      expect(written, name).toEqual([`input: ${own}Input!`])
      expect(String(type), name).toBe(`${own}Payload`)
    }
  })

  it('returns the ids of what every deletion deletes, and restores only what is deleted or removed', () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
    const payloadOf = ({ type }: (typeof mutations)[number]) => Object.keys((type as GraphQLObjectType).getFields())
    const deletions = mutations.filter(({ name }) => /^delete[A-Z]/.test(name) && name !== 'deleteAccount')
    expect(deletions.length).toBeGreaterThan(8)
    for (const mutation of deletions) {
      const plural = mutation.name.endsWith('s') && !mutation.name.endsWith('ss')
      expect(payloadOf(mutation).some((field) => (plural ? /^deleted.+Ids$/ : /^deleted.+Id$/).test(field)), mutation.name)
        .toBe(true)
    }
    const names = mutations.map(({ name }) => name)
    const restored = names.flatMap((name) => /^restore(.+)$/.exec(name)?.[1] ?? [])
    const isEnded = (object: string) => names.includes(`delete${object}`) || names.includes(`remove${object}`)
    expect(restored.filter((object) => !isEnded(object))).toEqual([])
  })

  it('names every mutation verb first and every enum value in capitals', () => {
    for (const name of Object.keys(schema.getMutationType()?.getFields() ?? {})) expect(name).toMatch(/^[a-z]+[A-Z]/)
    for (const type of types.filter(isEnumType)) {
      for (const { name } of type.getValues()) expect(name, type.name).toMatch(/^[A-Z][A-Z0-9_]*$/)
    }
  })
})
