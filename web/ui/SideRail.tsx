import { Drawer, Flex, HStack, Heading, Portal, type FlexProps } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { useIsNarrow } from './useIsNarrow.ts'

const SHEET_HEIGHT = 'min(80dvh, 40rem)'

type SideRailProps = FlexProps & {
  title: string
  closeLabel: string
  onClosed: () => void
  /** What gets the focus when the sheet closes. */
  returnFocus: () => HTMLElement | null
  /** Beside the title. */
  tools?: ReactNode
  /** The attribute by which it is found. */
  mark: `data-${string}`
}

/** Something beside what it is about; below 768 px a sheet over it. */
export function SideRail({ title, closeLabel, onClosed, returnFocus, tools, mark, children, ...place }: SideRailProps) {
  const isSheet = useIsNarrow()
  const sheet = useRef<HTMLDivElement>(null)
  const marked = { [mark]: '' }
  const inside = (
    <>
      <HStack ps="4" pe="2" minHeight="12" gap="2" borderBottomWidth="1px" borderColor="border" flexShrink="0">
        <Heading as="h2" textStyle="sm" fontWeight="semibold" flex="1" truncate>{title}</Heading>
        {tools}
        <IconButton label={closeLabel} icon={<X aria-hidden />} onClick={onClosed} tooltipPlacement="bottom-end" />
      </HStack>
      {children}
    </>
  )
  if (!isSheet) {
    return (
      <Flex
        as="aside" aria-label={title} direction="column" minHeight="0" minWidth="0" bg="bg.panel"
        borderStartWidth="1px" borderColor="border" tabIndex={-1} outline="none" {...marked} {...place}
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
            ref={sheet} className={place.className} tabIndex={-1} aria-label={title} bg="bg.panel" color="fg"
            height={SHEET_HEIGHT} outline="none" borderTopRadius="dialog" pb="env(safe-area-inset-bottom)" {...marked}
          >
            {inside}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
