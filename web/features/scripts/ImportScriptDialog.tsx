import { Button, Stack, Text, Textarea } from '@chakra-ui/react'
import { useState } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import { commonMessages } from '../../messages/common.ts'
import { importMessages } from '../../messages/imports.ts'
import { scriptMessages } from '../../messages/scripts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DraftNotice } from '../../ui/DraftNotice.tsx'
import { Field } from '../../ui/Field.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { useTakeFile } from '../imports/useTakeFile.ts'

const FORM_ID = 'script-source'
const ACCEPTED = '.fountain,.fdx,.txt,.spmd,text/plain'
const NOTHING_PASTED = { text: '' }
/** What pasted text is called. */
const PASTED_NAME = 'script.fountain'
const AS = { script: {} } as const

const words = scriptMessages

type ImportScriptDialogProps = { projectId: string; boardId: string; onClosed: () => void }

/** Takes a script, as a file or as pasted text, and leads to the plan of what it does to the board. */
export function ImportScriptDialog({ projectId, boardId, onClosed }: ImportScriptDialogProps) {
  const pasted = useDraft(`script of ${boardId}`, NOTHING_PASTED)
  const { text } = pasted.values
  const [error, setError] = useState<string | null>(null)
  const { take, taking } = useTakeFile({ projectId, boardId, as: AS }, () => {
    pasted.reset()
    onClosed()
  })

  function submit(): void {
    if (text.trim() === '') setError(words.empty)
    else take(new File([text], PASTED_NAME, { type: 'text/plain' }))
  }

  return (
    <Dialog
      isOpen onClose={onClosed} title={words.title} width="44rem" isClosable={taking === null}
      footer={
        <>
          <Button onClick={onClosed} disabled={taking !== null}>{commonMessages.cancel}</Button>
          <Button
            variant="solid" type="submit" form={FORM_ID} loading={taking !== null}
            loadingText={importMessages.starting(taking ?? '')}
          >
            {words.read}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap="4">
          <DraftNotice isKept={pasted.isKept} onDiscarded={pasted.reset} />
          <Text color="fg.soft">{words.line}</Text>
          <FileDrop
            accept={ACCEPTED} chooseLabel={words.chooseFile} dropLine={words.drop} help={words.fileHelp} onFile={take}
          />
          <Field label={words.orPaste} error={error}>
            <Textarea
              value={text} rows={8} placeholder={words.textPlaceholder} fontFamily="mono" fontSize="sm"
              maxHeight="40vh" spellCheck={false}
              onChange={(event) => {
                pasted.change({ text: event.target.value })
                setError(null)
              }}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}
