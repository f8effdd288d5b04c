import { fetchQuery, graphql } from 'react-relay'
import type { viewerIdQuery } from '../../__generated__/viewerIdQuery.graphql.ts'
import { currentEnvironment } from '../../relay/environment.ts'

/** Id of who is signed in, as the store has it or the server says; null when nobody is. */
export async function viewerId(): Promise<string | null> {
  const answer = await fetchQuery<viewerIdQuery>(
    currentEnvironment(),
    graphql`
      query viewerIdQuery {
        viewer {
          id
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  )
    .toPromise()
    .catch(() => undefined)
  return answer?.viewer?.id ?? null
}
