import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLField,
  GraphQLInterfaceType,
  GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql'
import { fail } from '../kernel/errors.ts'
import { documentFailures } from './document.failures.ts'

/** How often one field may be asked for, or one name given, in one place. */
export const ALIAS_LIMIT = 50

/** What a selection costs once, and how deep it nests. */
export interface Weight {
  cost: number
  /** 1 for a selection whose fields have no fields. */
  depth: number
}

/** A document as it is walked; what one selection weighs is found once, however often fragments lead to it. */
export interface Reading {
  schema: GraphQLSchema
  variables: Readonly<Record<string, unknown>>
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  weights: Map<SelectionSetNode, Map<string, Weight | null>>
}

/** The rows counted for a connection without a page size: nested pages of the default 50 are rarely all full. */
export const COUNTED_PAGE = 20

/** The rows a connection field is counted with. */
function pageSize(field: FieldNode, { variables }: Reading): number {
  for (const { name, value } of field.arguments ?? []) {
    if (name.value !== 'first' && name.value !== 'last') continue
    const size = value.kind === Kind.VARIABLE ? variables[value.name.value] : value.kind === Kind.INT && value.value
    if (size !== null && size !== undefined && size !== false) return Math.max(1, Number(size) || 1)
  }
  return COUNTED_PAGE
}

/** Whether a condition given as a value or a variable leaves the selection out. */
function isLeftOut({ directives }: SelectionNode, { variables }: Reading): boolean {
  return (directives ?? []).some(({ name, arguments: given }) => {
    const value = given?.find((argument) => argument.name.value === 'if')?.value
    const literal = value?.kind === Kind.BOOLEAN ? value.value : undefined
    const condition = value?.kind === Kind.VARIABLE ? variables[value.name.value] : literal
    return condition === (name.value === 'skip') && (name.value === 'skip' || name.value === 'include')
  })
}

function fieldOf(parent: unknown, field: FieldNode, { schema }: Reading): GraphQLField<unknown, unknown> | undefined {
  const name = field.name.value
  if (parent === schema.getQueryType() && name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef
  if (parent === schema.getQueryType() && name === TypeMetaFieldDef.name) return TypeMetaFieldDef
  if (parent instanceof GraphQLObjectType || parent instanceof GraphQLInterfaceType) return parent.getFields()[name]
  return undefined
}

/** The fields of a connection that hold its rows. */
const ROW_FIELDS = new Set(['nodes', 'edges'])

/** A field of introspection reads memory alone: the whole schema, as tools ask for it, costs half of what one may. */
const INTROSPECTION_COST = 0.5

const introspectionSizes = new WeakMap<GraphQLSchema, Readonly<Record<string, number>>>()

/** How many items the lists of introspection have on average. */
function sizesOf(schema: GraphQLSchema): Readonly<Record<string, number>> {
  const known = introspectionSizes.get(schema)
  if (known) return known
  const types = Object.values(schema.getTypeMap())
  const share = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0) / types.length
  const fielded = types.filter((type) => isObjectType(type) || isInterfaceType(type))
  const fields = fielded.flatMap((type) => Object.values(type.getFields()))
  const sizes = {
    types: types.length,
    fields: fields.length / types.length,
    args: fields.flatMap(({ args }) => args).length / fields.length,
    inputFields: share(types.filter(isInputObjectType).map((type) => Object.keys(type.getFields()).length)),
    enumValues: share(types.filter(isEnumType).map((type) => type.getValues().length)),
    interfaces: share(fielded.map((type) => type.getInterfaces().length)),
    possibleTypes: share(types.filter(isAbstractType).map((type) => schema.getPossibleTypes(type).length)),
    ofType: 0.5,
  }
  introspectionSizes.set(schema, sizes)
  return sizes
}

/** How many objects are asked for by their ids. */
function idCount(node: FieldNode, { variables }: Reading): number {
  const value = node.arguments?.find(({ name }) => name.value === 'ids')?.value
  const ids = value?.kind === Kind.VARIABLE ? variables[value.name.value] : value?.kind === Kind.LIST && value.values
  return Array.isArray(ids) ? Math.max(1, ids.length) : 1
}

