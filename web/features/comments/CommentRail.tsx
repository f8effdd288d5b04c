import { Box, type FlexProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { commentMessages } from '../../messages/comments.ts'
import { PartBoundary } from '../../relay/PartBoundary.tsx'
import { SideRail } from '../../ui/SideRail.tsx'
import { SkeletonGroup, TextSkeleton } from '../../ui/Skeletons.tsx'

const words = commentMessages

type CommentRailProps = FlexProps & {
  onClosed: () => void
  /** What gets the focus when the sheet closes. */
  returnFocus: () => HTMLElement | null
  /** Beside the title. */
  tools?: ReactNode
  /** Above the threads, and below. */
  lead?: ReactNode
  foot?: ReactNode
  /** Loads and shows the threads; `attempt` is the fetch key. */
  content: (attempt: number) => ReactNode
}

/** The comments beside what they are about; below 768 px a sheet over it. */
export const CommentRail = ({ content, lead, foot, ...rail }: CommentRailProps) => (
  <SideRail {...rail} title={words.title} closeLabel={words.close} mark="data-comments">
    {lead}
    <PartBoundary failedTitle={words.failed} fallback={<RailSkeleton />}>{content}</PartBoundary>
    {foot}
  </SideRail>
)

/** The shapes of threads that are on their way. */
export function RailSkeleton() {
  return (
    <Box px="4" py="4" flex="1">
      <SkeletonGroup><TextSkeleton lines={3} /><Box height="6" /><TextSkeleton lines={3} /></SkeletonGroup>
    </Box>
  )
}
