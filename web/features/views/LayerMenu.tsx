import { Menu } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { Fragment } from 'react'
import { AnchoredMenu } from '../../ui/AnchoredMenu.tsx'
import { MenuCommand } from '../../ui/CommandMenu.tsx'
import type { Opener } from '../../ui/useOpener.ts'

/** An entry of the menu. */
export interface LayerCommand {
  readonly value: string
  readonly label: string
  readonly icon: LucideIcon
  /** Stands apart at the end. */
  readonly isDanger?: boolean
  /** Why it cannot be chosen now. */
  readonly refusal?: string | undefined
  readonly run: () => void
}

type LayerMenuProps = Opener['layer'] & { label: string; commands: readonly LayerCommand[] }

/** A menu inside the preview, which keeps the focus in it. */
export function LayerMenu({ commands, ...menu }: LayerMenuProps) {
  return (
    <AnchoredMenu {...menu} onChosen={(chosen) => commands.find(({ value }) => value === chosen)?.run()}>
      {commands.map(({ run: _run, ...command }) => (
        <Fragment key={command.value}>
          {command.isDanger ? <Menu.Separator /> : null}
          <MenuCommand {...command} />
        </Fragment>
      ))}
    </AnchoredMenu>
  )
}
