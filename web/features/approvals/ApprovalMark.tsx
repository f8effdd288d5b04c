import { Box } from '@chakra-ui/react'
import { Check, PencilLine, TriangleAlert } from 'lucide-react'
import { approvalMessages } from '../../messages/approvals.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { type ShotMark, useShotMark } from './approvalMarks.ts'

const words = approvalMessages

/** The sentence that says how a shot stands. */
export const labelOf = ({ approval: { name, isApproved }, parts }: ShotMark): string => {
  if (parts.length > 0) return (isApproved ? words.shotApprovedBefore : words.shotRequestedBefore)(name, parts)
  return (isApproved ? words.shotApproved : words.shotChangesRequested)(name)
}

/** Says on a card whether the shot was approved and has changed since; nothing where nobody decided. */
export function ApprovalMark({ shotId }: { shotId: string }) {
  const mark = useShotMark(shotId)
  if (!mark) return null
  const label = labelOf(mark)
  const isChanged = mark.parts.length > 0
  const { isApproved } = mark.approval
  const Icon = isChanged && isApproved ? TriangleAlert : isApproved ? Check : PencilLine
  const color = isApproved ? (isChanged ? 'fg.warning' : 'fg.success') : isChanged ? 'fg.muted' : 'fg.warning'
  return (
    <Tooltip content={label}>
      <Box
        as="span" role="img" aria-label={label} data-approval-mark display="inline-flex" flexShrink="0" color={color}
      >
        <Icon size={14} strokeWidth={2} aria-hidden />
      </Box>
    </Tooltip>
  )
}
