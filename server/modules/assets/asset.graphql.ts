import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { notFound } from '../../kernel/errors.ts'
import { prisma } from '../../platform/database/client.ts'
import { OrganizationNode } from '../organizations/organization.graphql.ts'
import { demandOneWay, LOOKUP_TEXTS, assetOfPath } from '../projects/codePath.ts'
import { visibleTo } from './asset.policy.ts'
import { AssetStatusEnum, AssetTypeEnum, MetadataKindEnum } from './assetEnums.graphql.ts'
import { METADATA_LIMITS, type MetadataEntry, metadataOf } from './assetMetadata.ts'

const MetadataEntryObject = builder.objectRef<MetadataEntry>('MetadataEntry').implement({
  description: 'One thing that is known of an asset, in your own words.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'What it is: "height".' }),
    kind: t.expose('kind', { type: MetadataKindEnum, description: 'What the value is.' }),
    value: t.exposeString('value', { description: 'The value as a text that fits its kind.' }),
  }),
})

export const AssetNode = builder.prismaNode('Asset', {
  id: { field: 'id' },
  description: 'Something that shots are made of: a character, a place, a prop.',
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Its name for pipelines: unique in the project, never given again.' }),
    path: t.string({
      description: "The project's code and its own: BRICK/OLD-HOUSE, as `asset(path:)` takes it.",
      select: { code: true, project: { select: { code: true } } },
      resolve: ({ code, project }) => `${project.code}/${code}`,
    }),
    name: t.exposeString('name', { description: 'Its name: 1 to 200 characters.' }),
    type: t.expose('type', { type: AssetTypeEnum, description: 'What it is.' }),
    status: t.expose('status', { type: AssetStatusEnum, description: 'How far it is.' }),
    description: t.exposeString('description', { description: 'What it is about; may be empty.' }),
    metadata: t.field({
      type: [MetadataEntryObject],
      description: `What else is known of it, in the order given: at most ${METADATA_LIMITS.entries} entries.`,
      select: { metadata: true },
      resolve: metadataOf,
    }),
    thumbnail: t.relation('thumbnail', { nullable: true, description: 'Its picture; null without one.' }),
    project: t.relation('project', { description: 'Whose it is.' }),
    version: t.exposeInt('version', { description: 'Grows by one with every change, for `expectedVersion`.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
})

builder.queryField('asset', (t) =>
  t.prismaField({
    type: AssetNode,
    nullable: true,
    description: 'An asset by its id or its path. NOT_FOUND when there is none that you may see.',
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID({ for: AssetNode, required: false, description: 'Which one; or `path`.' }),
      path: t.arg.string({ required: false, description: 'Its path, in any case: BRICK/OLD-HOUSE.' }),
      organizationId: t.arg.globalID({
        for: OrganizationNode,
        required: false,
        description: LOOKUP_TEXTS.organizationId,
      }),
    },
    resolve: async (query, _root, { id, path, organizationId }, context) => {
      const viewer = requireViewer(context)
      demandOneWay({ id, path })
      const named = id ? { id: id.id } : await assetOfPath(viewer, path ?? '', organizationId?.id ?? null)
      const where = { AND: [visibleTo(viewer), named] }
      const found = await prisma.asset.findFirst({ ...query, where })
      if (!found) throw notFound('Asset')
      return found
    },
  }),
)
