import { Box, chakra } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { useTabIndex } from '../../lib/tabStop.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { Chip } from '../../ui/Chip.tsx'
import type { ShotStatusButton_status$key } from '../../__generated__/ShotStatusButton_status.graphql.ts'

type ShotStatusButtonProps = {
  position: number
  /** Null when the shot has none. */
  statusRef: ShotStatusButton_status$key | null
  isDot: boolean
  /** The card has no room for more than the dot. */
  isSlim: boolean
  canEdit: boolean
  onOpen: (anchor: HTMLElement) => void
}

/** A shot's status; opens the choice of another. */
export function ShotStatusButton({ position, statusRef, isDot, isSlim, canEdit, onOpen }: ShotStatusButtonProps) {
  const status = useFragment(
    graphql`
      fragment ShotStatusButton_status on ShotStatus {
        name
        color
      }
    `,
    statusRef,
  )
  const label = storyboardMessages.statusOf(position, status?.name ?? storyboardMessages.noStatus)
  return (
    <chakra.button
      type="button" data-status tabIndex={useTabIndex()} aria-label={label} aria-haspopup="menu" disabled={!canEdit}
      position="relative" flexShrink="0" title={status ? undefined : storyboardMessages.noStatus}
      onClick={(event) => onOpen(event.currentTarget)} display="inline-flex" alignItems="center"
      justifyContent="center" minWidth={isSlim ? '12px' : '20px'} height="20px" maxWidth="9rem"
      borderRadius="10px" cursor={canEdit ? 'pointer' : 'default'} focusVisibleRing="outside"
      css={{ '@media (pointer: coarse)': { _before: { content: '""', position: 'absolute', inset: '-12px -6px' } } }}
    >
      {status ? (
        <Chip label={status.name} color={status.color} isDot={isDot} />
      ) : (
        <Box as="span" boxSize="8px" borderRadius="full" borderWidth="1.5px" borderColor="fg.muted" />
      )}
    </chakra.button>
  )
}
