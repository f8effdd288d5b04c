import { fetchQuery, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { DescriptionConflictError, type SendDescription } from '../../canvas/sending.ts'
import { readError } from '../../relay/errors.ts'
import type { sendShotDescriptionMutation } from '../../__generated__/sendShotDescriptionMutation.graphql.ts'
import type { sendShotDescriptionQuery } from '../../__generated__/sendShotDescriptionQuery.graphql.ts'
import { sendMutation } from '../../relay/mutation.ts'
import { bindToSession, saveError } from './savingSession.ts'

const mutation = graphql`
  mutation sendShotDescriptionMutation($input: UpdateShotsInput!) {
    updateShots(input: $input) {
      shots {
        id
        description
        version
      }
    }
  }
`

const query = graphql`
  query sendShotDescriptionQuery($shotId: ID!) {
    node(id: $shotId) {
      ... on Shot {
        description
        version
      }
    }
  }
`

interface SavedDescription {
  readonly description: string
  readonly version: number
}

/** So often a save is tried again because the shot's version has changed and its description has not. */
const MOST_ATTEMPTS = 4

/**
 * The sender of descriptions of a save queue, bound to the token it is made under as that of operations is. Every save
 * names the version it knows, so that a text somebody else saves in the same moment is never replaced unseen.
 */
export function createDescriptionSender(environment: IEnvironment): SendDescription {
  const demandSession = bindToSession()
  /** The last text of each shot that was stored from here. */
  const stored = new Map<string, string>()

  const knownOf = (shotId: string): SavedDescription | null => {
    const record = environment.getStore().getSource().get(shotId)
    const { description, version } = record ?? {}
    return typeof description === 'string' && typeof version === 'number' ? { description, version } : null
  }

  const ask = async (shotId: string): Promise<SavedDescription | null> => {
    const data = await fetchQuery<sendShotDescriptionQuery>(environment, query, { shotId }).toPromise()
    const { description, version } = data?.node ?? {}
    return description !== undefined && version !== undefined ? { description, version } : null
  }

  const store = (input: { shotId: string; description: string; expectedVersion?: number }, keepalive: boolean) =>
    sendMutation<sendShotDescriptionMutation>(environment, mutation, {
      variables: { input: { shots: [input] } }, cacheConfig: { metadata: { keepalive } },
    })

  return async ({ shotId, description, base }, { keepalive }) => {
    demandSession()
    let saved = knownOf(shotId)
    for (let attempt = 1; ; attempt++) {
      const isSeen = !saved || [base, stored.get(shotId), description].includes(saved.description)
      if (saved && base !== undefined && !isSeen) throw new DescriptionConflictError(saved.description)
      try {
        await store({ shotId, description, expectedVersion: saved?.version }, keepalive)
        stored.set(shotId, description)
        return
      } catch (error) {
        const isOutdated = error instanceof Error && readError(error).code === 'CONFLICT' && attempt < MOST_ATTEMPTS
        if (!isOutdated) throw error instanceof Error ? saveError(error) : error
      }
      saved = await ask(shotId)
    }
  }
}
