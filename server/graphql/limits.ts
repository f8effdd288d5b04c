import {
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  Lexer,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  Source,
  TokenKind,
  visit,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { fail } from '../kernel/errors.ts'
import { documentFailures } from './document.failures.ts'
import { type Reading, weigh } from './documentCost.ts'

/** Bytes of a document, and the tokens it may have. */
export const DOCUMENT_LIMIT = 100_000
export const TOKEN_LIMIT = 5_000
/** How deep brackets of any kind may be nested. */
export const NESTING_LIMIT = 200
/** How deep fields may be nested. */
export const DEPTH_LIMIT = 15
/** Most items of one list that comes in. */
export const INPUT_LIST_LIMIT = 250
/** The same in a batch. Mutations that are none set lower bounds of their own. */
export const BATCH_LIMIT = 500
/** What a request may cost: a field costs 1, and what is in the rows of a connection as often as its page has rows. */
export const COST_LIMIT = 50_000

/** What an answer says of the cost of its request, as `extensions.cost`. */
export interface RequestCost {
  requested: number
  limit: number
}

/** What the parameters of a request say of its operation. */
interface Asked {
  operationName?: string | null
  variables?: Readonly<Record<string, unknown>> | null
}

function checkLength(source: string | Source): void {
  const text = typeof source === 'string' ? source : source.body
  if (text.length > DOCUMENT_LIMIT || Buffer.byteLength(text) > DOCUMENT_LIMIT) {
    throw fail(documentFailures.DOCUMENT_TOO_LARGE({ most: DOCUMENT_LIMIT }))
  }
}

const OPENING: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L])
const CLOSING: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R])

/** Counts how deep brackets lie in each other: whatever reads them calls itself as often. */
function checkNesting(source: string | Source): void {
  const lexer = new Lexer(typeof source === 'string' ? new Source(source) : source)
  let depth = 0
  for (let count = 0; count < TOKEN_LIMIT; count++) {
    const { kind } = lexer.advance()
    if (kind === TokenKind.EOF) return
    if (OPENING.has(kind)) depth++
    if (CLOSING.has(kind)) depth--
    if (depth > NESTING_LIMIT) throw fail(documentFailures.BRACKETS_TOO_DEEP({ most: NESTING_LIMIT }))
  }
}

function parseBounded(source: string | Source): DocumentNode {
  checkNesting(source)
  try {
    return parse(source, { maxTokens: TOKEN_LIMIT })
  } catch (error) {
    // The parser has no code for it.
    if (error instanceof Error && error.message.includes(`${TOKEN_LIMIT} tokens`)) {
      throw fail(documentFailures.DOCUMENT_WITH_MANY_TOKENS({ most: TOKEN_LIMIT }))
    }
    throw error
  }
}

function defaultsOf({ variableDefinitions }: OperationDefinitionNode): Record<string, unknown> {
  const defaults: Record<string, unknown> = {}
  for (const { variable, defaultValue } of variableDefinitions ?? []) {
    if (defaultValue?.kind === Kind.INT) defaults[variable.name.value] = Number(defaultValue.value)
    if (defaultValue?.kind === Kind.BOOLEAN) defaults[variable.name.value] = defaultValue.value
  }
  return defaults
}

function checkOperation(operation: OperationDefinitionNode, reading: Reading): number {
  const weight = weigh(operation.selectionSet, reading.schema.getRootType(operation.operation), reading)
  if (weight.depth > DEPTH_LIMIT) {
    throw fail(documentFailures.FIELDS_TOO_DEEP({ most: DEPTH_LIMIT, depth: weight.depth }))
  }
  return Math.ceil(weight.cost)
}

/** What documents have been found to cost, by what weighs in their variables: people send few documents, and often. */
const knownCosts = new WeakMap<DocumentNode, Map<string, number>>()
/** Costs kept of one document. */
const KEPT_COSTS = 100

/** What of the operation's name and variables decides on its cost, as a text: numbers, conditions and lengths. */
function weighty({ operationName, variables }: Asked): string {
  const weights = Object.entries(variables ?? {}).map(([name, value]) => {
    if (Array.isArray(value)) return [name, 'length', value.length]
    return typeof value === 'string' || isObject(value) ? [name] : [name, value]
  })
  return JSON.stringify([operationName, weights])
}

