import { Box, Center, HStack, Text, chakra } from '@chakra-ui/react'
import { ArrowRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Card, CardTitle, cardLinkStyle } from '../../ui/CardLink.tsx'

const CardAnchor = chakra(Link)

type ShortcutCardProps = { to: string; icon: LucideIcon; title: string; line: string }

/** A way on from the overview. */
export function ShortcutCard({ to, icon: Icon, title, line }: ShortcutCardProps) {
  return (
    <Card>
      <HStack gap="4" p="4">
        <Center boxSize="10" borderRadius="card" bg="bg.raised" color="accent.fg" flexShrink="0">
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </Center>
        <Box flex="1" minWidth="0">
          <CardTitle><CardAnchor {...cardLinkStyle} to={to}>{title}</CardAnchor></CardTitle>
          <Text textStyle="sm" color="fg.muted" truncate>{line}</Text>
        </Box>
        <Box color="fg.muted" flexShrink="0"><ArrowRight size={16} strokeWidth={1.75} aria-hidden /></Box>
      </HStack>
    </Card>
  )
}
