import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Card, CardTitle, cardLinkStyle } from '../../ui/CardLink.tsx'

const CardAnchor = chakra(Link)

type ShortcutCardProps = { to: string; icon: LucideIcon; title: string; line: string }

/** A way on from the overview; its words wrap, since two stand side by side on a phone. */
export function ShortcutCard({ to, icon: Icon, title, line }: ShortcutCardProps) {
  return (
    <Card>
      <Flex
        direction={{ base: 'column', sm: 'row' }} align={{ sm: 'center' }} columnGap="3" rowGap="1.5" px="3.5"
        py={{ base: '3', sm: '2.5' }} minHeight="14"
      >
        <Box color="accent.fg" flexShrink="0"><Icon size={20} strokeWidth={1.75} aria-hidden /></Box>
        <Box flex="1" minWidth="0">
          <CardTitle fontSize="sm" whiteSpace="normal">
            <CardAnchor {...cardLinkStyle} to={to}>{title}</CardAnchor>
          </CardTitle>
          <Text textStyle="xs" color="fg.muted">{line}</Text>
        </Box>
      </Flex>
    </Card>
  )
}
