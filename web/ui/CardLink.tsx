import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A card that is clickable as a whole: its inner link (`cardLinkStyle`) covers it. */
export function Card({ children }: { children: ReactNode }) {
  return (
    <Box
      position="relative" display="flex" flexDirection="column" minWidth="0" overflow="hidden"
      borderWidth="1px" borderRadius="card" bg="bg.panel" transition="border-color 120ms, background 120ms"
      _hover={{ borderColor: 'border.emphasized' }}
      css={{
        '&:has(a:focus-visible)': {
          borderColor: 'accent.solid',
          boxShadow: '0 0 0 3px {colors.accent.muted}',
        },
      }}
    >
      {children}
    </Box>
  )
}

/** Style of the link inside a card: it spreads over the whole card. */
export const cardLinkStyle = {
  outline: 'none',
  _after: { content: '""', position: 'absolute', inset: '0' },
} as const

/** A card's name, cut with an ellipsis; `as="h3"` where the cards stand under a section's heading. */
export const CardTitle = chakra('h2', {
  base: { fontSize: 'md', lineHeight: '1.25rem', fontWeight: 'semibold', letterSpacing: '-0.01em', truncate: true },
})
