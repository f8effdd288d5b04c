import { fetchQuery, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { boardShotIdsQuery } from '../../__generated__/boardShotIdsQuery.graphql.ts'

const query = graphql`
  query boardShotIdsQuery($storyboardId: ID!) {
    node(id: $storyboardId) {
      ... on Storyboard {
        shotIds
      }
    }
  }
`

/** The ids of all shots of a board in their order, loaded or not. Rejects as a failed request does. */
export async function loadBoardShotIds(environment: IEnvironment, storyboardId: string): Promise<readonly string[]> {
  const answer = await fetchQuery<boardShotIdsQuery>(environment, query, { storyboardId }, {
    networkCacheConfig: { force: true },
  }).toPromise()
  return answer?.node?.shotIds ?? []
}
