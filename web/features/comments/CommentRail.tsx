import { Box, Drawer, Flex, HStack, Heading, Portal, type FlexProps } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { messages } from '../../messages.ts'
import { PartBoundary } from '../../relay/PartBoundary.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SkeletonGroup, TextSkeleton } from '../../ui/Skeletons.tsx'
import { useIsNarrow } from '../../ui/useIsNarrow.ts'

const words = messages.comments
const SHEET_HEIGHT = 'min(80dvh, 40rem)'

type CommentRailProps = FlexProps & {
  onClosed: () => void
  /** What gets the focus when the sheet closes. */
  returnFocus: () => HTMLElement | null
  /** Beside the title. */
  tools?: ReactNode
  /** Loads and shows the threads; `attempt` is the fetch key. */
  content: (attempt: number) => ReactNode
}

/** The comments beside what they are about; below 768 px a sheet over it. */
export function CommentRail({ onClosed, returnFocus, tools, content, ...place }: CommentRailProps) {
  const isSheet = useIsNarrow()
  const sheet = useRef<HTMLDivElement>(null)
  const inside = (
    <>
      <HStack ps="4" pe="2" minHeight="12" gap="2" borderBottomWidth="1px" borderColor="border" flexShrink="0">
        <Heading as="h2" textStyle="sm" fontWeight="semibold" flex="1" truncate>{words.title}</Heading>
        {tools}
        <IconButton label={words.close} icon={<X aria-hidden />} onClick={onClosed} tooltipPlacement="bottom-end" />
      </HStack>
      <PartBoundary failedTitle={words.failed} fallback={<RailSkeleton />}>{content}</PartBoundary>
    </>
  )
  if (!isSheet) {
    return (
      <Flex
        as="aside" aria-label={words.title} direction="column" minHeight="0" minWidth="0" bg="bg.panel"
        borderStartWidth="1px" borderColor="border" tabIndex={-1} outline="none" data-comments {...place}
      >
        {inside}
      </Flex>
    )
  }
  return (
    <Drawer.Root
      open placement="bottom" initialFocusEl={() => sheet.current} finalFocusEl={returnFocus}
      onOpenChange={({ open }) => {
        if (!open) onClosed()
      }}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content
            ref={sheet} className={place.className} tabIndex={-1} aria-label={words.title} bg="bg.panel"
            height={SHEET_HEIGHT} outline="none"
            borderTopRadius="dialog" pb="env(safe-area-inset-bottom)" data-comments
          >
            {inside}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}

/** The shapes of threads that are on their way. */
export function RailSkeleton() {
  return (
    <Box px="4" py="4" flex="1">
      <SkeletonGroup><TextSkeleton lines={3} /><Box height="6" /><TextSkeleton lines={3} /></SkeletonGroup>
    </Box>
  )
}
