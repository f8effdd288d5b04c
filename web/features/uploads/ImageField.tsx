import { Box, Button, Center, Grid, HStack, Text } from '@chakra-ui/react'
import { ImageUp, Trash2 } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { messages } from '../../messages.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { UploadProgress } from '../uploads/UploadProgress.tsx'
import type { ImageUpload } from '../uploads/imageUploads.ts'
import { useImageDrop } from '../uploads/useImageDrop.ts'
import { useImagePaste } from '../uploads/useImagePaste.ts'

const words = messages.assets

type ThumbnailFieldProps = {
  /** The picture as it is, or the icon that stands for it. */
  children: ReactNode
  hasPicture: boolean
  upload: ImageUpload | null
  isRemoving?: boolean
  disabled?: boolean
  onFile: (file: File) => void
  onRemoved: () => void
}

/** The picture of an asset in its form: chosen by the button, dropped or pasted. */
export function ThumbnailField(props: ThumbnailFieldProps) {
  const { children, hasPicture, upload, isRemoving = false, disabled = false, onFile, onRemoved } = props
  const place = useRef<HTMLDivElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const take = disabled ? null : onFile
  const drop = useImageDrop(take)
  useImagePaste(place, take, true)
  return (
    <Box ref={place} role="group" aria-label={words.thumbnail} minWidth="0">
      <Text textStyle="sm" fontWeight="medium" mb="1.5">{words.thumbnail}</Text>
      <Grid
        gap={{ base: '3', sm: '2' }} alignItems="start"
        templateColumns={{ base: '9rem minmax(0, 1fr)', sm: 'minmax(0, 1fr)' }}
      >
        <Box
          position="relative" aspectRatio="4 / 3" borderWidth="1px" borderColor="border.emphasized"
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
            ref={file} type="file" accept="image/*" hidden aria-label={words.thumbnailFile}
            onChange={(event) => {
              const chosen = event.currentTarget.files?.[0]
              // The same file may be chosen again.
              event.currentTarget.value = ''
              if (chosen) onFile(chosen)
            }}
          />
          <Button size="sm" disabled={disabled || upload !== null} onClick={() => file.current?.click()} flex="1">
            <ImageUp strokeWidth={1.75} aria-hidden /> {hasPicture ? words.replace : words.upload}
          </Button>
          {hasPicture ? (
            <IconButton
              label={words.removeThumbnail} icon={<Trash2 strokeWidth={1.75} aria-hidden />} loading={isRemoving}
              disabled={disabled || upload !== null} onClick={onRemoved}
            />
          ) : null}
        </HStack>
      </Grid>
      <Text textStyle="xs" color="fg.muted" mt="1.5" hideBelow="md">{words.dropHint}</Text>
    </Box>
  )
}
