import DataLoader from 'dataloader'
import {
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLResolveInfo,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { Context } from '../context.ts'
import { authScopes } from './builder.ts'
import { placeLoaders } from './placeLoaders.ts'
import type { ReadyFields, ReadyList } from '../kernel/readyRows.ts'
import { compiledLists, unlessNotReady } from './rowCompiler.ts'

/** Lists of an answer that are written after graphql-js has left them empty. */
interface Filling {
  path: GraphQLResolveInfo['path']
  lists: ReadonlyMap<string, readonly unknown[]>
}

interface Connection {
  edges: { cursor: string; node: object }[]
}

const fillings = new WeakMap<Context, Filling[]>()

/**
 * The connection of rows that are ready, as its field returns it: its lists are written at once into the answer, as
 * graphql-js would write them, and left to it where anything is wrong or a scope is missing.
 */
export function answeredAtOnce<Answer extends Connection>(
  connection: Answer,
  ready: ReadyFields,
  context: Context,
  info: GraphQLResolveInfo,
): Answer {
  const waiting = fillings.get(context)
  const type = isNonNullType(info.returnType) ? info.returnType.ofType : info.returnType
  if (!waiting || !isObjectType(type)) return connection
  const compiled = compiledLists(info, type, ready)
  const granted = authScopes(context)
  if (!compiled || ![...compiled.scopes].every((scope) => granted[scope])) return connection
  const lists = unlessNotReady(() => {
    const nodes = connection.edges.map(({ node }) => node)
    return new Map(compiled.lists.map(({ key, isOfEdges, complete }) =>
      [key, complete(isOfEdges ? connection.edges : nodes) as unknown[]]))
  })
  if (!lists) return connection
  waiting.push({ path: info.path, lists })
  return { ...connection, edges: [] }
}

/**
 * Pages of rows that are only named, with the rows that are read for them: one statement for all the objects of a list
 * whose field is resolved. Rows that are gone by now are left out.
 */
export function readyPages<Parts>(read: (ids: readonly string[], parts: Parts) => Promise<Map<string, object>>) {
  const loaderAt = placeLoaders<readonly string[], ReadonlyMap<string, object>>()
  return async <Row extends { id: string }, Answer extends { edges: { cursor: string; node: Row }[] }>(
    connection: Answer,
    { parts, fields }: { parts: Parts; fields: ReadyFields },
    context: Context,
    info: GraphQLResolveInfo,
  ): Promise<Answer> => {
    const loader = loaderAt(context, info, () =>
      new DataLoader<readonly string[], ReadonlyMap<string, object>>(async (pages) => {
        const rows = await read(pages.flat(), parts)
        return pages.map(() => rows)
      }))
    const rows = await loader.load(connection.edges.map(({ node }) => node.id))
    const edges = connection.edges.flatMap(({ cursor, node }) => {
      const row = rows.get(node.id)
      // Of their columns they have those that the document asks for.
      return row ? [{ cursor, node: row as Row }] : []
    })
    return answeredAtOnce({ ...connection, edges }, fields, context, info)
  }
}

/**
 * Pages of lists that are read with their rows: one statement for all the objects of a list whose field is resolved.
 * What is asked must be the same for all of them.
 */
export function readyLists<Asked, Row>(
  read: (ownerIds: readonly string[], asked: Asked) => Promise<Map<string, ReadyList<Row>>>,
) {
  const loaderAt = placeLoaders<string, ReadyList<Row>>()
  return (ownerId: string, asked: Asked, context: Context, info: GraphQLResolveInfo): Promise<ReadyList<Row>> =>
    loaderAt(context, info, () =>
      new DataLoader<string, ReadyList<Row>>(async (ownerIds) => {
        const lists = await read(ownerIds, asked)
        return ownerIds.map((id) => lists.get(id) ?? { rows: [], totalCount: 0 })
      })).load(ownerId)
}

type Place = Record<string | number, unknown>

/** What an answer has at a path; undefined where an error has taken it. */
function at(data: unknown, { prev, key }: GraphQLResolveInfo['path']): unknown {
  const parent = prev ? at(data, prev) : data
  return typeof parent === 'object' && parent !== null ? (parent as Place)[key] : undefined
}

function fill<Result extends ExecutionResult>(result: Result, waiting: readonly Filling[]): Result {
  for (const { path, lists } of waiting) {
    const connection = at(result.data, path)
    if (typeof connection !== 'object' || connection === null) continue
    for (const [key, list] of lists) (connection as Place)[key] = list
  }
  return result
}

/** Runs an operation with graphql-js, and writes into its answer what was ready. */
export function executeReady(args: ExecutionArgs): ExecutionResult | Promise<ExecutionResult> {
  const waiting: Filling[] = []
  fillings.set(args.contextValue as Context, waiting)
  const result = execute(args)
  return 'then' in result ? result.then((whole) => fill(whole, waiting)) : fill(result, waiting)
}
