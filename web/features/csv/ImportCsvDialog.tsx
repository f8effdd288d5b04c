import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { csvMessages } from '../../messages/csv.ts'
import { importMessages } from '../../messages/imports.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { useTakeFile } from '../imports/useTakeFile.ts'
import type { CsvKind } from './exportCsv.ts'

const words = csvMessages
const ACCEPTED = '.csv,.tsv,.txt,text/csv,text/tab-separated-values'

type ImportCsvDialogProps = {
  projectId: string
  kind: CsvKind
  returnFocus?: RefObject<HTMLElement | null>
  onClosed: () => void
}

/** Takes a CSV file of a kind and leads to its plan. */
export function ImportCsvDialog({ projectId, kind, returnFocus, onClosed }: ImportCsvDialogProps) {
  const { take, taking } = useTakeFile({ projectId, boardId: null, as: { csv: { kind } } }, onClosed)
  return (
    <Dialog
      isOpen onClose={onClosed} title={words.titles[kind]} width="36rem" isClosable={taking === null}
      returnFocus={returnFocus}
    >
      <Stack gap="4">
        <Text color="fg.soft">{words.lines[kind]}</Text>
        {taking === null ? (
          <FileDrop
            accept={ACCEPTED} chooseLabel={words.chooseFile} dropLine={words.drop} help={words.fileHelp} onFile={take}
          />
        ) : <Text role="status" color="fg.muted" truncate>{importMessages.starting(taking)}</Text>}
        <ColumnList kind={kind} />
      </Stack>
    </Dialog>
  )
}

/** The names of the columns a file may have. */
function ColumnList({ kind }: { kind: CsvKind }) {
  return (
    <Box>
      <Text textStyle="sm" fontWeight="medium" mb="2">{words.columnsLabel}</Text>
      <Flex as="ul" wrap="wrap" gap="1.5" listStyleType="none" aria-label={words.columnsLabel}>
        {words.columns[kind].map((column) => (
          <Box
            key={column} as="li" textStyle="mono" color="fg.soft" px="2" py="1" borderWidth="1px" borderRadius="l1"
            bg="bg.well"
          >
            {column}
          </Box>
        ))}
      </Flex>
      <Text textStyle="xs" color="fg.muted" mt="2">{words.columnsHelp}</Text>
    </Box>
  )
}
