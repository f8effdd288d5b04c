import { Box, HStack, Stack, Text, Textarea } from '@chakra-ui/react'
import { FileText, X } from 'lucide-react'
import { scriptMessages } from '../../messages/scripts.ts'
import { Field } from '../../ui/Field.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { EncodingChoices } from '../textFiles/EncodingChoices.tsx'
import { useTextFile } from '../textFiles/useTextFile.ts'

const words = scriptMessages
const ACCEPTED = '.fountain,.fdx,.txt,.spmd,text/plain'
const FINAL_DRAFT = /\.fdx$/i

/** A script on its way into the board; `fileName` is null for pasted text. */
export interface ScriptSource {
  readonly text: string
  readonly fileName: string | null
}

type ScriptSourceFormProps = {
  formId: string
  source: ScriptSource
  error: string | null
  onChanged: (source: ScriptSource) => void
  onRefused: (reason: string) => void
  onSubmitted: () => void
}

/** Choosing a script: a file, dropped or picked, or pasted text. What is wrong with it stands below. */
export function ScriptSourceForm({ formId, source, error, onChanged, onRefused, onSubmitted }: ScriptSourceFormProps) {
  const { read, undecoded, isDecoding } = useTextFile({
    onText: (text, fileName) => onChanged({ text, fileName }),
    onFailed: onRefused,
  })

  return (
    <form
      id={formId}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmitted()
      }}
    >
      <Stack gap="4">
        <Text color="fg.soft">{words.line}</Text>
        {source.fileName === null ? (
          <FileDrop
            accept={ACCEPTED} chooseLabel={words.chooseFile} dropLine={words.drop} help={words.fileHelp}
            onFile={(file) => void read(file)}
          />
        ) : (
          <HStack borderWidth="1px" borderRadius="card" ps="4" pe="2" py="2" gap="3" bg="bg.well">
            <Box color="accent.fg"><FileText size={16} aria-hidden /></Box>
            <Text flex="1" truncate fontWeight="medium">{source.fileName}</Text>
            <IconButton
              label={words.removeFile} icon={<X aria-hidden />} onClick={() => onChanged({ text: '', fileName: null })}
            />
          </HStack>
        )}
        {undecoded ? (
          <EncodingChoices
            fileName={undecoded.file.name} choices={undecoded.choices} isDecoding={isDecoding}
            onChosen={(encoding) => void read(undecoded.file, encoding)}
          />
        ) : null}
        {/* The text of a Final Draft file is XML, for no one to read. */}
        {FINAL_DRAFT.test(source.fileName ?? '') ? error && <FormFailure message={error} /> : (
          <Field label={source.fileName === null ? words.orPaste : words.text} error={error}>
            <Textarea
              value={source.text} rows={8} placeholder={words.textPlaceholder} fontFamily="mono" fontSize="sm"
              maxHeight="40vh" spellCheck={false}
              onChange={(event) => onChanged({ ...source, text: event.target.value })}
            />
          </Field>
        )}
      </Stack>
    </form>
  )
}
