import { Button, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { importMessages } from '../../messages/imports.ts'
import { ConfirmedChange } from '../../relay/ConfirmedChange.tsx'
import { readError } from '../../relay/errors.ts'
import { showFailure } from '../../relay/useChange.ts'
import { useUndoImport } from './importChanges.ts'

const words = importMessages

/** Undoes an import. Where objects were changed since, it asks whether to undo the rest. */
export function UndoImport({ importId, fileName }: { importId: string; fileName: string }) {
  const [undo, isRunning] = useUndoImport()
  const [conflict, setConflict] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  function start(): void {
    undo({ importId, fileName, keepChanged: false }).catch((error: unknown) => {
      const { code, message } = readError(error)
      if (code === 'CONFLICT') setConflict(message)
      else showFailure(words.undoFailed, error)
    })
  }

  return (
    <>
      <Button ref={button} loading={isRunning} onClick={start}>{words.undo}</Button>
      <ConfirmedChange
        isOpen={conflict !== null} variant="warning" title={words.undoRest} message={conflict ?? ''}
        confirmText={words.undoRest} returnFocus={button} onCancel={() => setConflict(null)}
        onConfirm={() => undo({ importId, fileName, keepChanged: true }).then(() => setConflict(null))}
      >
        <Text color="fg.muted">{words.undoRestLine}</Text>
      </ConfirmedChange>
    </>
  )
}
