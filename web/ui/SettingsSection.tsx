import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type SettingsSectionProps = { title: string; line: string; children: ReactNode }

/** One subject of an organization's settings: what it is about, and its controls. */
export function SettingsSection({ title, line, children }: SettingsSectionProps) {
  return (
    <Stack as="section" gap="4" borderWidth="1px" borderRadius="card" bg="bg.panel" px={{ base: '4', md: '5' }} py="5">
      <Box>
        <Heading as="h2" textStyle="lg">{title}</Heading>
        <Text textStyle="sm" color="fg.muted" maxWidth="68ch">{line}</Text>
      </Box>
      {children}
    </Stack>
  )
}
