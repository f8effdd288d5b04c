import type { CacheConfig, GraphQLResponse, RequestParameters, UploadableMap, Variables } from 'relay-runtime'
import { clientId } from '../lib/clientId.ts'
import { clearToken, readToken } from '../lib/session.ts'
import { GraphQLFailure, isUnauthenticated, NetworkFailure, type GraphQLResponseError } from './errors.ts'
import { operationOf } from './operation.ts'
import type { OwnEvent } from './ownEvents.ts'
import { isUploadWatch, postWatched } from './upload.ts'

const ENDPOINT = '/graphql'
const ACCEPT = 'application/graphql-response+json, application/json'
const UNAUTHORIZED = 401

/** For what somebody without a session may do: a token that is over must not get in the way of it. */
export const ANONYMOUS: CacheConfig = { metadata: { anonymous: true } }

type Answer = {
  data?: unknown
  errors?: GraphQLResponseError[]
  extensions?: { readonly events?: readonly OwnEvent[] }
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value)
}

/**
 * Body of the GraphQL multipart request specification. An uploadable's key is its path in the variables
 * (`input.source.file`), where the variables hold null.
 */
function multipartBody(operation: object, uploadables: UploadableMap): FormData {
  const body = new FormData()
  const entries = Object.entries(uploadables)
  body.append('operations', JSON.stringify(operation))
  body.append('map', JSON.stringify(Object.fromEntries(entries.map(([path], index) => [index, [`variables.${path}`]]))))
  entries.forEach(([, file], index) => body.append(String(index), file))
  return body
}

async function readAnswer(response: Response): Promise<Answer> {
  const answer: unknown = await response.json().catch((cause: unknown) => {
    throw new NetworkFailure(cause)
  })
  if (!isAnswer(answer)) throw new NetworkFailure()
  return answer
}

/**
 * Sends one operation. Every error of the answer throws; only a refused token ends the session, never a bad network.
 * `metadata.keepalive` asks for a request that outlives the page, `metadata.anonymous` for one without the token;
 * `metadata.upload` is the UploadWatch of who waits for a request with files, `metadata.takeEvents` is given the events
 * of a mutation, `metadata.key` is the idempotency key of a request without files.
 */
export async function fetchGraphQL(
  request: RequestParameters,
  variables: Variables,
  cacheConfig: CacheConfig,
  uploadables?: UploadableMap | null,
): Promise<GraphQLResponse> {
  const token = cacheConfig.metadata?.['anonymous'] === true ? null : readToken()
  const operation = operationOf(request, variables)
  const hasFiles = uploadables !== null && uploadables !== undefined && Object.keys(uploadables).length > 0
  const headers: Record<string, string> = { accept: ACCEPT, 'framewright-client': clientId }
  if (token !== null) headers['authorization'] = `Bearer ${token}`
  const key = cacheConfig.metadata?.['key']
  if (!hasFiles) headers['content-type'] = 'application/json'
  if (!hasFiles && typeof key === 'string') headers['idempotency-key'] = key
  const body = hasFiles ? multipartBody(operation, uploadables) : JSON.stringify(operation)
  const watch = cacheConfig.metadata?.['upload']
  const keepalive = cacheConfig.metadata?.['keepalive'] === true
  const response = body instanceof FormData && isUploadWatch(watch)
    ? await postWatched(ENDPOINT, body, headers, watch)
    : await fetch(ENDPOINT, { method: 'POST', headers, body, keepalive }).catch((cause: unknown) => {
        throw new NetworkFailure(cause)
      })
  const isRefused = (errors: readonly GraphQLResponseError[]) =>
    response.status === UNAUTHORIZED || isUnauthenticated(errors)
  // Another tab may have signed in meanwhile: only the token that was refused is forgotten.
  const forgetToken = () => {
    if (readToken() === token) clearToken('expired')
  }
  if (response.status === UNAUTHORIZED) forgetToken()
  const answer = await readAnswer(response)
  if (answer.errors && answer.errors.length > 0) {
    if (isRefused(answer.errors)) forgetToken()
    throw new GraphQLFailure(answer.errors, response.status)
  }
  const takeEvents = cacheConfig.metadata?.['takeEvents'] as ((events: readonly OwnEvent[]) => void) | undefined
  takeEvents?.(answer.extensions?.events ?? [])
  return answer as GraphQLResponse
}
