import { Center, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: string
  description?: string
  /** A lucide icon or a small picture. */
  icon?: ReactNode
  /** The one button that starts it. */
  action?: ReactNode
  /** h1 when it stands for the whole page. */
  headingLevel?: 'h1' | 'h2' | 'h3'
}

/** Says what belongs here and holds the one button that starts it. */
export function EmptyState({ title, description, icon, action, headingLevel = 'h2' }: EmptyStateProps) {
  return (
    <Center
      borderWidth="1px" borderStyle="dashed" borderColor="border.emphasized" borderRadius="card"
      px="6" py={{ base: '10', md: '14' }} width="full"
    >
      <Stack align="center" gap="4" textAlign="center" maxWidth="26rem">
        {icon ? (
          <Center boxSize="12" borderRadius="card" bg="bg.raised" color="accent.fg" aria-hidden>{icon}</Center>
        ) : null}
        <Stack gap="1" align="center">
          <Heading as={headingLevel} textStyle="lg">{title}</Heading>
          {description ? <Text color="fg.muted" textWrap="balance">{description}</Text> : null}
        </Stack>
        {action}
      </Stack>
    </Center>
  )
}
