import { graphql } from 'react-relay'
import type { viewerIdQuery } from '../../__generated__/viewerIdQuery.graphql.ts'
import { readOnce } from '../../relay/readOnce.ts'

/** Id of who is signed in, as the store has it or the server says; null when nobody is. */
export async function viewerId(): Promise<string | null> {
  const answer = await readOnce<viewerIdQuery>(graphql`
    query viewerIdQuery {
      viewer {
        id
      }
    }
  `, {}, 'store-or-network').catch(() => undefined)
  return answer?.viewer?.id ?? null
}
