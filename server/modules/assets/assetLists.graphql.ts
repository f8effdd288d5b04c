import { queryFromInfo } from '@pothos/plugin-prisma'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { AssetStatus, AssetType } from '../../__generated__/prisma/enums.ts'
import { requireViewer, type Viewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { filteredCounts } from '../../graphql/filteredCounts.ts'
import { firstOfEach } from '../../graphql/firstOfEach.ts'
import { keysetPage, type OrderBy, type SortKey, type SortOrder } from '../../graphql/keysetPaging.ts'
import { byParent, relatedRows } from '../../graphql/relatedRows.ts'
import { holding, UPDATED_SINCE, updatedAfter } from '../../graphql/search.ts'
import { prisma } from '../../platform/database/client.ts'
import { byOrganization } from '../projects/organizationsOf.service.ts'
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
    updatedSince: t.field({ type: 'DateTime', required: false, description: UPDATED_SINCE }),
  }),
})

type Filter = typeof AssetFilter.$inferInput

/** The assets that a filter leaves in whatever their type. */
function ofAnyType({ statuses, search, updatedSince }: Filter): Prisma.AssetWhereInput {
  const text = holding(search)
  return {
    deletedAt: null,
    ...(statuses?.length && { status: { in: statuses } }),
    ...updatedAfter(updatedSince),
    ...(text && { OR: [{ name: text }, { code: text }, { description: text }] }),
  }
}

const fitting = (filter: Filter): Prisma.AssetWhereInput => ({
  ...ofAnyType(filter),
  ...(filter.types?.length && { type: { in: filter.types } }),
})

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

const projectCounts = filteredCounts<Filter, TypeCount[]>(
  (filter, projectIds) => countByProject({ ...ofAnyType(filter), projectId: { in: projectIds } }),
  sumOfCounts([]),
)

interface AssetsQuery {
  where: Prisma.AssetWhereInput
  orderBy: OrderBy
  take: number
}

const projectAssets = relatedRows({
  one: (projectId, { where, ...query }: AssetsQuery) =>
    prisma.asset.findMany({ ...query, where: { ...where, projectId } }),
  several: async (ids, query: AssetsQuery) => {
    const projects = await prisma.project.findMany({ where: { id: { in: ids } }, select: { id: true, assets: query } })
    return byParent(projects.map(({ id, assets }) => ({ id, rows: assets })))
  },
  count: async (ids, where: Prisma.AssetWhereInput) => {
    const asked = { AND: [where, { projectId: { in: ids } }] }
    const counts = await prisma.asset.groupBy({ by: ['projectId'], where: asked, _count: true })
    return new Map(counts.map(({ projectId, _count }) => [projectId, _count]))
  },
})

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
      resolve: async ({ id }, { filter, orderBy, ...args }, context, info) => {
        const page = keysetPage(args, ORDERS[orderBy ?? 'NAME'])
        const where = fitting(filter ?? {})
        const query = queryFromInfo({ context, info, typeName: 'Asset', paths: [['edges', 'node'], ['nodes']] })
        const asked = { ...query, where: { AND: [where, page.where] }, ...page.window }
        const rows = await projectAssets.rows(id, asked, context, info)
        return page.connection(rows, () => projectAssets.count(id, where, context, info))
      },
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

/** Of the live projects a viewer sees; of those alone that are named. */
const inProjects = (viewer: Viewer, projectIds: readonly { id: string }[] | null | undefined) => ({
  ...visibleProject(viewer),
  archivedAt: null,
  ...(projectIds?.length && { id: { in: projectIds.map(({ id }) => id) } }),
})

const organizationAssets = relatedRows({
  one: (organizationId, { where, ...query }: AssetsQuery) =>
    prisma.asset.findMany({ ...query, where: { AND: [where, { project: { organizationId } }] } }),
  several: async (ids, { where, orderBy, take, ...query }: AssetsQuery) => {
    const assets = { where, orderBy, take, select: { id: true } }
    const organizations = await prisma.organization.findMany({
      where: { id: { in: ids } },
      select: { id: true, projects: { select: { assets } } },
    })
    const idsIn = (projects: readonly { assets: { id: string }[] }[]) =>
      projects.flatMap((project) => project.assets.map((each) => each.id))
    const found = new Map(organizations.map(({ id, projects }) => [id, idsIn(projects)]))
    return firstOfEach('Asset', found, { orderBy, take }, (chosen) =>
      prisma.asset.findMany({ ...query, where: { id: { in: chosen } } }))
  },
  count: async (ids, where: Prisma.AssetWhereInput) => {
    const asked = { AND: [where, { project: { organizationId: { in: ids } } }] }
    if (ids.length === 1) return new Map([[ids[0] ?? '', await prisma.asset.count({ where: asked })]])
    const counts = await byOrganization(await prisma.asset.groupBy({ by: ['projectId'], where: asked, _count: true }))
    return new Map([...counts].map(([id, groups]) => [id, groups.reduce((sum, { _count }) => sum + _count, 0)]))
  },
})

type OrganizationFilter = Filter & { projectIds: readonly { id: string }[] | null | undefined }

const organizationCounts = filteredCounts<OrganizationFilter, TypeCount[]>(
  async ({ projectIds, ...filter }, ids, context) => {
    const project = { ...inProjects(requireViewer(context), projectIds), organizationId: { in: ids } }
    const counts = await countByProject({ AND: [ofAnyType(filter), { project }] })
    const found = await byOrganization([...counts].map(([projectId, types]) => ({ projectId, types })))
    return new Map([...found].map(([id, projects]) => [id, sumOfCounts(projects.map(({ types }) => types))]))
  },
  sumOfCounts([]),
)

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
      resolve: async ({ id }, { filter, projectIds, orderBy, ...args }, context, info) => {
        const page = keysetPage(args, ORDERS[orderBy ?? 'UPDATED'])
        const where = { AND: [fitting(filter ?? {}), { project: inProjects(requireViewer(context), projectIds) }] }
        const query = queryFromInfo({ context, info, typeName: 'Asset', paths: [['edges', 'node'], ['nodes']] })
        const asked = { ...query, where: { AND: [where, page.where] }, ...page.window }
        const rows = await organizationAssets.rows(id, asked, context, info)
        return page.connection(rows, () => organizationAssets.count(id, where, context, info))
      },
    },
    { name: 'OrganizationAssetsConnection', description: 'A page of assets of several projects.' },
    { name: 'OrganizationAssetsConnectionEdge', description: 'An asset in the list of an organization.' },
  ),
  assetCounts: t.field({
    type: [AssetTypeCount],
    description: 'How many assets its projects have of every type, but for the archived ones.',
    select: { id: true },
    args: { filter: t.arg(COUNTED), projectIds: t.arg.globalIDList({ for: ProjectNode, ...PROJECT_IDS }) },
    resolve: ({ id }, { filter, projectIds }, context) => organizationCounts(id, { ...filter, projectIds }, context),
  }),
}))
