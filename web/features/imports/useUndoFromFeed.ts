import { importMessages } from '../../messages/imports.ts'
import { readError } from '../../relay/errors.ts'
import { showFailure } from '../../relay/useChange.ts'
import { showToast } from '../../ui/toaster.tsx'
import { useUndoImport } from './importChanges.ts'

const words = importMessages

/** Undoes an import from a feed. Where objects were changed since, the toast offers to undo the rest. */
export function useUndoFromFeed(): [
  undo: (importId: string, fileName: string) => Promise<unknown>, isRunning: boolean,
] {
  const [undo, isRunning] = useUndoImport()
  function run(importId: string, fileName: string, keepChanged = false): Promise<unknown> {
    return undo({ importId, fileName, keepChanged }).catch((error: unknown) => {
      const { code, message } = readError(error)
      if (code !== 'CONFLICT' || keepChanged) return showFailure(words.undoFailed, error)
      const action = { label: words.undoRest, onClick: () => void run(importId, fileName, true) }
      showToast({ type: 'error', title: words.undoFailed, description: message, action })
    })
  }
  return [run, isRunning]
}
