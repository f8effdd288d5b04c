import { Box, Menu } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { messages } from '../../messages.ts'
import { AnchoredMenu } from '../../ui/AnchoredMenu.tsx'

/** What the menu of a board offers. */
export type BoardCommand = 'rename' | 'moveUp' | 'moveDown' | 'delete'

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
export function BoardMenu({ anchor, name, position, count, onClosed, onCommand }: BoardMenuProps) {
  const words = messages.boards
  const isLast = count < 2
  const items = [
    { command: 'rename', label: words.rename, icon: Pencil, isDisabled: false },
    { command: 'moveUp', label: words.moveUp, icon: ArrowUp, isDisabled: position <= 1 },
    { command: 'moveDown', label: words.moveDown, icon: ArrowDown, isDisabled: position >= count },
  ]
  return (
    <AnchoredMenu
      anchor={anchor} label={words.menu(name)} onClosed={onClosed}
      onChosen={(value) => onCommand(value as BoardCommand)}
    >
      {items.map(({ command, label, icon: Icon, isDisabled }) => (
        <Menu.Item key={command} value={command} disabled={isDisabled}>
          <Box as="span" color="fg.muted"><Icon size={16} strokeWidth={1.75} aria-hidden /></Box>
          {label}
        </Menu.Item>
      ))}
      <Menu.Separator />
      <Menu.Item
        value="delete" color="fg.error" disabled={isLast} alignItems={isLast ? 'flex-start' : 'center'}
        aria-description={isLast ? words.deleteLast : undefined}
      >
        <Box as="span" mt={isLast ? '0.5' : '0'}><Trash2 size={16} strokeWidth={1.75} aria-hidden /></Box>
        <span>
          {words.delete}
          {isLast ? <Box as="span" display="block" textStyle="xs">{words.deleteLast}</Box> : null}
        </span>
      </Menu.Item>
    </AnchoredMenu>
  )
}
