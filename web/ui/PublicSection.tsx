import { Box, type BoxProps } from '@chakra-ui/react'

/** Widest content of a public page and the air beside it; 1232 px of content on a wide screen. */
export const publicWidth = {
  width: 'full', maxWidth: '1328px', mx: 'auto', px: { base: '5', md: '8', xl: '12' },
} as const

/** One band of a public page, its content as wide as every other's. */
export function PublicSection({ children, ...props }: BoxProps) {
  return (
    <Box as="section" {...props}>
      <Box {...publicWidth}>{children}</Box>
    </Box>
  )
}
