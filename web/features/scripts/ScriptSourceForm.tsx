import { Box, Button, Center, HStack, Stack, Text, Textarea, chakra } from '@chakra-ui/react'
import { FileText, Upload, X } from 'lucide-react'
import { useState } from 'react'
import { messages } from '../../messages.ts'
import { Field } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { readScriptFile } from './readScriptFile.ts'

const words = messages.scripts
const ACCEPTED = '.fountain,.txt,.spmd,text/plain'
const MEGABYTE = 1024 * 1024

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
  const [isOver, setIsOver] = useState(false)

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    const read = await readScriptFile(file)
    if ('text' in read) onChanged({ text: read.text, fileName: file.name })
    else if ('tooLarge' in read) onRefused(words.tooLarge(`${(read.tooLarge / MEGABYTE).toFixed(1)} MB`))
    else onRefused('notTextLine' in read ? words.notText(read.notTextLine) : words.readFailed)
  }

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
          <Center
            flexDirection="column" gap="2" py="6" px="4" borderWidth="1px" borderStyle="dashed" borderRadius="card"
            borderColor={isOver ? 'accent.solid' : 'border.emphasized'} bg={isOver ? 'accent.subtle' : 'bg.well'}
            transition="background 120ms, border-color 120ms" textAlign="center"
            onDragOver={(event) => {
              event.preventDefault()
              setIsOver(true)
            }}
            onDragLeave={() => setIsOver(false)}
            onDrop={(event) => {
              event.preventDefault()
              setIsOver(false)
              void take(event.dataTransfer.files[0])
            }}
          >
            <Button asChild position="relative">
              <chakra.label
                cursor="pointer" _focusWithin={{ boxShadow: '0 0 0 2px {colors.accent.solid}' }}
              >
                <Upload aria-hidden /> {words.chooseFile}
                <chakra.input
                  type="file" accept={ACCEPTED} position="absolute" inset="0" opacity="0" cursor="pointer"
                  fontSize="0" aria-label={words.chooseFile}
                  onChange={(event) => {
                    void take(event.target.files?.[0])
                    event.target.value = ''
                  }}
                />
              </chakra.label>
            </Button>
            <Text textStyle="sm" color="fg.muted">{words.drop}</Text>
            <Text textStyle="xs" color="fg.muted">{words.fileHelp}</Text>
          </Center>
        ) : (
          <HStack borderWidth="1px" borderRadius="card" ps="4" pe="2" py="2" gap="3" bg="bg.well">
            <Box color="accent.fg"><FileText size={16} aria-hidden /></Box>
            <Text flex="1" truncate fontWeight="medium">{source.fileName}</Text>
            <IconButton
              label={words.removeFile} icon={<X aria-hidden />} onClick={() => onChanged({ text: '', fileName: null })}
            />
          </HStack>
        )}
        <Field label={source.fileName === null ? words.orPaste : words.text} error={error}>
          <Textarea
            value={source.text} rows={8} placeholder={words.textPlaceholder} fontFamily="mono" fontSize="sm"
            maxHeight="40vh" spellCheck={false}
            onChange={(event) => onChanged({ ...source, text: event.target.value })}
          />
        </Field>
      </Stack>
    </form>
  )
}
