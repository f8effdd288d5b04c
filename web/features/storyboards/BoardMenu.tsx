import { ArrowDown, ArrowUp, FileClock, Pencil, Trash2 } from 'lucide-react'
import { boardMessages } from '../../messages/boards.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { CommandMenu } from '../../ui/CommandMenu.tsx'

/** What the menu of a board offers. */
export type BoardCommand = 'versions' | 'rename' | 'moveUp' | 'moveDown' | 'delete'

type BoardMenuProps = {
  /** The button it belongs to; null closes it. */
  anchor: HTMLElement | null
  name: string
  /** 1-based place of the board, and how many there are. */
  position: number
  count: number
  onClosed: () => void
  onCommand: (command: BoardCommand) => void
}

/** Everything that can be done with a board of a project. */
export function BoardMenu({ name, position, count, ...menu }: BoardMenuProps) {
  const words = boardMessages
  return (
    <CommandMenu
      {...menu} label={words.menu(name)}
      commands={[
        { command: 'versions', label: projectFrameMessages.pages.versions, icon: FileClock },
        { command: 'rename', label: words.rename, icon: Pencil },
        { command: 'moveUp', label: words.moveUp, icon: ArrowUp, disabled: position <= 1 },
        { command: 'moveDown', label: words.moveDown, icon: ArrowDown, disabled: position >= count },
      ]}
      danger={{
        command: 'delete', label: words.delete, icon: Trash2, refusal: count < 2 ? words.deleteLast : undefined,
      }}
    />
  )
}
