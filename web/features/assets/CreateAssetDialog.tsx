import { Center, Image } from '@chakra-ui/react'
import { useContext, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { assetMessages } from '../../messages/assets.ts'
import { commonMessages } from '../../messages/common.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useForm } from '../../relay/useForm.ts'
import { showToast } from '../../ui/toaster.tsx'
import { ImageField } from '../uploads/ImageField.tsx'
import { imageProblem } from '../uploads/imageRules.ts'
import { UploadPlanContext } from '../uploads/uploadPlan.ts'
import { AssetFields, isDraftReady, THUMBNAIL_NAMES } from './AssetFields.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { metadataInput, NEW_ASSET, type AssetDraft } from './assetDraft.ts'
import type { AssetTypeName } from '../../ui/assetKinds.ts'
import { useCreateAsset, useSetAssetThumbnail } from './assetChanges.ts'

const words = assetMessages

type CreateAssetDialogProps = {
  projectId: string
  /** The type the list shows, which a new asset most likely is. */
  type: AssetTypeName | null
  isOpen: boolean
  onClose: () => void
}

/** Asks for a new asset and creates it; its picture follows it, with its progress on the card. */
export function CreateAssetDialog({ projectId, type, isOpen, onClose }: CreateAssetDialogProps) {
  const [picture, setPicture] = useState<File | null>(null)
  const [createAsset] = useCreateAsset()
  const setThumbnail = useSetAssetThumbnail()
  const navigate = useNavigate()
  const plan = useContext(UploadPlanContext)

  function takePicture(file: File): void {
    const problem = imageProblem(file, plan)
    if (problem) showToast({ type: 'error', title: problem })
    else setPicture(file)
  }

  const form = useForm({
    name: `asset of ${projectId}`, initial: { ...NEW_ASSET, type: type ?? NEW_ASSET.type } as AssetDraft, isOpen,
    isReady: (draft) => isDraftReady(draft, true),
    send: ({ name, code, description, metadata, ...draft }) => createAsset({
      projectId, ...draft, name: name.trim(), description: description.trim(), metadata: metadataInput(metadata),
      ...(code.trim() === '' ? {} : { code: code.trim() }),
    }),
    done: ({ createAssets: { assets: [asset] } }) => {
      if (!asset) return
      const action = {
        label: commonMessages.view,
        onClick: () => void navigate(`/dashboard/projects/${projectId}/assets?asset=${asset.id}`),
      }
      showToast({ type: 'success', title: words.created(asset.name), action })
      if (picture) setThumbnail(asset.id, picture)
      setPicture(null)
      onClose()
    },
  })

  return (
    <FormDialog
      form={form} isOpen={isOpen} onClose={onClose} title={words.createTitle} width="44rem" isLong gap="5"
      submitLabel={words.createAction} submittingLabel={words.creating}
    >
      <AssetFields
        form={form} isNew
        thumbnail={
          <ImageField
            names={THUMBNAIL_NAMES}
            hasPicture={picture !== null} upload={null} disabled={form.isRunning} onFile={takePicture}
            onRemoved={() => setPicture(null)}
          >
            <ChosenPicture file={picture} type={form.values.type} />
          </ImageField>
        }
      />
    </FormDialog>
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
