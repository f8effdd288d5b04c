import { queryFromInfo } from '@pothos/plugin-prisma'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { AssetStatus, AssetType } from '../../__generated__/prisma/enums.ts'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { filteredCounts } from '../../graphql/filteredCounts.ts'
import { firstOfEach } from '../../graphql/firstOfEach.ts'
import { keysetPage, type OrderBy, type SortKey, type SortOrder } from '../../graphql/keysetPaging.ts'
import { inDirection } from '../../graphql/listOrder.ts'
import { byParent, relatedRows } from '../../graphql/relatedRows.ts'
import { holding, UPDATED_SINCE, updatedAfter } from '../../graphql/search.ts'
import { prisma } from '../../platform/database/client.ts'
import { listedFor } from '../identity/project.policy.ts'
import { byOrganization } from '../projects/organizationsOf.service.ts'
import { EXTERNAL_IDS } from '../projects/externalId.graphql.ts'
import { withExternalIds } from '../projects/externalId.service.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { AssetConnection, AssetNode } from './asset.graphql.ts'
import { AssetOrder, AssetStatusEnum, AssetTypeEnum } from './assetEnums.graphql.ts'
import { countByProject, countInProjects, sumOfCounts, type TypeCount } from './assetList.service.ts'

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

const orderOf = (asked: typeof AssetOrder.$inferInput | null | undefined, usual: keyof typeof ORDERS): SortOrder =>
  inDirection(ORDERS[asked?.field ?? usual], asked?.direction)

/** The order of the list that payloads give edges for. */
export const BY_NAME = ORDERS.NAME

const AssetFilter = builder.inputType('AssetFilter', {
  description: 'A filter for assets. An absent field or an empty list does not filter.',
  fields: (t) => ({
    types: t.field({ type: [AssetTypeEnum], required: false, description: 'Of one of these types.' }),
    statuses: t.field({ type: [AssetStatusEnum], required: false, description: 'With one of these statuses.' }),
    search: t.string({ required: false, description: 'Part of the name, code or description, ignoring case.' }),
    projectIds: t.globalIDList({ for: ProjectNode, required: false, description: 'Of one of these projects.' }),
    externalIds: t.stringList({ required: false, description: EXTERNAL_IDS }),
    updatedSince: t.field({ type: 'DateTime', required: false, description: UPDATED_SINCE }),
  }),
})

type Filter = typeof AssetFilter.$inferInput

/** The assets that a filter leaves in whatever their type. */
function ofAnyType({ statuses, search, projectIds, externalIds, updatedSince }: Filter): Prisma.AssetWhereInput {
  const text = holding(search)
  return {
    deletedAt: null,
    ...(statuses?.length && { status: { in: statuses } }),
    ...(projectIds?.length && { projectId: { in: projectIds.map(({ id }) => id) } }),
    ...updatedAfter(updatedSince),
    ...withExternalIds(externalIds),
    ...(text && { OR: [{ name: text }, { code: text }, { description: text }] }),
  }
}

const fitting = (filter: Filter): Prisma.AssetWhereInput => ({
  ...ofAnyType(filter),
  ...(filter.types?.length && { type: { in: filter.types } }),
})

const AssetTypeCount = builder.objectRef<TypeCount>('AssetTypeCount').implement({
  description: 'The number of assets of a type.',
  authScopes: { 'assets:read': true },
  fields: (t) => ({
    type: t.expose('type', { type: AssetTypeEnum, description: 'The type.' }),
    count: t.exposeInt('count', { description: 'The number; may be 0.' }),
  }),
})

const FILTER = { type: AssetFilter, required: false, description: 'A filter; by default all.' } as const
const COUNTED = {
  type: AssetFilter,
  required: false,
  description: 'A filter; its `types` are ignored.',
} as const

const projectCounts = filteredCounts<Filter, TypeCount[]>((filter, ids) => {
  const { types: _types, ...others } = filter
  if (Object.values(others).every((asked) => asked == null)) return countInProjects(ids)
  return countByProject({ AND: [ofAnyType(filter), { projectId: { in: ids } }] })
}, sumOfCounts([]))

interface AssetsQuery {
  where: Prisma.AssetWhereInput
  orderBy: OrderBy
  take: number
}

const projectAssets = relatedRows({
  one: (projectId, { where, ...query }: AssetsQuery) =>
    prisma().asset.findMany({ ...query, where: { ...where, projectId } }),
  several: async (ids, query: AssetsQuery) => {
    const select = { id: true, assets: query }
    const projects = await prisma().project.findMany({ where: { id: { in: ids } }, select })
    return byParent(projects.map(({ id, assets }) => ({ id, rows: assets })))
  },
  count: async (ids, where: Prisma.AssetWhereInput) => {
    const asked = { AND: [where, { projectId: { in: ids } }] }
    const counts = await prisma().asset.groupBy({ by: ['projectId'], where: asked, _count: true })
    return new Map(counts.map(({ projectId, _count }) => [projectId, _count]))
  },
})

