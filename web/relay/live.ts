import type { Client } from 'graphql-ws/client'
import { Observable, type GraphQLResponse, type RequestParameters, type Variables } from 'relay-runtime'
import { readToken } from '../lib/session.ts'
import { operationOf } from './operation.ts'
import { GraphQLFailure, NetworkFailure, type GraphQLResponseError } from './errors.ts'

const MOST_RETRIES = 20

function socketAddress(): string {
  const address = new URL('/graphql', window.location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}

function toFailure(reason: unknown): Error {
  if (Array.isArray(reason)) return new GraphQLFailure(reason as GraphQLResponseError[], 200)
  return new NetworkFailure(reason)
}

/** The socket subscriptions come through; opened by the first of them and closed with the last. */
export class LiveConnection {
  #client: Promise<Client> | null = null

  #connect(): Promise<Client> {
    this.#client ??= import('graphql-ws/client').then(({ createClient }) =>
      createClient({
        url: socketAddress(),
        lazy: true,
        retryAttempts: MOST_RETRIES,
        shouldRetry: () => true,
        connectionParams: () => {
          const token = readToken()
          return token === null ? {} : { authorization: `Bearer ${token}` }
        },
      }),
    )
    return this.#client
  }

  /** Follows one subscription; it reconnects by itself, and a refusal is an error of the observable. */
  subscribe(request: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
    const payload = { query: '', ...operationOf(request, variables) }
    return Observable.create<GraphQLResponse>((sink) => {
      let isClosed = false
      let unsubscribe = () => {}
      this.#connect().then(
        (client) => {
          if (isClosed) return
          unsubscribe = client.subscribe(payload, {
            next: (answer) => {
              if (answer.errors) sink.error(toFailure(answer.errors))
              else sink.next(answer as GraphQLResponse)
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
    void this.#client?.then((client) => client.dispose())
    this.#client = null
  }
}
