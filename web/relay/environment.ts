import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { subscribeToSession } from '../lib/session.ts'
import { createStore, useStore } from '../lib/store.ts'
import { fetchGraphQL } from './fetch.ts'
import { LiveConnection } from './live.ts'
import { createTurns } from './turns.ts'
import { sendUntilAnswered } from './untilAnswered.ts'

/** Queries kept after their page was left, so that going back shows at once what was there. */
const KEPT_QUERIES = 20

/**
 * `metadata.turn` names the node a request changes: such requests are sent one after the other. One that must outlive
 * the page (`metadata.keepalive`) does not wait, because a page that is left sends nothing more.
 */
function createEnvironment(): { environment: Environment; connection: LiveConnection } {
  const live = new LiveConnection()
  const inTurn = createTurns()
  const environment = new Environment({
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
  return { environment, connection: live }
}

const current = createStore(createEnvironment())

/** The Relay environment of the person signed in; another person gets another one, with an empty store. */
export const currentEnvironment = (): Environment => current.get().environment

/** The same for components; renders again when the person changes. */
export const useCurrentEnvironment = (): Environment => useStore(current).environment

/**
 * Starts afresh when somebody signs in, so that nobody sees what was loaded for the person before. Call once at the
 * start. Signing out only ends the subscriptions: the pages that still show go away by themselves.
 */
export function startEnvironment(): void {
  subscribeToSession((change) => {
    current.get().connection.close()
    if (change === 'signed-in') current.set(createEnvironment())
  })
}
