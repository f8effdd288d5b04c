import { Flex, chakra } from '@chakra-ui/react'
import { Outlet, useLoaderData } from 'react-router-dom'
import { ConnectionBanner } from '../../features/live/ConnectionBanner.tsx'
import { shellMessages } from '../../messages/shell.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { TopBar, type PublicLayoutReference } from './TopBar.tsx'

const CONTENT_ID = 'content'

/** Around the public pages: top bar and footer on paper or in the screening room, as the system wishes. */
export function PublicLayout() {
  const reference = useLoaderData() as PublicLayoutReference | null
  return (
    <Flex direction="column" minHeight="100dvh" overflowX="clip">
      <chakra.a
        href={`#${CONTENT_ID}`} position="fixed" top="2" insetStart="2" zIndex="skipNav" px="4" py="2.5"
        bg="accent.solid" color="accent.contrast" fontWeight="semibold" borderRadius="control"
        transform="translateY(-200%)" _focusVisible={{ transform: 'none' }}
      >
        {shellMessages.skipToContent}
      </chakra.a>
      <TopBar reference={reference} />
      <ConnectionBanner top="0" />
      <Flex as="main" id={CONTENT_ID} tabIndex={-1} direction="column" flex="1" minWidth="0" outline="none">
        <Outlet />
      </Flex>
      <SiteFooter />
    </Flex>
  )
}
