import { Box, Menu } from '@chakra-ui/react'
import {
  ArrowLeft, ArrowRight, CircleDot, Copy, Hash, Images, ListPlus, Maximize2, Pencil, Plus, Proportions, Shapes,
  SquareCheck, Trash2,
} from 'lucide-react'
import { messages } from '../../messages.ts'
import { AnchoredMenu } from '../../ui/AnchoredMenu.tsx'

/** What the menu of a shot offers. */
export type ShotCommand =
  | 'preview' | 'addView' | 'rename' | 'status' | 'ratio' | 'casting' | 'task' | 'select' | 'duplicate' | 'moveLeft'
  | 'moveRight' | 'moveTo' | 'insert' | 'delete'

type ShotMenuProps = {
  anchor: HTMLElement | null
  /** 1-based place of the shot, and how many there are. */
  position: number
  count: number
  isSelected: boolean
  onClosed: () => void
  onCommand: (command: ShotCommand) => void
}

/** Everything that can be done with a shot, moving included, for those who do not drag. */
export function ShotMenu({ anchor, position, count, isSelected, onClosed, onCommand }: ShotMenuProps) {
  const { storyboard } = messages
  const items = [
    { command: 'preview', label: messages.views.preview, icon: Maximize2 },
    { command: 'addView', label: messages.views.add, icon: Images },
    { command: 'rename', label: storyboard.rename, icon: Pencil },
    { command: 'status', label: storyboard.setStatus, icon: CircleDot },
    { command: 'ratio', label: storyboard.setRatio, icon: Proportions },
    { command: 'casting', label: messages.casting.command, icon: Shapes },
    { command: 'task', label: messages.casting.newTask, icon: ListPlus },
    { command: 'select', label: isSelected ? storyboard.unselect : storyboard.selectIt, icon: SquareCheck },
    { command: 'insert', label: storyboard.insert, icon: Plus },
    { command: 'duplicate', label: storyboard.duplicate, icon: Copy },
    { command: 'moveLeft', label: storyboard.moveLeft, icon: ArrowLeft, isDisabled: position <= 1 },
    { command: 'moveRight', label: storyboard.moveRight, icon: ArrowRight, isDisabled: position >= count },
    { command: 'moveTo', label: storyboard.moveTo, icon: Hash, isDisabled: count < 2 },
  ] as const
  return (
    <AnchoredMenu
      anchor={anchor} label={storyboard.menu(position)} onClosed={onClosed}
      onChosen={(value) => onCommand(value as ShotCommand)}
    >
      {items.map(({ command, label, icon: Icon, ...item }) => (
        <Menu.Item key={command} value={command} disabled={'isDisabled' in item ? item.isDisabled : false}>
          <Box as="span" color="fg.muted"><Icon size={16} strokeWidth={1.75} aria-hidden /></Box>
          {label}
        </Menu.Item>
      ))}
      <Menu.Separator />
      <Menu.Item value="delete" color="fg.error">
        <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        {storyboard.delete}
      </Menu.Item>
    </AnchoredMenu>
  )
}
