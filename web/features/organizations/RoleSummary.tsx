import { Box, SimpleGrid } from '@chakra-ui/react'
import { organizationMessages } from '../../messages/organizations.ts'

const ROLES = ['OWNER', 'ADMIN', 'MEMBER', 'VIEWER'] as const

/** What each role may do, in a line each. */
export function RoleSummary() {
  const words = organizationMessages
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap={{ base: '4', md: '6' }} mt="6" textStyle="sm" color="fg.muted">
      {ROLES.map((role) => (
        <Box key={role}>
          <Box fontWeight="medium" color="fg">{words.roles[role]}</Box>
          {words.roleLines[role]}
        </Box>
      ))}
    </SimpleGrid>
  )
}
