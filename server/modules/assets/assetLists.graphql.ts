import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { AssetStatus, AssetType } from '../../__generated__/prisma/enums.ts'
import { type Context, requireViewer, type Viewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { keysetPage, type SortKey, type SortOrder } from '../../graphql/keysetPaging.ts'
import { countsOfProjects } from '../../graphql/projectCounts.ts'
import { holding } from '../../graphql/search.ts'
import { prisma } from '../../platform/database/client.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { visibleTo as visibleProject } from '../projects/project.policy.ts'
import { AssetNode } from './asset.graphql.ts'
import { AssetOrderEnum, AssetStatusEnum, AssetTypeEnum } from './assetEnums.graphql.ts'
import { countByProject, sumOfCounts, type TypeCount } from './assetList.service.ts'

const ID: SortKey = { column: 'id', direction: 'asc', kind: 'id' }
const NAME: SortKey = { column: 'name', direction: 'asc', kind: 'text' }

const ORDERS = {
  NAME: { name: 'assetName', keys: [NAME, ID] },
  CODE: { name: 'assetCode', keys: [{ column: 'code', direction: 'asc', kind: 'text' }, ID] },
  TYPE: { name: 'assetType', keys: [{ column: 'type', direction: 'asc', kind: Object.values(AssetType) }, NAME, ID] },
  STATUS: {
    name: 'assetStatus',
    keys: [{ column: 'status', direction: 'asc', kind: Object.values(AssetStatus) }, NAME, ID],
  },
  UPDATED: {
    name: 'assetUpdated',
    keys: [{ column: 'updatedAt', direction: 'desc', kind: 'moment' }, { ...ID, direction: 'desc' }],
  },
  CREATED: {
    name: 'assetCreated',
    keys: [{ column: 'createdAt', direction: 'desc', kind: 'moment' }, { ...ID, direction: 'desc' }],
  },
} satisfies Record<string, SortOrder>

/** The order of the list that payloads give edges for. */
export const BY_NAME = ORDERS.NAME

const AssetFilter = builder.inputType('AssetFilter', {
  description: 'Which assets of a list; what is not given, or an empty list, leaves nothing out.',
  fields: (t) => ({
    types: t.field({ type: [AssetTypeEnum], required: false, description: 'Of one of these types.' }),
    statuses: t.field({ type: [AssetStatusEnum], required: false, description: 'At one of these statuses.' }),
    search: t.string({ required: false, description: 'With this in the name, code or description, in any case.' }),
  }),
})

type Filter = typeof AssetFilter.$inferInput

/** The assets that a filter leaves in whatever their type. */
function ofAnyType({ statuses, search }: Filter): Prisma.AssetWhereInput {
  const text = holding(search)
  return {
    deletedAt: null,
    ...(statuses?.length && { status: { in: statuses } }),
    ...(text && { OR: [{ name: text }, { code: text }, { description: text }] }),
  }
}

const fitting = (filter: Filter): Prisma.AssetWhereInput => ({
  ...ofAnyType(filter),
  ...(filter.types?.length && { type: { in: filter.types } }),
})

interface ListArguments {
  filter?: Filter | null | undefined
  orderBy?: keyof typeof ORDERS | null | undefined
  first?: number | null | undefined
  last?: number | null | undefined
  after?: string | null | undefined
  before?: string | null | undefined
}

/** A page of the assets of a place. */
async function assetPage(
  place: Prisma.AssetWhereInput,
  { filter, orderBy, ...page }: ListArguments,
  context: Context,
  info: GraphQLResolveInfo,
) {
  const { first = null, last = null, after = null, before = null } = page
  const { where, window, connection } = keysetPage({ first, last, after, before }, ORDERS[orderBy ?? 'NAME'])
  const asked = { AND: [place, fitting(filter ?? {})] }
  const query = queryFromInfo({ context, info, typeName: 'Asset', paths: [['edges', 'node'], ['nodes']] })
  const rows = await prisma.asset.findMany({ ...query, where: { AND: [asked, where] }, ...window })
  return connection(rows, () => prisma.asset.count({ where: asked }))
}

/** A row of a list in the list of its project, for payloads too. */
export const ProjectAssetsEdge = builder.edgeObject({
  name: 'ProjectAssetsConnectionEdge',
  description: 'An asset in the list of its project.',
  type: AssetNode,
})

const AssetTypeCount = builder.objectRef<TypeCount>('AssetTypeCount').implement({
  description: 'How many assets there are of a type.',
  fields: (t) => ({
    type: t.expose('type', { type: AssetTypeEnum, description: 'The type.' }),
    count: t.exposeInt('count', { description: 'How many; may be 0.' }),
  }),
})

const FILTER = { type: AssetFilter, required: false, description: 'Which ones; all when not given.' } as const
const COUNTED = {
  type: AssetFilter,
  required: false,
  description: 'Which ones are counted; its `types` leave nothing out.',
} as const

const projectCounts = countsOfProjects<Filter, TypeCount[]>(
  (filter, projectIds) => countByProject({ ...ofAnyType(filter), projectId: { in: projectIds } }),
  sumOfCounts([]),
)

builder.prismaObjectFields('Project', (t) => ({
  assets: t.connection(
    {
      type: AssetNode,
      description: 'Its assets, by name unless another order is asked for.',
      select: { id: true },
      args: {
        filter: t.arg(FILTER),
        orderBy: t.arg({ type: AssetOrderEnum, required: false, defaultValue: 'NAME', description: 'In which order.' }),
      },
      resolve: ({ id }, args, context, info) => assetPage({ projectId: id }, args, context, info),
    },
    { name: 'ProjectAssetsConnection', description: 'A page of assets.' },
    ProjectAssetsEdge,
  ),
  assetCounts: t.field({
    type: [AssetTypeCount],
    description: 'How many assets it has of every type.',
    select: { id: true },
    args: { filter: t.arg(COUNTED) },
    resolve: ({ id }, { filter }, context) => projectCounts(id, filter, context),
  }),
}))

/** The assets of the live projects of an organization that a viewer sees; of those projects alone that are named. */
const inOrganization = (
  viewer: Viewer,
  organizationId: string,
  projectIds: readonly { id: string }[] | null | undefined,
): Prisma.AssetWhereInput => ({
  project: {
    ...visibleProject(viewer),
    organizationId,
    archivedAt: null,
    ...(projectIds?.length && { id: { in: projectIds.map(({ id }) => id) } }),
  },
})

const PROJECT_IDS = { required: false, description: 'Of these projects alone; of all of them when empty.' } as const

builder.prismaObjectFields('Organization', (t) => ({
  assets: t.connection(
    {
      type: AssetNode,
      description: 'The assets of its projects but for the archived ones, last changed first unless said otherwise.',
      select: { id: true },
      args: {
        filter: t.arg(FILTER),
        projectIds: t.arg.globalIDList({ for: ProjectNode, ...PROJECT_IDS }),
        orderBy: t.arg({
          type: AssetOrderEnum,
          required: false,
          defaultValue: 'UPDATED',
          description: 'In which order.',
        }),
      },
      resolve: ({ id }, { projectIds, orderBy, ...args }, context, info) =>
        assetPage(
          inOrganization(requireViewer(context), id, projectIds),
          { ...args, orderBy: orderBy ?? 'UPDATED' },
          context,
          info,
        ),
    },
    { name: 'OrganizationAssetsConnection', description: 'A page of assets of several projects.' },
    { name: 'OrganizationAssetsConnectionEdge', description: 'An asset in the list of an organization.' },
  ),
  assetCounts: t.field({
    type: [AssetTypeCount],
    description: 'How many assets its projects have of every type, but for the archived ones.',
    select: { id: true },
    args: { filter: t.arg(COUNTED), projectIds: t.arg.globalIDList({ for: ProjectNode, ...PROJECT_IDS }) },
    resolve: async ({ id }, { filter, projectIds }, context) => {
      const place = inOrganization(requireViewer(context), id, projectIds)
      return sumOfCounts((await countByProject({ AND: [ofAnyType(filter ?? {}), place] })).values())
    },
  }),
}))
