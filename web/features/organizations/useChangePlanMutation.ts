import { graphql } from 'react-relay'
import type {
  Plan, useChangePlanMutation as ChangePlan,
} from '../../__generated__/useChangePlanMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

type ChangePlanConfig = Omit<MutationOptions<ChangePlan>, 'variables'> & { organizationId: string; plan: Plan }

/** Changes the plan; refused with PLAN_LIMIT when what is there does not fit. */
export function useChangePlanMutation(): [run: (config: ChangePlanConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<ChangePlan>(graphql`
    mutation useChangePlanMutation($input: ChangePlanInput!) {
      changePlan(input: $input) {
        organization {
          id
          plan
          ...PlanUsage_organization
        }
      }
    }
  `)
  return [
    ({ organizationId, plan, ...config }) => {
      commit({ ...config, variables: { input: { organizationId, plan } } })
    },
    isRunning,
  ]
}
