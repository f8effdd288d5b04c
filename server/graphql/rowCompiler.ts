import {
  type FieldNode,
  getArgumentValues,
  getDirectiveValues,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql'
import type { authScopes } from './builder.ts'
import type { ReadyFields } from '../kernel/readyRows.ts'
import { isOfReadyRow } from './readyRows.ts'

type Row = Readonly<Record<string, unknown>>

/** What becomes of a value in the answer. */
type Complete = (value: unknown) => unknown

/** Thrown where graphql-js has to say what is wrong, and where a selection asks for what is not in the rows. */
class NotReady extends Error {}

type ScopeName = keyof ReturnType<typeof authScopes>

/** The selections on an object, and what is known of the request that made them. */
interface Compiling {
  info: GraphQLResolveInfo
  scopes: Set<ScopeName>
}

function isIncluded(selection: SelectionNode, { info: { variableValues } }: Compiling): boolean {
  if (getDirectiveValues(GraphQLSkipDirective, selection, variableValues)?.['if'] === true) return false
  return getDirectiveValues(GraphQLIncludeDirective, selection, variableValues)?.['if'] !== false
}

function isOn(type: GraphQLObjectType, condition: string | undefined, { info: { schema } }: Compiling): boolean {
  if (condition === undefined || condition === type.name) return true
  const other = schema.getType(condition)
  return other !== undefined && isAbstractType(other) && schema.isSubType(other, type)
}

/** The fields that are asked of a type, by their names in the answer, in the order of graphql-js. */
function fieldsOf(type: GraphQLObjectType, sets: readonly SelectionSetNode[], compiling: Compiling) {
  const fields = new Map<string, FieldNode[]>()
  const visited = new Set<string>()
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (!isIncluded(selection, compiling)) continue
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value
        const same = fields.get(key)
        if (same) same.push(selection)
        else fields.set(key, [selection])
        continue
      }
      const name = selection.kind === Kind.FRAGMENT_SPREAD ? selection.name.value : null
      if (name !== null && visited.has(name)) continue
      if (name !== null) visited.add(name)
      const part = name === null ? selection : compiling.info.fragments[name]
      if (part && 'selectionSet' in part && isOn(type, part.typeCondition?.name.value, compiling)) {
        collect(part.selectionSet)
      }
    }
  }
  sets.forEach(collect)
  return fields
}

const setsOf = (nodes: readonly FieldNode[]) => nodes.flatMap(({ selectionSet }) => selectionSet ?? [])

/** Says of a type that everybody who is signed in may see its objects: rows are ready for nobody else. */
export const FOR_ANY_VIEWER = { isForAnyViewer: true } as const

/** Notes which scopes a type or field needs; what it decides by a function cannot be known before. */
function needScopes({ extensions }: Pick<GraphQLObjectType, 'extensions'>, { scopes }: Compiling): void {
  if (extensions['isForAnyViewer']) return
  const options = (extensions['pothosOptions'] ?? {}) as { authScopes?: object; grantScopes?: unknown }
  if (options.grantScopes || typeof (options.authScopes ?? {}) !== 'object') throw new NotReady()
  for (const [scope, isNeeded] of Object.entries(options.authScopes ?? {})) {
    if (isNeeded !== true) throw new NotReady()
    scopes.add(scope as ScopeName)
  }
}

/** How the value of a field is found in a row. */
function readOf(field: GraphQLField<unknown, unknown>, node: FieldNode, compiling: Compiling): (row: Row) => unknown {
  const { name, extensions, args } = field
  const exposed = isOfReadyRow(field) ? name : extensions['pothosExposedField']
  if (typeof exposed === 'string') return (row) => row[exposed]
  if (name === 'id') return field.resolve as (row: Row) => unknown
  const { resolve } = extensions['pothosOptions'] as { resolve?: (row: Row, given: object) => unknown }
  if (!isLeafType(isNonNullType(field.type) ? field.type.ofType : field.type)) return (row) => row[name]
  // Such a resolver knows nothing but the row.
  if (!resolve || resolve.length > 2) throw new NotReady()
  const given = args.length === 0 ? {} : getArgumentValues(field, node, compiling.info.variableValues)
  return (row) => resolve(row, given)
}

const required = (complete: Complete): Complete => (value) => {
  const completed = complete(value)
  if (completed === null) throw new NotReady()
  return completed
}

