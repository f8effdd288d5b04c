import { useSyncExternalStore } from 'react'
import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { subscribeToSession } from '../lib/session.ts'
import { fetchGraphQL } from './fetch.ts'
import { LiveConnection } from './live.ts'
import { createTurns } from './turns.ts'
import { sendUntilAnswered } from './untilAnswered.ts'
import { Listeners } from '../lib/listeners.ts'

/** Queries kept after their page was left, so that going back shows at once what was there. */
const KEPT_QUERIES = 20

const listeners = new Listeners()
let environment: Environment | null = null
let connection: LiveConnection | null = null

/**
 * `metadata.turn` names the node a request changes: such requests are sent one after the other. One that must outlive
 * the page (`metadata.keepalive`) does not wait, because a page that is left sends nothing more.
 */
function createEnvironment(): Environment {
  const live = new LiveConnection()
  const inTurn = createTurns()
  connection = live
  return new Environment({
    network: Network.create(
      (request, variables, cacheConfig, uploadables) => {
        if (cacheConfig.metadata?.['socket'] === true) return live.subscribe(request, variables)
        const send = () => fetchGraphQL(request, variables, cacheConfig, uploadables)
        if (cacheConfig.metadata?.['untilAnswered'] === true) return sendUntilAnswered(send)
        const turn = cacheConfig.metadata?.['turn']
        const waits = typeof turn === 'string' && cacheConfig.metadata?.['keepalive'] !== true
        return waits ? inTurn(turn, send) : send()
      },
      (request, variables, cacheConfig) => live.subscribe(request, variables, cacheConfig),
    ),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: KEPT_QUERIES }),
  })
}

/** The Relay environment of the person signed in; another person gets another one, with an empty store. */
export function currentEnvironment(): Environment {
  environment ??= createEnvironment()
  return environment
}

/** The same for components; renders again when the person changes. */
export function useCurrentEnvironment(): Environment {
  return useSyncExternalStore(listeners.subscribe, currentEnvironment, currentEnvironment)
}

/**
 * Starts afresh when somebody signs in, so that nobody sees what was loaded for the person before. Call once at the
 * start. Signing out only ends the subscriptions: the pages that still show go away by themselves.
 */
export function startEnvironment(): void {
  subscribeToSession((change) => {
    connection?.close()
    if (change !== 'signed-in') return
    environment = null
    listeners.tell()
  })
}
