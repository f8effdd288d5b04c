import { Box, Menu } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { AnchoredMenu } from './AnchoredMenu.tsx'

type MenuCommandProps = {
  value: string
  label: string
  icon: LucideIcon
  isDanger?: boolean
  /** Why it cannot be chosen now, below its label. */
  refusal?: string | undefined
  disabled?: boolean
}

/** An entry of a menu with its icon. */
export function MenuCommand({ value, label, icon: Icon, isDanger = false, refusal, disabled }: MenuCommandProps) {
  const isRefused = refusal !== undefined
  return (
    <Menu.Item
      value={value} color={isDanger ? 'fg.error' : undefined} disabled={disabled ?? isRefused}
      alignItems={isRefused ? 'flex-start' : 'center'} aria-description={refusal}
    >
      <Box as="span" color={isDanger ? undefined : 'fg.muted'} mt={isRefused ? '0.5' : '0'}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </Box>
      <span>
        {label}
        {isRefused ? <Box as="span" display="block" textStyle="xs">{refusal}</Box> : null}
      </span>
    </Menu.Item>
  )
}

type CommandMenuProps<Command extends string> = {
  commands: readonly { command: Command; label: string; icon: LucideIcon; disabled?: boolean }[]
  /** Stands apart at the end. */
  danger: { command: Command; label: string; icon: LucideIcon; refusal?: string | undefined }
  onCommand: (command: Command) => void
} & Pick<ComponentProps<typeof AnchoredMenu>, 'anchor' | 'label' | 'onClosed'>

/** A menu of commands over one object. */
export function CommandMenu<Command extends string>(props: CommandMenuProps<Command>) {
  const { commands, danger: { command: last, ...danger }, onCommand, ...menu } = props
  return (
    <AnchoredMenu {...menu} onChosen={(value) => onCommand(value as Command)}>
      {commands.map(({ command, ...item }) => <MenuCommand key={command} value={command} {...item} />)}
      <Menu.Separator />
      <MenuCommand value={last} isDanger {...danger} />
    </AnchoredMenu>
  )
}
