import { Box, HStack, Text } from '@chakra-ui/react'
import { Bookmark, Info, Layers, UserPlus } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

const ICONS: Record<'plan' | 'invitation' | 'frame' | 'hint', LucideIcon> = {
  plan: Layers, invitation: UserPlus, frame: Bookmark, hint: Info,
}

/** A line above the sign-up form: what comes with the account. */
export function SignUpNote({ kind, text }: { kind: keyof typeof ICONS; text: string }) {
  const Icon = ICONS[kind]
  return (
    <HStack
      gap="2.5" px="3" py="2.5" borderRadius="control" borderWidth="1px" bg="bg.raised" textStyle="sm" color="fg.soft"
      align="flex-start"
    >
      <Box color="accent.fg" pt="0.5" flexShrink="0"><Icon size={16} strokeWidth={1.75} aria-hidden /></Box>
      <Text overflowWrap="anywhere">{text}</Text>
    </HStack>
  )
}
