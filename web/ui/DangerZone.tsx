import { Box, Collapsible, HStack, Heading, Stack, Text, chakra } from '@chakra-ui/react'
import { ChevronDown, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type DangerZoneProps = {
  title: string
  /** What is behind it, where there is room. */
  line?: string
  children: ReactNode
}

/** A quiet row of 52 px, red once it opens to what cannot be taken back lightly; holds DangerRows. */
export function DangerZone({ title, line, children }: DangerZoneProps) {
  return (
    <Collapsible.Root
      as="section" borderWidth="1px" borderRadius="card" bg="bg.panel" overflow="hidden" lazyMount unmountOnExit
      _open={{ borderColor: 'danger.border' }}
    >
      <Heading as="h2" textStyle="md" letterSpacing="-0.01em">
        <Collapsible.Trigger asChild>
          <chakra.button
            type="button" display="flex" alignItems="center" gap="2.5" width="full" height="52px" px="4"
            fontWeight="semibold" textAlign="start" cursor="pointer" borderRadius="card"
            focusVisibleRing="inside" _hover={{ bg: 'danger.subtle' }}
            css={{ '&[data-state=open] .chevron': { transform: 'rotate(180deg)' } }}
          >
            <Box as="span" color="fg.error"><TriangleAlert size={16} strokeWidth={1.75} aria-hidden /></Box>
            <span>{title}</span>
            <Box
              as="span" flex="1" minWidth="0" truncate textStyle="sm" fontWeight="normal" letterSpacing="0"
              color="fg.muted"
            >
              <Box as="span" hideBelow="sm" aria-hidden>{line}</Box>
            </Box>
            <Box as="span" className="chevron" color="fg.muted" transition="transform 160ms">
              <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
            </Box>
          </chakra.button>
        </Collapsible.Trigger>
      </Heading>
      <Collapsible.Content><Stack gap="0" px="4">{children}</Stack></Collapsible.Content>
    </Collapsible.Root>
  )
}

type DangerRowProps = {
  title: string
  /** What it does, in a sentence. */
  line: ReactNode
  /** The button that asks before it does it. */
  action: ReactNode
}

/** One action of a danger zone: what it does, and its button at the right end. */
export function DangerRow({ title, line, action }: DangerRowProps) {
  return (
    <HStack justify="space-between" gap="4" py="3.5" borderTopWidth="1px" flexWrap={{ base: 'wrap', sm: 'nowrap' }}>
      <Box minWidth="0">
        <Text fontWeight="medium">{title}</Text>
        <Text textStyle="sm" color="fg.muted" maxWidth="68ch">{line}</Text>
      </Box>
      <Box flexShrink="0">{action}</Box>
    </HStack>
  )
}
