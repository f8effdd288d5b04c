import { Heading } from '@chakra-ui/react'

/** The name of a part of the preview's panel. */
export function PreviewSectionTitle({ children }: { children: string }) {
  return (
    <Heading as="h3" textStyle="xs" fontWeight="medium" letterSpacing="normal" color="fg.muted">{children}</Heading>
  )
}
