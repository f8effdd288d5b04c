import type { Asset } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { keysetCursor } from '../../graphql/keysetPaging.ts'
import { streamOf, UPLOAD_RULE } from '../../graphql/uploads.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { receiveUpload } from '../media/upload.service.ts'
import { UploadRefused } from '../media/uploadRefusal.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { AssetNode } from './asset.graphql.ts'
import { createAsset, deleteAsset, restoreAsset, updateAsset } from './asset.service.ts'
import { AssetStatusEnum, AssetTypeEnum, MetadataKindEnum } from './assetEnums.graphql.ts'
import { BY_NAME, ProjectAssetsEdge } from './assetLists.graphql.ts'
import { METADATA_LIMITS, type MetadataEntry } from './assetMetadata.ts'
import { demandEditableAsset, removeAssetThumbnail, setAssetThumbnail } from './assetThumbnail.service.ts'

type Changed = Pick<Asset, 'id' | 'projectId'>

const projectField = (t: PayloadFields<Pick<Changed, 'projectId'>>) =>
  t.prismaField({
    type: ProjectNode,
    description: 'Its project.',
    resolve: (query, { projectId }) => prisma.project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
  })

const assetField = (t: PayloadFields<Pick<Changed, 'id'>>) =>
  t.prismaField({
    type: AssetNode,
    description: 'The asset as it is now.',
    resolve: (query, { id }) => prisma.asset.findUniqueOrThrow({ ...query, where: { id } }),
  })

const changedFields = (t: PayloadFields<Changed>) => ({ asset: assetField(t), project: projectField(t) })

const listedFields = (t: PayloadFields<Changed>) => ({
  ...changedFields(t),
  assetEdge: t.field({
    type: ProjectAssetsEdge,
    description: 'The same, for the list of the project by name.',
    resolve: async ({ id }) => {
      const node = await prisma.asset.findUniqueOrThrow({ where: { id } })
      return { cursor: keysetCursor(BY_NAME, node), node }
    },
  }),
})

const { entries, key, value } = METADATA_LIMITS
const ASSET_ID = 'Which asset.'
const NAME = '1 to 200 characters, not blank.'
const DESCRIPTION = 'At most 20,000 characters.'
const CODE_RULE = '1 to 32 letters, digits, "_" or "-"'
const METADATA = `At most ${entries} entries; what is wrong is named by its place, as in \`metadata.3.value\`.`

const MetadataEntryInput = builder.inputType('MetadataEntryInput', {
  description: 'One thing that is known of an asset.',
  fields: (t) => ({
    key: t.string({ description: `1 to ${key} characters; each once, whatever the case.` }),
    kind: t.field({
      type: MetadataKindEnum,
      required: false,
      defaultValue: 'TEXT',
      description: 'What the value is.',
    }),
    value: t.string({ description: `At most ${value.toLocaleString('en-US')} characters that fit the kind.` }),
  }),
})

const readMetadata = (given: readonly (typeof MetadataEntryInput.$inferInput)[] | null | undefined) =>
  given?.map((entry): MetadataEntry => ({ ...entry, kind: entry.kind ?? 'TEXT' })) ?? null

builder.relayMutationField(
  'createAsset',
  {
    description: 'The new asset.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'The project it goes in.' }),
      name: t.string({ description: NAME }),
      type: t.field({ type: AssetTypeEnum, defaultValue: 'OTHER', description: 'What it is.' }),
      status: t.field({ type: AssetStatusEnum, defaultValue: 'DRAFT', description: 'How far it is.' }),
      description: t.string({ required: false, defaultValue: '', description: DESCRIPTION }),
      code: t.string({ required: false, description: `${CODE_RULE}; made from the name when not given.` }),
      metadata: t.field({ type: [MetadataEntryInput], required: false, description: METADATA }),
    }),
  },
  {
    description: 'Adds an asset to a project. CONFLICT for a code that was ever given there.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { projectId, metadata, ...asset } }, context) =>
      createAsset(requireViewer(context), projectId.id, { ...asset, metadata: readMetadata(metadata) }),
  },
  { description: 'What was added.', outputFields: listedFields },
)

builder.relayMutationField(
  'updateAsset',
  {
    description: 'What to change; what is not given stays.',
    inputFields: (t) => ({
      assetId: t.globalID({ for: AssetNode, description: ASSET_ID }),
      name: t.string({ required: false, description: NAME }),
      type: t.field({ type: AssetTypeEnum, required: false, description: 'What it is.' }),
      status: t.field({ type: AssetStatusEnum, required: false, description: 'How far it is.' }),
      description: t.string({ required: false, description: DESCRIPTION }),
      code: t.string({ required: false, description: `${CODE_RULE}; never one that another asset has or had.` }),
      metadata: t.field({ type: [MetadataEntryInput], required: false, description: `All of it. ${METADATA}` }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Changes what is known of an asset. Its code before is never given to another.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { assetId, metadata, ...details } }, context) =>
      updateAsset(requireViewer(context), assetId.id, { ...details, metadata: readMetadata(metadata) }),
  },
  { description: 'What was changed.', outputFields: changedFields },
)

builder.relayMutationField(
  'deleteAsset',
  {
    description: 'What to delete.',
    inputFields: (t) => ({ assetId: t.globalID({ for: AssetNode, description: ASSET_ID }) }),
  },
  {
    description:
      'Moves an asset to the trash, from where `restoreAsset` brings it back for 30 days with its dependencies and ' +
      'all it is cast in.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => deleteAsset(requireViewer(context), input.assetId.id),
  },
  {
    description: 'What is gone.',
    outputFields: (t) => ({
      deletedAssetId: t.id({ description: 'The id of the asset.', resolve: ({ id }) => toTypeId('Asset', id) }),
      project: projectField(t),
    }),
  },
)

builder.relayMutationField(
  'restoreAsset',
  {
    description: 'What to bring back.',
    inputFields: (t) => ({ assetId: t.globalID({ for: AssetNode, description: ASSET_ID }) }),
  },
  {
    description: 'Takes an asset out of the trash with its dependencies and all it was cast in.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => restoreAsset(requireViewer(context), input.assetId.id),
  },
  { description: 'What is back.', outputFields: listedFields },
)

builder.relayMutationField(
  'setAssetThumbnail',
  {
    description: 'Which picture which asset gets.',
    inputFields: (t) => ({
      assetId: t.globalID({ for: AssetNode, description: ASSET_ID }),
      image: t.field({ type: 'Upload', description: UPLOAD_RULE }),
    }),
  },
  {
    description: 'Gives an asset a picture, in place of the one before.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { assetId, image } }, context) => {
      const viewer = requireViewer(context)
      await demandEditableAsset(viewer, assetId.id)
      try {
        return await setAssetThumbnail(viewer, assetId.id, await receiveUpload(await streamOf(image, 'image')))
      } catch (error) {
        throw error instanceof UploadRefused ? error.inField('image') : error
      }
    },
  },
  { description: 'What changed.', outputFields: (t) => ({ asset: assetField(t) }) },
)

builder.relayMutationField(
  'removeAssetThumbnail',
  {
    description: 'Whose picture goes.',
    inputFields: (t) => ({ assetId: t.globalID({ for: AssetNode, description: ASSET_ID }) }),
  },
  {
    description: 'Takes the picture of an asset away.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => removeAssetThumbnail(requireViewer(context), input.assetId.id),
  },
  { description: 'What changed.', outputFields: (t) => ({ asset: assetField(t) }) },
)
