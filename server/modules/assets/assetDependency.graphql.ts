import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { linkPages } from '../../graphql/linkPaging.ts'
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
  description: 'That an asset uses or owns another of its project. In sight while neither lies in the trash.',
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ ...dependencyVisibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    relationshipType: t.field({
      type: AssetRelationshipEnum,
      description:
        'How the source stands to the target: USES or OWNS. From the target it is told as USED or BELONGS_TO.',
      select: { link: true },
      resolve: ({ link }) => link,
    }),
    source: t.relation('source', { description: 'What uses or owns: a change of the target touches it.' }),
    target: t.relation('target', { description: 'What is used or owned.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was said.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
})

/** A dependency in the list of an asset, for payloads too. */
export const AssetDependenciesEdge = builder.edgeObject({
  name: 'AssetDependenciesConnectionEdge',
  description: 'A dependency in the list of an asset.',
  type: AssetDependencyNode,
})

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

const assetGraph = batched<string, AssetGraph>(readAssetGraphs, { assetIds: [], dependencyIds: [], isWhole: true })

const among = (ids: readonly string[]) => ({ where: { id: { in: [...ids] } } })

const assetsOf = selectedRows('Asset', (query, ids) => prisma.asset.findMany({ ...query, ...among(ids) }))
const dependenciesOf = selectedRows('AssetDependency', (query, ids) =>
  prisma.assetDependency.findMany({ ...query, ...among(ids) }),
)

/** Dependencies that a graph is counted with by the limit of what a request may cost. */
const USUAL_DEPENDENCIES = 2 * GRAPH_ASSETS

const AssetGraphObject = builder.objectRef<AssetGraph>('AssetGraph').implement({
  description: 'What hangs together with an asset, whichever way the dependencies go and through any depth.',
  fields: (t) => ({
    assets: t.field({
      type: [AssetNode],
      description: `The asset itself, then the others, the nearest first: at most ${GRAPH_ASSETS}.`,
      extensions: { mostItems: GRAPH_ASSETS },
      resolve: ({ assetIds }, _arguments, context, info) => assetsOf(assetIds, context, info),
    }),
    dependencies: t.field({
      type: [AssetDependencyNode],
      description: 'All dependencies between those.',
      extensions: { mostItems: USUAL_DEPENDENCIES },
      resolve: ({ dependencyIds }, _arguments, context, info) => dependenciesOf(dependencyIds, context, info),
    }),
    isWhole: t.exposeBoolean('isWhole', { description: 'False when there is more than was read.' }),
  }),
})

builder.prismaObjectFields('Asset', (t) => ({
  dependencies: t.connection(
    {
      type: AssetDependencyNode,
      description: 'What it uses and owns, and what uses and owns it, in the order it was said in.',
      select: { id: true },
      resolve: ({ id }, args, context, info) =>
        assetDependencies(id, args, context, (ids) => dependenciesOf(ids, context, info)),
    },
    { name: 'AssetDependenciesConnection', description: 'A page of dependencies.' },
    AssetDependenciesEdge,
  ),
  graph: t.field({
    type: AssetGraphObject,
    description: 'Everything that hangs together with it.',
    select: { id: true },
    resolve: ({ id }, _arguments, context) => assetGraph(id, context),
  }),
}))
