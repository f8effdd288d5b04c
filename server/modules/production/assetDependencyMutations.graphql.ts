import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { AssetNode } from './asset.graphql.ts'
import { AssetDependencyEdge, AssetDependencyNode, dependencyEdge } from './assetDependency.graphql.ts'
import { addAssetDependency, removeAssetDependency } from './assetDependency.service.ts'
import { AssetRelationshipEnum } from './assetEnums.graphql.ts'

builder.relayMutationField(
  'addAssetDependency',
  {
    description: 'The dependency to add.',
    inputFields: (t) => ({
      assetId: t.globalID({ for: AssetNode, description: 'The first asset.' }),
      targetId: t.globalID({ for: AssetNode, description: 'The second asset, of the same project.' }),
      relationshipType: t.field({
        type: AssetRelationshipEnum,
        description: 'The relationship of the first asset to the second.',
      }),
    }),
  },
  {
    description:
      'Adds a dependency between two assets. CONFLICT if it exists, in either direction, or if an asset would own ' +
      'itself.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { assetId, targetId, relationshipType } }, context) => {
      const dependency = await addAssetDependency(
        requireViewer(context),
        assetId.id,
        targetId.id,
        relationshipType,
      )
      return { dependency, assetId: assetId.id, targetId: targetId.id }
    },
  },
  {
    description: 'The new dependency.',
    outputFields: (t) => ({
      dependency: t.prismaField({
        type: AssetDependencyNode,
        description: 'The dependency, with the asset that uses or owns the other as its source.',
        resolve: (query, { dependency: { id } }) =>
          prisma().assetDependency.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      dependencyEdge: t.field({
        type: AssetDependencyEdge,
        description: 'The dependency as an edge of `Asset.dependencies` of both assets.',
        resolve: ({ dependency }) => dependencyEdge(dependency),
      }),
      asset: t.prismaField({
        type: AssetNode,
        description: 'The first asset of the input.',
        resolve: (query, { assetId }) => prisma().asset.findUniqueOrThrow({ ...query, where: { id: assetId } }),
      }),
      target: t.prismaField({
        type: AssetNode,
        description: 'The other asset.',
        resolve: (query, { targetId }) => prisma().asset.findUniqueOrThrow({ ...query, where: { id: targetId } }),
      }),
    }),
  },
)

builder.relayMutationField(
  'removeAssetDependency',
  {
    description: 'The dependency to remove.',
    inputFields: (t) => ({
      dependencyId: t.globalID({ for: AssetDependencyNode, description: 'The dependency.' }),
    }),
  },
  {
    description: 'Removes a dependency between two assets.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => removeAssetDependency(requireViewer(context), input.dependencyId.id),
  },
  {
    description: 'The removed dependency.',
    outputFields: (t) => ({
      deletedDependencyId: t.id({
        description: 'The id of the dependency.',
        resolve: ({ id }) => toTypeId('AssetDependency', id),
      }),
      source: t.prismaField({
        type: AssetNode,
        description: 'The asset that used or owned the other.',
        resolve: (query, { sourceId }) => prisma().asset.findUniqueOrThrow({ ...query, where: { id: sourceId } }),
      }),
      target: t.prismaField({
        type: AssetNode,
        description: 'The asset that was used or owned.',
        resolve: (query, { targetId }) => prisma().asset.findUniqueOrThrow({ ...query, where: { id: targetId } }),
      }),
    }),
  },
)