function completeObject(
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  ready: ReadyFields,
  compiling: Compiling,
): Complete {
  needScopes(type, compiling)
  const steps = [...fieldsOf(type, sets, compiling)].map(([key, nodes]) => {
    const [node] = nodes as [FieldNode]
    if (key === '__proto__') throw new NotReady()
    if (node.name.value === '__typename') return { key, read: () => type.name, complete: (name: unknown) => name }
    const field = type.getFields()[node.name.value]
    const below = ready[node.name.value]
    if (!field || below === undefined) throw new NotReady()
    needScopes(field, compiling)
    const complete = completeAs(field.type, setsOf(nodes), below === true ? {} : below, compiling)
    return { key, read: readOf(field, node, compiling), complete }
  })
  return (row) => {
    if (row === null || row === undefined) return null
    const object: Record<string, unknown> = {}
    for (const { key, read, complete } of steps) object[key] = complete(read(row as Row))
    return object
  }
}

function completeAs(
  type: GraphQLOutputType,
  sets: readonly SelectionSetNode[],
  ready: ReadyFields,
  compiling: Compiling,
): Complete {
  if (isNonNullType(type)) return required(completeAs(type.ofType, sets, ready, compiling))
  if (isObjectType(type)) return completeObject(type, sets, ready, compiling)
  if (isListType(type)) {
    const complete = completeAs(type.ofType, sets, ready, compiling)
    return (list) => (Array.isArray(list) ? list.map(complete) : null)
  }
  if (!isLeafType(type)) throw new NotReady()
  return (value) => (value === null || value === undefined ? null : type.serialize(value) ?? null)
}

/** The fields of a connection that hold its rows. */
const LISTS: ReadonlySet<string> = new Set(['edges', 'nodes'])

/** How the lists of a connection are written, by their names in the answer, and the scopes it takes. */
export interface CompiledLists {
  lists: { key: string; isOfEdges: boolean; complete: Complete }[]
  scopes: Compiling['scopes']
}

function compile(info: GraphQLResolveInfo, type: GraphQLObjectType, ready: ReadyFields): CompiledLists {
  const compiling: Compiling = { info, scopes: new Set() }
  const asked = [...fieldsOf(type, setsOf(info.fieldNodes), compiling)]
  const lists = asked.flatMap(([key, nodes]) => {
    const name = nodes[0]?.name.value ?? ''
    const field = type.getFields()[name]
    const below = ready[name]
    if (!LISTS.has(name) || !field || typeof below !== 'object') return []
    const complete = completeAs(field.type, setsOf(nodes), below, compiling)
    return [{ key, isOfEdges: name === 'edges', complete }]
  })
  return { lists, scopes: compiling.scopes }
}

/** How the selections of one place are written, by the values of the variables in them. */
interface KnownPlace {
  fieldNodes: readonly FieldNode[]
  variables: readonly string[]
  compiled: Map<string, CompiledLists | null>
}

const knownPlaces = new WeakMap<FieldNode, KnownPlace[]>()
/** Values of variables that are kept of one place. */
const MOST_KEPT = 20

/** The names of the variables that lie in a selection, in its fragments too. */
function variablesIn({ fieldNodes, fragments }: GraphQLResolveInfo): string[] {
  const names = new Set<string>()
  const opened = new Set<string>()
  const look = (set: SelectionSetNode): void => void visit(set, {
    Variable: ({ name }) => void names.add(name.value),
    FragmentSpread: ({ name }) => {
      const fragment = fragments[name.value]
      if (!fragment || opened.has(name.value)) return
      opened.add(name.value)
      look(fragment.selectionSet)
    },
  })
  setsOf(fieldNodes).forEach(look)
  return [...names]
}

function placeOf(info: GraphQLResolveInfo): KnownPlace {
  const { fieldNodes } = info
  const [first] = fieldNodes as [FieldNode]
  const places = knownPlaces.get(first) ?? []
  const isSame = (place: KnownPlace) =>
    place.fieldNodes.length === fieldNodes.length && place.fieldNodes.every((node, index) => node === fieldNodes[index])
  const known = places.find(isSame)
  if (known) return known
  const place = { fieldNodes, variables: variablesIn(info), compiled: new Map() }
  knownPlaces.set(first, [...places.slice(1 - MOST_KEPT), place])
  return place
}

/** The lists of a connection as a document asks for them, compiled once; null where graphql-js has to write them. */
export function compiledLists(
  info: GraphQLResolveInfo,
  type: GraphQLObjectType,
  ready: ReadyFields,
): CompiledLists | null {
  const { variables, compiled } = placeOf(info)
  const key = variables.length === 0 ? '' : JSON.stringify(variables.map((name) => info.variableValues[name]))
  const known = compiled.get(key)
  if (known !== undefined) return known
  const made = unlessNotReady(() => compile(info, type, ready))
  if (compiled.size >= MOST_KEPT) compiled.clear()
  compiled.set(key, made)
  return made
}

/** What fails here fails in graphql-js too, which says so as ever. */
export function unlessNotReady<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
