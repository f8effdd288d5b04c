import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { showToast } from '../../ui/toaster.tsx'

/** Says what did not work and why, after the screen went back to what the server has; `retry` does it again. */
export function tellFailure(title: string, error: unknown, retry?: () => void): void {
  const action = retry && { label: messages.common.tryAgain, onClick: retry }
  showToast({ type: 'error', title, description: readError(error).message, action })
}
