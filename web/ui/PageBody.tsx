import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The content of a page with its gutters. */
export function PageBody({ children, gap = '6' }: { children: ReactNode; gap?: string }) {
  return (
    <Stack gap={gap} px={{ base: '4', md: '6' }} pt={{ base: '5', md: '6' }} pb="16" width="full" maxWidth="1600px">
      {children}
    </Stack>
  )
}
