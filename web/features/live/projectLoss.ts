import { fetchQuery, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { projectLossQuery } from '../../__generated__/projectLossQuery.graphql.ts'

/** Who moved a project to the trash, and the project's name. */
export interface ProjectDeletion {
  readonly projectName: string
  readonly actorName: string
  readonly isOwn: boolean
}

type LostProject = { projectId: string; organizationId: string }

/** The deletion of a project that is no longer visible; null if the viewer lost access to it, or without an answer. */
export async function readProjectDeletion(
  environment: IEnvironment,
  { projectId, organizationId }: LostProject,
): Promise<ProjectDeletion | null> {
  const answer = await fetchQuery<projectLossQuery>(
    environment,
    graphql`
      query projectLossQuery($organizationId: ID!) {
        viewer {
          id
        }
        organization(id: $organizationId) {
          activity(first: 20, filter: { kinds: [PROJECT] }) {
            nodes {
              type
              subjectId
              subjectLabel
              actorName
              actor {
                id
              }
            }
          }
        }
      }
    `,
    { organizationId },
    { networkCacheConfig: { force: true } },
  )
    .toPromise()
    .catch(() => undefined)
  const last = answer?.organization?.activity.nodes.find(({ subjectId }) => subjectId === projectId)
  if (last?.type !== 'project.deleted') return null
  const isOwn = last.actor !== null && last.actor?.id === answer?.viewer?.id
  return { projectName: last.subjectLabel ?? '', actorName: last.actorName, isOwn }
}
