import { HStack, Spinner, Stack, Text } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { importMessages } from '../../messages/imports.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { IMPORTED_FILES, type ImportPlace, useTakeFile } from './useTakeFile.ts'

const words = importMessages

type ImportFileDialogProps = ImportPlace & {
  isOpen: boolean
  onClose: () => void
  returnFocus?: RefObject<HTMLElement | null>
}

/** Takes a file and leads to its plan. */
export function ImportFileDialog({ isOpen, onClose, returnFocus, ...place }: ImportFileDialogProps) {
  const { take, taking } = useTakeFile(place, onClose)
  return (
    <Dialog
      isOpen={isOpen} onClose={onClose} title={words.title} width="36rem" isClosable={taking === null}
      returnFocus={returnFocus}
    >
      <Stack gap="4">
        <Text color="fg.soft">{words.lead}</Text>
        {taking === null ? (
          <FileDrop
            accept={IMPORTED_FILES} chooseLabel={words.chooseFile} dropLine={words.drop} help={words.kinds}
            onFile={take}
          />
        ) : (
          <HStack gap="3" role="status" py="6" justify="center">
            <Spinner size="sm" color="fg.muted" /> <Text truncate>{words.starting(taking)}</Text>
          </HStack>
        )}
      </Stack>
    </Dialog>
  )
}
