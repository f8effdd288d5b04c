import { Box } from '@chakra-ui/react'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import type { ImpactedTasksPaginationQuery } from '../../__generated__/ImpactedTasksPaginationQuery.graphql.ts'
import type { ImpactedTasksQuery } from '../../__generated__/ImpactedTasksQuery.graphql.ts'
import type { ImpactedTasks_asset$key } from '../../__generated__/ImpactedTasks_asset.graphql.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { StatusDot } from '../tasks/StatusDot.tsx'
import { knownTaskStatus } from '../tasks/taskTypes.ts'
import { ImpactList, ImpactRow } from './ImpactList.tsx'

const PAGE_SIZE = 20

/** The tasks that a change to an asset touches. */
export function ImpactedTasks({ assetId }: { assetId: string }) {
  const { asset } = useLazyLoadQuery<ImpactedTasksQuery>(
    graphql`
      query ImpactedTasksQuery($assetId: ID!) {
        asset(by: { id: $assetId }) {
          ...ImpactedTasks_asset
        }
      }
    `,
    { assetId },
    { fetchPolicy: 'store-and-network' },
  )
  return asset ? <Rows assetRef={asset} /> : null
}

function Rows({ assetRef }: { assetRef: ImpactedTasks_asset$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ImpactedTasksPaginationQuery,
    ImpactedTasks_asset$key
  >(
    graphql`
      fragment ImpactedTasks_asset on Asset
      @refetchable(queryName: "ImpactedTasksPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        impact {
          tasks(first: $count, after: $cursor) @connection(key: "ImpactedTasks_tasks") {
            edges {
              node {
                id
                title
                status
                project {
                  id
                }
              }
            }
          }
        }
      }
    `,
    assetRef,
  )
  return (
    <ImpactList hasNext={hasNext} isLoadingNext={isLoadingNext} onMore={() => loadNext(PAGE_SIZE)}>
      {data.impact.tasks.edges.map(({ node }) => {
        const status = knownTaskStatus(node.status)
        return (
          <ImpactRow
            key={node.id} to={`/dashboard/projects/${node.project.id}/tasks?task=${node.id}`} name={node.title}
            aside={taskMessages.statuses[status]}
            mark={<Box width="5" display="flex" justifyContent="center"><StatusDot status={status} /></Box>}
          />
        )
      })}
    </ImpactList>
  )
}
