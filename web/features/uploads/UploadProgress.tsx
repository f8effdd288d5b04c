import { Box, Button, HStack, Text } from '@chakra-ui/react'
import { uploadMessages } from '../../messages/uploads.ts'
import type { ImageUpload } from './imageUploads.ts'

const WORDS = {
  reading: () => uploadMessages.reading,
  sending: uploadMessages.uploading,
  preparing: () => uploadMessages.preparing,
}

/** How far the upload of an image is, over the place it is for, and the way to give it up. */
export function UploadProgress({ upload: { phase, percent, cancel } }: { upload: ImageUpload }) {
  const said = WORDS[phase](percent)
  return (
    <Box
      className="chakra-theme light" position="absolute" insetInline="2" bottom="2" px="3" py="2" bg="bg.panel"
      color="fg" pointerEvents="auto"
      borderRadius="card" borderWidth="1px" borderColor="border.emphasized" boxShadow="float"
    >
      <HStack justify="space-between" gap="2">
        <Text role="status" textStyle="xs" truncate fontVariantNumeric="tabular-nums">{said}</Text>
        <Button
          size="xs" variant="ghost" onClick={cancel}
          css={{ '@media (pointer: coarse)': { minWidth: '11', minHeight: '11' } }}
        >
          {uploadMessages.cancel}
        </Button>
      </HStack>
      <Box
        role="progressbar" aria-label={uploadMessages.progress} aria-valuenow={percent} aria-valuemin={0}
        aria-valuemax={100} aria-valuetext={said} height="3px" bg="border" borderRadius="full" overflow="hidden"
      >
        <Box
          height="full" bg="accent.solid" borderRadius="full" transition="width 160ms linear"
          style={{ width: `${percent}%` }}
        />
      </Box>
    </Box>
  )
}
