import { graphql } from 'react-relay'
import type {
  useCreateProjectMutation as CreateProject,
} from '../../__generated__/useCreateProjectMutation.graphql.ts'
import type { FrameRate } from '../../lib/frameRates.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'
import { placeInProjectLists } from './projectLists.ts'

type CreateProjectConfig = Omit<MutationOptions<CreateProject>, 'variables'> & {
  organizationId: string
  name: string
  description: string
  /** Made from the name when absent. */
  code?: string
  frameRate?: FrameRate
}

/** Creates a project and puts it into the lists of its organization. */
export function useCreateProjectMutation(): [run: (config: CreateProjectConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<CreateProject>(graphql`
    mutation useCreateProjectMutation($input: CreateProjectInput!) {
      createProject(input: $input) {
        project {
          id
          name
          code
          createdAt
          ...ProjectCard_project
        }
        organization {
          id
          projectCount: projects {
            totalCount
          }
          ...ProjectNavigation_organization
        }
      }
    }
  `)
  return [
    ({ organizationId, name, description, code, frameRate, ...config }) => {
      const updater: NonNullable<CreateProjectConfig['updater']> = (store) => {
        placeInProjectLists(store, organizationId, store.getRootField('createProject')?.getLinkedRecord('project'))
      }
      commit({ ...config, updater, variables: { input: { organizationId, name, description, code, frameRate } } })
    },
    isRunning,
  ]
}
