import { graphql } from 'react-relay'
import {
  getRequest, type GraphQLTaggedNode, type IEnvironment, type MutationParameters, type OperationType,
  type UploadableMap,
} from 'relay-runtime'
import type { carryServerAssetMutation } from '../../__generated__/carryServerAssetMutation.graphql.ts'
import type { carryServerBoardQuery } from '../../__generated__/carryServerBoardQuery.graphql.ts'
import type { carryServerImageMutation } from '../../__generated__/carryServerImageMutation.graphql.ts'
import type { carryServerOrganizationMutation } from '../../__generated__/carryServerOrganizationMutation.graphql.ts'
import type { carryServerPlacesQuery } from '../../__generated__/carryServerPlacesQuery.graphql.ts'
import type { carryServerProjectMutation } from '../../__generated__/carryServerProjectMutation.graphql.ts'
import type { carryServerShotMutation } from '../../__generated__/carryServerShotMutation.graphql.ts'
import type { carryServerTaskMutation } from '../../__generated__/carryServerTaskMutation.graphql.ts'
import { batchesOf } from '../../canvas/saveBatches.ts'
import { NetworkFailure } from '../../relay/errors.ts'
import { sendMutation, type Payloads } from '../../relay/mutation.ts'
import { createViewOpsSender } from '../views/appendViewOps.ts'
import type { CarryServer } from './carryFrame.ts'

const placesQuery = graphql`
  query carryServerPlacesQuery {
    viewer {
      id
      name
    }
    organizations(first: 100) {
      nodes {
        id
        viewerCanCreateProjects
      }
    }
    recentProjects(first: 100) {
      nodes {
        id
        code
      }
    }
  }
`
const boardQuery = graphql`
  query carryServerBoardQuery($projectId: ID!) {
    project(by: { id: $projectId }) {
      id
      name
      storyboard {
        id
      }
      shots(first: 20) {
        nodes {
          id
          name
          views {
            id
          }
        }
      }
      assets(first: 100) {
        nodes {
          name
        }
      }
      tasks(first: 100) {
        nodes {
          title
        }
      }
    }
  }
`
const organizationMutation = graphql`
  mutation carryServerOrganizationMutation($input: CreateOrganizationInput!) {
    createOrganization(input: $input) {
      organizationEdge {
        node {
          id
        }
      }
    }
  }
`
const projectMutation = graphql`
  mutation carryServerProjectMutation($input: CreateProjectInput!) {
    createProject(input: $input) {
      project {
        id
      }
    }
  }
`
const shotMutation = graphql`
  mutation carryServerShotMutation($input: CreateShotsInput!) {
    createShots(input: $input) {
      shots {
        id
        views {
          id
        }
      }
    }
  }
`
const imageMutation = graphql`
  mutation carryServerImageMutation($input: SetViewImageInput!) {
    setViewImage(input: $input) {
      view {
        id
        ...ViewFrame_view
      }
    }
  }
`
const assetMutation = graphql`
  mutation carryServerAssetMutation($input: CreateAssetsInput!) {
    createAssets(input: $input) {
      assets {
        id
      }
    }
  }
`
const taskMutation = graphql`
  mutation carryServerTaskMutation($input: CreateTasksInput!) {
    createTasks(input: $input) {
      tasks {
        id
      }
    }
  }
`

/** What carrying a frame asks of the server, in the name of who is signed in at this moment. */
export function carryServerOf(environment: IEnvironment): CarryServer {
  const sendOperations = createViewOpsSender(environment)

  /** Past the store: a list that lacks what the page shows of it must not take the place of the page's. */
  async function ask<Query extends OperationType>(
    query: GraphQLTaggedNode,
    variables: Query['variables'],
  ): Promise<Query['response']> {
    const { params } = getRequest(query)
    const answer = await environment.getNetwork().execute(params, variables, { force: true }).toPromise()
    if (!answer || !('data' in answer)) throw new NetworkFailure()
    return answer.data as Query['response']
  }

  function commit<Mutation extends MutationParameters>(
    mutation: GraphQLTaggedNode,
    variables: Mutation['variables'],
    uploadables?: UploadableMap,
  ): Promise<Payloads<Mutation>> {
    return sendMutation<Mutation>(environment, mutation, { variables, uploadables })
  }

  return {
    async findPlaces() {
      const { viewer, organizations, recentProjects } = await ask<carryServerPlacesQuery>(placesQuery, {})
      if (!viewer || !organizations || !recentProjects) throw new NetworkFailure()
      return {
        viewer,
        organizations: organizations.nodes.map(({ id, viewerCanCreateProjects }) => ({
          id, viewerCanCreateProjects,
        })),
        projects: recentProjects.nodes.map(({ id, code }) => ({ id, code })),
      }
    },
    async findBoard(projectId) {
      const { project } = await ask<carryServerBoardQuery>(boardQuery, { projectId })
      if (!project) throw new NetworkFailure()
      return {
        name: project.name,
        storyboardId: project.storyboard.id,
        shots: project.shots.nodes.map(({ id, name, views }) => ({ id, name, views })),
        assetNames: project.assets.nodes.map(({ name }) => name),
        taskTitles: project.tasks.nodes.map(({ title }) => title),
      }
    },
    async createOrganization(name) {
      const input = { name, description: '' }
      const { createOrganization } = await commit<carryServerOrganizationMutation>(organizationMutation, { input })
      return createOrganization.organizationEdge.node.id
    },
    async createProject(input) {
      const { createProject } = await commit<carryServerProjectMutation>(projectMutation, { input })
      return createProject.project.id
    },
    async createShot({ storyboardId, ...shot }) {
      const input = { storyboardId, shots: [shot] }
      const { createShots: { shots: [made] } } = await commit<carryServerShotMutation>(shotMutation, { input })
      if (!made) throw new NetworkFailure()
      return made
    },
    async draw(shotId, viewId, operations) {
      const rows = operations.map((operation) => ({ ...operation, userId: '', shotId, viewId }))
      for (const batch of batchesOf(rows)) await sendOperations(batch, { keepalive: false })
    },
    async setImage(viewId, file) {
      const variables = { input: { viewId, file: null } }
      await commit<carryServerImageMutation>(imageMutation, variables, { 'input.file': file })
    },
    async createAsset({ projectId, ...asset }) {
      await commit<carryServerAssetMutation>(assetMutation, { input: { projectId, assets: [asset] } })
    },
    async createTask({ projectId, ...task }) {
      await commit<carryServerTaskMutation>(taskMutation, { input: { projectId, tasks: [task] } })
    },
  }
}
