import {
  ArrowLeft, ArrowRight, CircleDot, Copy, Hash, Heading, Images, ListPlus, ListVideo, Maximize2, Pencil, Plus,
  Proportions, Shapes, SquareCheck, Trash2,
} from 'lucide-react'
import { castingMessages } from '../../messages/casting.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { sceneMessages } from '../../messages/scenes.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { viewMessages } from '../../messages/views.ts'
import { CommandMenu } from '../../ui/CommandMenu.tsx'

const words = storyboardMessages

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
  return (
    <CommandMenu
      {...menu} label={words.menu(position)}
      commands={[
        { command: 'preview', label: viewMessages.preview, icon: Maximize2 },
        { command: 'addView', label: viewMessages.add, icon: Images },
        { command: 'rename', label: words.rename, icon: Pencil },
        { command: 'status', label: words.setStatus, icon: CircleDot },
        { command: 'ratio', label: words.setRatio, icon: Proportions },
        { command: 'casting', label: castingMessages.command, icon: Shapes },
        { command: 'task', label: castingMessages.newTask, icon: ListPlus },
        { command: 'playlist', label: projectFrameMessages.addToPlaylist, icon: ListVideo },
        { command: 'select', label: isSelected ? words.unselect : words.selectIt, icon: SquareCheck },
        { command: 'insert', label: words.insert, icon: Plus },
        { command: 'scene', label: sceneMessages.newHere, icon: Heading, disabled: beginsScene },
        { command: 'duplicate', label: words.duplicate, icon: Copy },
        { command: 'moveLeft', label: words.moveLeft, icon: ArrowLeft, disabled: position <= 1 },
        { command: 'moveRight', label: words.moveRight, icon: ArrowRight, disabled: position >= count },
        { command: 'moveTo', label: words.moveTo, icon: Hash, disabled: count < 2 },
      ]}
      danger={{ command: 'delete', label: words.delete, icon: Trash2 }}
    />
  )
}
