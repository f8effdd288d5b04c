import { queryFromInfo } from '@pothos/plugin-prisma'
import type { AssetDependency } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { listPage } from '../../graphql/listPaging.ts'
import { batched } from '../../graphql/loaders.ts'
import { selectedRows } from '../../graphql/selectedRows.ts'
import { prisma } from '../../platform/database/client.ts'
import { AssetNode } from './asset.graphql.ts'
import { dependencyVisibleTo, LIVE_DEPENDENCY } from './asset.policy.ts'
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

const SIDES = { id: true, sourceId: true, targetId: true } as const

/**
 * The dependencies of assets, whichever side they are on, in the order of their ids. A key tells the asset and what is
 * asked of its dependencies: there is one statement for all of whom the same is asked.
 */
const assetDependencies = batched<string, AssetDependency[]>(async (keys) => {
  const asked = keys.map((key) => ({ key, ...(JSON.parse(key) as { id: string; query: object }) }))
  const queries = new Map(asked.map(({ query }) => [JSON.stringify(query), query]))
  const found = new Map<string, AssetDependency[]>(keys.map((key) => [key, []]))
  for (const [said, query] of queries) {
    const same = new Map(asked.flatMap((each) => (JSON.stringify(each.query) === said ? [[each.id, each.key]] : [])))
    const ids = [...same.keys()]
    const rows = await prisma.assetDependency.findMany({
      ...query,
      where: { ...LIVE_DEPENDENCY, OR: [{ sourceId: { in: ids } }, { targetId: { in: ids } }] },
      orderBy: { id: 'asc' },
    })
    for (const row of rows) {
      for (const id of [row.sourceId, row.targetId]) found.get(same.get(id) ?? '')?.push(row)
    }
  }
  return found
}, [])

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
      resolve: async ({ id }, args, context, info) => {
        const paths = [['edges', 'node'], ['nodes']]
        const query = queryFromInfo({ context, info, select: SIDES, typeName: 'AssetDependency', paths })
        return listPage(args, await assetDependencies(JSON.stringify({ id, query }), context))
      },
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
