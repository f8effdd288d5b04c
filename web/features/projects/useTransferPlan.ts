import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type {
  useTransferPlanQuery,
  useTransferPlanQuery$data,
} from '../../__generated__/useTransferPlanQuery.graphql.ts'
import { readError } from '../../relay/errors.ts'

type TransferPlan = NonNullable<useTransferPlanQuery$data['project']>['transferPlan']

/** What a move would change, as far as it is known; a plan that `isPossible` can be carried out. */
export type TransferPlanState =
  | { readonly type: 'none' | 'reading' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'planned'; readonly planRef: TransferPlan; readonly isPossible: boolean }

type Answered = { organizationId: string; state: TransferPlanState }

const query = graphql`
  query useTransferPlanQuery($projectId: ID!, $organizationId: ID!) {
    project(by: { id: $projectId }) {
      transferPlan(organizationId: $organizationId) {
        problem {
          __typename
        }
        # The dialog shows these fields.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...TransferPlanView_plan
      }
    }
  }
`

/** Asks the server what moving a project to an organization would change; nothing is written. */
export function useTransferPlan(projectId: string, organizationId: string | null): TransferPlanState {
  const environment = useRelayEnvironment()
  const [answered, setAnswered] = useState<Answered | null>(null)
  useEffect(() => {
    if (organizationId === null) return
    const variables = { projectId, organizationId }
    const kept = environment.retain(createOperationDescriptor(getRequest(query), variables))
    const fail = (error: unknown): void => {
      setAnswered({ organizationId, state: { type: 'failed', message: readError(error).message } })
    }
    const running = fetchQuery<useTransferPlanQuery>(environment, query, variables, {
      networkCacheConfig: { force: true },
    }).subscribe({
      next: ({ project }) => {
        if (!project) return fail(null)
        const { transferPlan } = project
        const isPossible = !transferPlan.problem
        setAnswered({ organizationId, state: { type: 'planned', planRef: transferPlan, isPossible } })
      },
      error: fail,
    })
    return () => {
      running.unsubscribe()
      kept.dispose()
      setAnswered(null)
    }
  }, [environment, organizationId, projectId])
  if (organizationId === null) return { type: 'none' }
  return answered?.organizationId === organizationId ? answered.state : { type: 'reading' }
}
