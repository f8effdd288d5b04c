import { Box, Menu } from '@chakra-ui/react'
import { ArrowLeft, ArrowRight, Pencil, Plus, Trash2 } from 'lucide-react'
import { messages } from '../../messages.ts'
import { AnchoredMenu } from '../../ui/AnchoredMenu.tsx'

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
export function ViewMenu({ anchor, name, position, count, onClosed, onCommand }: ViewMenuProps) {
  const { views } = messages
  const isOnly = count < 2
  const items = [
    { command: 'rename', label: views.rename, icon: Pencil, isDisabled: false },
    { command: 'moveLeft', label: views.moveLeft, icon: ArrowLeft, isDisabled: position <= 1 },
    { command: 'moveRight', label: views.moveRight, icon: ArrowRight, isDisabled: position >= count },
    { command: 'add', label: views.add, icon: Plus, isDisabled: false },
  ] as const
  return (
    <AnchoredMenu
      anchor={anchor} label={views.menu(name)} onClosed={onClosed}
      onChosen={(value) => onCommand(value as ViewCommand)}
    >
      {items.map(({ command, label, icon: Icon, isDisabled }) => (
        <Menu.Item key={command} value={command} disabled={isDisabled}>
          <Box as="span" color="fg.muted"><Icon size={16} strokeWidth={1.75} aria-hidden /></Box>
          {label}
        </Menu.Item>
      ))}
      <Menu.Separator />
      <Menu.Item value="delete" color="fg.error" disabled={isOnly} title={isOnly ? views.onlyView : undefined}>
        <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        {views.delete}
      </Menu.Item>
    </AnchoredMenu>
  )
}
