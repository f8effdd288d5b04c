import { isBlank } from '../../lib/texts.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'

/** What a view is called: its name, or 'View N' by its 1-based place. */
export function viewName(name: string, position: number): string {
  return isBlank(name) ? storyboardMessages.view(position) : name
}
