import type { Client } from 'graphql-ws/client'
import {
  Observable, type CacheConfig, type GraphQLResponse, type RequestParameters, type Variables,
} from 'relay-runtime'
import { clientId } from '../lib/clientId.ts'
import { readToken } from '../lib/session.ts'
import { connectionWatch } from '../lib/connectionState.ts'
import { operationOf } from './operation.ts'
import { GraphQLFailure, NetworkFailure, type GraphQLResponseError } from './errors.ts'
import { waitToReconnect } from './reconnecting.ts'

/** The server is asked so often whether it is there, and has so long to answer; milliseconds. */
const PING_MS = 10_000
const PONG_MS = 4_000
/** The socket stays open so long after its last subscription: from one page to the next it is the same. */
const IDLE_MS = 5_000
/** The code of a socket that was closed because nobody needs it. */
const NORMAL_CLOSURE = 1000

/** Makes of an answer the variables with which a subscription goes on after it when the connection was lost. */
export type Resume = (answer: GraphQLResponse, variables: Variables) => Variables

/** For a request that goes over the socket of the subscriptions instead of one of its own. */
export const OVER_SOCKET: CacheConfig = { force: true, metadata: { socket: true } }

/** For a subscription that is endless: it goes on after its last answer, without a gap. */
export const resuming = (resume: Resume): CacheConfig => ({ metadata: { resume } })

function socketAddress(): string {
  const address = new URL('/graphql', window.location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}

function toFailure(reason: unknown): Error {
  if (Array.isArray(reason)) return new GraphQLFailure(reason as GraphQLResponseError[], 200)
  return new NetworkFailure(reason)
}

/** The socket subscriptions come through; opened by the first of them and closed soon after the last. */
export class LiveConnection {
  #client: Promise<Client> | null = null
  readonly #ending = new AbortController()

  #connect(): Promise<Client> {
    this.#client ??= import('graphql-ws/client').then(({ createClient }) => {
      let pongTimer: ReturnType<typeof setTimeout> | undefined
      const client: Client = createClient({
        url: socketAddress(),
        lazy: true,
        lazyCloseTimeout: IDLE_MS,
        keepAlive: PING_MS,
        retryAttempts: Number.POSITIVE_INFINITY,
        retryWait: waitToReconnect,
        shouldRetry: () => true,
        connectionParams: () => {
          const token = readToken()
          return token === null ? { clientId } : { authorization: `Bearer ${token}`, clientId }
        },
        on: {
          connected: () => connectionWatch.found(),
          closed: (event) => {
            clearTimeout(pongTimer)
            const isMeant = (event as { readonly code?: number }).code === NORMAL_CLOSURE
            if (!isMeant) connectionWatch.lost()
          },
          ping: (isReceived) => {
            if (!isReceived) pongTimer = setTimeout(() => client.terminate(), PONG_MS)
          },
          pong: (isReceived) => {
            if (isReceived) clearTimeout(pongTimer)
          },
        },
      })
      // A socket without a network hears nothing more, and notices it late.
      window.addEventListener('offline', () => client.terminate(), { signal: this.#ending.signal })
      return client
    })
    return this.#client
  }

  /** Follows one subscription; it reconnects by itself, and a refusal is an error of the observable. */
  subscribe(
    request: RequestParameters,
    given: Variables,
    { metadata }: CacheConfig = {},
  ): Observable<GraphQLResponse> {
    const variables = { ...given }
    const payload = { query: '', ...operationOf(request, variables) }
    const resume = metadata?.['resume'] as Resume | undefined
    return Observable.create<GraphQLResponse>((sink) => {
      let isClosed = false
      let unsubscribe = () => {}
      this.#connect().then(
        (client) => {
          if (isClosed) return
          unsubscribe = client.subscribe(payload, {
            next: (answer) => {
              if (answer.errors) return sink.error(toFailure(answer.errors))
              if (resume) Object.assign(variables, resume(answer as GraphQLResponse, variables))
              sink.next(answer as GraphQLResponse)
            },
            error: (reason) => sink.error(toFailure(reason)),
            complete: () => sink.complete(),
          })
        },
        (reason: unknown) => sink.error(new NetworkFailure(reason)),
      )
      return () => {
        isClosed = true
        unsubscribe()
      }
    })
  }

  /** Ends every subscription. */
  close(): void {
    this.#ending.abort()
    void this.#client?.then((client) => client.dispose())
    this.#client = null
    connectionWatch.found()
  }
}