builder.prismaObjectFields('Project', (t) => ({
  assets: t.connection(
    {
      type: AssetNode,
      description: 'Its assets.',
      select: { id: true },
      args: {
        filter: t.arg(FILTER),
        orderBy: t.arg({ type: AssetOrder, required: false, description: 'The order; by default NAME.' }),
      },
      resolve: async ({ id }, { filter, orderBy, ...args }, context, info) => {
        const page = keysetPage(args, orderOf(orderBy, 'NAME'))
        const where = fitting(filter ?? {})
        const query = queryFromInfo({ context, info, typeName: 'Asset', paths: [['edges', 'node'], ['nodes']] })
        const asked = { ...query, where: { AND: [where, page.where] }, ...page.window }
        const rows = await projectAssets.rows(id, asked, context, info)
        return page.connection(rows, () => projectAssets.count(id, where, context, info))
      },
    },
    AssetConnection,
  ),
  assetCounts: t.field({
    type: [AssetTypeCount],
    description: 'The number of assets of each type.',
    select: { id: true },
    args: { filter: t.arg(COUNTED) },
    resolve: ({ id }, { filter }, context) => projectCounts(id, filter, context),
  }),
}))

const organizationAssets = relatedRows({
  one: (organizationId, { where, ...query }: AssetsQuery) =>
    prisma().asset.findMany({ ...query, where: { AND: [where, { project: { organizationId } }] } }),
  several: async (ids, { where, orderBy, take, ...query }: AssetsQuery) => {
    const assets = { where, orderBy, take, select: { id: true } }
    const organizations = await prisma().organization.findMany({
      where: { id: { in: ids } },
      select: { id: true, projects: { select: { assets } } },
    })
    const idsIn = (projects: readonly { assets: { id: string }[] }[]) =>
      projects.flatMap((project) => project.assets.map((each) => each.id))
    const found = new Map(organizations.map(({ id, projects }) => [id, idsIn(projects)]))
    return firstOfEach('Asset', found, { orderBy, take }, (chosen) =>
      prisma().asset.findMany({ ...query, where: { id: { in: chosen } } }))
  },
  count: async (ids, where: Prisma.AssetWhereInput) => {
    const asked = { AND: [where, { project: { organizationId: { in: ids } } }] }
    if (ids.length === 1) return new Map([[ids[0] ?? '', await prisma().asset.count({ where: asked })]])
    const counts = await byOrganization(await prisma().asset.groupBy({ by: ['projectId'], where: asked, _count: true }))
    return new Map([...counts].map(([id, groups]) => [id, groups.reduce((sum, { _count }) => sum + _count, 0)]))
  },
})

const organizationCounts = filteredCounts<Filter, TypeCount[]>(
  async (filter, ids, context) => {
    const project = { ...listedFor(requireViewer(context)), organizationId: { in: ids } }
    const counts = await countByProject({ AND: [ofAnyType(filter), { project }] })
    const found = await byOrganization([...counts].map(([projectId, types]) => ({ projectId, types })))
    return new Map([...found].map(([id, projects]) => [id, sumOfCounts(projects.map(({ types }) => types))]))
  },
  sumOfCounts([]),
)

builder.prismaObjectFields('Organization', (t) => ({
  assets: t.connection(
    {
      type: AssetNode,
      description: 'The assets of its projects, without archived projects.',
      select: { id: true },
      args: {
        filter: t.arg(FILTER),
        orderBy: t.arg({ type: AssetOrder, required: false, description: 'The order; by default UPDATED.' }),
      },
      resolve: async ({ id }, { filter, orderBy, ...args }, context, info) => {
        const page = keysetPage(args, orderOf(orderBy, 'UPDATED'))
        const where = { AND: [fitting(filter ?? {}), { project: listedFor(requireViewer(context)) }] }
        const query = queryFromInfo({ context, info, typeName: 'Asset', paths: [['edges', 'node'], ['nodes']] })
        const asked = { ...query, where: { AND: [where, page.where] }, ...page.window }
        const rows = await organizationAssets.rows(id, asked, context, info)
        return page.connection(rows, () => organizationAssets.count(id, where, context, info))
      },
    },
    AssetConnection,
  ),
  assetCounts: t.field({
    type: [AssetTypeCount],
    description: 'The number of assets of each type in its projects, without archived projects.',
    select: { id: true },
    args: { filter: t.arg(COUNTED) },
    resolve: ({ id }, { filter }, context) => organizationCounts(id, filter, context),
  }),
}))
