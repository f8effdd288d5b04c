import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { AssetNode } from './asset.graphql.ts'
import { AssetDependenciesEdge, AssetDependencyNode, dependencyEdge } from './assetDependency.graphql.ts'
import { addAssetDependency, removeAssetDependency } from './assetDependency.service.ts'
import { AssetRelationshipEnum } from './assetEnums.graphql.ts'

builder.relayMutationField(
  'addAssetDependency',
  {
    description: 'Which asset stands how to which other.',
    inputFields: (t) => ({
      assetId: t.globalID({ for: AssetNode, description: 'The one it is told of.' }),
      targetId: t.globalID({ for: AssetNode, description: 'Another of its project.' }),
      relationshipType: t.field({ type: AssetRelationshipEnum, description: 'How the first stands to the other.' }),
    }),
  },
  {
    description:
      'Says that an asset uses or owns another, or is used or owned by it. CONFLICT when that was said before, in ' +
      'whichever wording, or when something would own itself.',
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
    description: 'What was said.',
    outputFields: (t) => ({
      dependency: t.prismaField({
        type: AssetDependencyNode,
        description: 'The dependency, told from the side that uses or owns.',
        resolve: (query, { dependency: { id } }) =>
          prisma.assetDependency.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      dependencyEdge: t.field({
        type: AssetDependenciesEdge,
        description: 'The same, for the lists of both assets.',
        resolve: ({ dependency }) => dependencyEdge(dependency),
      }),
      asset: t.prismaField({
        type: AssetNode,
        description: 'The asset it was told of.',
        resolve: (query, { assetId }) => prisma.asset.findUniqueOrThrow({ ...query, where: { id: assetId } }),
      }),
      target: t.prismaField({
        type: AssetNode,
        description: 'The other asset.',
        resolve: (query, { targetId }) => prisma.asset.findUniqueOrThrow({ ...query, where: { id: targetId } }),
      }),
    }),
  },
)

builder.relayMutationField(
  'removeAssetDependency',
  {
    description: 'What is so no more.',
    inputFields: (t) => ({
      dependencyId: t.globalID({ for: AssetDependencyNode, description: 'Which dependency.' }),
    }),
  },
  {
    description: 'Takes a dependency between two assets away.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => removeAssetDependency(requireViewer(context), input.dependencyId.id),
  },
  {
    description: 'What is gone.',
    outputFields: (t) => ({
      deletedDependencyId: t.id({
        description: 'The id of the dependency.',
        resolve: ({ id }) => toTypeId('AssetDependency', id),
      }),
      source: t.prismaField({
        type: AssetNode,
        description: 'What used or owned the other.',
        resolve: (query, { sourceId }) => prisma.asset.findUniqueOrThrow({ ...query, where: { id: sourceId } }),
      }),
      target: t.prismaField({
        type: AssetNode,
        description: 'What was used or owned.',
        resolve: (query, { targetId }) => prisma.asset.findUniqueOrThrow({ ...query, where: { id: targetId } }),
      }),
    }),
  },
)
