import { Box, Center, Grid, HStack, Text } from '@chakra-ui/react'
import { ImageUp, Trash2 } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { uploadMessages } from '../../messages/uploads.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import type { ImageUpload } from './imageUploads.ts'
import { UploadProgress } from './UploadProgress.tsx'
import { useImageDrop } from './useImageDrop.ts'
import { useImagePaste } from './useImagePaste.ts'

const words = uploadMessages

type ImageFieldProps = {
  /** What the picture is called, its file input, and the button that takes it away. */
  names: { readonly label: string; readonly file: string; readonly remove: string }
  /** The picture as it is, or the icon that stands for it. */
  children: ReactNode
  hasPicture: boolean
  /** Where a heading says what it is, the name is read aloud only. */
  isLabelHidden?: boolean
  aspectRatio?: string
  upload: ImageUpload | null
  isRemoving?: boolean
  disabled?: boolean
  /** Why somebody may not change it; null who may. */
  reason?: string | null
  /** Whether a picture that is pasted is for it: in a dialog, not beside other things on a page. */
  canPaste?: boolean
  onFile: (file: File) => void
  onRemoved: () => void
}

/** A picture in a form: chosen by the button, dropped or pasted. */
export function ImageField(props: ImageFieldProps) {
  const { names, children, hasPicture, upload, isRemoving = false, reason = null, canPaste = true } = props
  const { isLabelHidden = false, aspectRatio = '4 / 3', onFile, onRemoved } = props
  const disabled = props.disabled === true || reason !== null
  const place = useRef<HTMLDivElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const take = disabled ? null : onFile
  const drop = useImageDrop(take)
  useImagePaste(place, canPaste ? take : null, true)
  return (
    <Box ref={place} role="group" aria-label={names.label} minWidth="0">
      {isLabelHidden ? null : <Text textStyle="sm" fontWeight="medium" mb="1.5">{names.label}</Text>}
      <Grid
        gap={{ base: '3', sm: '2' }} alignItems="start"
        templateColumns={{ base: '9rem minmax(0, 1fr)', sm: 'minmax(0, 1fr)' }}
      >
        <Box
          position="relative" aspectRatio={aspectRatio} borderWidth="1px" borderColor="border.emphasized"
          borderRadius="control" overflow="hidden" {...drop.events}
        >
          {children}
          {drop.isOver ? (
            <Center
              position="absolute" inset="0" px="3" textAlign="center" textStyle="sm" fontWeight="medium"
              color="accent.fg" bg="bg.panel/90" borderWidth="2px" borderStyle="dashed" borderColor="accent.solid"
              borderRadius="control" pointerEvents="none"
            >
              {words.dropHere}
            </Center>
          ) : null}
          {upload ? <UploadProgress upload={upload} /> : null}
        </Box>
        <HStack gap="1" justify="space-between">
          <input
            ref={file} type="file" accept="image/*" hidden aria-label={names.file}
            onChange={(event) => {
              const chosen = event.currentTarget.files?.[0]
              // The same file may be chosen again.
              event.currentTarget.value = ''
              if (chosen) onFile(chosen)
            }}
          />
          <ExplainedButton
            size="sm" reason={reason} disabled={disabled || upload !== null} flex="1"
            onClick={() => file.current?.click()}
          >
            <ImageUp strokeWidth={1.75} aria-hidden /> {hasPicture ? words.replace : words.upload}
          </ExplainedButton>
          {hasPicture ? (
            <IconButton
              label={names.remove} icon={<Trash2 strokeWidth={1.75} aria-hidden />} loading={isRemoving}
              disabled={disabled || upload !== null} onClick={onRemoved}
            />
          ) : null}
        </HStack>
      </Grid>
      {canPaste ? <Text textStyle="xs" color="fg.muted" mt="1.5" hideBelow="md">{words.dropHint}</Text> : null}
    </Box>
  )
}
