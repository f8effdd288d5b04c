import { Box, Button, HStack, Image, Slider, Stack } from '@chakra-ui/react'
import { ImageUp, Trash2 } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProfilePicture_user$key } from '../../__generated__/ProfilePicture_user.graphql.ts'
import type { ProfilePictureRemoveMutation } from '../../__generated__/ProfilePictureRemoveMutation.graphql.ts'
import type { ProfilePictureSetMutation } from '../../__generated__/ProfilePictureSetMutation.graphql.ts'
import { commonMessages } from '../../messages/common.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { uploadMessages } from '../../messages/uploads.ts'
import { useChange } from '../../relay/useChange.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { imageProblem, uploadFailure } from '../uploads/imageRules.ts'

const words = settingsMessages

/** The side of the square in which the picture is framed, in px. */
const FRAME = 240
const LARGEST_ZOOM = 4

/** The part that is shown, as the server takes it; see `PictureCrop` of the schema. */
type Crop = { readonly left: number; readonly top: number; readonly size: number }

const CENTERED: Crop = { left: 0.5, top: 0.5, size: 1 }

/** A person's picture: chosen, framed, and removed. */
export function ProfilePicture({ userRef }: { userRef: ProfilePicture_user$key }) {
  const user = useFragment(
    graphql`
      fragment ProfilePicture_user on User {
        id
        name
        pictureUrl
      }
    `,
    userRef,
  )
  const [remove, isRemoving] = useChange<ProfilePictureRemoveMutation>(
    graphql`
      mutation ProfilePictureRemoveMutation($input: RemoveProfilePictureInput!) {
        removeProfilePicture(input: $input) {
          user {
            id
            version
            pictureUrl
          }
        }
      }
    `,
    (input) => ({
      variables: { input }, done: uploadMessages.removed, failed: uploadMessages.removeFailed, canRetry: true,
    }),
  )
  const [file, setFile] = useState<File | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const picture = user.pictureUrl ?? null

  function choose(chosen: File | undefined) {
    const problem = chosen ? imageProblem(chosen, { isFree: false }) : null
    if (problem !== null) showToast({ type: 'error', title: problem })
    else if (chosen) setFile(chosen)
  }

  return (
    <HStack gap="4" role="group" aria-label={words.picture}>
      <Avatar name={user.name} id={user.id} size={72} picture={picture} />
      <Stack gap="1.5" minWidth="0" align="flex-start">
        <Box fontWeight="medium" truncate maxWidth="full">{user.name}</Box>
        <HStack gap="1">
          <input
            ref={input} type="file" accept="image/*" hidden aria-label={words.pictureFile}
            onChange={(event) => {
              choose(event.currentTarget.files?.[0])
              // The same file may be chosen again.
              event.currentTarget.value = ''
            }}
          />
          <Button ref={button} size="sm" onClick={() => input.current?.click()}>
            <ImageUp strokeWidth={1.75} aria-hidden /> {picture === null ? words.addPicture : uploadMessages.replace}
          </Button>
          {picture === null ? null : (
            <IconButton
              label={words.removePicture} icon={<Trash2 strokeWidth={1.75} aria-hidden />} loading={isRemoving}
              onClick={() => void remove({})}
            />
          )}
        </HStack>
      </Stack>
      {file === null ? null : <FramePicture file={file} returnFocus={button} onClosed={() => setFile(null)} />}
    </HStack>
  )
}

type FramePictureProps = {
  file: File
  returnFocus: RefObject<HTMLElement | null>
  onClosed: () => void
}

/** Frames the part of a chosen image that is shown, by three sliders, and sends it. */
function FramePicture({ file, returnFocus, onClosed }: FramePictureProps) {
  const [crop, setCrop] = useState(CENTERED)
  const [failure, setFailure] = useState<string | null>(null)
  const [send, isSending] = useChange<ProfilePictureSetMutation, Crop>(
    graphql`
      mutation ProfilePictureSetMutation($input: SetProfilePictureInput!) {
        setProfilePicture(input: $input) {
          user {
            id
            version
            pictureUrl
          }
        }
      }
    `,
    (shown) => ({ variables: { input: { image: null, crop: shown } }, uploadables: { 'input.image': file } }),
  )

  function save() {
    setFailure(null)
    send(crop).then(
      () => {
        showToast({ type: 'success', title: uploadMessages.uploaded })
        onClosed()
      },
      (error: unknown) => setFailure(uploadFailure(error)),
    )
  }

  const share = (value: number) => `${Math.round(value * 100)} %`
  return (
    <Dialog
      isOpen onClose={onClosed} title={words.framePicture} isClosable={!isSending} returnFocus={returnFocus}
      footer={
        <>
          <Button onClick={onClosed} disabled={isSending}>{commonMessages.cancel}</Button>
          <Button variant="solid" onClick={save} loading={isSending}>{words.savePicture}</Button>
        </>
      }
    >
      <Stack gap="4" align="center">
        <Framed file={file} crop={crop} />
        {failure === null ? null : <FormFailure message={failure} />}
        <Stack gap="3" width="full">
          <Choice
            label={words.pictureZoom} value={1 / crop.size} least={1} most={LARGEST_ZOOM} toText={(zoom) => share(zoom)}
            onChanged={(zoom) => setCrop({ ...crop, size: 1 / zoom })}
          />
          <Choice
            label={words.pictureLeft} value={crop.left} least={0} most={1} toText={share}
            onChanged={(left) => setCrop({ ...crop, left })}
          />
          <Choice
            label={words.pictureTop} value={crop.top} least={0} most={1} toText={share}
            onChanged={(top) => setCrop({ ...crop, top })}
          />
        </Stack>
      </Stack>
    </Dialog>
  )
}

/** The part of a file that will be shown, round as avatars are. */
function Framed({ file, crop }: { file: File; crop: Crop }) {
  const address = useMemo(() => URL.createObjectURL(file), [file])
  const [size, setSize] = useState({ width: 1, height: 1 })
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  const scale = FRAME / (Math.min(size.width, size.height) * crop.size)
  const [width, height] = [size.width * scale, size.height * scale]
  return (
    <Box position="relative" boxSize={`${FRAME}px`} borderRadius="full" overflow="hidden" bg="bg.muted">
      <Image
        src={address} alt={words.framePicture} position="absolute" maxWidth="none"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ width: naturalWidth || 1, height: naturalHeight || 1 })}
        style={{ width, height, left: (FRAME - width) * crop.left, top: (FRAME - height) * crop.top }}
      />
    </Box>
  )
}

type ChoiceProps = {
  label: string
  value: number
  least: number
  most: number
  toText: (value: number) => string
  onChanged: (value: number) => void
}

function Choice({ label, value, least, most, toText, onChanged }: ChoiceProps) {
  const id = useId()
  return (
    <HStack gap="3">
      <Box id={id} width="7rem" textStyle="sm" color="fg.muted">{label}</Box>
      <Slider.Root
        flex="1" size="sm" min={least} max={most} step={0.01} value={[value]} aria-labelledby={[id]}
        getAriaValueText={(details) => toText(details.value)}
        onValueChange={(details) => onChanged(details.value[0] ?? value)}
      >
        <Slider.Control>
          <Slider.Track bg="border.emphasized" height="4px"><Slider.Range bg="accent.solid" /></Slider.Track>
          <Slider.Thumb index={0} boxSize="14px" bg="fg" borderWidth="0" focusVisibleRing="outside">
            <Slider.HiddenInput />
          </Slider.Thumb>
        </Slider.Control>
      </Slider.Root>
    </HStack>
  )
}
