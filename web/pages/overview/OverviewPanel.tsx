import { Box, HStack, Heading, Link as TextLink, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

type OverviewPanelProps = {
  title: string
  to?: string
  /** Where the panel's list goes on; null shows no link. */
  linkText?: string | null
  children: ReactNode
}

/** A list of the overview in its frame. */
export function OverviewPanel({ title, to, linkText = null, children }: OverviewPanelProps) {
  return (
    <Box as="section" aria-label={title} borderWidth="1px" borderRadius="card" bg="bg.panel" minWidth="0">
      <HStack justify="space-between" gap="3" px="4" minHeight="12">
        <Heading as="h2" textStyle="md" letterSpacing="-0.01em">{title}</Heading>
        {to !== undefined && linkText !== null ? (
          <TextLink asChild textStyle="sm" color="accent.fg"><Link to={to}>{linkText}</Link></TextLink>
        ) : null}
      </HStack>
      {children}
    </Box>
  )
}

/** What a list of the overview says while it is empty. */
export function PanelEmpty({ title, line }: { title: string; line: string }) {
  return (
    <Box px="4" py="6" borderTopWidth="1px" textAlign="center">
      <Text textStyle="sm" fontWeight="medium">{title}</Text>
      <Text textStyle="sm" color="fg.muted" mt="0.5">{line}</Text>
    </Box>
  )
}
