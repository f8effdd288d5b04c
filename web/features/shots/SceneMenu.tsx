import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { sceneMessages } from '../../messages/scenes.ts'
import { CommandMenu } from '../../ui/CommandMenu.tsx'

/** What the menu of a scene offers. */
export type SceneCommand = 'rename' | 'up' | 'down' | 'remove'

type SceneMenuProps = {
  anchor: HTMLElement | null
  heading: string
  isFirst: boolean
  isLast: boolean
  onClosed: () => void
  onCommand: (command: SceneCommand) => void
}

/** Everything that can be done with a scene of a board. */
export function SceneMenu({ heading, isFirst, isLast, ...menu }: SceneMenuProps) {
  const words = sceneMessages
  return (
    <CommandMenu
      {...menu} label={words.menu(heading)}
      commands={[
        { command: 'rename', label: words.rename, icon: Pencil },
        { command: 'up', label: words.moveUp, icon: ArrowUp, disabled: isFirst },
        { command: 'down', label: words.moveDown, icon: ArrowDown, disabled: isLast },
      ]}
      danger={{ command: 'remove', label: words.remove, icon: Trash2 }}
    />
  )
}
