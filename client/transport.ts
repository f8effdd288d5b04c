import { type AnsweredError, failureOf, FramewrightError } from './failure.ts'

/** Where requests go, and for whom. */
export interface Transport {
  /** Sends a body of `requestBody`; answers the response when it is one of success, else throws FramewrightError. */
  post(body: string | FormData, headers: Record<string, string>, signal?: AbortSignal): Promise<Response>
  /** Sends a file, or a part of it, to an address of the server, with the token. */
  put(path: string, body: Blob, headers: Record<string, string>, signal?: AbortSignal): Promise<Response>
  /** Asks for the headers of an address of the server, with the token. */
  head(path: string, signal?: AbortSignal): Promise<Response>
  /** Reads an address of the server, with the token. */
  get(path: string, headers: Record<string, string>, signal?: AbortSignal): Promise<Response>
}

/** What a GraphQL answer is made of. */
export interface Answer {
  data?: unknown
  errors?: readonly AnsweredError[]
}

const TOKEN = /^[\x21-\x7e]+$/
const GATEWAY_FAILURES: ReadonlySet<number> = new Set([502, 503, 504])
const LONGEST_SHOWN = 200

/** The reason of a failed fetch, which says no more than that by itself. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const { code, message } = cause as { code?: string; message?: string }
  return message || code || String(cause)
}

/** Seconds of a Retry-After header, which may be a date. */
function retryAfterOf({ headers }: Response): number | undefined {
  const text = headers.get('retry-after')
  if (text === null) return undefined
  const seconds = Number(text)
  return Number.isFinite(seconds) ? seconds : Math.max(0, (Date.parse(text) - Date.now()) / 1_000) || undefined
}

/** The failure in a response of Framewright, by GraphQL or by REST; null when the text is not of one. */
function readFailure(text: string, details: { requestId?: string; retryAfter?: number }): FramewrightError | null {
  try {
    const { errors, data, message, code } = JSON.parse(text) as Answer & { message?: string; code?: string }
    if (errors) return failureOf(errors, data, details)
    return code && message ? failureOf([{ message, extensions: { code } }], undefined, details) : null
  } catch {
    return null
  }
}

/** The failure of a response without success. */
async function refusalOf(response: Response, url: string): Promise<FramewrightError> {
  const { status } = response
  const text = await response.text().catch(() => '')
  const retryAfter = retryAfterOf(response)
  const requestId = response.headers.get('x-request-id') ?? undefined
  const failure = readFailure(text, { ...(requestId && { requestId }), ...(retryAfter && { retryAfter }) })
  if (failure) return failure
  if (GATEWAY_FAILURES.has(status)) {
    const message = `The server is not available (HTTP ${status})`
    return new FramewrightError('UNAVAILABLE', message, { retryAfter, requestId })
  }
  if (status === 429) {
    return new FramewrightError('RATE_LIMITED', 'Too many requests (HTTP 429)', { retryAfter, requestId })
  }
  if (status >= 300 && status < 400) {
    const to = response.headers.get('location') ?? 'elsewhere'
    return new FramewrightError('INVALID_INPUT', `${url} sends on to ${to}: use that address`)
  }
  if (status === 404) return new FramewrightError('NOT_FOUND', `There is nothing at ${url}`, { requestId })
  const shown = text.replace(/\s+/g, ' ').slice(0, LONGEST_SHOWN)
  return new FramewrightError('INTERNAL', `${url} answered HTTP ${status}: ${shown}`, { requestId })
}

/** Requests to a server with a token. */
export function createTransport(url: string, token: string | undefined): Transport {
  if (token !== undefined && !TOKEN.test(token)) {
    throw new FramewrightError('UNAUTHENTICATED', 'The token holds characters that no token has')
  }
  const base = new URL(url.endsWith('/') ? url : `${url}/`)
  const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }

  async function send(target: URL, init: RequestInit): Promise<Response> {
    // A token is for this server alone, wherever a link leads.
    const own = target.origin === base.origin ? authorization : {}
    const headers = { ...own, ...(init.headers as Record<string, string>) }
    let response: Response
    try {
      response = await fetch(target, { ...init, headers, redirect: 'manual' })
    } catch (error) {
      const reason = reasonOf(error)
      throw new FramewrightError('UNREACHABLE', `No server answers at ${base.origin}: ${reason}`, { cause: error })
    }
    if (response.ok && response.type !== 'opaqueredirect') return response
    throw await refusalOf(response, `${target.origin}${target.pathname}`)
  }

  return {
    post: (body, headers, signal) =>
      send(new URL('graphql', base), {
        method: 'POST',
        headers: { ...(typeof body === 'string' && { 'content-type': 'application/json' }), ...headers },
        body,
        ...(signal && { signal }),
      }),
    put: (path, body, headers, signal) =>
      send(new URL(path, base), { method: 'PUT', headers, body, ...(signal && { signal }) }),
    head: (path, signal) => send(new URL(path, base), { method: 'HEAD', ...(signal && { signal }) }),
    get: (path, headers, signal) =>
      send(new URL(path, base), { headers, ...(signal && { signal }) }),
  }
}

/** Reads the answer to a document; throws when there is none, or it has errors. */
export async function readAnswer(response: Response): Promise<unknown> {
  let answer: Answer
  try {
    answer = (await response.json()) as Answer
  } catch (error) {
    throw new FramewrightError('UNREACHABLE', 'The answer was cut off or is not of Framewright', { cause: error })
  }
  if (answer.errors && answer.errors.length > 0) throw failureOf(answer.errors, answer.data)
  return answer.data
}
