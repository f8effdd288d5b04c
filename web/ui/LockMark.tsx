import { Box } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { projectAccessMessages } from '../messages/projectAccess.ts'

/** Whether chosen members alone see a project, apart from the owner and the admins. */
export const isLimited = (access: string | undefined): boolean => access === 'CHOSEN'

/** A lock beside the name of a project that chosen members alone see. */
export function LockMark({ access }: { access: string | undefined }) {
  const label = projectAccessMessages.limited
  return isLimited(access) ? (
    <Box as="span" role="img" aria-label={label} title={label} flexShrink="0" color="fg.muted">
      <Lock size={14} strokeWidth={1.75} aria-hidden />
    </Box>
  ) : null
}
