import { ArrowLeft, ArrowRight, Pencil, Plus, Trash2 } from 'lucide-react'
import { viewMessages } from '../../messages/views.ts'
import { CommandMenu } from '../../ui/CommandMenu.tsx'

/** What the menu of a view offers. */
export type ViewCommand = 'add' | 'rename' | 'moveLeft' | 'moveRight' | 'delete'

type ViewMenuProps = {
  anchor: HTMLElement | null
  name: string
  /** 1-based place of the view, and how many there are. */
  position: number
  count: number
  onClosed: () => void
  onCommand: (command: ViewCommand) => void
}

/** Everything that can be done with a view, moving included, for those who do not drag. */
export function ViewMenu({ name, position, count, ...menu }: ViewMenuProps) {
  const words = viewMessages
  return (
    <CommandMenu
      {...menu} label={words.menu(name)}
      commands={[
        { command: 'rename', label: words.rename, icon: Pencil },
        { command: 'moveLeft', label: words.moveLeft, icon: ArrowLeft, disabled: position <= 1 },
        { command: 'moveRight', label: words.moveRight, icon: ArrowRight, disabled: position >= count },
        { command: 'add', label: words.add, icon: Plus },
      ]}
      danger={{
        command: 'delete', label: words.delete, icon: Trash2, refusal: count < 2 ? words.onlyView : undefined,
      }}
    />
  )
}
