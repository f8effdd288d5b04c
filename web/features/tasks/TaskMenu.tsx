import { Box, Menu } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, Check, Pencil, Trash2 } from 'lucide-react'
import { taskMessages } from '../../messages/tasks.ts'
import { AnchoredMenu } from '../../ui/AnchoredMenu.tsx'
import { MenuCommand } from '../../ui/CommandMenu.tsx'
import { StatusDot } from './StatusDot.tsx'
import { TASK_STATUSES, type TaskStatusName } from './taskTypes.ts'

const words = taskMessages

/** What the menu of a task offers; a status moves it to the end of that column. */
export type TaskCommand = 'edit' | 'up' | 'down' | 'delete' | TaskStatusName

type TaskMenuProps = {
  anchor: HTMLElement | null
  title: string
  status: TaskStatusName
  /** Whether there is a card above and one below. */
  canMoveUp: boolean
  canMoveDown: boolean
  onClosed: () => void
  onCommand: (command: TaskCommand) => void
}

/** Everything that can be done with a task, moving included, for those who do not drag. */
export function TaskMenu({ anchor, title, status, canMoveUp, canMoveDown, onClosed, onCommand }: TaskMenuProps) {
  return (
    <AnchoredMenu
      anchor={anchor} label={words.menu(title)} onClosed={onClosed}
      onChosen={(value) => onCommand(value as TaskCommand)}
    >
      <MenuCommand value="edit" label={words.edit} icon={Pencil} />
      <Menu.Separator />
      <Menu.ItemGroup>
        <Menu.ItemGroupLabel>{words.moveTo}</Menu.ItemGroupLabel>
        {TASK_STATUSES.map((name) => (
          <Menu.Item
            key={name} value={name} disabled={name === status} aria-label={words.moveToStatus(words.statuses[name])}
          >
            <Box as="span" width="4" display="grid" placeItems="center"><StatusDot status={name} /></Box>
            <Box as="span" flex="1">{words.statuses[name]}</Box>
            {name === status ? <Check size={16} aria-label={words.chosen} /> : null}
          </Menu.Item>
        ))}
      </Menu.ItemGroup>
      <Menu.Separator />
      <MenuCommand value="up" label={words.moveUp} icon={ArrowUp} disabled={!canMoveUp} />
      <MenuCommand value="down" label={words.moveDown} icon={ArrowDown} disabled={!canMoveDown} />
      <Menu.Separator />
      <MenuCommand value="delete" label={words.delete} icon={Trash2} isDanger />
    </AnchoredMenu>
  )
}
