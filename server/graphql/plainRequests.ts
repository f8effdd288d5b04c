import type { FastifyRequest } from 'fastify'
import type { ExecutionResult } from 'graphql'
import { processRegularResult } from 'graphql-yoga'
import { type ClientDocuments, documentText } from './clientDocuments.ts'
import type { ServerContext } from './serverContext.ts'
import { type createGraphQL, masked, withCodes } from './yoga.ts'

/** An answer that is whole. */
export interface PlainAnswer {
  status: number
  headers: Record<string, string>
  body: string | null
}

const RESPONSE = 'application/graphql-response+json'
const JSON_TYPES: ReadonlySet<string> = new Set(['*/*', 'application/*', 'application/json', RESPONSE])

/** The media type of an answer to who takes nothing but JSON; null where Yoga has to find out. */
function mediaTypeOf(accept = '*/*'): string | null {
  const types = accept.split(',').map((type) => type.trim().toLowerCase())
  if (!types.every((type) => JSON_TYPES.has(type))) return null
  return types[0] === RESPONSE ? RESPONSE : 'application/json'
}

/** Whether a request may open a stream, which Yoga sends. */
function maySubscribe(params: object, documents: ClientDocuments): boolean {
  const { query, extensions } = params as { query?: unknown; extensions?: object | null }
  const text = typeof query === 'string' ? query : ''
  try {
    return documentText(documents, { query: text, extensions }).includes('subscription')
  } catch {
    return false
  }
}

/** What the plugins ask of a request: they know it as one of the Fetch API. */
const asFetched = ({ headers, url }: FastifyRequest) => ({
  method: 'POST',
  url,
  headers: {
    get(name: string): string | null {
      const value = headers[name.toLowerCase()]
      return Array.isArray(value) ? value.join(', ') : value ?? null
    },
  },
})

/** Takes the place of the Response of the Fetch API, whose body would be a stream. */
class WholeResponse implements PlainAnswer {
  readonly status: number
  readonly headers: Record<string, string>

  constructor(readonly body: string | null, { status = 200, headers = {} }: Partial<PlainAnswer> = {}) {
    this.status = status
    this.headers = headers
  }
}

const FETCH = { Response: WholeResponse }

/**
 * Answers a request whose body is one JSON object as Yoga answers it, without the objects of the Fetch API that it
 * makes for each: they take longer than a small query. `null` for one that has to go the long way.
 */
export function answerPlainly(
  yoga: ReturnType<typeof createGraphQL>,
  documents: ClientDocuments,
  report: (error: unknown) => void,
) {
  const { getResultForParams } = yoga
  return (params: object, context: ServerContext): Promise<PlainAnswer> | null => {
    const { request } = context
    const { accept } = request.headers
    const mediaType = mediaTypeOf(accept)
    if (mediaType === null || Array.isArray(params) || maySubscribe(params, documents)) return null
    const asked = { params, request: asFetched(request) } as unknown as Parameters<typeof getResultForParams>[0]
    return run()

    async function run(): Promise<PlainAnswer> {
      let result: ExecutionResult
      try {
        result = (await getResultForParams(asked, context as never)) as ExecutionResult
      } catch (error) {
        result = { errors: [masked(error, report)] }
      }
      return processRegularResult(withCodes(result, accept ?? ''), FETCH as never, mediaType as string) as never
    }
  }
}
