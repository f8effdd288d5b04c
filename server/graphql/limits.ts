import {
  type ExecutionArgs,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  GraphQLError,
  type GraphQLField,
  GraphQLInterfaceType,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { FramewrightError } from '../kernel/errors.ts'
import { DEFAULT_PAGE } from './builder.ts'

/** How deep fields may be nested. */
const DEPTH_LIMIT = 15
/** How often one field may be asked for under other names in one place. */
const ALIAS_LIMIT = 50
/** Most items of one list that comes in: as many as the largest batch; single mutations set lower bounds. */
const INPUT_LIST_LIMIT = 500
/** What a request may cost: a field costs 1, and what is in the rows of a connection as often as its page has rows. */
const COST_LIMIT = 50_000

const refuse = (message: string) => new FramewrightError('TOO_COMPLEX', message)

interface Reading {
  schema: GraphQLSchema
  variables: Record<string, unknown>
  fragments: Map<string, FragmentDefinitionNode>
}

/** The rows a connection field asks for. */
function pageSize(field: FieldNode, { variables }: Reading): number {
  for (const { name, value } of field.arguments ?? []) {
    if (name.value !== 'first' && name.value !== 'last') continue
    const size = value.kind === Kind.VARIABLE ? variables[value.name.value] : value.kind === Kind.INT && value.value
    if (size !== null && size !== undefined && size !== false) return Math.max(1, Number(size) || 1)
  }
  return DEFAULT_PAGE
}

function fieldOf(parent: unknown, field: FieldNode, { schema }: Reading): GraphQLField<unknown, unknown> | undefined {
  if (parent instanceof GraphQLObjectType || parent instanceof GraphQLInterfaceType) {
    return parent.getFields()[field.name.value]
  }
  return field.name.value.startsWith('__') ? undefined : schema.getQueryType()?.getFields()[field.name.value]
}

/** The fields of a connection that hold its rows. */
const ROW_FIELDS = new Set(['nodes', 'edges'])

/** How many items a list that is no connection may have, where its field says so; they count like rows. */
const listSize = ({ extensions }: GraphQLField<unknown, unknown>) => Number(extensions['mostItems'] ?? 1)

/** What a field costs by itself: 1, unless it says that one answer of it takes much work. */
const ownCost = (field: GraphQLField<unknown, unknown> | undefined) => Number(field?.extensions['cost'] ?? 1)

const isConnection = (type: GraphQLOutputType) => getNamedType(type).name.endsWith('Connection')

/** The fields of a selection, each with the type it is selected on; a fragment is opened once, as in execution. */
function* fieldsOf(
  set: SelectionSetNode,
  parent: unknown,
  reading: Reading,
  opened = new Set<string>(),
): Generator<[FieldNode, unknown]> {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) yield [selection, parent]
    else {
      const name = selection.kind === Kind.FRAGMENT_SPREAD ? selection.name.value : null
      if (name !== null && opened.has(name)) continue
      if (name !== null) opened.add(name)
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? reading.fragments.get(selection.name.value) : selection
      const condition = fragment?.typeCondition?.name.value
      const type = condition === undefined ? parent : reading.schema.getType(condition)
      if (fragment) yield* fieldsOf(fragment.selectionSet, type, reading, opened)
    }
  }
}

interface Place {
  /** 1 for the fields of the operation itself. */
  depth: number
  /** How often the selection is answered. */
  times: number
  /** Rows of the connection the selection belongs to; 1 elsewhere. */
  rows: number
}

function costOf(set: SelectionSetNode, parent: unknown, reading: Reading, { depth, times, rows }: Place): number {
  if (depth > DEPTH_LIMIT) throw refuse(`Fields may be nested at most ${DEPTH_LIMIT} deep`)
  let cost = 0
  const asked = new Map<string, number>()
  for (const [field, type] of fieldsOf(set, parent, reading)) {
    const count = (asked.get(field.name.value) ?? 0) + 1
    asked.set(field.name.value, count)
    if (count > ALIAS_LIMIT) {
      throw refuse(`A field may be asked for at most ${ALIAS_LIMIT} times in one place: ${field.name.value}`)
    }
    const definition = fieldOf(type, field, reading)
    cost += times * ownCost(definition)
    if (field.selectionSet && definition) {
      const isRows = rows > 1 && ROW_FIELDS.has(field.name.value)
      const inner = { depth: depth + 1, times: (isRows ? times * rows : times) * listSize(definition), rows: 1 }
      if (isConnection(definition.type)) inner.rows = pageSize(field, reading)
      cost += costOf(field.selectionSet, getNamedType(definition.type), reading, inner)
    }
    if (cost > COST_LIMIT) {
      const limit = COST_LIMIT.toLocaleString('en-US')
      throw refuse(`The request costs more than ${limit}. Ask for fewer rows, or in several requests`)
    }
  }
  return cost
}

/** Throws TOO_COMPLEX, naming the limit, for an operation that asks for more than one request may. */
export function checkComplexity({ schema, document, operationName, variableValues }: ExecutionArgs): void {
  const operations = document.definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  )
  const operation = operations.find(({ name }) => !operationName || name?.value === operationName)
  if (!operation) return
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)] as const] : [],
  )
  const variables = { ...Object.fromEntries(defaults), ...variableValues }
  checkLists(variables)
  visit(operation, { ListValue: ({ values }) => checkList(values.length) })
  const root = schema.getRootType(operation.operation)
  costOf(operation.selectionSet, root, { schema, variables, fragments }, { depth: 1, times: 1, rows: 1 })
}

function checkList(length: number): void {
  if (length > INPUT_LIST_LIMIT) throw refuse(`A list that comes in may have at most ${INPUT_LIST_LIMIT} items`)
}

function checkLists(value: unknown): void {
  if (Array.isArray(value)) checkList(value.length)
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(checkLists)
}

const check = (args: ExecutionArgs): { errors: GraphQLError[] } | null => {
  try {
    checkComplexity(args)
    return null
  } catch (error) {
    if (!(error instanceof FramewrightError)) throw error
    return { errors: [new GraphQLError(error.message, { originalError: error })] }
  }
}

/** Refuses what is too complex before it is executed. */
export const complexityLimit: Plugin = {
  onExecute({ args, setResultAndStopExecution }) {
    const refused = check(args)
    if (refused) setResultAndStopExecution(refused)
  },
  onSubscribe({ args, setResultAndStopExecution }) {
    const refused = check(args)
    if (refused) setResultAndStopExecution(refused)
  },
}