function weighDocument(schema: GraphQLSchema, document: DocumentNode, asked: Asked): number {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  let requested = 0
  for (const operation of operationsOf(document)) {
    const variables = { ...defaultsOf(operation), ...asked.variables }
    const reading: Reading = { schema, variables, fragments, weights: new Map() }
    // Those that nothing spreads are validated too.
    for (const { selectionSet, typeCondition } of fragments.values()) {
      weigh(selectionSet, schema.getType(typeCondition.name.value), reading)
    }
    const cost = checkOperation(operation, reading)
    if (!asked.operationName || operation.name?.value === asked.operationName) requested = cost
  }
  return requested
}

/**
 * What a request costs; TOO_COMPLEX, naming the limit, when anything else in its document is more than one request may
 * have. Made for documents that are not validated yet.
 */
export function costOfRequest(schema: GraphQLSchema, document: DocumentNode, asked: Asked): RequestCost {
  const most = operationsOf(document).some(isBatch) ? BATCH_LIMIT : INPUT_LIST_LIMIT
  const costs = knownCosts.get(document) ?? new Map<string, number>()
  const key = weighty(asked)
  let requested = costs.get(key)
  if (requested === undefined) {
    requested = weighDocument(schema, document, asked)
    visit(document, { ListValue: ({ values }) => checkList(values.length, most) })
    if (costs.size >= KEPT_COSTS) costs.clear()
    knownCosts.set(document, costs.set(key, requested))
  }
  checkVariables(asked.variables ?? {}, most)
  return { requested, limit: COST_LIMIT }
}

const operationsOf = ({ definitions }: DocumentNode) =>
  definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)

/** Whether an operation may name as many objects as the largest batch: a mutation, or the reading of what one names. */
const isBatch = ({ operation, selectionSet }: OperationDefinitionNode) =>
  operation === OperationTypeNode.MUTATION ||
  selectionSet.selections.some((field) => field.kind === Kind.FIELD && field.name.value === 'nodes')

function checkList(length: number, most: number): void {
  if (length > most) throw fail(documentFailures.LIST_TOO_LONG({ most, count: length }))
}

function checkVariables(variables: object, most: number): void {
  const waiting: unknown[] = [variables]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (Array.isArray(value)) checkList(value.length, most)
    if (typeof value === 'object' && value !== null) waiting.push(...Object.values(value).filter(isObject))
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function demandCost({ requested, limit }: RequestCost): void {
  if (requested <= limit) return
  throw fail(documentFailures.REQUEST_TOO_COSTLY({ cost: requested, most: limit }))
}

/** Where the cost of a request waits for its answer, by the request's parameters. */
const costs = new WeakMap<object, RequestCost>()

/** An answer with the cost of its request as `extensions.cost`; a request that could not be read has none. */
export function withCost(result: ExecutionResult, params: object | undefined): ExecutionResult {
  const cost = params && costs.get(params)
  return cost ? { ...result, extensions: { ...result.extensions, cost } } : result
}

/** What graphql-js says, without a code, of lists of introspection that lie in one another. */
const INTROSPECTION_DEPTH = 'Maximum introspection depth exceeded'

const markIntrospection = (error: Error) =>
  error.message === INTROSPECTION_DEPTH ? fail(documentFailures.INTROSPECTION_TOO_DEEP()) : error

/** Refuses documents too long before parsing, and too complex before validation; returns the cost of others. */
export const complexityLimit: Plugin<{ params?: Asked }> = {
  onParse({ params: { source }, setParseFn }) {
    // Here, not in the parser: what that refuses is remembered.
    checkLength(source)
    setParseFn(parseBounded)
  },
  onValidate({ context: { params = {} }, params: { schema, documentAST } }) {
    const cost = costOfRequest(schema, documentAST, params)
    costs.set(params, cost)
    demandCost(cost)
    return ({ result, setResult }) => setResult(result.map(markIntrospection))
  },
  onExecute: ({ args }) => ({
    onExecuteDone({ result, setResult }) {
      if (!(Symbol.asyncIterator in result)) setResult(withCost(result, paramsOf(args)))
    },
  }),
}

const paramsOf = ({ contextValue }: { contextValue?: unknown }) => (contextValue as { params?: Asked }).params
