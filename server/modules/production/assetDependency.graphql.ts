import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { linkPages } from '../../graphql/linkPaging.ts'
import { listTypes } from '../../graphql/listTypes.ts'
import { batched } from '../../graphql/loaders.ts'
import { placeCursor } from '../../graphql/paging.ts'
import { selectedRows } from '../../graphql/selectedRows.ts'
import { prisma } from '../../platform/database/client.ts'
import { AssetNode } from './asset.graphql.ts'
import { dependencyVisibleTo } from './asset.policy.ts'
import { AssetRelationshipEnum } from './assetEnums.graphql.ts'
import { type AssetGraph, GRAPH_ASSETS, readAssetGraphs } from './assetGraph.service.ts'

export const AssetDependencyNode = builder.prismaNode('AssetDependency', {
  id: { field: 'id' },
  description: 'A relationship between two assets of a project. Hidden while one of them is in the trash.',
  authScopes: { 'assets:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...dependencyVisibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    relationshipType: t.field({
      type: AssetRelationshipEnum,
      description: 'The relationship of the source to the target: USES or OWNS.',
      select: { link: true },
      resolve: ({ link }) => link,
    }),
    source: t.relation('source', {
      description: 'The asset that uses or owns the target. A change of the target affects it.',
    }),
    target: t.relation('target', { description: 'The asset that is used or owned.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last change.' }),
  }),
})

export const { Edge: AssetDependencyEdge, Connection: AssetDependencyConnection } =
  listTypes(AssetDependencyNode, 'AssetDependency', 'A dependency', 'dependencies')

/** The dependencies of assets, whichever side they are on, in the order of their ids. */
const assetDependencies = linkPages(
  'assetDependencies', 1,
  `SELECT o."id" AS "ownerId", d."id", d."id"::text AS "k0" FROM unnest($1::uuid[]) AS o("id")
   JOIN "AssetDependency" d ON d."sourceId" = o."id" OR d."targetId" = o."id"
   JOIN "Asset" s ON s."id" = d."sourceId" AND s."deletedAt" IS NULL
   JOIN "Asset" t ON t."id" = d."targetId" AND t."deletedAt" IS NULL`,
)

/** The edge of a dependency in the lists of its assets, for payloads. */
export const dependencyEdge = <Row extends { id: string }>(node: Row) => ({
  cursor: placeCursor('assetDependencies', [node.id]),
  node,
})

const assetGraph = batched<string, AssetGraph>(readAssetGraphs, { assetIds: [], dependencyIds: [], isComplete: true })

const among = (ids: readonly string[]) => ({ where: { id: { in: [...ids] } } })

const assetsOf = selectedRows('Asset', (query, ids) => prisma().asset.findMany({ ...query, ...among(ids) }))
const dependenciesOf = selectedRows('AssetDependency', (query, ids) =>
  prisma().assetDependency.findMany({ ...query, ...among(ids) }),
)

/** Dependencies that a graph is counted with by the limit of what a request may cost. */
const USUAL_DEPENDENCIES = 2 * GRAPH_ASSETS

const AssetGraphObject = builder.objectRef<AssetGraph>('AssetGraph').implement({
  description: 'The assets connected to an asset by dependencies, in both directions and to any depth.',
  authScopes: { 'assets:read': true },
  fields: (t) => ({
    assets: t.field({
      type: [AssetNode],
      description: `The asset itself, then the others, nearest first: at most ${GRAPH_ASSETS}.`,
      extensions: { mostItems: GRAPH_ASSETS },
      resolve: ({ assetIds }, _arguments, context, info) => assetsOf(assetIds, context, info),
    }),
    dependencies: t.field({
      type: [AssetDependencyNode],
      description: 'All dependencies between these assets.',
      extensions: { mostItems: USUAL_DEPENDENCIES },
      resolve: ({ dependencyIds }, _arguments, context, info) => dependenciesOf(dependencyIds, context, info),
    }),
    isComplete: t.exposeBoolean('isComplete', { description: 'False if more than 100 assets are connected.' }),
  }),
})

builder.prismaObjectFields('Asset', (t) => ({
  dependencies: t.connection(
    {
      type: AssetDependencyNode,
      description: 'Its dependencies in both directions, in order of creation.',
      select: { id: true },
      resolve: ({ id }, args, context, info) =>
        assetDependencies(id, args, context, (ids) => dependenciesOf(ids, context, info)),
    },
    AssetDependencyConnection,
  ),
  graph: t.field({
    type: AssetGraphObject,
    description: 'The assets connected to it by dependencies.',
    select: { id: true },
    resolve: ({ id }, _arguments, context) => assetGraph(id, context),
  }),
}))
