import { useBreakpointValue } from '@chakra-ui/react'

/** Whether the window is narrower than 768 px: a hidden entry of a menu would still be reached by arrow keys. */
export const useIsNarrow = (): boolean => useBreakpointValue({ base: true, md: false }, { ssr: false }) ?? false
