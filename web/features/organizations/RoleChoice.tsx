import { Box, Fieldset, RadioGroup, Stack, Text } from '@chakra-ui/react'
import { memberMessages, organizationMessages } from '../../messages/organizations.ts'

/** A role that can be given. */
export type GivenRole = 'ADMIN' | 'MEMBER' | 'VIEWER'

type RoleChoiceProps<Role extends GivenRole> = {
  roles: readonly Role[]
  value: Role
  error: string | undefined
  isDisabled: boolean
  onChosen: (role: Role) => void
}

/** The roles that somebody new may get, in a line each. */
export function RoleChoice<Role extends GivenRole>(props: RoleChoiceProps<Role>) {
  const { roles, value, error, isDisabled, onChosen } = props
  const words = organizationMessages
  return (
    <Fieldset.Root invalid={error !== undefined} disabled={isDisabled} spaceY="1.5">
      <Fieldset.Legend textStyle="label" color="fg" mb="0">{memberMessages.role}</Fieldset.Legend>
      <RadioGroup.Root
        name="role" value={value} colorPalette="accent"
        onValueChange={(details) => onChosen(roles.find((role) => role === details.value) ?? value)}
      >
        <Stack gap="2">
          {roles.map((role) => (
            <RadioGroup.Item
              key={role} value={role} alignItems="flex-start" gap="3" px="3" py="2.5" borderWidth="1px"
              borderRadius="control" cursor="pointer" bg="bg.control" _hover={{ borderColor: 'border.emphasized' }}
              _checked={{ borderColor: 'accent.solid' }}
            >
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator mt="0.5" />
              <Box>
                <RadioGroup.ItemText fontWeight="medium">{words.roles[role]}</RadioGroup.ItemText>
                <Text textStyle="sm" fontWeight="normal" color="fg.muted">{words.roleLines[role]}</Text>
              </Box>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
      <Fieldset.ErrorText>{error}</Fieldset.ErrorText>
    </Fieldset.Root>
  )
}
