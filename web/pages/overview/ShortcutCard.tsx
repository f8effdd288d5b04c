import { Box, HStack, Text, chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Card, CardTitle, cardLinkStyle } from '../../ui/CardLink.tsx'

const CardAnchor = chakra(Link)

type ShortcutCardProps = { to: string; icon: LucideIcon; title: string; line: string }

/** A way on from the overview. */
export function ShortcutCard({ to, icon: Icon, title, line }: ShortcutCardProps) {
  return (
    <Card>
      <HStack gap="3" px="3.5" py="2.5" minHeight="14">
        <Box color="accent.fg" flexShrink="0"><Icon size={20} strokeWidth={1.75} aria-hidden /></Box>
        <Box flex="1" minWidth="0">
          <CardTitle fontSize="sm"><CardAnchor {...cardLinkStyle} to={to}>{title}</CardAnchor></CardTitle>
          <Text textStyle="xs" color="fg.muted" truncate>{line}</Text>
        </Box>
      </HStack>
    </Card>
  )
}
