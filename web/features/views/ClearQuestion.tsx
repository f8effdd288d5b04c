import { liveMessages } from '../../messages/live.ts'
import { ConfirmationDialog } from '../../ui/ConfirmationDialog.tsx'
import type { Clearing } from './useClearing.ts'

/** Asks before a drawing is cleared in which others drew in the last minute. */
export function ClearQuestion({ clearing }: { clearing: Clearing }) {
  const words = liveMessages
  const { artists, confirm, cancel } = clearing
  return (
    <ConfirmationDialog
      isOpen={artists !== null} variant="warning" title={words.clearTitle} message={words.clearLine(artists ?? [])}
      confirmText={words.clear} cancelText={words.keep} onConfirm={confirm} onCancel={cancel}
    />
  )
}
