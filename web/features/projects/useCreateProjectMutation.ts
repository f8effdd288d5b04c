import { graphql, useMutation, type UseMutationConfig } from 'react-relay'
import { ConnectionHandler } from 'relay-runtime'
import type {
  useCreateProjectMutation as CreateProject,
} from '../../__generated__/useCreateProjectMutation.graphql.ts'
import { PROJECT_CONNECTION_KEY } from './ProjectGrid.tsx'

type CreateProjectConfig = Omit<UseMutationConfig<CreateProject>, 'variables'> & {
  organizationId: string
  name: string
  description: string
}

/** Creates a project and puts it first among those of its organization. */
export function useCreateProjectMutation(): [run: (config: CreateProjectConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<CreateProject>(graphql`
    mutation useCreateProjectMutation($input: CreateProjectInput!, $connections: [ID!]!) {
      createProject(input: $input) {
        projectEdge @prependEdge(connections: $connections) {
          cursor
          node {
            id
            name
            ...ProjectCard_project
          }
        }
        organization {
          id
          projects {
            totalCount
          }
        }
      }
    }
  `)
  return [
    ({ organizationId, name, description, ...config }) => {
      commit({
        ...config,
        variables: {
          input: { organizationId, name, description },
          connections: [ConnectionHandler.getConnectionID(organizationId, PROJECT_CONNECTION_KEY)],
        },
      })
    },
    isRunning,
  ]
}
