import { requireViewer } from '../../context.ts'
import { WEB_URL } from '../../graphql/addresses.ts'
import { builder } from '../../graphql/builder.ts'
import { listTypes } from '../../graphql/listTypes.ts'
import { VERSION } from '../../graphql/versions.ts'
import { notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { absoluteUrl, pages } from '../../kernel/pages.ts'
import { prisma } from '../../platform/database/client.ts'
import { OrganizationNode } from '../identity/organization.graphql.ts'
import { LOOKUP_TEXTS, assetOfPath } from '../projects/codePath.ts'
import { visibleTo } from './asset.policy.ts'
import { AssetStatusEnum, AssetTypeEnum, MetadataKindEnum } from './assetEnums.graphql.ts'
import { METADATA_LIMITS, type MetadataEntry, metadataOf } from './assetMetadata.ts'

const MetadataEntryObject = builder.objectRef<MetadataEntry>('MetadataEntry').implement({
  description: 'A metadata entry of an asset.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The name of the entry, such as "height".' }),
    kind: t.expose('kind', { type: MetadataKindEnum, description: 'The kind of the value.' }),
    value: t.exposeString('value', { description: 'The value as a text that fits its kind.' }),
  }),
})

export const AssetNode = builder.prismaNode('Asset', {
  id: { field: 'id' },
  description: 'A reusable part of shots: a character, an environment, a prop.',
  authScopes: { 'assets:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The name for pipelines: unique in the project, never reused.' }),
    path: t.string({
      description: 'The code of the project and its own code: BRICK/OLD-HOUSE. Used by `asset(by: { path })`.',
      select: { code: true, project: { select: { code: true } } },
      resolve: ({ code, project }) => `${project.code}/${code}`,
    }),
    name: t.exposeString('name', { description: 'The name: 1 to 200 characters.' }),
    type: t.expose('type', { type: AssetTypeEnum, description: 'The kind.' }),
    status: t.expose('status', { type: AssetStatusEnum, description: 'The status.' }),
    description: t.exposeString('description', { description: 'The description; may be empty.' }),
    metadata: t.field({
      type: [MetadataEntryObject],
      description: `Its metadata in the given order: at most ${METADATA_LIMITS.entries} entries.`,
      select: { metadata: true },
      resolve: metadataOf,
    }),
    thumbnail: t.relation('thumbnail', { nullable: true, description: 'The thumbnail; null if it has none.' }),
    project: t.relation('project', { description: 'Its organization.' }),
    version: t.exposeInt('version', { description: VERSION }),
    webUrl: t.string({
      description: WEB_URL,
      select: { id: true, projectId: true },
      resolve: ({ id, projectId }) => absoluteUrl(pages.asset(toTypeId('Project', projectId), toTypeId('Asset', id))),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last change.' }),
  }),
})

export const { Edge: AssetEdge, Connection: AssetConnection } = listTypes(AssetNode, 'Asset', 'An asset', 'assets')

const AssetLookup = builder.inputType('AssetLookup', {
  isOneOf: true,
  description: 'The key of an asset.',
  fields: (t) => ({
    id: t.globalID({ for: AssetNode, required: false, description: 'The id.' }),
    path: t.string({ required: false, description: 'The path, ignoring case: BRICK/OLD-HOUSE.' }),
  }),
})

builder.queryField('asset', (t) =>
  t.prismaField({
    type: AssetNode,
    nullable: true,
    description: 'An asset by its id or path. NOT_FOUND if none is visible to you.',
    authScopes: { 'assets:read': true },
    args: {
      by: t.arg({ type: AssetLookup, required: true, description: 'The id or path.' }),
      organizationId: t.arg.globalID({
        for: OrganizationNode,
        required: false,
        description: LOOKUP_TEXTS.organizationId,
      }),
    },
    resolve: async (query, _root, { by: { id, path }, organizationId }, context) => {
      const viewer = requireViewer(context)
      const named = id ? { id: id.id } : await assetOfPath(viewer, path ?? '', organizationId?.id ?? null)
      const where = { AND: [visibleTo(viewer), named] }
      const found = await prisma().asset.findFirst({ ...query, where })
      if (!found) throw notFound('Asset')
      return found
    },
  }),
)
