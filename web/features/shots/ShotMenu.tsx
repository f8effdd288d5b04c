import {
  ArrowLeft, ArrowRight, CircleDot, Copy, Hash, Heading, Images, ListPlus, ListVideo, Maximize2, Pencil, Plus,
  Proportions, Shapes, SquareCheck, Trash2,
} from 'lucide-react'
import { messages } from '../../messages.ts'
import { CommandMenu } from '../../ui/CommandMenu.tsx'

/** What the menu of a shot offers. */
export type ShotCommand =
  | 'preview' | 'addView' | 'rename' | 'status' | 'ratio' | 'casting' | 'task' | 'playlist' | 'select' | 'duplicate'
  | 'moveLeft' | 'moveRight' | 'moveTo' | 'insert' | 'scene' | 'delete'

type ShotMenuProps = {
  anchor: HTMLElement | null
  /** 1-based place of the shot, and how many there are. */
  position: number
  count: number
  isSelected: boolean
  /** A scene begins with the shot already. */
  beginsScene: boolean
  onClosed: () => void
  onCommand: (command: ShotCommand) => void
}

/** Everything that can be done with a shot, moving included, for those who do not drag. */
export function ShotMenu({ position, count, isSelected, beginsScene, ...menu }: ShotMenuProps) {
  const { storyboard } = messages
  return (
    <CommandMenu
      {...menu} label={storyboard.menu(position)}
      commands={[
        { command: 'preview', label: messages.views.preview, icon: Maximize2 },
        { command: 'addView', label: messages.views.add, icon: Images },
        { command: 'rename', label: storyboard.rename, icon: Pencil },
        { command: 'status', label: storyboard.setStatus, icon: CircleDot },
        { command: 'ratio', label: storyboard.setRatio, icon: Proportions },
        { command: 'casting', label: messages.casting.command, icon: Shapes },
        { command: 'task', label: messages.casting.newTask, icon: ListPlus },
        { command: 'playlist', label: messages.playlists.addMenuItem, icon: ListVideo },
        { command: 'select', label: isSelected ? storyboard.unselect : storyboard.selectIt, icon: SquareCheck },
        { command: 'insert', label: storyboard.insert, icon: Plus },
        { command: 'scene', label: messages.scenes.newHere, icon: Heading, disabled: beginsScene },
        { command: 'duplicate', label: storyboard.duplicate, icon: Copy },
        { command: 'moveLeft', label: storyboard.moveLeft, icon: ArrowLeft, disabled: position <= 1 },
        { command: 'moveRight', label: storyboard.moveRight, icon: ArrowRight, disabled: position >= count },
        { command: 'moveTo', label: storyboard.moveTo, icon: Hash, disabled: count < 2 },
      ]}
      danger={{ command: 'delete', label: storyboard.delete, icon: Trash2 }}
    />
  )
}
