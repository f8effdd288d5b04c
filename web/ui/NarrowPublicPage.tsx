import { Box, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { publicWidth } from './PublicSection.tsx'

/** A public page with one thing to say or do. */
export function NarrowPublicPage(props: { eyebrow: string; title: string; children: ReactNode }) {
  const { eyebrow, title, children } = props
  return (
    <Box {...publicWidth} flex="1" display="grid" placeItems="center" py={{ base: '12', lg: '24' }}>
      <Box width="full" maxWidth="480px">
        <Text fontWeight="medium" color="fg.muted">{eyebrow}</Text>
        <Heading as="h1" textStyle={{ base: '2xl', sm: '3xl' }} fontWeight="semibold" mt="1" mb="6" textWrap="balance">
          {title}
        </Heading>
        {children}
      </Box>
    </Box>
  )
}
