import { readFileSync } from 'node:fs'
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { compareSchemas, isOfErrors, readMigrationNotes, readReleases } from '../../server/docs/releases.ts'
import { schema } from '../../server/schema.ts'

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }

/** What breaks without notice, named. */
const breaksOf = async (before: Parameters<typeof compareSchemas>[0], after: Parameters<typeof compareSchemas>[0]) =>
  (await compareSchemas(before, after)).filter(({ effect }) => effect === 'breaking').map(({ message }) => message)

/** The reason of everything that is deprecated. */
function deprecations(): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    const isComposed = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
    const fields = isComposed ? Object.values(type.getFields()) : []
    const args = fields.flatMap((field) => ('args' in field ? field.args : []))
    const values = isEnumType(type) ? type.getValues() : []
    return [...fields, ...args, ...values].flatMap(({ deprecationReason }) => deprecationReason ?? [])
  })
}

describe('the releases of the schema', () => {
  it('have a snapshot each, the newest that of package.json', () => {
    expect(readReleases()[0]?.version).toBe(manifest.version)
  })

  it('are broken only where a migration note says how to move, unless it was deprecated before', async () => {
    const [last] = readReleases()
    if (!last) throw new Error('There is no release')
    const changes = await compareSchemas(last.schema, schema)
    const broken = changes.filter(({ effect }) => effect === 'breaking').map(({ path }) => path)
    const noted = [...readMigrationNotes(null).keys()].filter((path) => !isOfErrors(path))
    expect([...new Set(broken)].toSorted()).toEqual(noted.toSorted())
  })

  it('deprecate with a date and with what takes the place', () => {
    for (const reason of deprecations()) {
      expect(reason).toMatch(/\d{4}-\d{2}-\d{2}/)
      expect(reason).toMatch(/`\w/)
    }
  })
})

describe('a change of the schema', () => {
  const before = buildSchema(`
    type Query {
      kept: Int, gone: Int, old: Int @deprecated(reason: "2027-01-01: use \`kept\`."), list(first: Int): [Int!]
    }
    enum Color { RED BLUE }
  `)

  it('that takes away what was not deprecated is named', async () => {
    const after = buildSchema('type Query { kept: String, old: Int, list(first: Int!): [Int!] } enum Color { RED }')
    expect(await breaksOf(before, after)).toEqual([
      "Enum value 'BLUE' was removed from enum 'Color'",
      "Field 'gone' was removed from object type 'Query'",
      "Field 'Query.kept' changed type from 'Int' to 'String'",
      "Type for argument 'first' on field 'Query.list' changed from 'Int' to 'Int!'",
    ])
  })

  it('that takes away what was deprecated is no break, and one that adds is told as safe', async () => {
    const after = buildSchema(
      'type Query { kept: Int, gone: Int, fresh: Int, list(first: Int): [Int!] } enum Color { RED BLUE }',
    )
    expect(await breaksOf(before, after)).toEqual([])
    const changes = await compareSchemas(before, after)
    expect(changes.map(({ path, effect }) => [path, effect])).toEqual([
      ['Query.fresh', 'safe'],
      ['Query.old', 'dangerous'],
    ])
  })
})
