import { Box, Menu } from '@chakra-ui/react'
import { Check, SlidersHorizontal } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { storyboardMessages } from '../../messages/storyboard.ts'
import type { StatusMenu_status$key } from '../../__generated__/StatusMenu_status.graphql.ts'
import { AnchoredMenu } from '../../ui/AnchoredMenu.tsx'

const NO_STATUS = 'none'
const EDIT = 'edit'

type StatusMenuProps = {
  anchor: HTMLElement | null
  /** Accessible name. */
  label: string
  statusesRef: StatusMenu_status$key
  /** Null when the shot has none; undefined when nothing is to be marked. */
  currentId: string | null | undefined
  /** Why the statuses may not be edited, in a sentence; null when they may. */
  editRefusal: string | null
  onClosed: () => void
  onChosen: (statusId: string | null) => void
  onEdit: () => void
}

/** Any status of the project, or none; and the way to edit them. */
export function StatusMenu(props: StatusMenuProps) {
  const { anchor, label, statusesRef, currentId, editRefusal, onClosed, onChosen, onEdit } = props
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
  const isRefused = editRefusal !== null
  return (
    <AnchoredMenu
      anchor={anchor} label={label} onClosed={onClosed}
      onChosen={(value) => (value === EDIT ? onEdit() : onChosen(value === NO_STATUS ? null : value))}
    >
      {statuses.map((status) => (
        <Menu.Item key={status.id} value={status.id}>
          <Box as="span" boxSize="8px" borderRadius="full" flexShrink="0" style={{ background: status.color }} />
          <Box as="span" flex="1">{status.name}</Box>
          {status.id === currentId ? <Check size={16} aria-label={storyboardMessages.chosen} /> : null}
        </Menu.Item>
      ))}
      {statuses.length > 0 ? <Menu.Separator /> : null}
      <Menu.Item value={NO_STATUS}>
        <Box as="span" boxSize="8px" borderRadius="full" borderWidth="1.5px" borderColor="fg.muted" flexShrink="0" />
        <Box as="span" flex="1">{storyboardMessages.noStatus}</Box>
        {currentId === null ? <Check size={16} aria-label={storyboardMessages.chosen} /> : null}
      </Menu.Item>
      <Menu.Separator />
      <Menu.Item
        value={EDIT} disabled={isRefused} alignItems={isRefused ? 'flex-start' : 'center'}
        aria-description={editRefusal ?? undefined}
      >
        <Box as="span" color="fg.muted" mt={isRefused ? '0.5' : '0'}>
          <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />
        </Box>
        <span>
          {storyboardMessages.editStatuses}
          {isRefused ? <Box as="span" display="block" textStyle="xs" maxWidth="14rem">{editRefusal}</Box> : null}
        </span>
      </Menu.Item>
    </AnchoredMenu>
  )
}
