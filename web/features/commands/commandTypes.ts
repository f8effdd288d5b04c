import type { LucideIcon } from 'lucide-react'
import type { Chord } from '../../lib/shortcuts.ts'
import type { commandMessages } from '../../messages/commands.ts'

/** What is listed together. */
export type CommandGroupName = keyof (typeof commandMessages)['groups']

/** One line of the search: something to open or to do. */
export interface Command {
  readonly id: string
  readonly title: string
  readonly icon: LucideIcon
  /** Code or path, in the type of codes. */
  readonly code?: string
  /** What it belongs to. */
  readonly line?: string
  /** The text in which it was found, when that is not its name: the name of the text, and the part around the place. */
  readonly excerpt?: { readonly field: string; readonly text: string } | undefined
  /** Words it is found by beside its title. */
  readonly keywords?: string
  readonly chord?: Chord | undefined
  readonly run: () => void
}

/** Commands under one heading; `total` when there are more of them than are shown. */
export interface CommandGroup {
  readonly name: CommandGroupName
  readonly commands: readonly Command[]
  readonly total?: number
}
