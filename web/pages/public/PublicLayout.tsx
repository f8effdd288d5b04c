import { Flex } from '@chakra-ui/react'
import { Outlet } from 'react-router-dom'
import { useColorModeSurface } from '../../ui/colorMode.ts'

/** Around the public pages: paper or screening room, as the system wishes. */
export function PublicLayout() {
  useColorModeSurface('public')
  return (
    <Flex direction="column" minHeight="100dvh" overflowX="clip">
      <Outlet />
    </Flex>
  )
}
