import { Box } from '@chakra-ui/react'
import { Check, PencilLine, Pause } from 'lucide-react'
import { playlistMessages } from '../../messages/playlists.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import type { Decision } from './useReviewSession.ts'

const words = playlistMessages

/** How decisions look, in the order in which they are offered. */
export const DECISIONS = [
  { kind: 'APPROVED', Icon: Check, color: 'fg.success' },
  { kind: 'CHANGES', Icon: PencilLine, color: 'fg.warning' },
  { kind: 'HOLD', Icon: Pause, color: 'fg.muted' },
] as const satisfies readonly { kind: Decision['kind']; Icon: unknown; color: string }[]

/** What was decided on an item; who decided, and the note, in the tooltip. */
export function DecisionMark({ decision: { kind, note, personName } }: { decision: Decision }) {
  const look = DECISIONS.find((each) => each.kind === kind)
  if (!look) return null
  const { Icon, color } = look
  const details = [personName ?? '', note].filter((part) => part !== '').join(': ')
  return (
    <Tooltip content={details} disabled={details === ''}>
      <Box
        as="span" data-decision={kind} display="inline-flex" alignItems="center" gap="1.5" flexShrink="0" color={color}
        textStyle="xs" fontWeight="medium" whiteSpace="nowrap"
      >
        <Icon size={14} strokeWidth={2} aria-hidden />
        {words.decision[look.kind]}
      </Box>
    </Tooltip>
  )
}
