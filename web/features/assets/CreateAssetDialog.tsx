import { Box, Button, Center, Image } from '@chakra-ui/react'
import { useContext, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDraft } from '../../lib/drafts.ts'
import { messages } from '../../messages.ts'
import { readError, type ReadableError } from '../../relay/errors.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DraftNotice } from '../../ui/DraftNotice.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { imageProblem } from '../uploads/imageRules.ts'
import { UploadPlanContext } from '../uploads/uploadPlan.ts'
import { AssetForm, isDraftReady } from './AssetForm.tsx'
import { ThumbnailField } from './ThumbnailField.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { metadataInput, NEW_ASSET, type AssetDraft } from './assetDraft.ts'
import type { AssetTypeName } from '../../ui/assetKinds.ts'
import { useCreateAsset, useSetAssetThumbnail } from './assetChanges.ts'

const words = messages.assets

type CreateAssetDialogProps = {
  projectId: string
  /** The type the list shows, which a new asset most likely is. */
  type: AssetTypeName | null
  isOpen: boolean
  onClose: () => void
}

/** Asks for a new asset and creates it; its picture follows it, with its progress on the card. */
export function CreateAssetDialog({ projectId, type, isOpen, onClose }: CreateAssetDialogProps) {
  const formId = useId()
  const nameInput = useRef<HTMLInputElement>(null)
  const { values: draft, isKept, change, reset } = useDraft<AssetDraft>(`asset of ${projectId}`, {
    ...NEW_ASSET, type: type ?? NEW_ASSET.type,
  })
  const [picture, setPicture] = useState<File | null>(null)
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) {
      setPicture(null)
      setFailure(null)
    }
  }
  const [createAsset, isRunning] = useCreateAsset()
  const setThumbnail = useSetAssetThumbnail()
  const navigate = useNavigate()
  const plan = useContext(UploadPlanContext)

  function takePicture(file: File): void {
    const problem = imageProblem(file, plan)
    if (problem) showToast({ type: 'error', title: problem })
    else setPicture(file)
  }

  /** Created, or let go of. */
  function cancel(): void {
    reset()
    onClose()
  }

  function create(): void {
    const code = draft.code.trim()
    createAsset({
      projectId, name: draft.name.trim(), type: draft.type, status: draft.status,
      description: draft.description.trim(), metadata: metadataInput(draft.metadata),
      ...(code === '' ? {} : { code }),
    }).then(
      ({ createAssets: { assets: [asset] } }) => {
        if (!asset) return
        showToast({
          type: 'success',
          title: words.created(asset.name),
          action: {
            label: messages.common.view,
            onClick: () => void navigate(`/dashboard/projects/${projectId}/assets?asset=${asset.id}`),
          },
        })
        if (picture) setThumbnail(asset.id, picture)
        cancel()
      },
      (error: unknown) => setFailure(readError(error)),
    )
  }

  return (
    <Dialog
      isOpen={isOpen} onClose={onClose} title={words.createTitle} width="44rem" isLong isClosable={!isRunning}
      initialFocus={nameInput}
      footer={
        <>
          <Button onClick={cancel} disabled={isRunning}>{messages.common.cancel}</Button>
          <Button
            type="submit" form={formId} variant="solid" disabled={!isDraftReady(draft, true)} loading={isRunning}
            loadingText={words.creating}
          >
            {words.createAction}
          </Button>
        </>
      }
    >
      {isKept ? <Box mb="5"><DraftNotice isKept onDiscarded={reset} /></Box> : null}
      <AssetForm
        formId={formId} nameRef={nameInput} draft={draft} isRunning={isRunning} failure={failure} isNew
        onSubmitted={create}
        onChanged={(changed) => {
          change(changed)
          setFailure(null)
        }}
        thumbnail={
          <ThumbnailField
            hasPicture={picture !== null} upload={null} disabled={isRunning} onFile={takePicture}
            onRemoved={() => setPicture(null)}
          >
            <ChosenPicture file={picture} type={draft.type} />
          </ThumbnailField>
        }
      />
    </Dialog>
  )
}

function ChosenPicture({ file, type }: { file: File | null; type: AssetTypeName }) {
  const address = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  useEffect(() => () => {
    if (address) URL.revokeObjectURL(address)
  }, [address])
  return address ? (
    <Image src={address} alt={words.thumbnail} width="full" height="full" objectFit="cover" bg="paper" />
  ) : (
    <Center height="full" bg="bg.muted" color="fg.muted"><TypeIcon type={type} size={32} strokeWidth={1.25} /></Center>
  )
}
