import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  print,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context, Guest } from '../context.ts'
import { fail, type FramewrightError } from '../kernel/errors.ts'
import { openReviews } from '../kernel/openReviews.ts'
import { requestFailures } from '../kernel/request.failures.ts'
import { prisma } from '../platform/database/client.ts'
import { doOnce, KEY_HEADER, PASSING, readKey, REPLAYED_HEADER } from '../platform/idempotency/once.ts'
import { publicError } from './errors.ts'
import type { ServerContext } from './serverContext.ts'

interface KeptError {
  message: string
  path: readonly (string | number)[] | undefined
  positions: readonly number[] | undefined
  extensions: Record<string, unknown>
}

/** A failure as an error of the answer. */
const asError = (failure: FramewrightError) => new GraphQLError(failure.message, { originalError: failure })

/** The response as a text to keep; null when nothing was committed and one of its failures may pass. */
function textOf({ data, errors = [] }: ExecutionResult, requestId: string): string | null {
  const isCommitted = Object.values(data ?? {}).some((payload) => typeof payload === 'object' && payload !== null)
  const kept = errors.map((error): KeptError => {
    const { message, path, positions, extensions } = publicError(error, requestId, () => {})
    return { message, path, positions, extensions }
  })
  if (!isCommitted && kept.some(({ extensions }) => PASSING.has(String(extensions['code'])))) return null
  return JSON.stringify({ data, errors: kept })
}

function resultOf(text: string, document: DocumentNode): ExecutionResult {
  const { data, errors } = JSON.parse(text) as { data: ExecutionResult['data']; errors: KeptError[] }
  if (errors.length === 0) return { data: data ?? null }
  const source = document.loc?.source
  return {
    data: data ?? null,
    errors: errors.map(({ message, ...rest }) => new GraphQLError(message, { ...rest, source } as object)),
  }
}

/** Whether the link of a guest is open to the guest. */
const isAllowedIn = async ({ id }: Guest) =>
  (await prisma().reviewGuest.count({ where: { id, endedAt: null, link: openReviews() } })) > 0

type MutationContext = Context & Pick<ServerContext, 'reply'> & { request: Request }

async function executeOnce(
  args: ExecutionArgs,
  key: string,
  execute: (args: ExecutionArgs) => ExecutionResult | Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const { viewer, guest, requestId, reply, request } = args.contextValue as MutationContext
  const owner = viewer ? { tokenId: viewer.tokenId } : guest && { guestId: guest.id }
  if (!owner) throw fail(requestFailures.KEY_WITHOUT_TOKEN(), { field: KEY_HEADER })
  if (request.headers.get('content-type')?.toLowerCase().startsWith('multipart/')) {
    throw fail(requestFailures.KEY_WITH_FILES(), { field: KEY_HEADER })
  }
  const body = JSON.stringify([print(args.document), args.operationName ?? null, args.variableValues ?? {}])
  // What a link showed is not answered again once it has ended: the mutation says so itself.
  if (guest && !(await isAllowedIn(guest))) return execute(args)
  const once = await doOnce({ owner, key, body }, async () => {
    const result = await execute(args)
    return { result, kept: textOf(result, requestId) }
  })
  if (once.isFirst) return once.result
  void reply.header(REPLAYED_HEADER, 'true')
  return resultOf(once.kept, args.document)
}

/** Does a mutation that comes with an `Idempotency-Key` once, however often it is sent. */
export const idempotency: Plugin<Context> = {
  onExecute({ args, executeFn, setExecuteFn }) {
    const { request } = args.contextValue as Partial<MutationContext>
    const header = request?.headers.get(KEY_HEADER) ?? null
    const operation = getOperationAST(args.document, args.operationName)
    if (header === null || operation?.operation !== OperationTypeNode.MUTATION) return
    setExecuteFn(async (asked: ExecutionArgs) => {
      try {
        return await executeOnce(asked, readKey(header) ?? '', executeFn)
      } catch (error) {
        return { errors: [asError(error as FramewrightError)] }
      }
    })
  },
}
