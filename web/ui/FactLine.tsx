import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Short facts in a line, dots between them; where the line breaks no dot is left over. */
export function FactLine({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <Box overflow="hidden" textStyle="xs" color="fg.muted">
      {/* Every fact brings its dot; those at the beginning of a line stand outside. */}
      <Flex flexWrap="wrap" ms="-4" rowGap="0.5">
        {facts.map((fact, index) => fact === null ? null : (
          <Box
            key={index} as="span" display="inline-flex"
            _before={{ content: '"·"', width: '4', textAlign: 'center', flexShrink: '0' }}
          >
            {fact}
          </Box>
        ))}
      </Flex>
    </Box>
  )
}
