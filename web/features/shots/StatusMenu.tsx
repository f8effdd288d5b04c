import { Box, Menu } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { messages } from '../../messages.ts'
import type { StatusMenu_status$key } from '../../__generated__/StatusMenu_status.graphql.ts'
import { AnchoredMenu } from './AnchoredMenu.tsx'

const NO_STATUS = 'none'

type StatusMenuProps = {
  anchor: HTMLElement | null
  position: number
  statusesRef: StatusMenu_status$key
  /** Null when the shot has none. */
  currentId: string | null
  onClosed: () => void
  onChosen: (statusId: string | null) => void
}

/** Any status of the project, or none. */
export function StatusMenu({ anchor, position, statusesRef, currentId, onClosed, onChosen }: StatusMenuProps) {
  const statuses = useFragment(
    graphql`
      fragment StatusMenu_status on ShotStatus @relay(plural: true) {
        id
        name
        color
      }
    `,
    statusesRef,
  )
  const current = statuses.find(({ id }) => id === currentId)?.name ?? messages.storyboard.noStatus
  return (
    <AnchoredMenu
      anchor={anchor} label={messages.storyboard.statusOf(position, current)} onClosed={onClosed}
      onChosen={(value) => onChosen(value === NO_STATUS ? null : value)}
    >
      {statuses.map((status) => (
        <Menu.Item key={status.id} value={status.id}>
          <Box as="span" boxSize="8px" borderRadius="full" flexShrink="0" style={{ background: status.color }} />
          <Box as="span" flex="1">{status.name}</Box>
          {status.id === currentId ? <Check size={16} aria-label={messages.storyboard.chosen} /> : null}
        </Menu.Item>
      ))}
      <Menu.Separator />
      <Menu.Item value={NO_STATUS}>
        <Box as="span" boxSize="8px" borderRadius="full" borderWidth="1.5px" borderColor="fg.muted" flexShrink="0" />
        <Box as="span" flex="1">{messages.storyboard.noStatus}</Box>
        {currentId === null ? <Check size={16} aria-label={messages.storyboard.chosen} /> : null}
      </Menu.Item>
    </AnchoredMenu>
  )
}
