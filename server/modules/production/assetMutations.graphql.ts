import type { Asset } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { keysetCursor } from '../../graphql/keysetPaging.ts'
import { addDeletion, addRestoration, versionInput } from '../../graphql/objectLists.ts'
import { rowsInOrder } from '../../graphql/rowsInOrder.ts'
import { streamOf, UPLOAD_RULE } from '../../graphql/uploads.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { BATCH_RULE, distinctRowsOf, rowsOf } from '../../kernel/inputRows.ts'
import { prisma } from '../../platform/database/client.ts'
import { receiveUpload } from '../media/upload.service.ts'
import { UploadRefused } from '../media/uploadRefusal.ts'
import { EXTERNAL_ID } from '../projects/externalId.graphql.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { AssetEdge, AssetNode } from './asset.graphql.ts'
import { type ChangedAssets, createAssets, deleteAssets, restoreAssets, updateAssets } from './asset.service.ts'
import { AssetStatusEnum, AssetTypeEnum, MetadataKindEnum } from './assetEnums.graphql.ts'
import { BY_NAME } from './assetLists.graphql.ts'
import { METADATA_LIMITS, type MetadataEntry } from './assetMetadata.ts'
import { demandEditableAsset, removeAssetThumbnail, setAssetThumbnail } from './assetThumbnail.service.ts'

const projectField = (t: PayloadFields<ChangedAssets>) =>
  t.prismaField({
    type: ProjectNode,
    description: 'The project of the assets.',
    resolve: (query, { projectId }) => prisma().project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
  })

const changedFields = (t: PayloadFields<ChangedAssets>) => ({
  assets: t.prismaField({
    type: [AssetNode],
    description: 'The assets after the change, in the order of the input.',
    resolve: (query, { ids }) => rowsInOrder(ids, (where) => prisma().asset.findMany({ ...query, where })),
  }),
  project: projectField(t),
})

const listedFields = (t: PayloadFields<ChangedAssets>) => ({
  ...changedFields(t),
  assetEdges: t.field({
    type: [AssetEdge],
    description: 'The assets as edges of `Project.assets` in the order NAME.',
    resolve: async ({ ids }) => {
      const rows = await rowsInOrder<Asset>(ids, (where) => prisma().asset.findMany({ where }))
      return rows.map((node) => ({ cursor: keysetCursor(BY_NAME, node), node }))
    },
  }),
})

const assetField = (t: PayloadFields<Pick<Asset, 'id'>>) =>
  t.prismaField({
    type: AssetNode,
    description: 'The asset after the change.',
    resolve: (query, { id }) => prisma().asset.findUniqueOrThrow({ ...query, where: { id } }),
  })

const { entries, key, value } = METADATA_LIMITS
const DETAILS = {
  name: '1 to 200 characters.',
  type: 'The type.',
  status: 'The status.',
  description: 'At most 20,000 characters.',
  code: '1 to 32 letters, digits, "_" or "-".',
  metadata: `At most ${entries} entries. A failure names the entry, as in \`assets.0.metadata.3.value\`.`,
} as const

const MetadataEntryInput = builder.inputType('MetadataEntryInput', {
  description: 'A metadata entry of an asset.',
  fields: (t) => ({
    key: t.string({ description: `1 to ${key} characters, unique regardless of case.` }),
    kind: t.field({
      type: MetadataKindEnum,
      required: false,
      defaultValue: 'TEXT',
      description: 'The kind of the value.',
    }),
    value: t.string({ description: `At most ${value.toLocaleString('en-US')} characters that fit the kind.` }),
  }),
})

const readMetadata = (given: readonly (typeof MetadataEntryInput.$inferInput)[] | null | undefined) =>
  given?.map((entry): MetadataEntry => ({ ...entry, kind: entry.kind ?? 'TEXT' })) ?? null

const NewAsset = builder.inputType('NewAsset', {
  description: 'An asset to create.',
  fields: (t) => ({
    name: t.string({ description: DETAILS.name }),
    type: t.field({ type: AssetTypeEnum, required: false, description: 'The type; OTHER by default.' }),
    status: t.field({ type: AssetStatusEnum, required: false, description: 'The status; DRAFT by default.' }),
    description: t.string({ required: false, description: DETAILS.description }),
    code: t.string({ required: false, description: `${DETAILS.code} Made from the name by default.` }),
    externalId: t.string({ required: false, description: EXTERNAL_ID }),
    metadata: t.field({ type: [MetadataEntryInput], required: false, description: DETAILS.metadata }),
  }),
})