/** How many items a list that is no connection may have, where its field says so; they count like rows. */
function listSize(node: FieldNode, parent: unknown, reading: Reading): number {
  if (isIntrospective(parent)) return sizesOf(reading.schema)[node.name.value] ?? 1
  if (parent === reading.schema.getQueryType() && node.name.value === 'nodes') return idCount(node, reading)
  return Number(fieldOf(parent, node, reading)?.extensions['mostItems'] ?? 1)
}

const isIntrospective = (parent: unknown) => parent instanceof GraphQLObjectType && parent.name.startsWith('__')

/** What a field costs by itself: 1, unless it says that one answer of it takes much work. */
const ownCost = (field: GraphQLField<unknown, unknown> | undefined, parent: unknown) =>
  isIntrospective(parent) ? INTROSPECTION_COST : Number(field?.extensions['cost'] ?? 1)

/** The fields of a selection, each with the type it is selected on; a fragment is opened once, as in execution. */
function* fieldsOf(
  set: SelectionSetNode,
  parent: unknown,
  reading: Reading,
  opened = new Set<string>(),
  open: readonly string[] = [],
): Generator<[FieldNode, unknown]> {
  for (const selection of set.selections) {
    if (isLeftOut(selection, reading)) continue
    if (selection.kind === Kind.FIELD) yield [selection, parent]
    else {
      const name = selection.kind === Kind.FRAGMENT_SPREAD ? selection.name.value : null
      if (name !== null && open.includes(name)) throw containsItself(name)
      if (name !== null && opened.has(name)) continue
      if (name !== null) opened.add(name)
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? reading.fragments.get(selection.name.value) : selection
      const condition = fragment?.typeCondition?.name.value
      const type = condition === undefined ? parent : reading.schema.getType(condition)
      const within = name === null ? open : [...open, name]
      if (fragment) yield* fieldsOf(fragment.selectionSet, type, reading, opened, within)
    }
  }
}

const containsItself = (name: string) => fail(documentFailures.FRAGMENT_IN_ITSELF({ name }))

/** Counts one more use of a name in one place; TOO_COMPLEX beyond the limit. */
function countName(counts: Map<string, number>, name: string): void {
  const count = (counts.get(name) ?? 0) + 1
  if (count > ALIAS_LIMIT) {
    throw fail(documentFailures.FIELD_REPEATED({ most: ALIAS_LIMIT, name }))
  }
  counts.set(name, count)
}

function weighFields(set: SelectionSetNode, parent: unknown, reading: Reading, rows: number): Weight {
  const weight = { cost: 0, depth: 1 }
  const names = new Map<string, number>()
  const aliases = new Map<string, number>()
  const answered = new Set<string>()
  for (const [field, type] of fieldsOf(set, parent, reading)) {
    countName(names, field.name.value)
    if (field.alias) countName(aliases, field.alias.value)
    const definition = fieldOf(type, field, reading)
    // Execution answers a field once, however many fragments ask for it.
    const answer = `${String(type)}.${(field.alias ?? field.name).value}`
    if (!answered.has(answer)) weight.cost += ownCost(definition, type)
    answered.add(answer)
    if (!field.selectionSet) continue
    const typeBelow = definition && getNamedType(definition.type)
    const rowsBelow = definition && typeBelow?.name.endsWith('Connection') ? pageSize(field, reading) : 1
    const below = weigh(field.selectionSet, typeBelow, reading, rowsBelow)
    const rowsHere = rows > 1 && ROW_FIELDS.has(field.name.value) ? rows : 1
    weight.cost += rowsHere * listSize(field, type, reading) * below.cost
    weight.depth = Math.max(weight.depth, below.depth + 1)
  }
  return weight
}

/**
 * What a selection on a type weighs; `rows` are those of the connection it belongs to, 1 elsewhere. TOO_COMPLEX for a
 * fragment that contains itself and for more than 50 of one field in one place. Knows nothing of what is not in the
 * schema: that is for validation, which comes after.
 */
export function weigh(set: SelectionSetNode, parent: unknown, reading: Reading, rows = 1): Weight {
  const known = reading.weights.get(set) ?? new Map<string, Weight | null>()
  reading.weights.set(set, known)
  const key = `${rows} ${isType(parent) ? getNamedType(parent).name : ''}`
  const found = known.get(key)
  if (found) return found
  // Its weight is being found: it lies in itself.
  if (found === null) throw containsItself(String(parent))
  known.set(key, null)
  const weight = weighFields(set, parent, reading, rows)
  known.set(key, weight)
  return weight
}
