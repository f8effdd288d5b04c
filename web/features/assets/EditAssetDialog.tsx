import { Box, Button } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  EditAssetDialog_asset$data, EditAssetDialog_asset$key,
} from '../../__generated__/EditAssetDialog_asset.graphql.ts'
import { useDraft } from '../../lib/drafts.ts'
import type {
  EditAssetDialogRemoveThumbnailMutation,
} from '../../__generated__/EditAssetDialogRemoveThumbnailMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { readError, type ReadableError } from '../../relay/errors.ts'
import { useChange } from '../../relay/useChange.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DraftNotice } from '../../ui/DraftNotice.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { useImageUpload } from '../uploads/imageUploads.ts'
import { AssetDependencies } from './AssetDependencies.tsx'
import { AssetForm, isDraftReady } from './AssetForm.tsx'
import { AssetThumbnail } from './AssetThumbnail.tsx'
import { ThumbnailField } from './ThumbnailField.tsx'
import { useSetAssetThumbnail, useUpdateAsset } from './assetChanges.ts'
import { isSameMetadata, knownKind, metadataInput, type AssetDraft } from './assetDraft.ts'
import { knownStatus, knownType } from '../../ui/assetKinds.ts'

const words = messages.assets

/** An asset as its form holds it, with the version there was when typing began. */
type EditedAsset = AssetDraft & { readonly version: number }

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
  const formId = useId()
  const nameInput = useRef<HTMLInputElement>(null)
  const { values: draft, isKept, change, reset } = useDraft<EditedAsset>(`asset ${asset.id}`, {
    ...draftOf(asset), version: asset.version,
  })
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setFailure(null)
  }
  const [updateAsset, isRunning] = useUpdateAsset()
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
      done: messages.uploads.removed,
      failed: messages.uploads.removeFailed,
      canRetry: true,
    }),
  )
  const upload = useImageUpload(asset.id)

  /** Saved, or let go of. */
  function close(): void {
    reset()
    onClose()
  }

  function save(): void {
    const changes = changesOf(draftOf(asset), draft)
    if (Object.keys(changes).length === 0) return close()
    updateAsset({ assetId: asset.id, ...changes, expectedVersion: draft.version }).then(
      () => {
        showToast({ type: 'success', title: words.saved })
        close()
      },
      (error: unknown) => setFailure(readError(error)),
    )
  }

  return (
    <Dialog
      isOpen={isOpen} onClose={onClose} title={words.editTitle} width="44rem" isLong isClosable={!isRunning}
      initialFocus={nameInput}
      footer={
        <>
          <Button onClick={close} disabled={isRunning}>{messages.common.cancel}</Button>
          <Button
            type="submit" form={formId} variant="solid" disabled={!isDraftReady(draft, false)} loading={isRunning}
            loadingText={words.saving}
          >
            {words.saveAction}
          </Button>
        </>
      }
    >
      {isKept ? <Box mb="5"><DraftNotice isKept onDiscarded={reset} /></Box> : null}
      <AssetForm
        formId={formId} nameRef={nameInput} draft={draft} isRunning={isRunning} failure={failure} isNew={false}
        onSubmitted={save}
        onChanged={(changed) => {
          change({ ...changed, version: draft.version })
          setFailure(null)
        }}
        thumbnail={
          <ThumbnailField
            hasPicture={asset.thumbnail !== null && asset.thumbnail !== undefined} upload={upload}
            isRemoving={isRemoving} disabled={isRunning} onFile={(file) => setThumbnail(asset.id, file)}
            onRemoved={() => removeThumbnail({ assetId: asset.id })}
          >
            <AssetThumbnail assetRef={asset} />
          </ThumbnailField>
        }
      />
      <Box borderTopWidth="1px" mt="6" pt="5"><AssetDependencies assetId={asset.id} /></Box>
    </Dialog>
  )
}
