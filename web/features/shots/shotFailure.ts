import { readError } from '../../relay/errors.ts'
import { showToast } from '../../ui/toaster.tsx'

/** Says what did not work and why, after the screen went back to what the server has. */
export function tellFailure(title: string, error: unknown): void {
  showToast({ type: 'error', title, description: readError(error).message })
}