const AssetUpdate = builder.inputType('AssetUpdate', {
  description: 'A change of an asset. A field that is absent keeps its value.',
  fields: (t) => ({
    assetId: t.globalID({ for: AssetNode, description: 'The asset.' }),
    name: t.string({ required: false, description: DETAILS.name }),
    type: t.field({ type: AssetTypeEnum, required: false, description: DETAILS.type }),
    status: t.field({ type: AssetStatusEnum, required: false, description: DETAILS.status }),
    description: t.string({ required: false, description: DETAILS.description }),
    code: t.string({ required: false, description: `${DETAILS.code} No other asset may have or have had it.` }),
    externalId: t.string({ required: false, description: `${EXTERNAL_ID} Null removes it.` }),
    metadata: t.field({
      type: [MetadataEntryInput],
      required: false,
      description: `${DETAILS.metadata} Replaces the list.`,
    }),
    expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
  }),
})

const ROWS = `Assets of one project. ${BATCH_RULE}`
const ASSETS = { node: AssetNode, type: 'Asset', noun: 'asset', list: 'assets', rows: ROWS } as const

builder.relayMutationField(
  'createAssets',
  {
    description: 'The assets to create.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'The project.' }),
      assets: t.field({ type: [NewAsset], description: BATCH_RULE }),
    }),
  },
  {
    description: 'Creates assets in a project. CONFLICT for a code that was ever given there.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { projectId, assets } }, context) => {
      const rows = assets.map(({ metadata, ...asset }) => ({ ...asset, metadata: readMetadata(metadata) }))
      return createAssets(requireViewer(context), projectId.id, rowsOf('assets', rows))
    },
  },
  { description: 'The new assets.', outputFields: listedFields },
)

builder.relayMutationField(
  'updateAssets',
  {
    description: 'The changes.',
    inputFields: (t) => ({ assets: t.field({ type: [AssetUpdate], description: ROWS }) }),
  },
  {
    description: 'Changes assets of one project. A previous code is never given to another asset.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { assets } }, context) => {
      const rows = assets.map(({ assetId, metadata, ...details }) => ({
        ...details,
        id: assetId.id,
        metadata: readMetadata(metadata),
      }))
      return updateAssets(requireViewer(context), distinctRowsOf('assets', rows))
    },
  },
  { description: 'The changed assets.', outputFields: changedFields },
)

addDeletion(ASSETS, versionInput(ASSETS), {
  description:
    'Moves assets to the trash. `restoreAssets` restores them within 30 days, with their dependencies and castings.',
  run: deleteAssets,
  idsOf: ({ ids }) => ids,
  fields: (t) => ({ project: projectField(t) }),
})

addRestoration(ASSETS, {
  description: 'Restores assets from the trash with their dependencies and castings.',
  run: restoreAssets,
  fields: listedFields,
})

builder.relayMutationField(
  'setAssetThumbnail',
  {
    description: 'The asset and its thumbnail.',
    inputFields: (t) => ({
      assetId: t.globalID({ for: AssetNode, description: 'The asset.' }),
      image: t.field({ type: 'Upload', description: UPLOAD_RULE }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Sets the thumbnail of an asset and replaces the previous one.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { assetId, image, expectedVersion } }, context) => {
      const viewer = requireViewer(context)
      await demandEditableAsset(viewer, assetId.id)
      try {
        const received = await receiveUpload(await streamOf(image, 'image'))
        return await setAssetThumbnail(viewer, assetId.id, received, expectedVersion)
      } catch (error) {
        throw error instanceof UploadRefused ? error.inField('image') : error
      }
    },
  },
  { description: 'The changed asset.', outputFields: (t) => ({ asset: assetField(t) }) },
)

builder.relayMutationField(
  'removeAssetThumbnail',
  {
    description: 'The asset.',
    inputFields: (t) => ({
      assetId: t.globalID({ for: AssetNode, description: 'The asset.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Removes the thumbnail of an asset.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      removeAssetThumbnail(requireViewer(context), input.assetId.id, input.expectedVersion),
  },
  { description: 'The changed asset.', outputFields: (t) => ({ asset: assetField(t) }) },
)
