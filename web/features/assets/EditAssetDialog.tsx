import { Box } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type {
  EditAssetDialog_asset$data, EditAssetDialog_asset$key,
} from '../../__generated__/EditAssetDialog_asset.graphql.ts'
import type {
  EditAssetDialogRemoveThumbnailMutation,
} from '../../__generated__/EditAssetDialogRemoveThumbnailMutation.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { uploadMessages } from '../../messages/uploads.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { showToast } from '../../ui/toaster.tsx'
import { ImageField } from '../uploads/ImageField.tsx'
import { useImageUpload } from '../uploads/imageUploads.ts'
import { AssetDependencies } from './AssetDependencies.tsx'
import { AssetFields, isDraftReady, THUMBNAIL_NAMES } from './AssetFields.tsx'
import { AssetThumbnail } from './AssetThumbnail.tsx'
import { useSetAssetThumbnail, useUpdateAsset } from './assetChanges.ts'
import { isSameMetadata, knownKind, metadataInput, type AssetDraft } from './assetDraft.ts'
import { knownStatus, knownType } from '../../ui/assetKinds.ts'

const words = assetMessages

type EditAssetDialogProps = { assetRef: EditAssetDialog_asset$key; isOpen: boolean; onClose: () => void }

function draftOf(asset: EditAssetDialog_asset$data): AssetDraft {
  const { name, description, code, metadata } = asset
  return {
    name, description, code, type: knownType(asset.type), status: knownStatus(asset.status),
    metadata: metadata.map(({ key, kind, value }, index) => ({ row: index + 1, key, kind: knownKind(kind), value })),
  }
}

/** What differs between an asset and its draft, as the API takes it. */
function changesOf(asset: AssetDraft, draft: AssetDraft) {
  const name = draft.name.trim()
  const description = draft.description.trim()
  const code = draft.code.trim()
  return {
    ...(name === asset.name ? {} : { name }),
    ...(description === asset.description ? {} : { description }),
    ...(code === asset.code ? {} : { code }),
    ...(draft.type === asset.type ? {} : { type: draft.type }),
    ...(draft.status === asset.status ? {} : { status: draft.status }),
    ...(isSameMetadata(draft.metadata, asset.metadata) ? {} : { metadata: metadataInput(draft.metadata) }),
  }
}

/** Changes an asset; its picture and dependencies change at once, the rest when it is saved. */
export function EditAssetDialog({ assetRef, isOpen, onClose }: EditAssetDialogProps) {
  const asset = useFragment(
    graphql`
      fragment EditAssetDialog_asset on Asset {
        id
        name
        code
        type
        status
        description
        version
        metadata {
          key
          kind
          value
        }
        thumbnail {
          id
        }
        ...AssetThumbnail_asset
      }
    `,
    assetRef,
  )
  const [updateAsset] = useUpdateAsset()
  const setThumbnail = useSetAssetThumbnail()
  const [removeThumbnail, isRemoving] = useChange<EditAssetDialogRemoveThumbnailMutation>(
    graphql`
      mutation EditAssetDialogRemoveThumbnailMutation($input: RemoveAssetThumbnailInput!) {
        removeAssetThumbnail(input: $input) {
          asset {
            id
            updatedAt
            version
            ...AssetThumbnail_asset
          }
        }
      }
    `,
    (input) => ({
      variables: { input },
      done: uploadMessages.removed,
      failed: uploadMessages.removeFailed,
      canRetry: true,
    }),
  )
  const upload = useImageUpload(asset.id)

  const saved = draftOf(asset)
  const form = useForm<AssetDraft, unknown>({
    name: `asset ${asset.id}`, initial: saved, version: asset.version, isOpen,
    isReady: (draft) => isDraftReady(draft, false),
    send: async (draft, expectedVersion) => {
      const changes = changesOf(saved, draft)
      if (Object.keys(changes).length === 0) return
      await updateAsset({ assetId: asset.id, ...changes, expectedVersion })
      showToast({ type: 'success', title: words.saved })
    },
    done: onClose,
  })

  return (
    <FormDialog
      form={form} isOpen={isOpen} onClose={onClose} title={words.editTitle} width="44rem" isLong gap="5"
      submitLabel={words.saveAction} submittingLabel={words.saving}
      after={<Box borderTopWidth="1px" mt="6" pt="5"><AssetDependencies assetId={asset.id} /></Box>}
    >
      <AssetFields
        form={form} isNew={false}
        thumbnail={
          <ImageField
            names={THUMBNAIL_NAMES}
            hasPicture={asset.thumbnail !== null && asset.thumbnail !== undefined} upload={upload}
            isRemoving={isRemoving} disabled={form.isRunning} onFile={(file) => setThumbnail(asset.id, file)}
            onRemoved={() => removeThumbnail({ assetId: asset.id })}
          >
            <AssetThumbnail assetRef={asset} />
          </ImageField>
        }
      />
    </FormDialog>
  )
}
