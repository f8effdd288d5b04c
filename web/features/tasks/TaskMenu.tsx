import { Box, Menu } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, Check, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { messages } from '../../messages.ts'
import { AnchoredMenu } from '../../ui/AnchoredMenu.tsx'
import { StatusDot } from './StatusDot.tsx'
import { TASK_STATUSES, type TaskStatusName } from './taskTypes.ts'

const words = messages.tasks

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
      <Menu.Item value="edit"><Quiet><Pencil size={16} strokeWidth={1.75} aria-hidden /></Quiet>{words.edit}</Menu.Item>
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
      <Menu.Item value="up" disabled={!canMoveUp}>
        <Quiet><ArrowUp size={16} strokeWidth={1.75} aria-hidden /></Quiet>{words.moveUp}
      </Menu.Item>
      <Menu.Item value="down" disabled={!canMoveDown}>
        <Quiet><ArrowDown size={16} strokeWidth={1.75} aria-hidden /></Quiet>{words.moveDown}
      </Menu.Item>
      <Menu.Separator />
      <Menu.Item value="delete" color="fg.error">
        <Trash2 size={16} strokeWidth={1.75} aria-hidden />{words.delete}
      </Menu.Item>
    </AnchoredMenu>
  )
}

function Quiet({ children }: { children: ReactNode }) {
  return <Box as="span" color="fg.muted">{children}</Box>
}
