import { Box, Menu, Portal } from '@chakra-ui/react'
import { Check, type LucideIcon } from 'lucide-react'
import { Fragment, type ComponentProps, type ReactNode } from 'react'
import { boardMessages } from '../messages/boards.ts'
import { AnchoredMenu } from './AnchoredMenu.tsx'

/** One entry of a menu. */
export interface MenuEntry {
  readonly value: string
  readonly label: string
  readonly icon?: LucideIcon
  readonly isDanger?: boolean
  /** Of entries one of which is chosen. */
  readonly isChosen?: boolean
  /** Small, at its end. */
  readonly aside?: string
  /** Why it cannot be chosen now, below its label. */
  readonly refusal?: string | undefined
  /** The same, for who hears it alone. */
  readonly disabledBecause?: string | undefined
}

/** Entries that belong together, with what names them. */
export interface MenuGroup {
  readonly label?: string
  readonly entries: readonly MenuEntry[]
}

type EntryMenuProps = Omit<ComponentProps<typeof AnchoredMenu>, 'children'> & {
  groups: readonly MenuGroup[]
  /** Stands above the entries. */
  header?: ReactNode
}

/** A menu over the page, its groups apart from each other. */
export function EntryMenu({ groups, header, ...menu }: EntryMenuProps) {
  const shown = groups.filter(({ entries }) => entries.length > 0)
  return (
    <Portal>
      <AnchoredMenu {...menu}>
        {header}
        {shown.map(({ label, entries }, index) => (
          <Fragment key={entries[0]?.value}>
            {index > 0 ? <Menu.Separator /> : null}
            <Menu.ItemGroup>
              {label === undefined ? null : <Menu.ItemGroupLabel>{label}</Menu.ItemGroupLabel>}
              {entries.map((entry) => <Entry key={entry.value} {...entry} />)}
            </Menu.ItemGroup>
          </Fragment>
        ))}
      </AnchoredMenu>
    </Portal>
  )
}

function Entry({ value, label, icon: Icon, isDanger = false, isChosen, aside, refusal, disabledBecause }: MenuEntry) {
  const isRefused = refusal !== undefined
  return (
    <Menu.Item
      value={value} color={isDanger ? 'fg.error' : undefined} disabled={isRefused || disabledBecause !== undefined}
      alignItems={isRefused ? 'flex-start' : 'center'} aria-description={refusal ?? disabledBecause}
    >
      {isChosen === undefined ? null : (
        <Box as="span" width="4" flexShrink="0">
          {isChosen ? <Check size={16} aria-label={boardMessages.chosen} /> : null}
        </Box>
      )}
      {Icon ? (
        <Box as="span" color={isDanger ? undefined : 'fg.muted'} mt={isRefused ? '0.5' : '0'} flexShrink="0">
          <Icon size={16} strokeWidth={1.75} aria-hidden />
        </Box>
      ) : null}
      <Box as="span" flex="1" minWidth="0" maxWidth="18rem" truncate={!isRefused}>
        {label}
        {isRefused ? <Box as="span" display="block" textStyle="xs" maxWidth="14rem">{refusal}</Box> : null}
      </Box>
      {aside === undefined ? null : (
        <Box as="span" textStyle="xs" color="fg.muted" whiteSpace="nowrap">{aside}</Box>
      )}
    </Menu.Item>
  )
}
