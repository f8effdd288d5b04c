import { chakra } from '@chakra-ui/react'

/** A member's role as the API writes it, the owner's in the accent. */
export function RoleBadge({ role }: { role: string }) {
  const isOwner = role === 'OWNER'
  return (
    <chakra.span
      display="inline-block" fontFamily="mono" fontSize="xs" lineHeight="1.25rem" fontWeight="medium" borderWidth="1px"
      borderRadius="l1" px="7px" color={isOwner ? 'accent.fg' : 'fg.soft'}
      borderColor={isOwner ? 'accent.emphasized' : 'border.emphasized'} bg={isOwner ? 'accent.subtle' : 'transparent'}
    >
      {role}
    </chakra.span>
  )
}
