import type { Viewer } from '../../context.ts'
import { forbidden } from '../../kernel/errors.ts'

/** Throws FORBIDDEN unless the viewer is that person, signed in by a session. */
export function demandOneself({ userId, isSession }: Viewer, id: string): void {
  if (userId !== id) throw forbidden('Only the person may see this')
  if (!isSession) throw forbidden('This cannot be seen with an API token')
}
