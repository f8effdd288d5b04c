import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { FileSpreadsheet } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { RefObject } from 'react'
import { graphql } from 'react-relay'
import type { ImportCsvDialogMutation } from '../../__generated__/ImportCsvDialogMutation.graphql.ts'
import { commonMessages } from '../../messages/common.ts'
import { csvMessages } from '../../messages/csv.ts'
import { readError } from '../../relay/errors.ts'
import { useChange } from '../../relay/useChange.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { FieldSkeletons } from '../../ui/Skeletons.tsx'
import { EncodingChoices } from '../textFiles/EncodingChoices.tsx'
import { useTextFile } from '../textFiles/useTextFile.ts'
import { CsvPlanTable } from './CsvPlanTable.tsx'
import type { CsvKind } from './csvPlan.ts'
import { useCsvPlan } from './useCsvPlan.ts'

const words = csvMessages
const ACCEPTED = '.csv,.tsv,.txt,text/csv,text/tab-separated-values'
const SKELETON_ROWS = 6

type ChosenFile = { name: string; text: string }

type ImportCsvDialogProps = {
  projectId: string
  kind: CsvKind
  returnFocus?: RefObject<HTMLElement | null>
  onClosed: () => void
  /** After the rows were taken over. */
  onImported: () => void
}

function sentenceOf(error: unknown): string {
  const { message, fields } = readError(error)
  return Object.values(fields)[0] ?? message
}

/** Takes a CSV file into a project: first the file, then row by row what it would do, then the import. */
export function ImportCsvDialog({ projectId, kind, returnFocus, onClosed, onImported }: ImportCsvDialogProps) {
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [error, setError] = useState<string | null>(null)
  const onFailed = useCallback((failure: unknown) => setError(sentenceOf(failure)), [])
  const { plan, isLoading, ask, forget } = useCsvPlan({ projectId, kind, onFailed })
  const [importCsv, isImporting] = useChange<ImportCsvDialogMutation>(
    graphql`
      mutation ImportCsvDialogMutation($input: ImportCsvInput!) {
        importCsv(input: $input) {
          plan {
            createCount
            changeCount
          }
          project {
            id
            shotCount
            updatedAt
          }
        }
      }
    `,
    (input) => ({
      variables: { input },
      done: ({ importCsv: { plan: { createCount, changeCount } } }) => ({
        title: words.importedTitle(words.kinds[kind]), description: words.imported(createCount, changeCount),
      }),
    }),
  )
  const isReading = file !== null && plan === null && error === null
  const textFile = useTextFile({
    onText(text, name) {
      if (text.trim() === '') return setError(words.empty)
      setFile({ name, text })
      void ask(text, null, null)
    },
    onFailed: setError,
  })

  function take(chosen: File, encoding?: string): void {
    setError(null)
    void textFile.read(chosen, encoding)
  }

  function startAgain(): void {
    forget()
    textFile.forget()
    setFile(null)
    setError(null)
  }

  function apply({ text }: ChosenFile): void {
    setError(null)
    importCsv({ projectId, kind, text }).then(onImported, (failure: unknown) => {
      const isChanged = ['CONFLICT', 'INVALID_INPUT'].includes(readError(failure).code)
      setError(isChanged ? `${words.planChanged} ${sentenceOf(failure)}` : sentenceOf(failure))
      if (isChanged) void ask(text, null, null)
    })
  }

  const affected = plan ? plan.counts.CREATE + plan.counts.CHANGE : 0
  const refused = plan?.counts.REFUSE ?? 0
  const reason = refused > 0
    ? `${words.refusedTitle(refused)}. ${words.refusedLine}`
    : plan && affected === 0 ? words.nothingToDo : null
  const footer = file && plan ? (
    <>
      <Button onClick={startAgain} disabled={isImporting} me="auto">{words.otherFile}</Button>
      <Button onClick={onClosed} disabled={isImporting} hideBelow="sm">{commonMessages.cancel}</Button>
      <ExplainedButton
        variant="solid" reason={reason} tooltipPlacement="top-end" loading={isImporting}
        loadingText={words.importing} onClick={() => apply(file)}
      >
        {words.import(affected)}
      </ExplainedButton>
    </>
  ) : (
    <Button onClick={file ? startAgain : onClosed}>{commonMessages.cancel}</Button>
  )
  return (
    <Dialog
      isOpen onClose={onClosed} title={words.titles[kind]} width="52rem" isClosable={!isImporting}
      returnFocus={returnFocus} footer={footer}
    >
      <Stack gap="4">
        {file ? (
          <HStack gap="2.5" color="fg.muted" textStyle="sm" minWidth="0">
            <Box color="accent.fg" flexShrink="0"><FileSpreadsheet size={16} strokeWidth={1.75} aria-hidden /></Box>
            <Text truncate>{isReading ? words.reading(file.name) : file.name}</Text>
          </HStack>
        ) : (
          <>
            <Text color="fg.soft">{words.lines[kind]}</Text>
            <FileDrop
              accept={ACCEPTED} chooseLabel={words.chooseFile} dropLine={words.drop} help={words.fileHelp}
              onFile={take}
            />
          </>
        )}
        {error ? <FormFailure message={error} /> : null}
        {textFile.undecoded ? (
          <EncodingChoices
            fileName={textFile.undecoded.file.name} choices={textFile.undecoded.choices}
            isDecoding={textFile.isDecoding}
            onChosen={(encoding) => textFile.undecoded && take(textFile.undecoded.file, encoding)}
          />
        ) : null}
        {file || textFile.undecoded ? null : <ColumnList kind={kind} />}
        {isReading ? <FieldSkeletons count={SKELETON_ROWS} /> : null}
        {file && plan ? (
          <>
            {plan.ignoredColumns.length > 0 ? (
              <Text role="note" textStyle="sm" color="fg.warning">{words.ignoredColumns(plan.ignoredColumns)}</Text>
            ) : null}
            <CsvPlanTable
              plan={plan} isLoading={isLoading} onOutcomeChosen={(outcome) => void ask(file.text, outcome, null)}
              onMoreWanted={() => void ask(file.text, plan.outcome, plan)}
            />
            {reason ? (
              <Stack
                gap="0.5" role="note" borderWidth="1px" borderRadius="card" px="4" py="3" textStyle="sm"
                borderColor={refused > 0 ? 'warning.border' : 'border'}
              >
                {refused > 0 ? <Text fontWeight="semibold">{words.refusedTitle(refused)}</Text> : null}
                <Text color="fg.muted">{refused > 0 ? words.refusedLine : words.nothingToDo}</Text>
              </Stack>
            ) : null}
          </>
        ) : null}
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
